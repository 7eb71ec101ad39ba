package org.ulidjpa.it.database;

import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestPlan;

/** Prints at the end of the run which databases the tests ran on. */
public final class DatabaseReport implements TestExecutionListener {
    @Override
    public void testPlanExecutionFinished(TestPlan testPlan) {
        Servers.started().forEach(server -> System.out.println("Tests ran on " + server));
    }
}
