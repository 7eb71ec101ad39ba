package org.crac;

/** Stands in for the interface of the same name of the CRaC API. */
public interface Resource {
    void beforeCheckpoint(Context<? extends Resource> context) throws Exception;

    void afterRestore(Context<? extends Resource> context) throws Exception;
}
