package org.crac;

/** Stands in for the class of the same name of the CRaC API. */
public abstract class Context<R extends Resource> implements Resource {
    public abstract void register(R resource);
}
