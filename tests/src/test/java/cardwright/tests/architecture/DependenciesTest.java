package cardwright.tests.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Dependencies run one way: grammar, then the rules engine, then the workbench. */
@AnalyzeClasses(packages = "cardwright", importOptions = ImportOption.DoNotIncludeTests.class)
class DependenciesTest {

  private static final String GRAMMAR = "cardwright.grammar..";
  private static final String WORKBENCH = "cardwright.workbench..";

  /** Whatever is neither the language nor the workbench. */
  private static final DescribedPredicate<JavaClass> ENGINE =
      resideInAPackage("cardwright..").and(not(resideInAnyPackage(GRAMMAR, WORKBENCH, "cardwright.tests.."))).as("of the rules engine");

  @ArchTest
  static final ArchRule theGrammarKnowsNothingAboveIt =
      noClasses()
          .that()
          .resideInAPackage(GRAMMAR)
          .should()
          .dependOnClassesThat(resideInAPackage("cardwright..").and(not(resideInAPackage(GRAMMAR))))
          .because("the language is useful without the engine");

  @ArchTest
  static final ArchRule theGrammarKnowsNoRuleEngine =
      noClasses()
          .that()
          .resideInAPackage(GRAMMAR)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.drools..", "org.kie..")
          .because("what a text means does not depend on how it is carried out");

  @ArchTest
  static final ArchRule theEngineKnowsNoWorkbench =
      noClasses().that(ENGINE).should().dependOnClassesThat().resideInAPackage(WORKBENCH).allowEmptyShould(true);

  @ArchTest
  static final ArchRule onlyTheWorkbenchKnowsTheCommandLine =
      noClasses()
          .that()
          .resideOutsideOfPackages(WORKBENCH)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("picocli..")
          .because("a page or a language server must be able to use the rest");

  /**
   * A module's own package (cardwright.grammar and the like) is its face: it leads to the packages below it, and holds what all of them
   * share. It is left out here; between the packages below it there is an order.
   */
  @ArchTest
  static final ArchRule packagesHaveAnOrder = slices().matching("cardwright.(*).(**)").should().beFreeOfCycles().allowEmptyShould(true);
}
