package org.ulidjpa.it.jpa;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import org.hibernate.tool.schema.spi.SchemaManagementException;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.ulidjpa.Ulid;
import org.ulidjpa.hibernate.UlidId;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.OnEachEngine;

/** An annotation that asks for a column which cannot hold ids stops the start, too, even where the column is like that. */
@OnEachEngine
class WrongMappingsTest {

    private final Database database;

    WrongMappingsTest(Database database) {
        this.database = database.fresh("mapping");
    }

    @Test
    void length36_wouldPadTheIdOnMySql() {
        assumeThat(Jpa.hasUuid(database.engine())).isFalse();
        assertThatThrownBy(() -> Jpa.created(database, Padded.class))
                .isInstanceOf(SchemaManagementException.class)
                .hasMessageContaining("padded.id is binary(36), expected binary(16)");
    }

    @Test
    void columnDefinition_ofTextIsNoColumnForAnId() {
        assertThatThrownBy(() -> Jpa.created(database, Defined.class))
                .isInstanceOf(SchemaManagementException.class)
                .message()
                .containsIgnoringCase("defined.id is ")
                .contains(", expected " + (Jpa.hasUuid(database.engine()) ? "uuid" : "binary(16)"));
    }

    @NullUnmarked
    @Entity(name = "Padded")
    @Table(name = "padded")
    static class Padded {
        @Id
        @UlidId
        @Column(length = 36)
        Ulid id;
    }

    @NullUnmarked
    @Entity(name = "Defined")
    @Table(name = "defined")
    static class Defined {
        @Id
        @UlidId
        @Column(columnDefinition = "char(26)")
        Ulid id;
    }
}
