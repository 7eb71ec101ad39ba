package org.ulidjpa.spring;

import org.ulidjpa.Ulid;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.deser.std.StdScalarDeserializer;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.ToStringSerializer;

/**
 * Jackson 3: a {@link Ulid} as its 26 characters, as value and as map key. Text that is no ULID is a mapping error
 * (in a request body: status 400) that gives position and reason.
 *
 * <p>Spring Boot registers it by itself. A mapper built by hand takes it with
 * {@code JsonMapper.builder().addModule(new UlidJackson3Module())}.
 */
public final class UlidJackson3Module extends SimpleModule {

    private static final long serialVersionUID = 1L;

    public UlidJackson3Module() {
        super(UlidJackson3Module.class.getName());
        addSerializer(Ulid.class, ToStringSerializer.instance);
        addDeserializer(Ulid.class, new ValueReader());
        addKeyDeserializer(Ulid.class, new KeyReader());
    }

    private static final class ValueReader extends StdScalarDeserializer<Ulid> {

        ValueReader() {
            super(Ulid.class);
        }

        @Override
        public Ulid deserialize(JsonParser parser, DeserializationContext context) {
            if (!parser.hasToken(JsonToken.VALUE_STRING)) {
                return (Ulid) context.handleUnexpectedToken(Ulid.class, parser);
            }
            String text = parser.getString();
            try {
                return Ulid.parse(text);
            } catch (IllegalArgumentException e) {
                return (Ulid) context.handleWeirdStringValue(Ulid.class, text, "%s", e.getMessage());
            }
        }
    }

    private static final class KeyReader extends KeyDeserializer {

        @Override
        public Object deserializeKey(String key, DeserializationContext context) {
            try {
                return Ulid.parse(key);
            } catch (IllegalArgumentException e) {
                return context.handleWeirdKey(Ulid.class, key, "%s", e.getMessage());
            }
        }
    }
}
