/**
 * A Spring Boot application with the starter on real databases. Runs on the version of Spring Boot that the build names:
 * {@code -Dspring-boot.version=3.5.7}, for example.
 */
@NullMarked
package org.ulidjpa.it.spring;

import org.jspecify.annotations.NullMarked;
