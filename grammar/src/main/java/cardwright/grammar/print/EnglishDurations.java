package cardwright.grammar.print;

import cardwright.grammar.meaning.Duration;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.vocabulary.Category;

/** How long something gained lasts, in English. */
final class EnglishDurations {
  private final EnglishPrinter printer;
  private final EnglishVerbs verbs;

  EnglishDurations(EnglishPrinter printer, EnglishVerbs verbs) {
    this.printer = printer;
    this.verbs = verbs;
  }

  String duration(Duration duration) {
    if (duration instanceof Duration.ForGood) {
      return "";
    }
    if (duration instanceof Duration.Until until) {
      return until.end().map(end -> duration(end) + " or").orElse("") + " " + "until " + String.join(" or until ", until.events().stream().map(event -> verbs.trigger(event).replaceFirst("^when ", "")).toList());
    }
    if (duration instanceof Duration.While w) {
      return " while " + printer.condition(w.condition());
    }
    if (duration instanceof Duration.For turns) {
      String mine = EnglishNouns.whose(turns.whose());
      return " for " + printer.value(turns.times()) + (mine.isEmpty() ? " " : " of " + mine) + EnglishNouns.noun(printer.entry(Category.PERIODS, turns.period()), !mine.isEmpty() || !turns.times().is(1));
    }
    if (duration instanceof Duration.UntilStart start) {
      return " until the start of " + period(start.period(), start.whose(), true);
    }
    Duration.UntilEnd end = (Duration.UntilEnd) duration;
    return " until the end of " + period(end.period(), end.whose(), end.next());
  }

  private String period(String id, Whose of, boolean next) {
    String whose = EnglishNouns.whose(of);
    String the = whose.isEmpty() ? "the " : "";
    return whose + the + (next ? "next " : "") + EnglishNouns.noun(printer.entry(Category.PERIODS, id), false);
  }
}
