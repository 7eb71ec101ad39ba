package org.ulidjpa.it.spring;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
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
}
