package cardwright.grammar.print;

import static cardwright.grammar.morphology.Cells.ACCUSATIVE;
import static cardwright.grammar.morphology.Cells.GENITIVE;
import static cardwright.grammar.morphology.Cells.NOMINATIVE;
import static cardwright.grammar.morphology.Cells.PREPOSITIONAL;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Action;
import cardwright.grammar.meaning.ActionPattern;
import cardwright.grammar.meaning.Comparison;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Markers;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.morphology.Form.Use;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import cardwright.grammar.vocabulary.Frame;
import java.util.Optional;

/** Russian events: what is waited for, what must not have happened yet, and what happened. */
final class RussianEvents {

  private final RussianPrinter printer;
  private final RussianNouns nouns;
  private final RussianForms forms;
  private final RussianVerbs verbs;

  RussianEvents(RussianPrinter printer, RussianNouns nouns, RussianForms forms, RussianVerbs verbs) {
    this.printer = printer;
    this.nouns = nouns;
    this.forms = forms;
    this.verbs = verbs;
  }

  /** Who has a part in an event: of all that fit, whichever it is. */
  private String who(Selector who) {
    return nouns.any(who, NOMINATIVE, false);
  }

  private boolean isMany(Selector who) {
    return Printer.isAnyOfMany(who) || verbs.number(who) == RussianVerbs.MANY;
  }

  private int eventNumber(Selector who) {
    return Printer.isAnyOfMany(who) ? RussianVerbs.MANY : verbs.number(who);
  }

  String trigger(Trigger.On on) {
    String by = by(on) + on.place().map(p -> " на " + nouns.any(p, ACCUSATIVE, true)).orElse("");
    if (on.passage().isPresent()) {
      Selector who = on.patient().orElseThrow();
      return "когда " + who(who) + " " + new Passages(printer).russian(on.passage().get(), isMany(who), false, forms);
    }
    if (on.lost().isPresent()) {
      Selector who = on.patient().orElseThrow();
      return "когда " + who(who) + (isMany(who) ? " теряют " : " теряет ") + keyword(on.lost().get());
    }
    if (on.isGain()) {
      Selector who = on.patient().orElseThrow();
      return "когда " + who(who) + (isMany(who) ? " получают " : " получает ") + gained(on);
    }
    // what came out somehow is an action; a verb tells that it is declared
    Optional<Entry> verb = printer.vocabulary.find(Category.VERBS, on.event()).filter(any -> on.level().isEmpty());
    if (verb.isEmpty()) {
      Entry action = printer.doneEntry(on.event());
      if (action.category() == Category.KEYWORDS) {
        // what a keyword with a colon says is set off; others are simply done
        boolean setOff = action.keyword().filter(keyword -> keyword.body() == Entry.BodyKind.INSTRUCTIONS).isPresent();
        if (setOff) {
          return "при срабатывании " + forms.noun(Entry.bare(action.words(Language.RU).get(0)), action, GENITIVE, false) + of(on.patient());
        }
        return "при " + forms.noun(Entry.bare(action.words(Language.RU).get(0)), action, PREPOSITIONAL, false) + of(on.patient()) + by;
      }
      String traits = on.by().filter(b -> b.action().equals(on.event()) && b.from().isEmpty()).map(b -> printer.traits(b, PREPOSITIONAL, forms.gender(action.words(Language.RU).get(0), action))).orElse("");
      String level = traits + on.level().map(l -> printer.level(l, PREPOSITIONAL, forms.gender(action.words(Language.RU).get(0), action)) + " ").orElse("");
      return "при " + level + forms.noun(action.words(Language.RU).get(0), action, PREPOSITIONAL, false) + on.doer().map(w -> " " + nouns.any(w, GENITIVE, false)).orElse("") + on.through().map(t -> " через " + nouns.any(t, ACCUSATIVE, true)).orElse("") + on.patient().map(p -> " по " + nouns.dativeOf(p)).orElse("") + (traits.isEmpty() ? by : "");
    }
    Optional<String> noun = verb.get().option("noun-ru").map(n -> n.split("\\|")[0].strip());
    boolean transitive = verbs.frame(on.event()).slot("object").filter(s -> !s.optional()).isPresent();
    if (noun.isPresent() && on.agent().isEmpty() && transitive) {
      return "при " + forms.noun(noun.get(), null, PREPOSITIONAL, false) + of(on.patient()) + by;
    }
    return "когда " + clause(on) + by;
  }

