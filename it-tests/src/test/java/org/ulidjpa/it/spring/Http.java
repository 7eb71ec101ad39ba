package org.ulidjpa.it.spring;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.springframework.context.ConfigurableApplicationContext;

/** An application's own client: sends JSON to it, and takes text. */
record Http(String port) {

    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    static Http of(ConfigurableApplicationContext application) {
        return new Http(application.getEnvironment().getRequiredProperty("local.server.port"));
    }

    String url(String path) {
        return "http://localhost:" + port + path;
    }

    HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(URI.create(url(path))));
    }

    HttpResponse<String> post(String path, String json) throws IOException, InterruptedException {
        return send(request(path).POST(BodyPublishers.ofString(json)));
    }

    HttpResponse<String> put(String path, String json) throws IOException, InterruptedException {
        return send(request(path).PUT(BodyPublishers.ofString(json)));
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(url(path))).header("Content-Type", "application/json");
    }

    private static HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return CLIENT.send(request.build(), BodyHandlers.ofString());
    }
}
