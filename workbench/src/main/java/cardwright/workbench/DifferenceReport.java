package cardwright.workbench;

import cardwright.engine.compare.Difference;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Tells what differs between two editions, for people. */
final class DifferenceReport {
  private final Console console;

  DifferenceReport(Console console) {
    this.console = console;
  }

  void tell(Difference difference, int matches) {
    Difference.Steps steps = difference.steps();
    section("Steps");
    steps("added", steps.added());
    steps("removed", steps.removed());
    steps("moved", steps.moved());
    steps("renamed", steps.renamed());
    steps("changed", steps.changed());
    nothing(steps.added(), steps.removed(), steps.moved(), steps.renamed(), steps.changed());
    Difference.Words words = difference.words();
    section("Words");
    words("added", words.added());
    words("retired", words.retired());
    words("redefined", words.redefined());
    nothing(words.added(), words.retired(), words.redefined());
    section("Declarations");
    difference.rules().forEach(rule -> line("%-9s  %s %s%s".formatted(rule.how().name().toLowerCase(Locale.ROOT), rule.section(), rule.id(), because(rule.rules()))));
    nothing(difference.rules());
    section("Cards");
    difference.cards().unread().forEach(this::unread);
    difference.cards().changed().forEach(this::changed);
    difference.cards().silenced().forEach(card -> line("can never act  " + card.id() + ": «" + card.ability() + "», " + card.why() + because(card.rules())));
    nothing(difference.cards().unread(), difference.cards().changed(), difference.cards().silenced());
    if (matches == 0) {
      return;
    }
    section("Matches");
    difference.divergence().ifPresentOrElse(this::divergence, () -> line("none of those that could be played goes another way"));
  }

  private void section(String title) {
    console.out().println(title);
  }

  private void line(String text) {
    console.out().println("  " + text);
  }

  private void nothing(List<?>... all) {
    if (List.of(all).stream().allMatch(List::isEmpty)) {
      line("the same");
    }
  }

  private void steps(String what, List<Difference.StepChange> changes) {
    changes.forEach(step -> line("%-9s  %s%s".formatted(what, step.id() + (step.path().endsWith(step.id()) ? " at " : " to ") + step.path(), because(step.rules()))));
  }

  private void words(String what, List<Difference.WordChange> changes) {
    changes.forEach(word -> line("%-9s  %s %s (%s)%s".formatted(what, word.category(), word.id(), String.join(", ", word.words().values()), because(word.rules()))));
  }

  private static String because(List<String> rules) {
    return rules.isEmpty() ? "" : "  [" + String.join(", ", rules) + "]";
  }

  private void unread(Difference.Unread card) {
    line("no longer reads  " + card.id() + ": " + card.problem() + because(card.rules()));
    rewording("write instead", card.rewording());
  }

  private void changed(Difference.Changed card) {
    line("means something else  " + card.id() + because(card.rules()));
    card.before().stream().filter(each -> !card.after().contains(each)).forEach(each -> line("    before  " + each));
    card.after().stream().filter(each -> !card.before().contains(each)).forEach(each -> line("    now     " + each));
    rewording("to keep it", card.rewording());
  }

  private void rewording(String label, Map<String, String> texts) {
    texts.forEach((language, text) -> line("    " + label + "  " + language + ": " + text));
  }

  private void divergence(Difference.Divergence found) {
    line(found.parted() + " of " + found.seeds() + " matches go another way; the one of seed " + found.seed() + " at entry " + found.entry() + ", in " + found.step() + ":");
    line("    before  " + found.before());
    line("    now     " + found.after());
  }
}
