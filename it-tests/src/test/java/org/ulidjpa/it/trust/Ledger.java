package org.ulidjpa.it.trust;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.hibernate.Session;
import org.ulidjpa.Ulid;

/**
 * What is in one node's tables.
 *
 * @param transfers in the order of their ids
 * @param ids of all three tables
 * @param complete the transfers with two bookings that add up to zero
 * @param balances the sum of the bookings of each account
 */
record Ledger(List<Transfer> transfers, List<Ulid> ids, Set<Ulid> complete, Map<Ulid, Long> balances) {

    static Ledger read(Bank bank) {
        return bank.sessions().fromTransaction(Ledger::read);
    }

    private static Ledger read(Session session) {
        session.setDefaultReadOnly(true);
        List<Transfer> transfers =
                session.createQuery("from Transfer order by id", Transfer.class).list();
        List<Ulid> ids = new ArrayList<>();
        for (String table : List.of("Account", "Transfer", "Booking")) {
            ids.addAll(
                    session.createQuery("select id from " + table, Ulid.class).list());
        }
        Set<Ulid> complete = new HashSet<>();
        session.createQuery(
                        "select transfer.id, count(*), sum(amount) from Booking group by transfer.id", Object[].class)
                .list()
                .forEach(row -> {
                    if (row[1].equals(2L) && row[2].equals(0L)) {
                        complete.add((Ulid) row[0]);
                    }
                });
        Map<Ulid, Long> balances = new HashMap<>();
        session.createQuery("select account.id, sum(amount) from Booking group by account.id", Object[].class)
                .list()
                .forEach(row -> balances.put((Ulid) row[0], (Long) row[1]));
        return new Ledger(transfers, ids, complete, balances);
    }

    int repeatedIds() {
        return ids.size() - new HashSet<>(ids).size();
    }

    /** Transfers without both bookings, and bookings without their transfer. */
    long halfWritten() {
        Set<Ulid> there = transferIds();
        return there.stream().filter(id -> !complete.contains(id)).count()
                + complete.stream().filter(id -> !there.contains(id)).count();
    }

    Set<Ulid> transferIds() {
        Set<Ulid> found = new HashSet<>();
        transfers.forEach(transfer -> found.add(transfer.id));
        return found;
    }

    /** How many transfers come, in the order of ids, before one that their writer made earlier. */
    long outOfOrder() {
        Map<Integer, Integer> last = new HashMap<>();
        return transfers.stream()
                .filter(transfer -> {
                    Integer before = last.put(transfer.writer, transfer.number);
                    return before != null && before >= transfer.number;
                })
                .count();
    }

    /** How far the time in an id is ahead of the machine's clock, at most, in ms. */
    long aheadMillis() {
        return transfers.stream()
                .mapToLong(transfer -> transfer.id.timestamp() - transfer.madeAt)
                .max()
                .orElse(0);
    }

    /** In the order of ids, how far at most a transfer was made before one that stands earlier, in ms. */
    long disorderMillis() {
        long latest = 0;
        long disorder = 0;
        for (Transfer transfer : transfers) {
            latest = Math.max(latest, transfer.madeAt);
            disorder = Math.max(disorder, latest - transfer.madeAt);
        }
        return disorder;
    }
}
