package org.ulidjpa.spring;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import java.io.IOException;
import org.ulidjpa.Ulid;

/**
 * Jackson 2: a {@link Ulid} as its 26 characters, as value and as map key. Text that is no ULID is a mapping error
 * (in a request body: status 400) that gives position and reason.
 *
 * <p>Spring Boot registers it by itself. A mapper built by hand takes it with
 * {@code mapper.registerModule(new UlidJackson2Module())}.
 */
public final class UlidJackson2Module extends SimpleModule {

    private static final long serialVersionUID = 1L;

    public UlidJackson2Module() {
        super(UlidJackson2Module.class.getName());
        addSerializer(Ulid.class, ToStringSerializer.instance);
        addDeserializer(Ulid.class, new ValueReader());
        addKeyDeserializer(Ulid.class, new KeyReader());
    }

    private static final class ValueReader extends StdScalarDeserializer<Ulid> {

        private static final long serialVersionUID = 1L;

        ValueReader() {
            super(Ulid.class);
        }

        @Override
        public Ulid deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            if (!parser.hasToken(JsonToken.VALUE_STRING)) {
                return (Ulid) context.handleUnexpectedToken(Ulid.class, parser);
            }
            String text = parser.getText();
            try {
                return Ulid.parse(text);
            } catch (IllegalArgumentException e) {
                return (Ulid) context.handleWeirdStringValue(Ulid.class, text, "%s", e.getMessage());
            }
        }
    }

    private static final class KeyReader extends KeyDeserializer {

        @Override
        public Object deserializeKey(String key, DeserializationContext context) throws IOException {
            try {
                return Ulid.parse(key);
            } catch (IllegalArgumentException e) {
                return context.handleWeirdKey(Ulid.class, key, "%s", e.getMessage());
            }
        }
    }
}
