package org.ulidjpa.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * Benchmarks that are compared with each other: those of one class, run by so many threads under one collector. More
 * code warms up longer.
 */
record Group(Class<?> benchmarks, int threads, String collector, int warmUpSeconds) {

    String title() {
        return "%s, %d %s, %s"
                .formatted(benchmarks.getSimpleName(), threads, threads == 1 ? "thread" : "threads", collector);
    }

    /** Touches the heap beforehand and fixes the young generation: page faults would count as time of the code. */
    Options options() {
        return new OptionsBuilder()
                .include(benchmarks.getName() + "\\.")
                .threads(threads)
                .jvmArgs("-Xms768m", "-Xmx768m", "-Xmn512m", "-XX:+AlwaysPreTouch")
                .jvmArgsAppend("-XX:+Use" + collector + "GC")
                .mode(Mode.AverageTime)
                .timeUnit(TimeUnit.NANOSECONDS)
                .forks(2)
                .warmupIterations(warmUpSeconds)
                .warmupTime(TimeValue.seconds(1))
                .measurementIterations(3)
                .measurementTime(TimeValue.seconds(1))
                .addProfiler(GCProfiler.class)
                .shouldFailOnError(true)
                .build();
    }
}
