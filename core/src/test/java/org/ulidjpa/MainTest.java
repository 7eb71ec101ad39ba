package org.ulidjpa;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MainTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void noArgument_printsANewId() {
        Ulid before = Ulid.next();

        assertThat(run()).isZero();
        assertThat(out.toString().lines().map(Ulid::parse))
                .singleElement()
                .satisfies(id -> assertThat(id).isGreaterThan(before));
    }

    @Test
    void count_printsSoManyAscendingIds() {
        assertThat(run("-n", "5")).isZero();

        List<Ulid> ids = out.toString().lines().map(Ulid::parse).toList();
        assertThat(ids).hasSize(5).isSorted().doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "01ARZ3NDEKTSV4RRFFQ69G5FAV",
                "01arz3ndektsv4rrffq69g5fav",
                "01563e3a-b5d3-d676-4c61-efb99302bd5b",
                "01563E3A-B5D3-D676-4C61-EFB99302BD5B"
            })
    void ulidOrUuid_printsItsParts(String text) {
        assertThat(run(text)).isZero();
        assertThat(out.toString().lines())
                .containsExactly(
                        "time    2016-07-30T23:54:10.259Z (1469922850259 ms)",
                        "random  d6764c61efb99302bd5b",
                        "ulid    01ARZ3NDEKTSV4RRFFQ69G5FAV",
                        "uuid    01563e3a-b5d3-d676-4c61-efb99302bd5b",
                        "bytes   01563e3ab5d3d6764c61efb99302bd5b");
        assertThat(err.size()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"01ARZ3NDEKTSV4RRFFQ69G5FA", "1-1-1-1-1", "81ARZ3NDEKTSV4RRFFQ69G5FAV", "", "-h"})
    void otherText_saysWhyItIsNone(String text) {
        assertThat(run(text)).isEqualTo(1);
        assertThat(err.toString()).startsWith("Invalid ULID: at position ");
        assertThat(out.size()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"-n 0", "-n -1", "-n five", "-n 1234567890", "-m 5", "-n 5 5", "5 -n"})
    void otherArguments_showTheUsage(String arguments) {
        assertThat(run(arguments.split(" "))).isEqualTo(1);
        assertThat(err.toString().lines()).containsExactly("Usage: [-n COUNT | ULID | UUID]");
        assertThat(out.size()).isZero();
    }

    private int run(String... arguments) {
        return Main.run(arguments, new PrintStream(out, true), new PrintStream(err, true));
    }
}
