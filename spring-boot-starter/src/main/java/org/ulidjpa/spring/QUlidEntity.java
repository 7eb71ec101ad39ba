package org.ulidjpa.spring;

import com.querydsl.core.types.Path;
import com.querydsl.core.types.dsl.ComparablePath;
import com.querydsl.core.types.dsl.EntityPathBase;
import org.ulidjpa.Ulid;

/**
 * What QueryDSL's generated class of an entity refers to where the entity extends {@link UlidEntity}: QueryDSL generates
 * nothing for a superclass that comes compiled. Immutable, as every path of QueryDSL.
 */
public final class QUlidEntity extends EntityPathBase<UlidEntity> {

    private static final long serialVersionUID = 1L;

    /** The id, with {@code gt}, {@code between}, {@code asc} and the like. */
    public final ComparablePath<Ulid> id = createComparable("id", Ulid.class);

    /** Made by the generated class. */
    public QUlidEntity(Path<? extends UlidEntity> path) {
        super(path.getType(), path.getMetadata());
    }
}
