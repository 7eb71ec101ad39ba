package org.ulidjpa;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Processes that are killed while they make ids, and started again. Their clock stands still. */
@Tag("slow")
class RestartCrashTest {
    private static final long TIME = 1_700_000_000_000L;
    private static final int IDS = 20_000;

    /** What kill -9 (SIGKILL) leaves as the exit status. */
    private static final int KILLED = 128 + 9;

    private final Set<Ulid> all = new HashSet<>();

    @Test
    void restart_inTheSameMillisecond_repeatsNoId() throws Exception {
        for (int life = 1; life <= 4; life++) {
            List<Ulid> ids = idsUntilKilled(TIME);
            assertThat(ids).extracting(Ulid::timestamp).containsOnly(TIME);
            assertThat(all).as("ids of %d lives", life).hasSize(life * IDS);
        }
    }

    @Test
    void restart_withTheClockBehind_repeatsNoIdButLosesTheOrder() throws Exception {
        List<Ulid> before = idsUntilKilled(TIME);
        List<Ulid> behind = idsUntilKilled(TIME - 5_000);
        idsUntilKilled(TIME);

        assertThat(all).hasSize(3 * IDS);
        assertThat(Collections.max(behind)).isLessThan(Collections.min(before));
    }

    private List<Ulid> idsUntilKilled(long time) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Endless.class.getName(),
                        Long.toString(time))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        List<Ulid> ids;
        try (BufferedReader output = process.inputReader()) {
            ids = output.lines().limit(IDS).map(Ulid::parse).toList();
            process.destroyForcibly();
        }
        assertThat(process.waitFor()).isEqualTo(KILLED);
        assertThat(ids).isSorted().doesNotHaveDuplicates();
        all.addAll(ids);
        return ids;
    }

    /** The process: prints ids for as long as it lives. */
    static final class Endless {
        private Endless() {}

        public static void main(String[] arguments) {
            Instant time = Instant.ofEpochMilli(Long.parseLong(arguments[0]));
            UlidGenerator generator = UlidGenerator.builder()
                    .clock(Clock.fixed(time, ZoneOffset.UTC))
                    .build();
            while (true) {
                System.out.println(generator.next());
            }
        }
    }
}
