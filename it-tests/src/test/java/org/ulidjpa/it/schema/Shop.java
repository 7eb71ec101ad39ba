package org.ulidjpa.it.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import org.ulidjpa.Ulid;

/** The guide's tables: customers, and invoices that refer to them. A customer's name tells whose row it is at any time. */
record Shop(Session session) {

    /** 100,000 customers with an invoice each. */
    static final int ROWS = 100_000;

    interface IdReader {
        Ulid read(ResultSet row, int column) throws SQLException;
    }

    void create(String idDefinition, String idType) throws SQLException {
        boolean postgres = session.isPostgres();
        session.execute("create table customer (id %s primary key, name varchar(40) not null, created_at %s not null)"
                .formatted(idDefinition, postgres ? "timestamptz" : "timestamp(3)"));
        session.execute("create index customer_name_idx on customer (name)");
        session.execute(
                "create table invoice (id bigint not null %s primary key, customer_id %s not null, note varchar(40))"
                        .formatted(postgres ? "generated always as identity" : "auto_increment", idType));
        session.execute("create index invoice_customer_idx on invoice (customer_id)");
        session.execute("alter table invoice add constraint invoice_customer_fk"
                + " foreign key (customer_id) references customer (id)");
        session.execute("create table digit (d int not null)");
        session.execute("insert into digit values (0), (1), (2), (3), (4), (5), (6), (7), (8), (9)");
    }

    /** @param columns with what they are filled: expressions over the number {@code n} and the 32 digits {@code hex} */
    void fill(String columns, String values) throws SQLException {
        String hash = session.isPostgres() ? "md5(n::text)" : "sha2(n, 256)";
        session.execute("insert into customer (" + columns + ") select " + values + """
             from (select n, concat(substr(hash, 1, 12), '4', substr(hash, 14, 3), 'a', substr(hash, 18, 15)) as hex
                from (select n, %s as hash
                    from (select a.d + 10 * b.d + 100 * c.d + 1000 * e.d + 10000 * f.d as n
                        from digit a, digit b, digit c, digit e, digit f) as numbers) as hashes) as digits
            order by n\
            """.formatted(hash));
        session.execute("insert into invoice (customer_id, note) select id, name from customer");
    }

    /** The ids by customers' names. Asserts that each customer has a name of its own and the invoice that is meant. */
    Map<String, Ulid> ids(IdReader reader) throws SQLException {
        Map<String, Ulid> ids = new HashMap<>();
        long customers = session.rows(
                        row -> ids.put(row.getString(2), reader.read(row, 1)), "select id, name from customer")
                .size();
        assertThat(ids).hasSize((int) customers);
        Map<String, Ulid> invoiced = new HashMap<>();
        session.rows(
                row -> invoiced.put(row.getString(2), reader.read(row, 1)), "select customer_id, note from invoice");
        assertThat(invoiced).isEqualTo(ids);
        assertThat(session.number("select count(*) from invoice")).isEqualTo(customers);
        return ids;
    }

    /** Of both tables with their indexes. */
    String size() throws SQLException {
        return "%.1f + %.1f MB".formatted(bytes("customer") / 1e6, bytes("invoice") / 1e6);
    }

    long bytes(String table) throws SQLException {
        if (session.isPostgres()) {
            return session.number("select pg_total_relation_size('" + table + "')");
        }
        session.execute("analyze table " + table);
        return session.number("select data_length + index_length from information_schema.tables"
                + " where table_schema = database() and table_name = '" + table + "'");
    }

    /** The foreign key and the secondary indexes are there. */
    void assertKeys() throws SQLException {
        assertThat(session.number("select count(*) from information_schema.table_constraints"
                        + " where constraint_name = 'invoice_customer_fk' and table_schema = "
                        + (session.isPostgres() ? "current_schema" : "database()")))
                .isEqualTo(1);
        String indexes = session.isPostgres()
                ? "select count(*) from pg_indexes where indexname in ('invoice_customer_idx', 'customer_name_idx')"
                : "select count(*) from information_schema.statistics where table_schema = database()"
                        + " and index_name in ('invoice_customer_idx', 'customer_name_idx')";
        assertThat(session.number(indexes)).isEqualTo(2);
    }
}
