package org.ulidjpa.spring;

import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.ulidjpa.OpaqueIds;
import org.ulidjpa.Ulid;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.deser.ContextualKeyDeserializer;
import tools.jackson.databind.deser.std.StdScalarDeserializer;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.BeanPropertyWriter;
import tools.jackson.databind.ser.ValueSerializerModifier;
import tools.jackson.databind.ser.std.StdScalarSerializer;

/**
 * Jackson 3: a {@link Ulid} as its 26 characters, as value and as map key. Text that is no ULID is a mapping error
 * (in a request body: status 400) that gives position and reason. In a property with {@link OpaqueId} the text is opaque.
 *
 * <p>Spring Boot registers it by itself. A mapper built by hand takes it with
 * {@code JsonMapper.builder().addModule(new UlidJackson3Module())}.
 */
public final class UlidJackson3Module extends SimpleModule {

    private static final long serialVersionUID = 1L;

    /** Without opaque ids: a property with {@link OpaqueId} fails. */
    public UlidJackson3Module() {
        this(null);
    }

    /** With opaque ids, if there are. */
    public UlidJackson3Module(@Nullable OpaqueIds opaque) {
        super(UlidJackson3Module.class.getName());
        addSerializer(Ulid.class, new Writer(JsonGenerator::writeString, IdText.PLAIN, opaque));
        addKeySerializer(Ulid.class, new Writer(JsonGenerator::writeName, IdText.PLAIN, opaque));
        addDeserializer(Ulid.class, new ValueReader(IdText.PLAIN, opaque));
        addKeyDeserializer(Ulid.class, new KeyReader(IdText.PLAIN, opaque));
        setSerializerModifier(new OpaqueTypes());
    }

    private static boolean isOpaque(@Nullable BeanProperty property) {
        return property != null && property.getAnnotation(OpaqueId.class) != null;
    }

    private static final class Writer extends StdScalarSerializer<Ulid> {

        private final BiConsumer<JsonGenerator, String> output;
        private final IdText text;
        private final @Nullable OpaqueIds opaque;

        Writer(BiConsumer<JsonGenerator, String> output, IdText text, @Nullable OpaqueIds opaque) {
            super(Ulid.class);
            this.output = output;
            this.text = text;
            this.opaque = opaque;
        }

        @Override
        public ValueSerializer<?> createContextual(SerializationContext context, @Nullable BeanProperty property) {
            return isOpaque(property) ? new Writer(output, IdText.opaque(opaque), opaque) : this;
        }

        @Override
        public void serialize(Ulid id, JsonGenerator generator, SerializationContext context) {
            output.accept(generator, text.write(id));
        }
    }

    private static final class ValueReader extends StdScalarDeserializer<Ulid> {

        private final IdText text;
        private final @Nullable OpaqueIds opaque;

        ValueReader(IdText text, @Nullable OpaqueIds opaque) {
            super(Ulid.class);
            this.text = text;
            this.opaque = opaque;
        }

        @Override
        public ValueDeserializer<?> createContextual(DeserializationContext context, @Nullable BeanProperty property) {
            return isOpaque(property) ? new ValueReader(IdText.opaque(opaque), opaque) : this;
        }

        @Override
        public Ulid deserialize(JsonParser parser, DeserializationContext context) {
            if (!parser.hasToken(JsonToken.VALUE_STRING)) {
                return (Ulid) context.handleUnexpectedToken(Ulid.class, parser);
            }
            String value = parser.getString();
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
        public Object deserializeKey(String key, DeserializationContext context) {
            try {
                return text.read(key);
            } catch (IllegalArgumentException e) {
                return context.handleWeirdKey(Ulid.class, key, "%s", e.getMessage());
            }
        }
    }

    /** Refuses what the serializer of {@link Ulid} is not asked for, so that no id is shown plain without a word. */
    private static final class OpaqueTypes extends ValueSerializerModifier {

        private static final long serialVersionUID = 1L;

        @Override
        public List<BeanPropertyWriter> changeProperties(
                SerializationConfig config, BeanDescription.Supplier bean, List<BeanPropertyWriter> properties) {
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
