package org.ulidjpa.it.trust;

import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.hibernate.SessionFactory;
import org.ulidjpa.UlidGenerator;

/**
 * A process of its own that writes transfers through Hibernate to its own node, on accounts that its neighbour made on
 * another node. Each transaction that was committed goes into a file at once, one line with the ids of its transfers.
 *
 * <p>After a failure it looks whether the first transfer is there, and else tries the same transfers again, with the same
 * ids: ids that the application makes need no guess about a commit whose answer was lost.
 */
final class Writer {
    static final int BATCH = 10;

    static final int ACCOUNTS = 10;
    private static final Duration PATIENCE = Duration.ofMinutes(4);
    private static final Duration PAUSE = Duration.ofMillis(200);

    private final WriterPlan plan;
    private final SteppingClock clock;
    private final SessionFactory sessions;
    private final OutputStream acknowledged;

    private Writer(WriterPlan plan, SteppingClock clock, SessionFactory sessions, OutputStream acknowledged) {
        this.plan = plan;
        this.clock = clock;
        this.sessions = sessions;
        this.acknowledged = acknowledged;
    }

    /** Prints the failures that it overcomes, a line for each. */
    public static void main(String[] arguments) throws IOException {
        WriterPlan plan = WriterPlan.of(arguments);
        SteppingClock clock = new SteppingClock();
        HikariDataSource connections = plan.connections();
        try (Bank bank = Bank.open(
                        connections, UlidGenerator.builder().clock(clock).build());
                OutputStream acknowledged = Files.newOutputStream(
                        plan.acknowledged(), StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
            new Writer(plan, clock, bank.sessions(), acknowledged).run();
        }
    }

    private void run() throws IOException {
        if (accounts(plan.writer()).isEmpty()) {
            List<Account> own = Stream.generate(() -> new Account(plan.writer()))
                    .limit(ACCOUNTS)
                    .toList();
            sessions.inTransaction(session -> own.forEach(session::persist));
        }
        List<Account> accounts = accounts(plan.neighbour());
        while (accounts.size() < ACCOUNTS) {
            pause();
            accounts = accounts(plan.neighbour());
        }
        for (int number = written(); number < plan.transfers(); number += BATCH) {
            clock.step(plan.clockOff(number));
            List<Transfer> batch = batch(number, accounts);
            write(batch);
            acknowledge(batch);
        }
    }

    private List<Transfer> batch(int first, List<Account> accounts) {
        return IntStream.range(first, first + BATCH)
                .mapToObj(number -> new Transfer(
                        plan.writer(),
                        number,
                        accounts.get(number % ACCOUNTS),
                        accounts.get((number + 1) % ACCOUNTS),
                        number + 1))
                .toList();
    }

    private void write(List<Transfer> batch) {
        Instant end = Instant.now().plus(PATIENCE);
        while (true) {
            try {
                sessions.inTransaction(session -> batch.forEach(transfer -> transfer.persist(session)));
                return;
            } catch (RuntimeException e) {
                boolean there = isThere(batch.get(0));
                Failure failure = there ? Failure.ANSWER_LOST : Failure.of(e);
                System.out.println(failure + " " + Failure.reasonOf(e));
                if (there) {
                    return;
                }
                if (failure == Failure.DUPLICATE || Instant.now().isAfter(end)) {
                    throw e;
                }
                pause();
            }
        }
    }

    private boolean isThere(Transfer transfer) {
        try {
            return transfer.id != null
                    && sessions.fromTransaction(session -> session.find(Transfer.class, transfer.id)) != null;
        } catch (RuntimeException e) {
            return false;
        }
    }

    private void acknowledge(List<Transfer> batch) throws IOException {
        String line = batch.stream().map(transfer -> transfer.id.toString()).collect(Collectors.joining(" ")) + "\n";
        acknowledged.write(line.getBytes(StandardCharsets.US_ASCII));
    }

    private List<Account> accounts(int writer) {
        return sessions.fromTransaction(
                session -> session.createQuery("from Account where writer = :writer order by id", Account.class)
                        .setParameter("writer", writer)
                        .list());
    }

    /** How many an earlier process of this writer wrote. */
    private int written() {
        return sessions.fromTransaction(
                session -> session.createQuery("select count(*) from Transfer where writer = :writer", Long.class)
                        .setParameter("writer", plan.writer())
                        .getSingleResult()
                        .intValue());
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE.toMillis());
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
