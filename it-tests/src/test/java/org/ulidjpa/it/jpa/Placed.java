package org.ulidjpa.it.jpa;

import jakarta.persistence.Access;
import jakarta.persistence.AccessType;
import jakarta.persistence.DiscriminatorValue;
import jakarta.persistence.ElementCollection;
import jakarta.persistence.Embeddable;
import jakarta.persistence.Embedded;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Inheritance;
import jakarta.persistence.InheritanceType;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.MapKeyColumn;
import jakarta.persistence.MappedSuperclass;
import jakarta.persistence.MapsId;
import jakarta.persistence.OneToOne;
import java.io.Serializable;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import org.hibernate.annotations.NaturalId;
import org.jspecify.annotations.NullUnmarked;
import org.jspecify.annotations.Nullable;
import org.ulidjpa.Ulid;
import org.ulidjpa.hibernate.UlidId;
import org.ulidjpa.it.jpa.Keyed.TextKeyed;
import org.ulidjpa.it.jpa.Keyed.UuidKeyed;

/** Entities that have their ids in every place that JPA knows. */
@NullUnmarked
final class Placed {

    private Placed() {}

    @Entity(name = "ByGetter")
    @Access(AccessType.PROPERTY)
    static class ByGetter {
        private Ulid id;

        @Id
        @UlidId
        Ulid getId() {
            return id;
        }

        void setId(Ulid id) {
            this.id = id;
        }
    }

    @MappedSuperclass
    abstract static class Base<K> {
        @Id
        @UlidId
        K id;
    }

    @Entity(name = "UlidChild")
    static class UlidChild extends Base<Ulid> {}

    @Entity(name = "TextChild")
    static class TextChild extends Base<String> {}

    @Entity(name = "Vehicle")
    @Inheritance(strategy = InheritanceType.JOINED)
    abstract static class Vehicle {
        @Id
        @UlidId
        Ulid id;

        String name;
    }

    @Entity(name = "Boat")
    static class Boat extends Vehicle {
        int masts;
    }

    @Entity(name = "Payment")
    @Inheritance(strategy = InheritanceType.SINGLE_TABLE)
    abstract static class Payment {
        @Id
        @UlidId
        Ulid id;
    }

    @Entity(name = "Cash")
    @DiscriminatorValue("cash")
    static class Cash extends Payment {
        int coins;
    }

    @Entity(name = "Shape")
    @Inheritance(strategy = InheritanceType.TABLE_PER_CLASS)
    abstract static class Shape {
        @Id
        @UlidId
        Ulid id;
    }

    @Entity(name = "Circle")
    static class Circle extends Shape {
        int radius;
    }

    @Entity(name = "Square")
    static class Square extends Shape {
        int side;
    }

    /** Ids as elements, as keys of a map, and in a record; made through a private constructor. */
    @Entity(name = "Person")
    static class Person {
        @Id
        @UlidId
        Ulid id;

        @NaturalId
        String email;

        @ElementCollection
        Set<Ulid> followed = new HashSet<>();

        @ElementCollection
        @MapKeyColumn(name = "seen")
        Map<Ulid, String> notes = new HashMap<>();

        @Embedded
        Address address;

        private Person() {}

        static Person of(String email) {
            Person person = new Person();
            person.email = email;
            return person;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return this == other || other instanceof Person that && id != null && id.equals(that.id);
        }

        /** One for all, because the id comes with {@code persist}. */
        @Override
        public int hashCode() {
            return Person.class.hashCode();
        }
    }

    @Embeddable
    record Address(Ulid place, String street) {}

    @Entity(name = "TextProfile")
    static class TextProfile {
        @Id
        String id;

        @MapsId
        @OneToOne
        TextKeyed owner;
    }

    @Entity(name = "UuidProfile")
    static class UuidProfile {
        @Id
        UUID id;

        @MapsId
        @OneToOne
        UuidKeyed owner;
    }

    /** A derived id: the reference itself is a part of the key. */
    @Entity(name = "Visit")
    @IdClass(VisitId.class)
    static class Visit {
        @Id
        @ManyToOne
        @JoinColumn(name = "person_id")
        Person person;

        @Id
        int number;
    }

    static class VisitId implements Serializable {
        private static final long serialVersionUID = 1L;

        Ulid person;
        int number;

        VisitId() {}

        VisitId(Ulid person, int number) {
            this.person = person;
            this.number = number;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof VisitId that && Objects.equals(person, that.person) && number == that.number;
        }

        @Override
        public int hashCode() {
            return Objects.hash(person, number);
        }
    }
}
