package cardwright.grammar.print;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;

/** How it is told that somebody comes into a zone or out of it. */
final class Passages {
  private final Printer printer;

  Passages(Printer printer) {
    this.printer = printer;
  }

  /**
   * «покидает поле боя», «попадает на кладбище»
   *
   * @param yet whether it is told of what must not have come to pass yet: «не покинет …»
   */
  String russian(Trigger.Passage passage, boolean many, boolean yet, RussianForms forms) {
    String verb = passage.enters() ? passage.zone().isEmpty() ? yet ? "войд" : "вход" : yet ? "попад" : "попада" : yet ? "покин" : "покида";
    String end = yet ? many ? "ут" : "ет" : passage.enters() && passage.zone().isEmpty() ? many ? "ят" : "ит" : many ? "ют" : "ет";
    if (passage.zone().isEmpty()) {
      return verb + end + (passage.enters() ? " в игру" : " игру");
    }
    Entry zone = where(passage);
    String name = forms.noun(zone.words(Language.RU).get(0), zone, Cells.ACCUSATIVE, false);
    return verb + end + " " + (passage.enters() ? zone.option("to-ru").or(() -> zone.option("at-ru")).orElse("в") + " " : "") + name;
  }

  /** "leaves the battlefield", "enters play" */
  String english(Trigger.Passage passage, boolean base) {
    String verb = passage.enters() ? base ? "enter" : "enters" : base ? "leave" : "leaves";
    return verb + (passage.zone().isEmpty() ? " play" : " the " + EnglishNouns.noun(where(passage), false));
  }

  private Entry where(Trigger.Passage passage) {
    return printer.vocabulary.find(Category.ZONES, passage.zone()).orElseGet(() -> printer.entry(Category.AREAS, passage.zone()));
  }
}
