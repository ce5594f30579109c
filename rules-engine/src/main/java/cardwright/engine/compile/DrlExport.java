package cardwright.engine.compile;

import cardwright.grammar.CardLanguage;
import cardwright.grammar.Language;
import java.util.Collection;
import java.util.List;

/**
 * Prints compiled abilities as DRL for people to read. The text comes from the same form as the rules themselves and means the same: a test
 * reads it back and holds it against them. It is never what is run.
 */
public final class DrlExport {
  private static final String HEAD = "package " + RuleBase.PACKAGE + "\n\nimport " + Occasion.class.getName() + "\n";

  private final CardLanguage language;

  public DrlExport(CardLanguage language) {
    this.language = language;
  }

  /** A whole file of rules. */
  public String print(Collection<CompiledAbility> abilities) {
    StringBuilder text = new StringBuilder(HEAD);
    abilities.forEach(ability -> text.append('\n').append(rule(ability)));
    return text.toString();
  }

  /** One rule, with what it means in both languages above it. */
  public String rule(CompiledAbility ability) {
    StringBuilder text = new StringBuilder();
    for (Language each : Language.values()) {
      text.append("// ").append(language.print(List.of(ability.ability()), each).replace('\n', ' ')).append('\n');
    }
    ability.bindings().forEach((name, value) -> text.append("// ").append(name).append(" = ").append(language.print(value, Language.EN)).append('\n'));
    ability.presence().ifPresent(condition -> text.append("// while ").append(language.print(condition, Language.EN)).append('\n'));
    String id = quote(ability.id());
    text.append("rule ").append(id).append('\n');
    text.append("when\n");
    text.append("    // asked at: ").append(String.join(", ", ability.listensTo())).append('\n');
    text.append("    $occasion : Occasion( abilityId == ").append(id).append(", suited == true )\n");
    text.append("then\n");
    text.append("    $occasion.respond();\n");
    text.append("end\n");
    return text.toString();
  }

  private static String quote(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
