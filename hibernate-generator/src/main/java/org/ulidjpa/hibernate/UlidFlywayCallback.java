package org.ulidjpa.hibernate;

import java.sql.SQLException;
import org.flywaydb.core.api.callback.Callback;
import org.flywaydb.core.api.callback.Context;
import org.flywaydb.core.api.callback.Event;
import org.flywaydb.core.api.logging.Log;
import org.flywaydb.core.api.logging.LogFactory;

/**
 * Warns after each migration of what {@link UlidSchema} finds. Flyway takes it as an object or by its name, Spring Boot
 * as a bean. On an engine that the check does not know it says nothing.
 */
public final class UlidFlywayCallback implements Callback {

    private static final Log LOG = LogFactory.getLog(UlidFlywayCallback.class);

    @Override
    public boolean supports(Event event, Context context) {
        return event == Event.AFTER_MIGRATE;
    }

    @Override
    public boolean canHandleInTransaction(Event event, Context context) {
        return true;
    }

    @Override
    public void handle(Event event, Context context) {
        try {
            SchemaLinter.findings(context.getConnection(), table -> true)
                    .forEach(finding -> LOG.warn(finding.toString()));
        } catch (SQLException e) {
            LOG.warn("No look at the keys: the database gave no answer about them: " + e.getMessage());
        }
    }

    @Override
    public String getCallbackName() {
        return "ulid-schema";
    }
}
