package org.ulidjpa;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import org.jspecify.annotations.Nullable;

/**
 * The tie to CRaC (coordinated restore at checkpoint), by reflection: the API is part of some JDKs ({@code jdk.crac}), a
 * library elsewhere ({@code org.crac}), and mostly absent.
 */
final class Checkpoint {
    private Checkpoint() {}

    /**
     * Runs the action each time this process has been restored from a checkpoint. CRaC refers to its resources weakly, so
     * the action is bound to the life of what is returned.
     *
     * @return what the caller has to keep, or null where there is no CRaC
     */
    static @Nullable Object onRestore(Runnable action) {
        Object resource = register("jdk.crac", action);
        return resource != null ? resource : register("org.crac", action);
    }

    private static @Nullable Object register(String api, Runnable action) {
        try {
            Class<?> type = Class.forName(api + ".Resource");
            Object context =
                    Class.forName(api + ".Core").getMethod("getGlobalContext").invoke(null);
            InvocationHandler handler = (proxy, method, arguments) -> call(proxy, method, arguments, action);
            Object resource = Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler);
            Class.forName(api + ".Context").getMethod("register", type).invoke(context, resource);
            return resource;
        } catch (ReflectiveOperationException | LinkageError absent) {
            return null;
        }
    }

    private static @Nullable Object call(Object proxy, Method method, Object @Nullable [] arguments, Runnable action) {
        return switch (method.getName()) {
            case "afterRestore" -> {
                action.run();
                yield null;
            }
            case "equals" -> arguments != null && proxy == arguments[0];
            case "hashCode" -> System.identityHashCode(proxy);
            case "toString" -> "A resource of org.ulidjpa";
            default -> null;
        };
    }
}
