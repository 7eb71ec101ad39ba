package org.ulidjpa.spring;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.ContextualDeserializer;
import com.fasterxml.jackson.databind.deser.ContextualKeyDeserializer;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import com.fasterxml.jackson.databind.ser.ContextualSerializer;
import com.fasterxml.jackson.databind.ser.std.StdScalarSerializer;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.ulidjpa.OpaqueIds;
import org.ulidjpa.Ulid;

/**
 * Jackson 2: a {@link Ulid} as its 26 characters, as value and as map key. Text that is no ULID is a mapping error
 * (in a request body: status 400) that gives position and reason. In a property with {@link OpaqueId} the text is opaque.
 *
 * <p>Spring Boot registers it by itself. A mapper built by hand takes it with
 * {@code mapper.registerModule(new UlidJackson2Module())}.
 */
public final class UlidJackson2Module extends SimpleModule {

    private static final long serialVersionUID = 1L;

    /** Without opaque ids: a property with {@link OpaqueId} fails. */
    public UlidJackson2Module() {
        this(null);
    }

    /** With opaque ids, if there are. */
    public UlidJackson2Module(@Nullable OpaqueIds opaque) {
        super(UlidJackson2Module.class.getName());
        addSerializer(Ulid.class, new Writer(JsonGenerator::writeString, IdText.PLAIN, opaque));
        addKeySerializer(Ulid.class, new Writer(JsonGenerator::writeFieldName, IdText.PLAIN, opaque));
        addDeserializer(Ulid.class, new ValueReader(IdText.PLAIN, opaque));
        addKeyDeserializer(Ulid.class, new KeyReader(IdText.PLAIN, opaque));
        setSerializerModifier(new OpaqueTypes());
    }

    private static boolean isOpaque(@Nullable BeanProperty property) {
        return property != null && property.getAnnotation(OpaqueId.class) != null;
    }

    /** A method of {@link JsonGenerator}. */
    private interface Output {
        void write(JsonGenerator generator, String text) throws IOException;
    }

    private static final class Writer extends StdScalarSerializer<Ulid> implements ContextualSerializer {

        private static final long serialVersionUID = 1L;

        private final transient Output output;
        private final transient IdText text;
        private final transient @Nullable OpaqueIds opaque;

        Writer(Output output, IdText text, @Nullable OpaqueIds opaque) {
            super(Ulid.class);
            this.output = output;
            this.text = text;
            this.opaque = opaque;
        }

        @Override
        public JsonSerializer<?> createContextual(SerializerProvider context, @Nullable BeanProperty property) {
            return isOpaque(property) ? new Writer(output, IdText.opaque(opaque), opaque) : this;
        }

        @Override
        public void serialize(Ulid id, JsonGenerator generator, SerializerProvider context) throws IOException {
            output.write(generator, text.write(id));
        }
    }

    private static final class ValueReader extends StdScalarDeserializer<Ulid> implements ContextualDeserializer {

        private static final long serialVersionUID = 1L;

        private final transient IdText text;
        private final transient @Nullable OpaqueIds opaque;

        ValueReader(IdText text, @Nullable OpaqueIds opaque) {
            super(Ulid.class);
            this.text = text;
            this.opaque = opaque;
        }

        @Override
        public JsonDeserializer<?> createContextual(DeserializationContext context, @Nullable BeanProperty property) {
            return isOpaque(property) ? new ValueReader(IdText.opaque(opaque), opaque) : this;
        }

        @Override
        public Ulid deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            if (!parser.hasToken(JsonToken.VALUE_STRING)) {
                return (Ulid) context.handleUnexpectedToken(Ulid.class, parser);
            }
            String value = parser.getText();
            try {
                return text.read(value);
            } catch (IllegalArgumentException e) {
                return (Ulid) context.handleWeirdStringValue(Ulid.class, value, "%s", e.getMessage());
            }
        }
    }

    private static final class KeyReader extends KeyDeserializer implements ContextualKeyDeserializer {

        private final IdText text;
        private final @Nullable OpaqueIds opaque;

        KeyReader(IdText text, @Nullable OpaqueIds opaque) {
            this.text = text;
            this.opaque = opaque;
        }

        @Override
        public KeyDeserializer createContextual(DeserializationContext context, @Nullable BeanProperty property) {
            return isOpaque(property) ? new KeyReader(IdText.opaque(opaque), opaque) : this;
        }

        @Override
        public Object deserializeKey(String key, DeserializationContext context) throws IOException {
            try {
                return text.read(key);
            } catch (IllegalArgumentException e) {
                return context.handleWeirdKey(Ulid.class, key, "%s", e.getMessage());
            }
        }
    }

    /** Refuses what the serializer of {@link Ulid} is not asked for, so that no id is shown plain without a word. */
    private static final class OpaqueTypes extends BeanSerializerModifier {

        private static final long serialVersionUID = 1L;

        @Override
        public List<BeanPropertyWriter> changeProperties(
                SerializationConfig config, BeanDescription bean, List<BeanPropertyWriter> properties) {
            for (BeanPropertyWriter property : properties) {
                if (isOpaque(property) && !holdsUlids(property.getType())) {
                    throw IdText.wrongType(
                            property.getFullName().toString(),
                            property.getType().getRawClass());
                }
            }
            return properties;
        }

        private static boolean holdsUlids(JavaType type) {
            JavaType key = type.getKeyType();
            return type.hasRawClass(Ulid.class)
                    || type.getContentType() != null
                            && holdsUlids(type.getContentType())
                            && (key == null || key.hasRawClass(Ulid.class) || key.hasRawClass(String.class))
                    || key != null && key.hasRawClass(Ulid.class);
        }
    }
}
