package cardwright.workbench;

import java.io.PrintStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Prints an explanation for people. */
final class ExplanationPage {
  private final Explanation page;
  private final PrintStream out;

  ExplanationPage(Explanation page, PrintStream out) {
    this.page = page;
    this.out = out;
  }

  void print() {
    if (page.card() != null) {
      out.println(String.join(", ", page.names().values()) + " (" + page.card() + ")");
    }
    page.texts().forEach((language, text) -> out.println("  " + language + "  " + text.strip().replace("\n", "\n      ")));
    out.println();
    words();
    for (int i = 0; i < page.abilities().size(); i++) {
      out.println();
      ability(i + 1, page.abilities().get(i));
    }
    if (!page.clauses().isEmpty()) {
      out.println();
      out.println("Clauses");
      page.clauses().forEach((id, title) -> out.println("  " + id + "  " + title));
    }
  }

  private void words() {
    out.println("Words");
    int word = page.words().stream().mapToInt(each -> width(each.text())).max().orElse(0);
    int category = page.words().stream().mapToInt(each -> each.category().length()).max().orElse(0);
    String language = "";
    for (Explanation.Word each : page.words()) {
      if (!language.isEmpty() && !language.equals(each.language())) {
        out.println();
      }
      language = each.language();
      out.println(("  " + pad(oneLine(each.text()), word) + "  " + pad(each.category(), category) + "  " + each.concept()).stripTrailing());
    }
  }

  private void ability(int number, Explanation.Part part) {
    out.println("Ability " + number + ": " + oneLine(part.words().values().stream().findFirst().orElse("")));
    part.canonical().forEach((language, text) -> out.println("  " + language + "  " + oneLine(text)));
    if (part.rules().isEmpty()) {
      out.println("  asked when the card is paid for; it has no rule of its own");
    }
    part.rules().forEach(rule -> rule(rule, part));
  }

  private void rule(Explanation.Rule rule, Explanation.Part part) {
    out.println();
    String from = Optional.ofNullable(rule.keyword()).map(keyword -> ", from the keyword «" + keyword + "»" + bindings(rule.bindings())).orElse("");
    out.println("  Rule " + rule.id() + from);
    if (!rule.canonical().equals(part.canonical())) {
      rule.canonical().forEach((language, text) -> out.println("    " + language + "  " + oneLine(text)));
    }
    rule.pronouns().forEach(pronoun -> out.println("    «it» is " + pronoun));
    out.println("    When");
    rule.fires().forEach(this::firing);
    if (!rule.clauses().isEmpty()) {
      out.println("    Implements " + String.join(", ", rule.clauses()));
    }
    out.println("    Drools");
    rule.drl().lines().forEach(line -> out.println("      " + line));
  }

  private static String bindings(Map<String, String> bindings) {
    List<String> each = bindings.entrySet().stream().map(entry -> entry.getKey() + " = " + entry.getValue()).toList();
    return each.isEmpty() ? "" : " with " + String.join(", ", each);
  }

  private void firing(Explanation.Firing firing) {
    String clauses = firing.clauses().isEmpty() ? "" : " [" + String.join(", ", firing.clauses()) + "]";
    out.println("      " + (firing.step().isEmpty() ? firing.title() : firing.step()) + clauses);
    out.println("        " + firing.why());
  }

  private static String oneLine(String text) {
    return text.strip().replaceAll("\\s*\\R\\s*", " ");
  }

  private static int width(String text) {
    return oneLine(text).codePointCount(0, oneLine(text).length());
  }

  private static String pad(String text, int width) {
    return text + " ".repeat(Math.max(0, width - width(text)));
  }
}
