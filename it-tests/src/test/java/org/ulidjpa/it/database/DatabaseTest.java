package org.ulidjpa.it.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;

@OnEachEngine
class DatabaseTest {
    private final Database database;

    DatabaseTest(Database database) {
        this.database = database;
    }

    @Test
    void connect_reachesTheEngineThatIsNamed() throws SQLException {
        try (Connection connection = database.connect()) {
            DatabaseMetaData metaData = connection.getMetaData();
            assertThat(metaData.getDatabaseProductName())
                    .isEqualTo(database.engine().toString());
            assertThat(database.toString())
                    .startsWith(database.engine() + " " + metaData.getDatabaseMajorVersion() + ".");
        }
    }

    @Test
    void fresh_seesNothingOfAnotherOfTheSameName() throws SQLException {
        Database one = database.fresh("same");
        Database other = database.fresh("same");
        execute(one, "CREATE TABLE t (id INT PRIMARY KEY)");
        execute(one, "DELETE FROM t");
        assertThatThrownBy(() -> execute(other, "DELETE FROM t")).isInstanceOf(SQLException.class);
    }

    private static void execute(Database database, String sql) throws SQLException {
        try (Connection connection = database.connect();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
