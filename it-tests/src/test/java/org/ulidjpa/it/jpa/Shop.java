package org.ulidjpa.it.jpa;

import jakarta.persistence.CascadeType;
import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.JoinTable;
import jakarta.persistence.ManyToMany;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.MapsId;
import jakarta.persistence.OneToOne;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.NullUnmarked;
import org.jspecify.annotations.Nullable;
import org.ulidjpa.Ulid;
import org.ulidjpa.hibernate.UlidId;

/** Entities that refer to one another by {@link Ulid} in every way that JPA knows. */
@NullUnmarked
final class Shop {

    private Shop() {}

    @Entity(name = "Customer")
    @Table(name = "customer")
    static class Customer {
        @Id
        @UlidId
        Ulid id;

        String name;

        @ManyToOne
        @JoinColumn(name = "referred_by")
        Customer referredBy;

        /** A plain attribute: no annotation, any value, or none. */
        Ulid coupon;

        protected Customer() {}

        Customer(String name) {
            this.name = name;
        }
    }

    @Entity(name = "Purchase")
    @Table(name = "purchase")
    static class Purchase {
        @Id
        @UlidId
        Ulid id;

        @ManyToOne(optional = false)
        @JoinColumn(name = "customer_id")
        Customer customer;

        int total;

        @ManyToMany(cascade = CascadeType.PERSIST)
        @JoinTable(
                name = "purchase_tag",
                joinColumns = @JoinColumn(name = "purchase_id"),
                inverseJoinColumns = @JoinColumn(name = "tag_id"))
        Set<Tag> tags = new HashSet<>();

        protected Purchase() {}

        Purchase(Customer customer, int total) {
            this.customer = customer;
            this.total = total;
        }
    }

    @Entity(name = "Tag")
    @Table(name = "tag")
    static class Tag {
        @Id
        @UlidId
        Ulid id;

        String label;

        protected Tag() {}

        Tag(String label) {
            this.label = label;
        }
    }

    /** Shares its customer's key. */
    @Entity(name = "Profile")
    @Table(name = "profile")
    static class Profile {
        @Id
        Ulid id;

        @OneToOne
        @MapsId
        @JoinColumn(name = "customer_id")
        Customer customer;

        String bio;

        protected Profile() {}

        Profile(Customer customer, String bio) {
            this.customer = customer;
            this.bio = bio;
        }
    }

    /** An embedded key: one part belongs to the purchase, the other is generated. */
    @Entity(name = "PurchaseLine")
    @Table(name = "purchase_line")
    static class PurchaseLine {
        @EmbeddedId
        LineId id = new LineId();

        @ManyToOne
        @MapsId("purchaseId")
        @JoinColumn(name = "purchase_id")
        Purchase purchase;

        String article;

        protected PurchaseLine() {}

        PurchaseLine(Purchase purchase, String article) {
            this.purchase = purchase;
            this.article = article;
        }
    }

    @Embeddable
    static class LineId implements Serializable {
        private static final long serialVersionUID = 1L;

        @Column(name = "purchase_id")
        Ulid purchaseId;

        @UlidId
        @Column(name = "line_id")
        Ulid lineId;

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof LineId that
                    && Objects.equals(purchaseId, that.purchaseId)
                    && Objects.equals(lineId, that.lineId);
        }

        @Override
        public int hashCode() {
            return Objects.hash(purchaseId, lineId);
        }
    }

    @Entity(name = "Membership")
    @Table(name = "membership")
    @IdClass(MembershipId.class)
    static class Membership {
        @Id
        @Column(name = "customer_id")
        Ulid customerId;

        @Id
        @UlidId
        @Column(name = "club_id")
        Ulid clubId;

        int since;

        protected Membership() {}

        Membership(Ulid customerId, int since) {
            this.customerId = customerId;
            this.since = since;
        }
    }

    static class MembershipId implements Serializable {
        private static final long serialVersionUID = 1L;

        Ulid customerId;
        Ulid clubId;

        MembershipId() {}

        MembershipId(Ulid customerId, Ulid clubId) {
            this.customerId = customerId;
            this.clubId = clubId;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof MembershipId that
                    && Objects.equals(customerId, that.customerId)
                    && Objects.equals(clubId, that.clubId);
        }

        @Override
        public int hashCode() {
            return Objects.hash(customerId, clubId);
        }
    }
}
