package org.ulidjpa.it.index;

import org.hibernate.Version;

/** What the figures of a report come from, without what would name the machine. */
record Run(int rows, String machine) {
    String command() {
        return "mvn -pl it-tests -am verify -Dtest=IndexReportTest -Dsurefire.failIfNoSpecifiedTests=false"
                + " -Dulid.it.lab=report -Dulid.it.lab.rows=" + rows;
    }

    static Run ofThisMachine(int rows) {
        Runtime runtime = Runtime.getRuntime();
        return new Run(
                rows,
                "%s %s, %d processors, Java %s, Hibernate %s"
                        .formatted(
                                System.getProperty("os.name"),
                                System.getProperty("os.arch"),
                                runtime.availableProcessors(),
                                Runtime.version().feature(),
                                Version.getVersionString()));
    }
}
