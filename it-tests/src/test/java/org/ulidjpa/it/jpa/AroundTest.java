package org.ulidjpa.it.jpa;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.persistence.Cacheable;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.util.List;
import java.util.Map;
import org.hibernate.annotations.Cache;
import org.hibernate.annotations.CacheConcurrencyStrategy;
import org.hibernate.envers.AuditReaderFactory;
import org.hibernate.envers.Audited;
import org.hibernate.stat.Statistics;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.ulidjpa.Ulid;
import org.ulidjpa.hibernate.UlidId;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.OnEachEngine;

/** Ids under what comes with Hibernate: revisions by Envers, and a second-level cache through JCache. */
@OnEachEngine
class AroundTest extends JpaTest {

    @BeforeParameterizedClassInvocation
    static void open(Database database) {
        Map<String, Object> settings = Map.of(
                "hibernate.hbm2ddl.auto", "create",
                "hibernate.generate_statistics", "true",
                "hibernate.cache.use_second_level_cache", "true",
                "hibernate.cache.region.factory_class", "jcache",
                "hibernate.javax.cache.missing_cache_strategy", "create");
        sessions = Jpa.open(database, settings, Article.class, TextArticle.class);
    }

    @Test
    void envers_keepsTheRevisionsOfAnId() {
        Article article = new Article();
        article.title = "Draft";
        sessions.inTransaction(session -> session.persist(article));
        sessions.inTransaction(session -> session.find(Article.class, article.id).title = "Final");
        sessions.inTransaction(session -> {
            var reader = AuditReaderFactory.get(session);
            List<Number> revisions = reader.getRevisions(Article.class, article.id);
            assertThat(revisions)
                    .extracting(revision -> reader.find(Article.class, article.id, revision).title)
                    .containsExactly("Draft", "Final");
        });
    }

    /** SchemaCheck looks at the audit tables, too: a key of another type would have stopped the start. */
    @Test
    void envers_auditTableWantsAnotherKeyColumnType() {
        TextArticle article = new TextArticle();
        sessions.inTransaction(session -> session.persist(article));
        sessions.inTransaction(
                session -> assertThat(AuditReaderFactory.get(session).getRevisions(TextArticle.class, article.id))
                        .hasSize(1));
    }

    @Test
    void secondLevelCache_findsTheEntityByItsId() {
        Article article = new Article();
        sessions.inTransaction(session -> session.persist(article));
        Ulid sameId = Ulid.parse(article.id.toString());
        sessions.inTransaction(session -> session.find(Article.class, article.id));
        Statistics statistics = sessions.getStatistics();
        statistics.clear();
        sessions.inTransaction(
                session -> assertThat(session.find(Article.class, sameId)).isNotNull());
        assertThat(statistics.getSecondLevelCacheHitCount()).isOne();
        assertThat(statistics.getPrepareStatementCount()).isZero();
    }

    @NullUnmarked
    @Entity(name = "Article")
    @Audited
    @Cacheable
    @Cache(usage = CacheConcurrencyStrategy.READ_WRITE)
    static class Article {
        @Id
        @UlidId
        Ulid id;

        String title;
    }

    @NullUnmarked
    @Entity(name = "TextArticle")
    @Audited
    static class TextArticle {
        @Id
        @UlidId
        String id;
    }
}
