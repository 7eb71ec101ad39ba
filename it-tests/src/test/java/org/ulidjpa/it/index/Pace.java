package org.ulidjpa.it.index;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** How fast transactions ran. Thread-safe; to be read when all have ended. */
final class Pace {
    private final Queue<Transaction> transactions = new ConcurrentLinkedQueue<>();

    /** Nanoseconds of a clock that starts anywhere. */
    private record Transaction(long start, long end) {
        long nanos() {
            return end - start;
        }
    }

    void time(Runnable transaction) {
        long start = System.nanoTime();
        transaction.run();
        transactions.add(new Transaction(start, System.nanoTime()));
    }

    /** Transactions a second, from the first start to the last end. */
    double perSecond() {
        long start = transactions.stream().mapToLong(Transaction::start).min().orElseThrow();
        long end = transactions.stream().mapToLong(Transaction::end).max().orElseThrow();
        return transactions.size() * 1e9 / (end - start);
    }

    /** Seconds that 99 of 100 transactions took at most. */
    double percentile99() {
        List<Long> sorted =
                transactions.stream().map(Transaction::nanos).sorted().toList();
        return sorted.get((int) (0.99 * (sorted.size() - 1))) / 1e9;
    }
}
