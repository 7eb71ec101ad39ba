package org.ulidjpa.it;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The arrows between the modules point one way: starter → hibernate → core. */
@AnalyzeClasses(packages = "org.ulidjpa", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule arrows_pointOneWay = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("core")
            .definedBy("org.ulidjpa")
            .layer("hibernate")
            .definedBy("org.ulidjpa.hibernate..")
            .layer("starter")
            .definedBy("org.ulidjpa.spring..")
            .whereLayer("starter")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("hibernate")
            .mayOnlyBeAccessedByLayers("starter")
            .whereLayer("core")
            .mayOnlyBeAccessedByLayers("hibernate", "starter");

    @ArchTest
    static final ArchRule core_needsTheJdkOnly = classes()
            .that()
            .resideInAPackage("org.ulidjpa")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("java..", "javax.crypto..", "org.ulidjpa", "org.jspecify.annotations");

    @ArchTest
    static final ArchRule hibernateModule_knowsNoSpring = classes()
            .that()
            .resideInAPackage("org.ulidjpa.hibernate..")
            .should()
            .onlyDependOnClassesThat()
            .resideOutsideOfPackage("org.springframework..");
}
