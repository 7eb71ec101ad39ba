package org.ulidjpa.it.jpa;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import org.hibernate.Hibernate;
import org.hibernate.bytecode.enhance.spi.DefaultEnhancementContext;
import org.hibernate.bytecode.enhance.spi.Enhancer;
import org.hibernate.bytecode.enhance.spi.UnloadedClass;
import org.hibernate.bytecode.internal.BytecodeProviderInitiator;
import org.hibernate.engine.spi.PersistentAttributeInterceptable;
import org.hibernate.engine.spi.SelfDirtinessTracker;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.OnEachEngine;

/** Ids of an entity whose bytecode Hibernate has enhanced, as its build plugins do. */
@OnEachEngine
class EnhancementTest extends JpaTest {

    private static final Class<?> ENHANCED = enhanced();

    @BeforeParameterizedClassInvocation
    static void open(Database database) {
        sessions = Jpa.created(database, ENHANCED);
    }

    @Test
    void lazyAttribute_isLoadedByTheId() {
        Message written = persisted("Dear Ada");
        sessions.inTransaction(session -> {
            Object found = session.find(ENHANCED, written.id());
            assertThat(found).isInstanceOf(PersistentAttributeInterceptable.class);
            assertThat(Hibernate.isPropertyInitialized(found, "text")).isFalse();
            assertThat(((Message) found).text()).isEqualTo("Dear Ada");
            assertThat(((Message) found).id()).isEqualTo(written.id());
        });
    }

    @Test
    void change_isTrackedByTheEntityAndWritten() {
        Message written = persisted("Dear Ada");
        sessions.inTransaction(session -> {
            Message found = (Message) session.find(ENHANCED, written.id());
            found.rewrite("Dear Bob");
            assertThat(((SelfDirtinessTracker) found).$$_hibernate_getDirtyAttributes())
                    .containsExactly("text");
        });
        String text = sessions.fromTransaction(session -> ((Message) session.find(ENHANCED, written.id())).text());
        assertThat(text).isEqualTo("Dear Bob");
    }

    private static Message persisted(String text) {
        try {
            Message message =
                    (Message) ENHANCED.getDeclaredConstructor(String.class).newInstance(text);
            sessions.inTransaction(session -> session.persist(message));
            return message;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Class<?> enhanced() {
        try {
            return new EnhancingLoader().loadClass(Letter.class.getName());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private static final class EnhancingLoader extends ClassLoader {

        private final Enhancer enhancer =
                BytecodeProviderInitiator.buildDefaultBytecodeProvider().getEnhancer(new TrackingChanges());

        EnhancingLoader() {
            super(Letter.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.equals(Letter.class.getName())) {
                return super.loadClass(name, resolve);
            }
            Class<?> loaded = findLoadedClass(name);
            return loaded == null ? define(name) : loaded;
        }

        private Class<?> define(String name) throws ClassNotFoundException {
            try (InputStream original = getResourceAsStream(name.replace('.', '/') + ".class")) {
                byte[] enhanced = enhancer.enhance(name, original.readAllBytes());
                return defineClass(name, enhanced, 0, enhanced.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    private static final class TrackingChanges extends DefaultEnhancementContext {
        @Override
        public boolean doDirtyCheckingInline(UnloadedClass entity) {
            return true;
        }
    }
}
