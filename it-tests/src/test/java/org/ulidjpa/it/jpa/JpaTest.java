package org.ulidjpa.it.jpa;

import org.hibernate.SessionFactory;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.ulidjpa.it.database.Database;

/** A test class that opens one session factory per engine; it is closed here. */
@NullUnmarked
abstract class JpaTest {

    static SessionFactory sessions;

    @Parameter
    Database database;

    @AfterParameterizedClassInvocation
    static void close() {
        sessions.close();
    }
}