  /** «от удара» is something done to somebody, «ударом» somebody does it. */
  private String by(Trigger.On on) {
    boolean done = on.agent().isPresent() && printer.vocabulary.find(Category.VERBS, on.event()).isPresent();
    return on.by().map(b -> isKeyword(b) ? " в результате " + printer.keywordInCase(b.action(), GENITIVE) : done && b.from().isEmpty() ? " " + printer.instrument(b) : " от " + printer.pattern(b, false)).orElse("");
  }

  private boolean isKeyword(ActionPattern cause) {
    return printer.vocabulary.find(Category.KEYWORDS, cause.action()).isPresent();
  }

  private String of(Optional<Selector> whom) {
    return whom.filter(w -> !w.isSelf()).map(w -> " " + nouns.any(w, GENITIVE, false)).orElse("");
  }

  private String clause(Trigger.On on) {
    Frame frame = verbs.frame(on.event());
    if (on.agent().isEmpty()) {
      Selector patient = on.patient().orElseGet(Selector.Self::new);
      return who(patient) + " " + forms.verb(frame, frame.objectIsSubject() ? Use.FINITE : Use.REFLEXIVE_FINITE, eventNumber(patient)).orElse(frame.head());
    }
    Selector agent = on.agent().get();
    return who(agent) + " " + forms.verb(frame, Use.FINITE, eventNumber(agent)).orElse(frame.head()) + object(frame, on.patient());
  }

  private String object(Frame frame, Optional<Selector> patient) {
    return patient.map(p -> " " + nouns.any(p, objectCase(frame), false)).orElse("");
  }

  static int objectCase(Frame frame) {
    return frame.slot("object").flatMap(Frame.Piece::grammaticalCase).map(c -> RussianPrinter.caseOf(c, ACCUSATIVE)).orElse(ACCUSATIVE);
  }

  /** «~ не ранится от удара»: what must not have happened yet. */
  String notYet(Trigger.On on) {
    Selector subject = on.agent().or(on::patient).orElseGet(Selector.Self::new);
    String not = who(subject) + " не ";
    if (on.passage().isPresent()) {
      return not + new Passages(printer).russian(on.passage().get(), isMany(subject), true, forms);
    }
    if (on.lost().isPresent()) {
      return not + (isMany(subject) ? "потеряют " : "потеряет ") + keyword(on.lost().get());
    }
    if (on.isGain()) {
      return not + (isMany(subject) ? "получат " : "получит ") + gained(on);
    }
    Frame frame = verbs.frame(on.event());
    Use use = on.agent().isPresent() || frame.objectIsSubject() ? Use.FINITE : Use.REFLEXIVE_FINITE;
    return not + forms.verb(frame, use, eventNumber(subject)).orElse(frame.head()) + (on.agent().isPresent() ? object(frame, on.patient()) : "") + by(on) + on.place().map(p -> " на " + nouns.any(p, ACCUSATIVE, true)).orElse("");
  }

  /** «проклятие» */
  private String gained(Trigger.On on) {
    Optional<String> counter = on.received().or(() -> on.gained().filter(Markers::isMarker));
    if (counter.isPresent()) {
      Entry marker = printer.entry(Category.COUNTERS, counter.get());
      return forms.noun(marker.words(Language.RU).get(0), marker, ACCUSATIVE, false);
    }
    return keyword(on.gained().orElseThrow());
  }

