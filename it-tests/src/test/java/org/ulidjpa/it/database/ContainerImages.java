package org.ulidjpa.it.database;

import com.github.dockerjava.api.DockerClient;
import com.github.dockerjava.api.command.PullImageResultCallback;
import com.github.dockerjava.api.exception.DockerClientException;
import com.github.dockerjava.api.exception.DockerException;
import com.github.dockerjava.api.exception.NotFoundException;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.containers.ContainerFetchException;
import org.testcontainers.utility.DockerImageName;

/** The images of the servers, on this machine or pulled; the environment may name others than the standard ones. */
public final class ContainerImages {
    private ContainerImages() {}

    /**
     * Returns PostgreSQL's image.
     *
     * @throws NoContainerException if there is no engine or no image
     */
    public static DockerImageName postgres() {
        return image("ULID_IT_POSTGRES_IMAGE", "postgres:18", "postgres");
    }

    /**
     * Returns MySQL's image.
     *
     * @throws NoContainerException if there is no engine or no image
     */
    public static DockerImageName mysql() {
        return image("ULID_IT_MYSQL_IMAGE", "mysql:9.7", "mysql");
    }

    private static DockerImageName image(String variable, String standard, String product) {
        String name = System.getenv().getOrDefault(variable, standard);
        provide(name, docker());
        return DockerImageName.parse(name).asCompatibleSubstituteFor(product);
    }

    private static DockerClient docker() {
        try {
            if (DockerClientFactory.instance().isDockerAvailable()) {
                return DockerClientFactory.instance().client();
            }
        } catch (ContainerFetchException e) {
            throw new NoContainerException("an image that Testcontainers wants for itself is not to be had"
                    + " (TESTCONTAINERS_RYUK_DISABLED=true does without)");
        }
        throw new NoContainerException("no Docker engine answers");
    }

    /** Tries once, where Testcontainers would try for two minutes. */
    private static void provide(String image, DockerClient docker) {
        try {
            docker.inspectImageCmd(image).exec();
        } catch (NotFoundException e) {
            pull(image, docker);
        }
    }

    private static void pull(String image, DockerClient docker) {
        try {
            docker.pullImageCmd(image).exec(new PullImageResultCallback()).awaitCompletion();
        } catch (DockerException | DockerClientException e) {
            throw new NoContainerException("image " + image + " is not to be had ("
                    + String.valueOf(e.getMessage()).strip() + ")");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted while pulling " + image, e);
        }
    }
}
