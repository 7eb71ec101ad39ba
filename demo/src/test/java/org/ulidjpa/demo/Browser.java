package org.ulidjpa.demo;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * One tab of a headless Chromium, steered by the
 * <a href="https://chromedevtools.github.io/devtools-protocol/">DevTools protocol</a>. For one thread.
 */
final class Browser implements AutoCloseable {

    private static final JsonMapper JSON = JsonMapper.shared();
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final HttpClient http = HttpClient.newHttpClient();
    private final BlockingQueue<String> messages = new LinkedBlockingQueue<>();
    private final List<JsonNode> unread = new ArrayList<>();
    private final Process process;
    private final WebSocket tab;
    private int sent;

    /** The program, where it is installed. */
    static Optional<Path> program() {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(":"))
                .map(folder -> Path.of(folder, "chromium"))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** Starts the program with an empty profile below the folder. */
    Browser(Path program, Path folder) throws IOException, InterruptedException {
        Path profile = Files.createTempDirectory(Files.createDirectories(folder), "profile");
        process = new ProcessBuilder(
                        program.toString(),
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-quic",
                        "--disable-dev-shm-usage",
                        "--no-first-run",
                        "--disable-background-networking",
                        "--disable-component-update",
                        "--disable-sync",
                        "--remote-debugging-port=0",
                        "--user-data-dir=" + profile)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("chromium.log").toFile())
                .start();
        try {
            tab = http.newWebSocketBuilder()
                    .buildAsync(newTab(port(profile.resolve("DevToolsActivePort"))), new Messages(messages))
                    .join();
            send("Page.enable", Map.of());
        } catch (IOException | InterruptedException | RuntimeException e) {
            process.destroyForcibly();
            throw e;
        }
    }

    private String port(Path file) throws IOException, InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!Files.exists(file) || Files.readAllLines(file).isEmpty()) {
            if (!process.isAlive() || System.nanoTime() > end) {
                throw new IOException("Chromium gives no port for the DevTools protocol, see chromium.log");
            }
            Thread.sleep(50);
        }
        return Files.readAllLines(file).get(0);
    }

    private URI newTab(String port) throws IOException, InterruptedException {
        URI uri = URI.create("http://127.0.0.1:" + port + "/json/new?about:blank");
        HttpRequest request =
                HttpRequest.newBuilder(uri).PUT(BodyPublishers.noBody()).build();
        String tab = http.send(request, BodyHandlers.ofString()).body();
        return URI.create(JSON.readTree(tab).get("webSocketDebuggerUrl").asString());
    }

    /** Shows pages as on a telephone of that width, in a light or dark colour scheme. */
    void show(int width, String scheme) throws InterruptedException {
        send(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", 780, "deviceScaleFactor", 2, "mobile", true));
        send(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
    }

    void open(String url) throws InterruptedException {
        send("Page.navigate", Map.of("url", url));
        awaitLoad();
    }

    void type(String text) throws InterruptedException {
        send("Input.insertText", Map.of("text", text));
    }

    void press(String key, int code) throws InterruptedException {
        String text = key.equals("Enter") ? "\r" : "";
        send(
                "Input.dispatchKeyEvent",
                Map.of("type", "keyDown", "key", key, "windowsVirtualKeyCode", code, "text", text));
        send("Input.dispatchKeyEvent", Map.of("type", "keyUp", "key", key, "windowsVirtualKeyCode", code));
    }

    /** The value of a JavaScript expression, as text. */
    String eval(String script) throws InterruptedException {
        return send("Runtime.evaluate", Map.of("expression", "String(" + script + ")"))
                .at("/result/value")
                .asString();
    }

    /** Waits for the page that the last action leads to. */
    void awaitLoad() throws InterruptedException {
        await(
                "Page.loadEventFired",
                message -> message.path("method").asString("").equals("Page.loadEventFired"));
    }

    /** Writes the whole page as a PNG. */
    void screenshot(Path file) throws IOException, InterruptedException {
        String data = send("Page.captureScreenshot", Map.of("captureBeyondViewport", true))
                .get("data")
                .asString();
        Files.write(file, Base64.getDecoder().decode(data));
    }

    private JsonNode send(String method, Map<String, ?> parameters) throws InterruptedException {
        int id = ++sent;
        String message = JSON.writeValueAsString(Map.of("id", id, "method", method, "params", parameters));
        tab.sendText(message, true).join();
        JsonNode answer = await(method, node -> node.path("id").asInt(0) == id);
        if (answer.has("error")) {
            throw new IllegalStateException(method + ": " + answer.get("error"));
        }
        return answer.get("result");
    }

    /** The first message that is wanted, among those that came meanwhile or else those to come. */
    private JsonNode await(String what, Predicate<JsonNode> wanted) throws InterruptedException {
        for (int i = 0; ; i++) {
            if (i == unread.size()) {
                unread.add(receive(what));
            }
            if (wanted.test(unread.get(i))) {
                return unread.remove(i);
            }
        }
    }

    private JsonNode receive(String what) throws InterruptedException {
        String message = messages.poll(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        if (message == null) {
            throw new IllegalStateException("Chromium does not answer: " + what);
        }
        return JSON.readTree(message);
    }

    @Override
    public void close() {
        process.destroy();
    }

    /** Puts the parts of each message together. */
    private static final class Messages implements WebSocket.Listener {
        private final StringBuilder text = new StringBuilder();
        private final BlockingQueue<String> messages;

        Messages(BlockingQueue<String> messages) {
            this.messages = messages;
        }

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence part, boolean last) {
            text.append(part);
            if (last) {
                messages.add(text.toString());
                text.setLength(0);
            }
            socket.request(1);
            return null;
        }
    }
}