  private String keyword(String id) {
    Entry keyword = printer.entry(Category.KEYWORDS, id);
    return keyword.icon().orElseGet(() -> printer.keywordName(keyword, true));
  }

  String would(Trigger.On on) {
    Selector subject = on.agent().or(on::patient).orElseGet(Selector.Self::new);
    String should = isMany(subject) || subject.isYou() ? " должны " : new String[] {" должен ", " должна ", " должно "}[nouns.gender(subject)];
    if (on.isGain()) {
      return "когда " + who(subject) + should + "получить " + gained(on);
    }
    Frame frame = verbs.frame(on.event());
    String by = on.by().map(b -> isKeyword(b) ? " в результате " + printer.keywordInCase(b.action(), GENITIVE) : " от " + printer.pattern(b, false)).orElse("");
    if (on.agent().isPresent()) {
      return "когда " + who(subject) + should + forms.verb(frame, Use.BASE, 0).orElse(frame.head()) + object(frame, on.patient()) + by;
    }
    int column = isMany(subject) ? Cells.PLURAL : nouns.gender(subject);
    String done = forms.verb(frame, Use.PARTICIPLE, Cells.cell(0, column)).map(p -> "быть " + p).or(() -> forms.verb(frame, Use.REFLEXIVE_BASE, 0)).orElse(frame.head());
    return "когда " + who(subject) + should + done + by;
  }

  /** What happened: «вы сбросили карту», «~ был ранен», «~ совершил 2 или более прыжка». */
  String past(Condition.Happened happened, boolean not) {
    Trigger.On on = happened.event();
    Selector subject = on.agent().or(on::patient).orElseGet(Selector.Self::new);
    int column = isMany(subject) || subject.isYou() ? Cells.PLURAL : nouns.gender(subject);
    String no = not ? " не " : " ";
    if (isDeed(on)) {
      return who(subject) + no + deed(happened, column);
    }
    Frame frame = verbs.frame(on.event());
    String often = often(happened.often());
    if (on.agent().isPresent() || frame.objectIsSubject()) {
      return who(subject) + no + forms.verb(frame, Use.PAST, Cells.cell(0, column)).orElse(frame.head()) + (on.agent().isPresent() ? object(frame, on.patient()) : "") + pastInstrument(happened) + often;
    }
    return who(subject) + no + gainedBy(happened, column).map(gained -> happened.often().summed() ? gained : gained + often).orElseGet(() -> done(frame, column) + pastInstrument(happened) + often);
  }

  /** « ударом», where not the action that runs is meant */
  private String pastInstrument(Condition.Happened happened) {
    return happened.event().by().filter(by -> !(happened.when() instanceof Condition.When.Action)).map(by -> " " + printer.instrument(by)).orElse("");
  }

  /** «получил раны от атак» */
  private Optional<String> gainedBy(Condition.Happened happened, int column) {
    Trigger.On on = happened.event();
    return on.by().filter(by -> !(happened.when() instanceof Condition.When.Action) && !isKeyword(by)).flatMap(by -> printer.counterPutBy(on.event()).map(counter ->
        new String[] {"получил ", "получила ", "получило ", "получили "}[column] + some(happened.often(), counter) + " от " + printer.pattern(by, true)));
  }

  private String some(Condition.Often often, Entry counter) {
    String word = counter.words(Language.RU).get(0);
    return often.summed() ? howMany(often) + " " + forms.noun(word, counter, GENITIVE, true) : forms.noun(word, counter, ACCUSATIVE, true);
  }

  /** «~ был перемещен в направлении, в котором был перемещен в этот ход» */
  String wentStraight(Condition.Straight straight, boolean not) {
    Frame frame = verbs.frame(straight.verb());
    int column = printer.plural(straight.who()) ? Cells.PLURAL : nouns.gender(straight.who());
    String went = frame.objectIsSubject() ? forms.verb(frame, Use.PAST, Cells.cell(0, column)).orElse(frame.head()) : done(frame, column);
    return printer.subject(straight.who()) + (not ? " не " : " ") + went + " в направлении, в котором " + went + " в этот " + forms.noun(printer.entry(Category.PERIODS, "turn").words(Language.RU).get(0), null, ACCUSATIVE, false);
  }

