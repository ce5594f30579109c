package cardwright.grammar.print;

import static cardwright.grammar.morphology.Cells.ACCUSATIVE;
import static cardwright.grammar.morphology.Cells.GENITIVE;
import static cardwright.grammar.morphology.Cells.INSTRUMENTAL;
import static cardwright.grammar.morphology.Cells.NOMINATIVE;
import static cardwright.grammar.morphology.Cells.PREPOSITIONAL;
import static cardwright.grammar.morphology.Cells.PLURAL;
import static cardwright.grammar.morphology.Cells.PREPOSITIONAL;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Comparison;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Selector.Pick;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.List;
import java.util.Optional;

/** Russian conditions. */
final class RussianConditions {
  private final RussianPrinter printer;
  private final RussianNouns nouns;
  private final RussianVerbs verbs;
  private final RussianEvents events;
  private final RussianForms forms;

  RussianConditions(RussianPrinter printer, RussianNouns nouns, RussianVerbs verbs, RussianEvents events, RussianForms forms) {
    this.printer = printer;
    this.nouns = nouns;
    this.verbs = verbs;
    this.events = events;
    this.forms = forms;
  }

  String condition(Condition condition) {
    if (condition instanceof Condition.Any any) {
      return String.join(" или ", any.conditions().stream().map(this::condition).toList());
    }
    if (condition instanceof Condition.All all) {
      return String.join(" и ", all.conditions().stream().map(this::condition).toList());
    }
    return condition instanceof Condition.Not not ? atom(not.condition(), true) : atom(condition, false);
  }

  private String atom(Condition condition, boolean not) {
    if (condition instanceof Condition.Holds holds) {
      return holds(holds.who(), holds.what(), not);
    }
    if (condition instanceof Condition.Exists exists) {
      return exists(exists.what(), not);
    }
    if (condition instanceof Condition.Compares compares) {
      return compares(compares);
    }
    if (condition instanceof Condition.Parity parity) {
      String word = (parity.even() != not ? "чётн" : "нечётн") + (parity.value() instanceof Value.Rolled ? "ый" : "ое");
      return parity.value() instanceof Value.Roll roll ? "на " + nouns.phrase(new Selector.Role(roll.role()), PREPOSITIONAL, true) + " выпало " + word + " число" : printer.value(parity.value()) + " " + word;
    }
    if (condition instanceof Condition.PlayerIs is) {
      return printer.subject(new Selector.Player(is.who())) + " – " + printer.subject(new Selector.Player(is.is()));
    }
    if (condition instanceof Condition.Aligned aligned) {
      Entry action = printer.actionEntry(aligned.action());
      return "все " + forms.noun(action.words(Language.RU).get(0), action, NOMINATIVE, true) + " совершены по картам " + String.join(" или ", aligned.lines().stream().map(line -> inOne(printer.entry(Category.KINDS, line))).toList());
    }
    if (condition instanceof Condition.PaysFor pays) {
      return "это сделано, чтобы " + (printer.isAction(pays.deed()) ? "объявить " + forms.noun(printer.actionEntry(pays.deed()).words(Language.RU).get(0), printer.actionEntry(pays.deed()), ACCUSATIVE, false) + pays.object().map(object -> " по " + nouns.dativeOf(object)).orElse("") : verbs.infinitive(pays.deed(), pays.object(), false)) + Printer.CLAUSE_END;
    }
    if (condition instanceof Condition.Straight straight) {
      return events.wentStraight(straight, not);
    }
    if (condition instanceof Condition.Done) {
      return not ? "это не сделано" : "это сделано";
    }
    if (condition instanceof Condition.TurnOf turn) {
      String noun = printer.entry(Category.PERIODS, "turn").words(Language.RU).get(0);
      return switch (turn.who()) {
        case YOU -> "в ваш " + noun;
        case OPPONENT -> "в " + noun + " противника";
        default -> "в свой " + noun;
      };
    }
    Condition.Happened happened = (Condition.Happened) condition;
    return events.past(happened, not) + when(happened);
  }

