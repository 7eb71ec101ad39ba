package org.ulidjpa.it.schema;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.util.List;
import org.slf4j.LoggerFactory;

/** What a class of the Hibernate module logs. */
final class Warnings {

    private Warnings() {}

    /** The messages of that class while the work runs. */
    static List<String> of(String simpleName, Runnable work) {
        Logger logger = (Logger) LoggerFactory.getLogger("org.ulidjpa.hibernate." + simpleName);
        ListAppender<ILoggingEvent> appender = new ListAppender<>();
        appender.start();
        logger.addAppender(appender);
        try {
            work.run();
        } finally {
            logger.detachAppender(appender);
        }
        return appender.list.stream().map(ILoggingEvent::getFormattedMessage).toList();
    }
}