  private boolean isDeed(Trigger.On on) {
    return on.isGain() || printer.vocabulary.find(Category.VERBS, on.event()).isEmpty();
  }

  private String done(Frame frame, int column) {
    String was = new String[] {"был ", "была ", "было ", "были "}[column];
    return forms.verb(frame, Use.PARTICIPLE, Cells.cell(0, column)).map(p -> was + p).or(() -> forms.verb(frame, Use.REFLEXIVE_PAST, Cells.cell(0, column))).orElse(frame.head());
  }

  /** «совершил 2 или более прыжков», «получил проклятие» */
  private String deed(Condition.Happened happened, int column) {
    Trigger.On on = happened.event();
    if (on.isGain()) {
      return new String[] {"получил ", "получила ", "получило ", "получили "}[column] + gained(on);
    }
    Entry entry = printer.doneEntry(on.event());
    String noun = Entry.bare(entry.words(Language.RU).get(0));
    int n = happened.often().number();
    boolean exactly = happened.often().comparison() == Comparison.EQUAL;
    boolean once = happened.often().equals(Condition.Often.ONCE);
    String what = once || exactly && n == 1 ? forms.noun(noun, entry, ACCUSATIVE, false) : exactly && n > 1 && n < 5 ? forms.few(noun, entry) : forms.noun(noun, entry, GENITIVE, true);
    return new String[] {"совершил ", "совершила ", "совершило ", "совершили "}[column] + (once ? "" : howMany(happened.often()) + " ") + what + (on.agent().isPresent() ? on.patient().map(p -> " по " + nouns.dativeOf(p)).orElse("") : "");
  }

  private static String howMany(Condition.Often often) {
    return switch (often.comparison()) {
      case AT_LEAST -> often.number() + " или более";
      case AT_MOST -> often.number() + " или менее";
      default -> "ровно " + often.number();
    };
  }

  private static String often(Condition.Often often) {
    if (often.summed()) {
      return " на " + howMany(often);
    }
    boolean few = often.comparison() == Comparison.EQUAL && often.number() > 1 && often.number() < 5;
    return often.equals(Condition.Often.ONCE) ? "" : " " + howMany(often) + (few ? " раза" : " раз");
  }

  /** What happened in a clause with «который»: whoever that is, is not said again. */
  String pastWithout(Condition.Happened happened, boolean not, int column) {
    Trigger.On on = happened.event();
    String no = not ? " не " : " ";
    if (isDeed(on)) {
      return no + deed(happened, column);
    }
    Frame frame = verbs.frame(on.event());
    String by = happened.when() instanceof Condition.When.Action ? "" : on.by().filter(b -> b.from().isEmpty()).map(b -> " " + printer.instrument(b)).orElse("");
    if (on.agent().filter(who -> !(who instanceof Selector.Which)).isPresent()) {
      Selector agent = on.agent().get();
      int its = isMany(agent) || agent.isYou() ? Cells.PLURAL : nouns.gender(agent);
      return " " + who(agent) + no + forms.verb(frame, Use.PAST, Cells.cell(0, its)).orElse(frame.head()) + by;
    }
    if (on.agent().isPresent() || frame.objectIsSubject()) {
      return no + forms.verb(frame, Use.PAST, Cells.cell(0, column)).orElse(frame.head()) + by + (on.agent().isPresent() ? object(frame, on.patient()) : "");
    }
    return no + (on.by().filter(cause -> cause.from().isPresent() || cause.sized().isPresent()).isPresent() ? gainedBy(happened, column) : Optional.<String>empty()).orElseGet(() -> done(frame, column) + by + often(happened.often()));
  }
}