  /** What happened, the word for the one whom a description tells of left out. */
  String pastWithout(Condition.Happened happened, boolean not, int column) {
    return events.pastWithout(happened, not, column) + when(happened);
  }

  /** « в этот ход», « в свой прошлый ход», « от этого удара» */
  private String when(Condition.Happened happened) {
    if (happened.when() instanceof Condition.When.Action) {
      Entry action = printer.actionEntry(happened.event().by().orElseThrow().action());
      String noun = action.words(Language.RU).get(0);
      if (happened.event().agent().isPresent()) {
        return " " + forms.adjective("этот", INSTRUMENTAL, forms.gender(noun, action), false) + " " + forms.noun(noun, action, INSTRUMENTAL, false);
      }
      return " от " + forms.adjective("этот", GENITIVE, forms.gender(noun, action), false) + " " + forms.noun(noun, action, GENITIVE, false);
    }
    return when(happened.when());
  }

  /** « в этот ход», « в свой прошлый ход» */
  String when(Condition.When when) {
    boolean last = when instanceof Condition.When.Last;
    Entry period = printer.entry(Category.PERIODS, last ? ((Condition.When.Last) when).period() : ((Condition.When.Running) when).period());
    String noun = period.words(Language.RU).get(0);
    int gender = forms.gender(noun, period);
    if (last) {
      Whose whose = ((Condition.When.Last) when).whose();
      return " в " + nouns.before(whose, ACCUSATIVE, gender, false) + forms.adjective("прошлый", ACCUSATIVE, gender, false) + " " + forms.noun(noun, period, ACCUSATIVE, false) + RussianNouns.behind(whose);
    }
    return " в " + forms.adjective("этот", ACCUSATIVE, gender, false) + " " + forms.noun(noun, period, ACCUSATIVE, false);
  }

  private String holds(Selector who, Filter what, boolean not) {
    String subject = printer.subject(who) + (not ? " не " : " ");
    int column = printer.plural(who) ? PLURAL : nouns.gender(who);
    if (what instanceof Filter.Is is) {
      String id = is.traitOrState();
      if (nouns.isNoun(id) || printer.vocabulary.find(Category.KINDS, id).isPresent()) {
        return printer.subject(who) + (not ? " не " : " – ") + nouns.traitForm(id, NOMINATIVE, 0, false);
      }
      String word = printer.vocabulary.find(Category.STATES, id).orElseGet(() -> printer.entry(Category.TRAITS, id)).words(Language.RU).get(0);
      return subject + (printer.vocabulary.find(Category.STATES, id).isPresent() ? forms.shortForm(word, column).orElseGet(() -> nouns.traitForm(id, NOMINATIVE, column, false)) : nouns.traitForm(id, NOMINATIVE, column, false));
    }
    boolean many = column == PLURAL;
    if (printer.plays(what)) {
      return subject + verbs.plays(many);
    }
    if (what instanceof Filter.Such such) {
      boolean none = such.condition() instanceof Condition.Not;
      return "в " + nouns.phrase(who, PREPOSITIONAL, true) + " " + nouns.there(((Condition.Exists) (none ? ((Condition.Not) such.condition()).condition() : such.condition())).what(), none);
    }
    if (what instanceof Filter.In in) {
      return subject + (many ? "стоят " : "стоит ") + nouns.in(in);
    }
    if (what instanceof Filter.Related related) {
      return subject + (many ? "стоят " : "стоит ") + nouns.relation(related);
    }
    if (what instanceof Filter.Located located) {
      return subject + (many ? "находятся " : "находится ") + nouns.places.located(located);
    }
    String has = many ? "имеют " : "имеет ";
    if (what instanceof Filter.Has keyword) {
      return subject + has + printer.keywordName(printer.entry(Category.KEYWORDS, keyword.keyword()), true);
    }
    if (what instanceof Filter.Parity parity) {
      return subject + has + nouns.measures.parity(parity, ACCUSATIVE);
    }
    Filter.Measured m = (Filter.Measured) what;
    if (!isCounted(m)) {
      return printer.statOrCounter(m.statOrCounter()).icon().map(icon -> subject + has + nouns.measures.bound(m.comparison(), m.value()) + " " + icon).orElseGet(() -> subject + nouns.measures.measured(m));
    }
    if (m.comparison() == Comparison.EQUAL && m.value().is(0)) {
      Entry counter = printer.countedThing(m.statOrCounter());
      return printer.subject(who) + " не " + has + forms.noun(counter.words(Language.RU).get(0), counter, GENITIVE, true);
    }
    return subject + has + nouns.measures.had(m);
  }

