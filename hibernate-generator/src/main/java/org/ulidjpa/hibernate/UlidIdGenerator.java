package org.ulidjpa.hibernate;

import static org.hibernate.generator.EventTypeSets.INSERT_ONLY;

import jakarta.persistence.Convert;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.util.EnumSet;
import org.hibernate.MappingException;
import org.hibernate.boot.model.relational.SqlStringGenerationContext;
import org.hibernate.engine.config.spi.ConfigurationService;
import org.hibernate.engine.spi.SharedSessionContractImplementor;
import org.hibernate.generator.AnnotationBasedGenerator;
import org.hibernate.generator.BeforeExecutionGenerator;
import org.hibernate.generator.EventType;
import org.hibernate.generator.GeneratorCreationContext;
import org.hibernate.id.BulkInsertionCapableIdentifierGenerator;
import org.jspecify.annotations.Nullable;
import org.ulidjpa.Ulid;
import org.ulidjpa.UlidGenerator;
import org.ulidjpa.Uuid7;

/**
 * The generator behind {@link UlidId}: asks the session factory's {@link UlidGenerator} for an id, and keeps an id that
 * is already set. Made by Hibernate; not meant to be called.
 *
 * <p>Holds no state of its own, because Hibernate may make two of it for one attribute: what keeps the order lives in
 * the {@link UlidGenerator}. Safe for use by several threads.
 */
public final class UlidIdGenerator
        implements BeforeExecutionGenerator, AnnotationBasedGenerator<UlidId>, BulkInsertionCapableIdentifierGenerator {

    private static final long serialVersionUID = 1L;

    private transient IdSource ids = IdSource.shared(UlidGenerator.monotonic());
    private transient IdForm form = IdForm.ULID;
    private transient UlidId.Layout layout = UlidId.Layout.ULID;
    private transient String attribute = "";

    /** Made by Hibernate, which then calls {@link #initialize}. */
    public UlidIdGenerator() {}

    @Override
    public void initialize(UlidId annotation, Member member, GeneratorCreationContext context) {
        attribute = member.getDeclaringClass().getName() + "." + member.getName();
        form = form(member, context);
        refuseConverter(member);
        layout = layout(annotation);
        ids = context.getServiceRegistry().requireService(UlidStatistics.class).counting(source(annotation, context));
    }

    private IdSource source(UlidId annotation, GeneratorCreationContext context) {
        if (layout == UlidId.Layout.UUID7) {
            return IdSource.shared(() -> Ulid.fromUuid(Uuid7.next()));
        }
        UlidGenerator generator = generator(context);
        LanePools lanes = context.getServiceRegistry().requireService(LanePools.class);
        return lanes.areOn(annotation.lanes(), context.getDatabase().getDialect())
                ? IdSource.lanes(lanes.of(attribute(context), generator), generator)
                : IdSource.shared(generator);
    }

    /** A mapped superclass's attribute is another one in each table. */
    private String attribute(GeneratorCreationContext context) {
        return context.getPersistentClass().getTable().getName() + "/" + attribute;
    }

    private UlidId.Layout layout(UlidId annotation) {
        if (annotation.layout() == UlidId.Layout.UUID7 && form != IdForm.UUID) {
            throw new MappingException("@UlidId(layout = UUID7) on " + attribute + ": the type "
                    + form.type().getTypeName()
                    + " cannot show version 7; use java.util.UUID, or leave the layout out");
        }
        return annotation.layout();
    }

    private IdForm form(Member member, GeneratorCreationContext context) {
        Class<?> declared = member instanceof Method getter ? getter.getReturnType() : ((Field) member).getType();
        IdForm found = IdForm.of(declared.getName());
        if (found == null && context.getProperty() != null) {
            // a generic Base<K> shows its id's type only in the entity that extends it
            found = IdForm.of(context.getProperty().getReturnedClassName());
        }
        if (found == null) {
            throw new MappingException("@UlidId on " + attribute + ": the type " + declared.getTypeName()
                    + " cannot hold a ULID; use one of " + IdForm.typeNames());
        }
        return found;
    }

    private void refuseConverter(Member member) {
        if (((AnnotatedElement) member).isAnnotationPresent(Convert.class)) {
            throw new MappingException("@Convert beside @UlidId on " + attribute
                    + ": JPA does not allow a converter on an id; remove it, @UlidId maps the attribute itself");
        }
    }

    private static UlidGenerator generator(GeneratorCreationContext context) {
        Object setting = context.getServiceRegistry()
                .requireService(ConfigurationService.class)
                .getSettings()
                .get(UlidSettings.GENERATOR);
        if (setting == null) {
            return UlidGenerator.monotonic();
        }
        if (setting instanceof UlidGenerator generator) {
            return generator;
        }
        throw new MappingException("Setting " + UlidSettings.GENERATOR + " is a "
                + setting.getClass().getName() + "; give a " + UlidGenerator.class.getName() + " object");
    }

    @Override
    public Object generate(
            SharedSessionContractImplementor session,
            @Nullable Object owner,
            @Nullable Object currentValue,
            EventType eventType) {
        return currentValue == null || "".equals(currentValue)
                ? form.fromUlid(ids.next(session))
                : canonical(currentValue);
    }

    /** The same id in its canonical text, so that one row never has two names in a session. */
    private Object canonical(Object assigned) {
        try {
            return form.fromUlid(form.toUlid(assigned));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("The id assigned to " + attribute + " is no ULID: " + e.getMessage(), e);
        }
    }

    /** The id of a row that {@code insert ... select} makes: the engine makes it, because no entity is there. */
    @Override
    public String determineBulkInsertionIdentifierGenerationSelectFragment(SqlStringGenerationContext context) {
        UlidSql sql = UlidSql.of(context.getDialect());
        if (sql == null) {
            throw new UnsupportedOperationException("insert-select cannot generate " + attribute + " on "
                    + context.getDialect().getClass().getSimpleName()
                    + "; select the id in the query, or persist entities");
        }
        return sql.newId(layout);
    }

    @Override
    public EnumSet<EventType> getEventTypes() {
        return INSERT_ONLY;
    }

    @Override
    public boolean allowAssignedIdentifiers() {
        return true;
    }
}
