package org.ulidjpa.it.index;

/** What the figures of a report come from, without what would name the machine. */
record Run(int rows, String machine) {
    static final String COMMAND =
            "mvn -pl it-tests -am verify -Dtest=IndexReportTest -Dsurefire.failIfNoSpecifiedTests=false"
                    + " -Dulid.it.lab=report";

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
                                org.hibernate.Version.getVersionString()));
    }
}
