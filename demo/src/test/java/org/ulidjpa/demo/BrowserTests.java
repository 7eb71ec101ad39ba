package org.ulidjpa.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ulidjpa.Ulid;

/**
 * The pages in a headless Chromium, 360 px wide, by keyboard alone. The screenshots stay in {@code target/browser}.
 * Debian's package {@code chromium} brings the program.
 */
class BrowserTests {

    private static final Path FOLDER = Path.of("target", "browser").toAbsolutePath();
    private static final String TEXT = "01ARZ3NDEKTSV4RRFFQ69G5FAV";

    private static @Nullable Browser browser;

    @BeforeAll
    static void start() throws Exception {
        Optional<Path> program = Browser.program();
        if (program.isEmpty()) {
            System.out.println("BrowserTests are left out: no program 'chromium' in the PATH");
        }
        assumeTrue(program.isPresent(), "no program 'chromium' in the PATH");
        browser = new Browser(program.get(), FOLDER);
    }

    @AfterAll
    static void stop() {
        if (browser != null) {
            browser.close();
        }
    }

    private static Browser browser() {
        return Objects.requireNonNull(browser);
    }

    @Test
    void anIdIsTypedAndDecodedByKeyboard() throws Exception {
        browser().show(360, "light");
        browser().open(RunningShop.url("/id"));
        tabTo("text");
        browser().type(TEXT);
        browser().press("Enter", 13);
        browser().awaitLoad();
        assertThat(text("dl time")).isEqualTo("2016-07-30T23:54:10.259Z");
        assertThat(text("#random")).isEqualTo("d6 76 4c 61 ef b9 93 02 bd 5b");
        assertThat(text("#uuid")).isEqualTo("01563e3a-b5d3-d676-4c61-efb99302bd5b");
        assertThat(text("#note")).startsWith("A ULID.");
        keep("decoded");
    }

    @Test
    void aRefusedTextStaysInItsFieldWithTheReasonBesideIt() throws Exception {
        browser().show(360, "dark");
        browser().open(RunningShop.url("/id?text=O1ARZ3NDEKTSV4RRFFQ69G5FAV"));
        assertThat(text("#refused")).contains("at position 0, 'O' is not one of", "Is it " + TEXT + "?");
        assertThat(browser().eval("document.querySelector('#text').value")).isEqualTo("O1ARZ3NDEKTSV4RRFFQ69G5FAV");
        keep("refused");
    }

    @Test
    void newIdsAreMadeByKeyboard() throws Exception {
        browser().show(360, "dark");
        browser().open(RunningShop.url("/id"));
        tabTo("count");
        browser().press("Enter", 13);
        browser().awaitLoad();
        List<Ulid> ids = Stream.of(
                        browser().eval("document.querySelector('#ids').value").split("\n"))
                .map(Ulid::parse)
                .toList();
        assertThat(ids).hasSize(10).isSorted().doesNotHaveDuplicates();
        keep("made");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/id", "/id?text=" + TEXT, "/id?text=lost", "/id?count=1000", "/id?count=0"})
    void noPageIsWiderThanATelephone(String path) throws Exception {
        browser().show(360, "light");
        browser().open(RunningShop.url(path));
        assertThat(browser().eval("document.documentElement.scrollWidth")).isEqualTo("360");
    }

    @Test
    void lightAndDarkAreLegible() throws Exception {
        for (String scheme : List.of("light", "dark")) {
            browser().show(360, scheme);
            browser().open(RunningShop.url("/id?text=lost"));
            for (String element : List.of("body", "a", "button", ".refused", "input")) {
                assertThat(contrast(element)).as(scheme + " " + element).isGreaterThan(4.5);
            }
        }
    }

    /** The contrast of an element's text with what is behind it, per WCAG 2.2: 1 to 21. */
    private static double contrast(String selector) throws InterruptedException {
        return Double.parseDouble(browser().eval("""
                (() => {
                  const light = color => {
                    const [r, g, b] = color.match(/[\\d.]+/g).slice(0, 3).map(v => v / 255)
                        .map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
                    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
                  };
                  let element = document.querySelector('%s');
                  const text = light(getComputedStyle(element).color);
                  while (getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)') element = element.parentElement;
                  const back = light(getComputedStyle(element).backgroundColor);
                  return (Math.max(text, back) + 0.05) / (Math.min(text, back) + 0.05);
                })()""".formatted(selector)));
    }

    /** Presses Tab until the field has the focus, as somebody without a mouse does. */
    private static void tabTo(String id) throws InterruptedException {
        for (int i = 0; i < 10; i++) {
            browser().press("Tab", 9);
            if (browser().eval("document.activeElement.id").equals(id)) {
                return;
            }
        }
        throw new AssertionError("The Tab key does not get to #" + id);
    }

    private static String text(String selector) throws InterruptedException {
        return browser().eval("document.querySelector('" + selector + "').innerText.trim()");
    }

    private static void keep(String name) throws IOException, InterruptedException {
        Path file = FOLDER.resolve(name + ".png");
        browser().screenshot(file);
        assertThat(Files.size(file)).isGreaterThan(10_000);
    }
}
