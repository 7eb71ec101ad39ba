package org.ulidjpa.it.trust;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import com.zaxxer.hikari.HikariDataSource;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.hibernate.Session;
import org.junit.jupiter.api.Test;
import org.ulidjpa.Ulid;
import org.ulidjpa.UlidGenerator;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.OnEachEngine;

/**
 * More threads than the pool of 10 connections serves. They lock the same few accounts, one transaction in eight in the wrong
 * order, and one in twenty is given up halfway: there are deadlocks, timeouts and rollbacks, and afterwards each sum is
 * right. Prints a row of the table in docs/trust.md.
 */
@OnEachEngine
class LoadTest {
    private static final int CONNECTIONS = 10;
    private static final int ACCOUNTS = 5;
    private static final Duration LENGTH = Extent.chosen().load;
    /** How much longer a slow machine may take until there was a deadlock. */
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    private static final String HEAD = """
            | engine | threads | committed | given up halfway | deadlocks | timeouts of the pool | other errors | lost | ids twice | half-written |
            |---|---|---|---|---|---|---|---|---|---|
            """;

    private final Database database;
    private final AtomicInteger numbers = new AtomicInteger();
    private final Set<Ulid> committed = ConcurrentHashMap.newKeySet();
    private final AtomicInteger givenUp = new AtomicInteger();
    private final Map<Failure, Integer> failures = new ConcurrentHashMap<>();

    LoadTest(Database database) {
        this.database = database.fresh("load");
    }

    @Test
    void platformThreads_200() throws Exception {
        load(Executors.newFixedThreadPool(200), 200);

        assertSums("200 platform");
    }

    @Test
    void virtualThreads_64() throws Exception {
        load(virtualThreads(), 64);

        assertSums("64 virtual");
    }

    /** Of JDK 21 and later. */
    private static ExecutorService virtualThreads() throws ReflectiveOperationException {
        try {
            return (ExecutorService)
                    Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
        } catch (NoSuchMethodException e) {
            return abort("This JDK has no virtual threads");
        }
    }

    private void load(ExecutorService threads, int count) throws InterruptedException {
        HikariDataSource connections = database.dataSource();
        connections.setMaximumPoolSize(CONNECTIONS);
        connections.setMinimumIdle(CONNECTIONS);
        connections.setConnectionTimeout(250);
        try (Bank bank = Bank.create(connections)) {
            List<Account> accounts =
                    Stream.generate(() -> new Account(0)).limit(ACCOUNTS).toList();
            bank.sessions().inTransaction(session -> accounts.forEach(session::persist));
            Instant end = Instant.now().plus(LENGTH);
            for (int i = 0; i < count; i++) {
                Random random = new Random(i);
                threads.submit(() -> {
                    while (goesOn(end)) {
                        transfer(bank, accounts, random);
                    }
                });
            }
            threads.shutdown();
            assertThat(threads.awaitTermination(LENGTH.toMinutes() + 2, TimeUnit.MINUTES))
                    .isTrue();
        }
    }

    private boolean goesOn(Instant end) {
        Instant now = Instant.now();
        return now.isBefore(end) || !failures.containsKey(Failure.CONFLICT) && now.isBefore(end.plus(PATIENCE));
    }

    private void transfer(Bank bank, List<Account> accounts, Random random) {
        int from = random.nextInt(ACCOUNTS);
        int to = (from + random.nextInt(1, ACCOUNTS)) % ACCOUNTS;
        Transfer transfer = new Transfer(
                0, numbers.getAndIncrement(), accounts.get(from), accounts.get(to), random.nextLong(1, 1_000));
        boolean abandoned = random.nextInt(20) == 0;
        boolean inOrder = random.nextInt(8) > 0;
        int first = (from < to) == inOrder ? 0 : 1;
        try {
            bank.sessions().inTransaction(session -> {
                transfer.persist(session);
                session.flush();
                book(session, transfer.bookings.get(first));
                if (abandoned) {
                    throw new CancellationException();
                }
                book(session, transfer.bookings.get(1 - first));
            });
            committed.add(transfer.id);
        } catch (CancellationException e) {
            givenUp.incrementAndGet();
        } catch (RuntimeException e) {
            count(e);
        }
    }

    private void count(RuntimeException e) {
        Failure failure = Failure.of(e);
        failures.merge(failure, 1, Integer::sum);
        if (failure == Failure.REFUSED) {
            System.out.println(failure + " " + Failure.reasonOf(e));
        }
    }

    private static void book(Session session, Booking booking) {
        session.createMutationQuery("update Account set balance = balance + :amount where id = :id")
                .setParameter("amount", booking.amount)
                .setParameter("id", booking.account.id)
                .executeUpdate();
    }

    private void assertSums(String threads) {
        try (Bank bank = Bank.open(database.dataSource(), UlidGenerator.monotonic())) {
            Ledger ledger = Ledger.read(bank);
            print(threads, ledger);
            assertThat(failures).containsKeys(Failure.CONFLICT, Failure.CONNECTION);
            assertThat(failures).doesNotContainKey(Failure.DUPLICATE);
            assertThat(ledger.transferIds()).as("transfers that are there").isEqualTo(committed);
            assertThat(ledger.repeatedIds()).isZero();
            assertThat(ledger.halfWritten()).isZero();
            List<Account> accounts = bank.sessions()
                    .fromTransaction(session ->
                            session.createQuery("from Account", Account.class).list());
            assertThat(accounts)
                    .hasSize(ACCOUNTS)
                    .allSatisfy(account -> assertThat(account.balance)
                            .isEqualTo(ledger.balances().get(account.id)));
            assertThat(accounts.stream().mapToLong(account -> account.balance).sum())
                    .isZero();
        }
    }

    private void print(String threads, Ledger ledger) {
        Set<Ulid> lost = new HashSet<>(committed);
        lost.removeAll(ledger.transferIds());
        System.out.printf(
                HEAD + "| %s | %s | %,d | %,d | %,d | %,d | %d | %d | %d | %d |%n",
                database,
                threads,
                committed.size(),
                givenUp.get(),
                failures.get(Failure.CONFLICT),
                failures.get(Failure.CONNECTION),
                failures.getOrDefault(Failure.REFUSED, 0),
                lost.size(),
                ledger.repeatedIds(),
                ledger.halfWritten());
    }
}
