package org.crac;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.WeakHashMap;

/** Stands in for the class of the same name of the CRaC API: refers to its resources weakly, as that does. */
public final class Core {
    private static final GlobalContext GLOBAL = new GlobalContext();

    private Core() {}

    public static Context<Resource> getGlobalContext() {
        return GLOBAL;
    }

    /** As in a new process: forgets what other tests have left. */
    public static void reset() {
        GLOBAL.resources.clear();
    }

    /** As if the process had been stopped and restored. */
    public static void checkpointRestore() throws Exception {
        GLOBAL.beforeCheckpoint(GLOBAL);
        GLOBAL.afterRestore(GLOBAL);
    }

    private static final class GlobalContext extends Context<Resource> {
        private final Set<Resource> resources =
                Collections.synchronizedSet(Collections.newSetFromMap(new WeakHashMap<>()));

        @Override
        public void register(Resource resource) {
            resources.add(resource);
        }

        @Override
        public void beforeCheckpoint(Context<? extends Resource> context) throws Exception {
            for (Resource resource : List.copyOf(resources)) {
                resource.beforeCheckpoint(context);
            }
        }

        @Override
        public void afterRestore(Context<? extends Resource> context) throws Exception {
            for (Resource resource : List.copyOf(resources)) {
                resource.afterRestore(context);
            }
        }
    }
}