  private boolean isCounted(Filter.Measured m) {
    return printer.isAttached(m.statOrCounter()) || printer.vocabulary.find(Category.COUNTERS, m.statOrCounter()).isPresent();
  }

  private String exists(Pick pick, boolean not) {
    if (not) {
      return "нет " + nouns.many(pick, GENITIVE);
    }
    if (pick.count().isSome()) {
      return "есть " + nouns.one(pick, NOMINATIVE);
    }
    if (pick.count() instanceof Count.AtLeast least && pick.zone().isEmpty()) {
      return "есть " + nouns.pick(new Pick(new Count.Exactly(least.n()), pick.side(), pick.kind(), pick.filters(), pick.zone()), NOMINATIVE);
    }
    boolean exactly = pick.count() instanceof Count.Exactly;
    return "есть " + (exactly ? "ровно " : "") + (pick.count().isOne() ? "1 " : "") + nouns.pick(pick, NOMINATIVE);
  }

  private String compares(Condition.Compares c) {
    if (c.left() instanceof Value.Roll roll) {
      return "на " + nouns.phrase(new Selector.Role(roll.role()), PREPOSITIONAL, true) + " выпало " + nouns.measures.bound(c.comparison(), c.right());
    }
    if (c.left() instanceof Value.Measure m && m.of() instanceof Selector.Player player && printer.vocabulary.find(Category.ZONES, m.statOrCounter()).isPresent()) {
      return playerHas(player.who(), m.statOrCounter(), c);
    }
    String sign =
        switch (c.comparison()) {
          case EQUAL -> equal(c.left());
          case AT_LEAST -> " не менее ";
          case AT_MOST -> " не более ";
          case MORE -> " больше ";
          case LESS -> " меньше ";
        };
    String left = c.left() instanceof Value.Amount ? "это число" : printer.value(c.left());
    boolean than = c.comparison() == Comparison.MORE || c.comparison() == Comparison.LESS || c.right() instanceof Value.Half && c.comparison() != Comparison.EQUAL;
    return left + sign + (than ? printer.value(c.right(), GENITIVE) : printer.value(c.right()));
  }

  private String equal(Value left) {
    if (left instanceof Value.Measure m && printer.vocabulary.find(Category.STATS, m.statOrCounter()).isPresent()) {
      Entry stat = printer.entry(Category.STATS, m.statOrCounter());
      return new String[] {" равен ", " равна ", " равно "}[forms.gender(stat.words(Language.RU).get(0), stat)];
    }
    if (left instanceof Value.Rolled) {
      return " равен ";
    }
    return " равно ";
  }

  private String inOne(Entry line) {
    String word = line.words(Language.RU).get(0);
    return "в " + forms.adjective("один", PREPOSITIONAL, forms.gender(word, line), false) + " " + forms.noun(word, line, PREPOSITIONAL, false);
  }

  private String playerHas(Selector.Who who, String zone, Condition.Compares c) {
    Count count =
        switch (c.comparison()) {
          case AT_MOST -> new Count.UpTo(c.right());
          case AT_LEAST -> new Count.AtLeast(c.right());
          default -> new Count.Exactly(c.right());
        };
    Pick cards = new Pick(count, Whose.ANY, printer.vocabulary.defaultKind(), List.of(), Optional.of(new Selector.InZone(zone, Whose.ANY)));
    String owner = "у " + nouns.player(who, GENITIVE) + " ";
    if (c.right().is(0)) {
      return owner + "нет " + nouns.many(cards, GENITIVE);
    }
    return owner + (c.right().is(1) ? "1 " : "") + nouns.pick(cards, NOMINATIVE);
  }
}
