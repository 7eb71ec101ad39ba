package org.ulidjpa.spring;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.springframework.util.StringUtils;
import org.ulidjpa.OpaqueIds;
import org.ulidjpa.Ulid;

/** How the outside sees an id: as its own text, or as opaque text. */
record IdText(Function<Ulid, String> writer, Function<String, Ulid> reader) {

    static final IdText PLAIN = new IdText(Ulid::toString, Ulid::parse);

    /** Without opaque ids it fails: an id that is to be hidden is never shown plain instead. */
    static IdText opaque(@Nullable OpaqueIds opaque) {
        if (opaque == null) {
            throw new IllegalStateException("@OpaqueId needs a key: set the property ulid.opaque.keys to 1:SECRET, with"
                    + " 16, 24 or 32 random bytes in Base64 as SECRET, or define a bean of type "
                    + OpaqueIds.class.getName());
        }
        return new IdText(opaque::encode, opaque::decode);
    }

    static IllegalStateException wrongType(String property, Class<?> type) {
        return new IllegalStateException("@OpaqueId on the JSON property " + property + " of type " + type.getName()
                + ": use Ulid, or an array, Optional, collection or map of Ulid, with the type declared");
    }

    String write(Ulid id) {
        return writer.apply(id);
    }

    Ulid read(String text) {
        return reader.apply(text);
    }

    /** For forms and parameters, where blank text stands for "none". */
    @Nullable
    Ulid readUnlessBlank(String text) {
        return StringUtils.hasText(text) ? read(text) : null;
    }
}
