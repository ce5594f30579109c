package cardwright.tests.drools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardwright.engine.compile.CompiledAbility;
import cardwright.engine.compile.DrlExport;
import cardwright.engine.compile.Occasion;
import cardwright.engine.library.GameFolder;
import cardwright.grammar.document.Diagnostics;
import cardwright.tests.Project;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.drools.drl.ast.descr.AndDescr;
import org.drools.drl.ast.descr.BaseDescr;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.ast.descr.PatternDescr;
import org.drools.drl.ast.descr.RuleDescr;
import org.drools.drl.parser.DrlParser;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kie.internal.builder.conf.LanguageLevelOption;

/** The exported DRL, read by Drools' own parser, says the same as the rules that run. */
class DrlExportTest {

  static Stream<GameFolder> games() {
    return GameFolder.all(Project.root().resolve("rulebook"), Project.root().resolve("cards")).stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void saysWhatTheRulesDo(GameFolder folder) throws Exception {
    Diagnostics run = new Diagnostics();
    GameFolder.Loaded game = folder.load(run).orElseThrow(() -> new AssertionError(run.all()));
    Collection<CompiledAbility> abilities = game.catalogue().rules().abilities();
    assertFalse(abilities.isEmpty());

    DrlParser parser = new DrlParser(LanguageLevelOption.DRL6);
    PackageDescr read = parser.parse(false, new DrlExport(game.rulebook().language()).print(abilities));

    assertFalse(parser.hasErrors(), () -> parser.getErrors().toString());
    assertEquals("cardwright.rules", read.getName());
    assertEquals(List.of(Occasion.class.getName()), read.getImports().stream().map(each -> each.getTarget()).toList());
    assertEquals(abilities.stream().map(CompiledAbility::id).toList(), read.getRules().stream().map(RuleDescr::getName).toList());
    var byId = abilities.stream().collect(Collectors.toMap(CompiledAbility::id, Function.identity()));
    read.getRules().forEach(rule -> assertSays(byId.get(rule.getName()), rule));
  }

  /** One fact, its abilityId the ability's, suited, and the one thing that a rule does: the same three that the running rule is built of. */
  private static void assertSays(CompiledAbility ability, RuleDescr rule) {
    AndDescr when = rule.getLhs();
    assertEquals(1, when.getDescrs().size(), rule.getName());
    PatternDescr pattern = (PatternDescr) when.getDescrs().get(0);
    assertEquals(Occasion.class.getSimpleName(), pattern.getObjectType());
    assertEquals("$occasion", pattern.getIdentifier());
    List<String> constraints = pattern.getConstraint().getDescrs().stream().map(BaseDescr::toString).map(each -> each.replaceAll("\\s+", " ").strip()).toList();
    String id = ability.id().replace("\\", "\\\\").replace("\"", "\\\"");
    assertEquals(List.of("abilityId == \"" + id + "\"", "suited == true"), constraints, rule.getName());
    assertEquals("$occasion.respond();", rule.getConsequence().toString().strip());
    assertTrue(rule.getAttributes().isEmpty(), rule.getName());
  }
}
