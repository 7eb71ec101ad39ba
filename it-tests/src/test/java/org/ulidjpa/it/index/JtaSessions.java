package org.ulidjpa.it.index;

import com.arjuna.ats.jdbc.TransactionalDriver;
import com.mysql.cj.jdbc.MysqlXADataSource;
import java.sql.SQLException;
import java.util.Map;
import java.util.Properties;
import javax.sql.DataSource;
import javax.sql.XADataSource;
import org.hibernate.SessionFactory;
import org.hibernate.cfg.Configuration;
import org.mariadb.jdbc.MariaDbDataSource;
import org.springframework.jdbc.datasource.SimpleDriverDataSource;
import org.ulidjpa.hibernate.UlidSettings;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.Engine;

/** Sessions with lanes that take part in Narayana's JTA transactions, on MySQL and MariaDB. */
final class JtaSessions {
    private JtaSessions() {}

    /** Creates the table, too. Hibernate finds Narayana by itself. */
    static SessionFactory factory(Database database) throws SQLException {
        Configuration configuration = new Configuration().addAnnotatedClass(Entry.class);
        configuration
                .getProperties()
                .putAll(Map.of(
                        "hibernate.connection.datasource",
                        connections(database),
                        // MySQL lets no second connection join a transaction
                        "hibernate.connection.handling_mode",
                        "DELAYED_ACQUISITION_AND_RELEASE_AFTER_TRANSACTION",
                        "hibernate.transaction.coordinator_class",
                        "jta",
                        "hibernate.hbm2ddl.auto",
                        "create",
                        UlidSettings.SCHEMA_CHECK,
                        "off",
                        UlidSettings.LANES,
                        "auto"));
        return configuration.buildSessionFactory();
    }

    /** Narayana's driver makes each connection take part in the thread's transaction. */
    private static DataSource connections(Database database) throws SQLException {
        Properties properties = new Properties();
        properties.put(TransactionalDriver.XADataSource, xaDataSource(database));
        properties.put(TransactionalDriver.userName, database.user());
        properties.put(TransactionalDriver.password, database.password());
        properties.put(TransactionalDriver.poolConnections, "false");
        return new SimpleDriverDataSource(new TransactionalDriver(), TransactionalDriver.arjunaDriver, properties);
    }

    private static XADataSource xaDataSource(Database database) throws SQLException {
        if (database.engine() == Engine.MARIADB) {
            return new MariaDbDataSource(database.url());
        }
        MysqlXADataSource source = new MysqlXADataSource();
        source.setUrl(database.url());
        return source;
    }
}
