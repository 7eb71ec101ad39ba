package org.ulidjpa.it.spring;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.springframework.context.ConfigurableApplicationContext;
import org.ulidjpa.OpaqueIds;
import org.ulidjpa.Ulid;
import org.ulidjpa.it.database.OnEachEngine;

/** An id that is shown to others. */
@OnEachEngine
class PublicIdsTest extends LibraryTest {

    @Test
    void publicId_isGeneratedBesideTheKeyAndFound() {
        Branches branches = library.getBean(Branches.class);
        Ulid before = Ulid.next();
        Branch branch = branches.save(new Branch());
        Ulid publicId = branch.getPublicId();
        assertThat(publicId).isNotNull().isBetween(before, Ulid.next());
        assertThat(branches.findByPublicId(publicId)).map(Branch::getId).hasValue(branch.getId());
    }

    @Test
    void anId_tellsItsTime() {
        Ulid id = Ulid.parse("01ARZ3NDEKTSV4RRFFQ69G5FAV");
        assertThat(id.instant()).isEqualTo("2016-07-30T23:54:10.259Z");
    }

    @Test
    void opaqueId_isReadAndWritten_andAPlainOneIsRefused() throws Exception {
        byte[] secret = "1234567890123456".getBytes(StandardCharsets.US_ASCII);
        Ulid id = Ulid.next();
        OpaqueIds opaque = OpaqueIds.builder().key(1, secret).build();
        String text = opaque.encode(id);
        Ulid back = opaque.decode(text);
        assertThat(back).isEqualTo(id);
        try (ConfigurableApplicationContext own = Library.on(database.fresh("opaque"))
                .properties("ulid.opaque.keys=1:MTIzNDU2Nzg5MDEyMzQ1Ng==")
                .run()) {
            HttpResponse<String> response = Http.of(own).get("/shelf/" + text);
            assertThat(response.statusCode()).isEqualTo(200);
            assertThat(response.body()).isEqualTo("{\"id\":\"" + text + "\",\"title\":\"Moby-Dick\"}");
            assertThat(Http.of(own).get("/shelf/" + id).statusCode()).isEqualTo(400);
        }
    }
}
