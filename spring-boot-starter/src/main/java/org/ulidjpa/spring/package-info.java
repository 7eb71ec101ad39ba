/** Spring Boot auto-configuration: a {@code UlidGenerator} bean for {@code @UlidId}, and ULIDs in JSON and requests. */
@NullMarked
package org.ulidjpa.spring;

import org.jspecify.annotations.NullMarked;
