package org.ulidjpa.hibernate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.persistence.Convert;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.MappedSuperclass;
import java.util.Map;
import org.hibernate.MappingException;
import org.hibernate.SessionFactory;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.ulidjpa.Ulid;
import org.ulidjpa.UlidGenerator;

@NullUnmarked
class UlidIdGeneratorTest {

    @Test
    void initialize_unsupportedType_namesAttributeTypeAndTheFourThatWork() {
        assertThatThrownBy(() -> H2.created(LongKeyed.class))
                .isInstanceOf(MappingException.class)
                .hasMessage("@UlidId on " + LongKeyed.class.getName() + ".id: the type java.lang.Long cannot hold"
                        + " a ULID; use one of org.ulidjpa.Ulid, java.util.UUID, java.lang.String, byte[]");
    }

    @Test
    void initialize_converterBesideIt_isRefused() {
        assertThatThrownBy(() -> H2.created(ConvertedKey.class))
                .isInstanceOf(MappingException.class)
                .hasMessageContaining("@Convert beside @UlidId on " + ConvertedKey.class.getName() + ".id");
    }

    @Test
    void initialize_layoutOfVersion7OnAnotherType_isRefused() {
        assertThatThrownBy(() -> H2.created(Version7Ulid.class))
                .isInstanceOf(MappingException.class)
                .hasMessage("@UlidId(layout = UUID7) on " + Version7Ulid.class.getName()
                        + ".id: the type org.ulidjpa.Ulid cannot show version 7; use java.util.UUID, or leave the layout"
                        + " out");
    }

    @Test
    void initialize_settingIsNoGenerator_namesSettingAndType() {
        assertThatThrownBy(() -> open("org.example.Generator"))
                .hasMessage("Setting ulid.generator is a java.lang.String; give a org.ulidjpa.UlidGenerator object");
    }

    @Test
    void generate_settingGiven_asksThatGenerator() {
        UlidGenerator fixed = () -> Ulid.parse("01ARZ3NDEKTSV4RRFFQ69G5FAV");
        try (SessionFactory sessions = open(fixed)) {
            UlidKeyed entity = new UlidKeyed();
            sessions.inTransaction(session -> session.persist(entity));
            assertThat(entity.id).isEqualTo(fixed.next());
        }
    }

    @Test
    void generate_twoFactories_eachAsksItsOwnGenerator() {
        try (SessionFactory one = open((UlidGenerator) () -> Ulid.MIN);
                SessionFactory other = open((UlidGenerator) () -> Ulid.MAX)) {
            UlidKeyed first = new UlidKeyed();
            UlidKeyed second = new UlidKeyed();
            other.inTransaction(session -> session.persist(second));
            one.inTransaction(session -> session.persist(first));
            assertThat(first.id).isEqualTo(Ulid.MIN);
            assertThat(second.id).isEqualTo(Ulid.MAX);
        }
    }

    @Test
    void generate_genericBase_takesTheTypeOfTheEntity() {
        try (SessionFactory sessions = H2.created(TextChild.class)) {
            TextChild entity = new TextChild();
            sessions.inTransaction(session -> session.persist(entity));
            assertThat(Ulid.isValid(entity.id)).isTrue();
            TextChild found = sessions.fromTransaction(session -> session.find(TextChild.class, entity.id));
            assertThat(found.id).isEqualTo(entity.id);
        }
    }

    private static SessionFactory open(Object generator) {
        return H2.open(
                "jdbc:h2:mem:",
                Map.of("hibernate.hbm2ddl.auto", "create", UlidSettings.GENERATOR, generator),
                UlidKeyed.class);
    }

    @Entity(name = "UlidKeyed")
    static class UlidKeyed {
        @Id
        @UlidId
        Ulid id;
    }

    @Entity(name = "LongKeyed")
    static class LongKeyed {
        @Id
        @UlidId
        Long id;
    }

    @Entity(name = "ConvertedKey")
    static class ConvertedKey {
        @Id
        @UlidId
        @Convert(converter = UlidStringConverter.class)
        Ulid id;
    }

    @Entity(name = "Version7Ulid")
    static class Version7Ulid {
        @Id
        @UlidId(layout = UlidId.Layout.UUID7)
        Ulid id;
    }

    @MappedSuperclass
    abstract static class Base<K> {
        @Id
        @UlidId
        K id;
    }

    @Entity(name = "TextChild")
    static class TextChild extends Base<String> {}
}
