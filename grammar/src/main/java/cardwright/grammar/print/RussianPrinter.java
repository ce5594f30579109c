package cardwright.grammar.print;

import static cardwright.grammar.morphology.Cells.ACCUSATIVE;
import static cardwright.grammar.morphology.Cells.DATIVE;
import static cardwright.grammar.morphology.Cells.GENITIVE;
import static cardwright.grammar.morphology.Cells.NOMINATIVE;
import static cardwright.grammar.morphology.Cells.PLURAL;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.ActionPattern;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Duration;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Selector.Pick;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import cardwright.grammar.vocabulary.Vocabulary;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Canonical Russian. */
final class RussianPrinter extends Printer {
  private static final Map<String, String> WORDS =
      Map.ofEntries(
          Map.entry("then", "затем"), Map.entry("for-each-of-them", "для каждого из них"), Map.entry("choose-one", "выбрать одно: "), Map.entry("next-time", "в следующий раз"), Map.entry("at-most", "максимум"), Map.entry("if", "если"), Map.entry("otherwise", "иначе"), Map.entry("or", "или"), Map.entry("and", "и"), Map.entry("has", "имеет"), Map.entry("where", "где"),
          Map.entry("where-sign", " – "), Map.entry("trigger-sign", " – "), Map.entry("named-sign", " – "), Map.entry("in-doing", ", при этом"),
          Map.entry("instead", "вместо этого"), Map.entry("instead-of-cost", "вместо стоимости"), Map.entry("open-quote", "«"),
          Map.entry("close-quote", "»"));

  final RussianForms forms;
  final RussianNouns nouns;
  private final RussianVerbs verbs;
  private final RussianEvents events;
  private final RussianConditions conditions;
  final RussianGrants grants;

  RussianPrinter(Vocabulary vocabulary, Function<Entry, Optional<Effect>> iconCosts, RussianForms forms) {
    super(vocabulary, iconCosts);
    this.forms = forms;
    this.nouns = new RussianNouns(this, forms);
    this.verbs = new RussianVerbs(this, nouns, forms);
    this.events = new RussianEvents(this, nouns, forms, verbs);
    this.conditions = new RussianConditions(this, nouns, verbs, events, forms);
    this.grants = new RussianGrants(this, nouns, verbs, forms);
  }

  static int caseOf(String name, int otherwise) {
    return switch (name) {
      case "nom" -> NOMINATIVE;
      case "gen" -> GENITIVE;
      case "dat" -> DATIVE;
      case "acc" -> ACCUSATIVE;
      case "ins" -> Cells.INSTRUMENTAL;
      case "loc" -> Cells.PREPOSITIONAL;
      default -> otherwise;
    };
  }

  @Override
  Language language() {
    return Language.RU;
  }

  @Override
  String word(String name) {
    return WORDS.get(name);
  }

  @Override
  String subject(Selector selector) {
    return nouns.phrase(selector, NOMINATIVE, false);
  }

  @Override
  String condition(Condition condition) {
    return conditions.condition(condition);
  }

  @Override
  String whileClause(Condition condition) {
    boolean past = condition instanceof Condition.Not not && not.condition() instanceof Condition.Happened;
    return (condition instanceof Condition.TurnOf ? " " : past ? ", если только " : ", пока ") + condition(condition);
  }

  @Override
  String trigger(Trigger trigger) {
    if (trigger instanceof Trigger.On on && on.patient().orElse(null) instanceof Selector.AnybodyBut but) {
      return "при " + pattern(on.performed(), false, Cells.PREPOSITIONAL) + " не по " + nouns.dativeOf(but.whom());
    }
    return trigger instanceof Trigger.At at ? timing(at) : events.trigger((Trigger.On) trigger);
  }

  @Override
  String byChoiceOf(Selector who) {
    return "по выбору " + nouns.phrase(who, GENITIVE, false);
  }

  @Override
  String wouldEvent(Trigger.On event) {
    return events.would(event);
  }

  @Override
  String timing(Trigger.At at, boolean next) {
    String wording = entry(Category.TIMINGS, at.timing()).words(Language.RU).get(0);
    String following = next ? "следующего " : "";
    return switch (at.whose()) {
      case YOURS -> wording.replace("{whose} ", "вашего " + following);
      case ITS_OWNERS -> wording.replace("{whose} ", "своего " + following);
      case OPPONENTS -> wording.replaceFirst("\\{whose} (\\S+)", following + "$1 противника");
      case ANY -> wording.replace("{whose} ", following);
    };
  }

  @Override
  String inAll(int total) {
    return "до " + total;
  }

  @Override
  String naming(Effect.Naming naming) {
    return nouns.measures.naming(naming);
  }

  @Override
  String forEach(Selector each) {
    return "для " + (each instanceof Selector.It all ? forms.adjective("каждый", GENITIVE, nouns.gender(all), false) + " из них" : nouns.phrase(each, GENITIVE, true));
  }

  @Override
  String keywordName(Entry entry, boolean gained) {
    boolean noun = gained && entry.is("adjective") && entry.words(Language.RU).size() > 1;
    String name = Entry.bare(entry.words(Language.RU).get(noun ? 1 : 0));
    return gained ? forms.noun(name, entry, ACCUSATIVE, false) : name;
  }

  @Override
  String often(String times, Entry period) {
    return times + " раз за " + forms.noun(period.words(Language.RU).get(0), period, ACCUSATIVE, false);
  }

  @Override
  String limit(int times, Entry period) {
    boolean few = times % 10 >= 2 && times % 10 <= 4 && (times % 100 < 10 || times % 100 > 20);
    return times + (few ? " раза за " : " раз за ") + forms.noun(period.words(Language.RU).get(0), period, ACCUSATIVE, false);
  }

  @Override
  String duration(Duration duration) {
    if (duration instanceof Duration.ForGood) {
      return "";
    }
    if (duration instanceof Duration.Until until) {
      return until.end().map(end -> duration(end) + " или").orElse(",") + " пока " + String.join(" или ", until.events().stream().map(events::notYet).toList());
    }
    if (duration instanceof Duration.While w) {
      return ", пока " + condition(w.condition());
    }
    if (duration instanceof Duration.For turns) {
      return " на " + several(turns);
    }
    if (duration instanceof Duration.UntilStart start) {
      return " до начала " + period(start.period(), start.whose(), true);
    }
    Duration.UntilEnd end = (Duration.UntilEnd) duration;
    return " до конца " + period(end.period(), end.whose(), end.next());
  }

  /** «вашего следующего хода» */
  private String period(String id, Whose whose, boolean next) {
    Entry period = entry(Category.PERIODS, id);
    String noun = period.words(Language.RU).get(0);
    int gender = forms.gender(noun, period);
    return nouns.before(whose, GENITIVE, gender, false) + (next ? forms.adjective("следующий", GENITIVE, gender, false) + " " : "")
        + forms.noun(noun, period, GENITIVE, false) + RussianNouns.behind(whose);
  }

  /** «1 ход противника», «3 ваших хода», «X ходов» */
  private String several(Duration.For turns) {
    Entry period = entry(Category.PERIODS, turns.period());
    String noun = period.words(Language.RU).get(0);
    int number = turns.times() instanceof Value.Constant constant ? constant.number() : 0;
    boolean one = number == 1;
    String counted = one ? forms.noun(noun, period, ACCUSATIVE, false) : forms.noun(noun, period, GENITIVE, number < 2 || number > 4);
    return value(turns.times()) + " " + nouns.before(turns.whose(), one ? ACCUSATIVE : GENITIVE, one ? forms.gender(noun, period) : Cells.PLURAL, false) + counted + RussianNouns.behind(turns.whose());
  }

  // Numbers

  /** A verb behind «может» is the card's own. */
  @Override
  boolean addressesYou(String clause) {
    return false;
  }

  @Override
  String value(Value value) {
    return value(value, NOMINATIVE);
  }

  String value(Value value, int c) {
    if (value instanceof Value.Either either) {
      return value(either.otherwise(), c) + " (" + value(either.then(), c) + ", если " + condition(either.condition()) + ")";
    }
    if (value instanceof Value.Constant constant) {
      return String.valueOf(constant.number());
    }
    if (value instanceof Value.ByLevel levels) {
      return String.join("-", levels.levels().stream().map(String::valueOf).toList());
    }
    if (value instanceof Value.Variable variable) {
      return letter(variable);
    }
    if (value instanceof Value.CountOf count) {
      return number(c) + nouns.many(count.what(), GENITIVE);
    }
    if (value instanceof Value.Units units) {
      return number(c) + "единиц " + keywordInCase(units.keyword(), GENITIVE) + " " + nouns.phrase(units.of(), GENITIVE, false);
    }
    if (value instanceof Value.Variety variety) {
      Entry group = entry(Category.GROUPS, variety.group());
      return number(c) + forms.noun(group.words(Language.RU).get(0), group, GENITIVE, true) + " " + nouns.many(variety.among(), GENITIVE);
    }
    if (value instanceof Value.Measure measure) {
      return measure(measure, c);
    }
    if (value instanceof Value.Printed printed) {
      return measure(printed.measure(), c) + " без учёта модификаторов";
    }
    if (value instanceof Value.Taken taken) {
      return number(c) + nouns.measures.ofMany(counterPutBy(taken.verb()).orElseThrow().id()) + ", полученных " + nouns.phrase(taken.who(), Cells.INSTRUMENTAL, false) + conditions.when(taken.when()) + CLAUSE_END;
    }
    if (value instanceof Value.Strength strength) {
      Entry action = actionEntry(strength.action());
      String noun = action.words(Language.RU).get(0);
      return magnitude(c) + forms.adjective("этот", GENITIVE, forms.gender(noun, action), false) + " " + forms.noun(noun, action, GENITIVE, false);
    }
    if (value instanceof Value.NumberOf number) {
      String keyword = keywordInCase(number.keyword(), GENITIVE);
      return magnitude(c) + (number.of() instanceof Selector.It it ? nouns.pronoun(it, GENITIVE, false) + " " + keyword : keyword + " " + nouns.phrase(number.of(), GENITIVE, false));
    }
    if (value instanceof Value.Apart apart) {
      return new String[] {"разница ", "разницы ", "разнице ", "разницу ", "разницей ", "разнице "}[c] + statWord(apart.stat(), GENITIVE) + " " + nouns.phrase(apart.one(), GENITIVE, false) + " и " + nouns.phrase(apart.other(), GENITIVE, false);
    }
    if (value instanceof Value.OrderOf order) {
      Entry line = entry(Category.KINDS, order.line());
      String noun = line.words(Language.RU).get(0);
      return new String[] {"номер ", "номера ", "номеру ", "номер ", "номером ", "номере "}[c] + forms.noun(noun, line, GENITIVE, false) + ", в " + forms.adjective("который", Cells.PREPOSITIONAL, forms.gender(noun, line), false) + " стоит " + nouns.phrase(order.of(), NOMINATIVE, false) + CLAUSE_END;
    }
    if (value instanceof Value.Amount) {
      return "столько же";
    }
    if (value instanceof Value.Roll roll) {
      return nouns.phrase(new Selector.Role(roll.role()), NOMINATIVE, false);
    }
    if (value instanceof Value.Rolled rolled) {
      return nouns.phrase(rolled.die(), c, false);
    }
    if (value instanceof Value.Sum sum) {
      return value(sum.left(), c) + "+" + value(sum.right(), c);
    }
    if (value instanceof Value.Difference difference) {
      return minus(value(difference.left(), c), value(difference.right(), c));
    }
    if (value instanceof Value.Times times) {
      return times.factor() + " " + forEachOf(times.value());
    }
    if (value instanceof Value.Half half) {
      return (c == ACCUSATIVE ? "половину " : c == GENITIVE ? "половины " : "половина ") + value(half.value(), GENITIVE)
          + (half.rounding() == Value.Rounding.UP ? " с округлением вверх" : "");
    }
    return capped(value, v -> value(v, c));
  }

  String capped(Value value, Function<Value, String> inner) {
    return value instanceof Value.AtMost most
        ? inner.apply(most.value()) + " (максимум " + most.maximum() + ")"
        : inner.apply(((Value.AtLeast) value).value()) + " (минимум " + ((Value.AtLeast) value).minimum() + ")";
  }

  private static String magnitude(int c) {
    return new String[] {"величина ", "величины ", "величине ", "величину ", "величиной ", "величине "}[c];
  }

  private static String number(int c) {
    return new String[] {"число ", "числа ", "числу ", "число ", "числом ", "числе "}[c];
  }

  private String measure(Value.Measure measure, int c) {
    Optional<Entry> counter = vocabulary.find(Category.COUNTERS, measure.statOrCounter());
    if (counter.isPresent()) {
      return number(c) + forms.noun(counter.get().words(Language.RU).get(0), counter.get(), GENITIVE, true) + holder(measure.of());
    }
    if (ofAll(measure)) {
      String level = measure.level().map(l -> level(l, GENITIVE, Cells.PLURAL) + " ").orElse("");
      Entry each = numbered(measure.statOrCounter());
      String stats = each.icon().filter(i -> each.category() == Category.STATS).orElseGet(() -> forms.noun(Entry.bare(each.words(Language.RU).get(0)), each, GENITIVE, true));
      return new String[] {"сумма ", "суммы ", "сумме ", "сумму ", "суммой ", "сумме "}[c] + level + stats + " " + nouns.many((Selector.Pick) measure.of(), GENITIVE);
    }
    String stat = levelled(measure.level(), c, measure.statOrCounter());
    if (isSpoken(measure)) {
      return stat;
    }
    if (measure.of() instanceof Selector.Which) {
      return "его " + stat;
    }
    return measure.of() instanceof Selector.It it ? nouns.pronoun(it, GENITIVE, false) + " " + stat : stat + " " + nouns.phrase(measure.of(), GENITIVE, false);
  }

  /** Where counters lie: «на ~», «у противника»; your own go without saying. */
  private String holder(Selector of) {
    return of.isYou() ? "" : of instanceof Selector.Player ? " у " + nouns.phrase(of, GENITIVE, true) : " на " + nouns.phrase(of, Cells.PREPOSITIONAL, true);
  }

  /** «за каждую стоящую рядом карту», «за каждую фишку на ~». */
  String forEachOf(Value value) {
    if (value instanceof Value.Measure measure) {
      Entry counter = entry(Category.COUNTERS, measure.statOrCounter());
      String noun = counter.words(Language.RU).get(0);
      int gender = forms.gender(noun, counter);
      return "за " + forms.adjective("каждый", ACCUSATIVE, gender, false) + " " + forms.noun(noun, counter, ACCUSATIVE, false) + holder(measure.of());
    }
    return "за " + nouns.phrase(((Value.CountOf) value).what(), ACCUSATIVE, true);
  }

  /** «слабый {strike}» */
  String levelled(Optional<Integer> level, int c, String id) {
    Entry stat = numbered(id);
    return level.map(l -> level(l, c, forms.gender(Entry.bare(stat.words(Language.RU).get(0)), stat)) + " ").orElse("") + statWord(id, c);
  }

  String statWord(String id, int c) {
    Entry stat = numbered(id);
    return stat.icon().filter(i -> stat.category() == Category.STATS).orElseGet(() -> forms.noun(Entry.bare(stat.words(Language.RU).get(0)), stat, c, false));
  }

  // Grants

  @Override
  String rollsBest(Selector who, Grant.RollsBest rolls, Optional<Condition> so) {
    return "когда " + (who instanceof Selector.Pick pick ? nouns.one(pick, NOMINATIVE) : subject(who)) + (plural(who) ? " сражаются" : " сражается") + rolls.action().map(action -> " " + nouns.instrument(action)).orElse("")
        + so.map(condition -> ", если " + condition(condition)).orElse("")
        + " – " + verbs.infinitive(tossing().id(), Optional.empty(), false) + " " + rolls.times() + (rolls.times() < 5 ? " раза" : " раз") + ", выбрать один из результатов" + rolls.each().map(keyword -> " (" + keywordInCase(keyword, NOMINATIVE) + " активируется каждым из бросков)").orElse("");
  }

  @Override
  String ownGrant(Grant grant) {
    return grants.own(grant);
  }

  @Override
  String grantOf(Selector subject, Grant grant) {
    return grants.grantOf(subject, grant);
  }

  String keywordInCase(String id) {
    return keywordInCase(id, ACCUSATIVE);
  }

  String keywordInCase(String id, int c) {
    Entry keyword = entry(Category.KEYWORDS, id);
    return keyword.icon().orElseGet(() -> c == ACCUSATIVE ? keywordName(keyword, true) : forms.noun(Entry.bare(keyword.words(Language.RU).get(0)), keyword, c, false));
  }

  /** The adjectives of a pattern, each with a blank behind. */
  String traits(ActionPattern pattern, int c, int column) {
    StringBuilder text = new StringBuilder();
    pattern.not().stream().filter(this::isAdjective).forEach(trait -> text.append("не").append(forms.adjective(entry(Category.ACTION_TRAITS, trait).words(Language.RU).get(0), c, column, false)).append(' '));
    pattern.traits().forEach(trait -> text.append(forms.adjective(entry(Category.ACTION_TRAITS, trait).words(Language.RU).get(0), c, column, false)).append(' '));
    return text.toString();
  }

  /** «сильным ударом», by which something is done. */
  String instrument(ActionPattern pattern) {
    Entry action = actionEntry(pattern.action());
    String noun = action.words(Language.RU).get(0);
    int gender = forms.gender(noun, action);
    StringBuilder text = new StringBuilder(pattern.level().map(l -> level(l, Cells.INSTRUMENTAL, gender) + " ").orElse(""));
    text.append(traits(pattern, Cells.INSTRUMENTAL, gender));
    return text.append(forms.noun(noun, action, Cells.INSTRUMENTAL, false)).append(except(pattern)).toString();
  }

  /** The word of a level of strength, in agreement. */
  String level(int index, int c, int column) {
    return forms.adjective(vocabulary.of(Category.LEVELS).stream().toList().get(index).words(Language.RU).get(0), c, column, false);
  }

  /** «немагических атак карты противника», in the genitive. */
  String pattern(ActionPattern pattern, boolean many) {
    return pattern(pattern, many, GENITIVE);
  }

  /** «магической атаки карты противника», in a case. */
  String pattern(ActionPattern pattern, boolean many, int c) {
    Entry action = actionEntry(pattern.action());
    String noun = action.words(Language.RU).get(0);
    int column = many ? PLURAL : forms.gender(noun, action);
    StringBuilder text = new StringBuilder();
    boolean yours = pattern.from().equals(Optional.of(new Selector.Player(Selector.Who.YOU)));
    if (yours) {
      text.append(nouns.before(Whose.YOURS, c, column, false));
    }
    pattern.level().ifPresent(l -> text.append(level(l, c, column)).append(' '));
    for (String trait : pattern.not().stream().filter(this::isAdjective).toList()) {
      text.append("не").append(forms.adjective(entry(Category.ACTION_TRAITS, trait).words(Language.RU).get(0), c, column, false)).append(' ');
    }
    for (String trait : pattern.traits()) {
      text.append(forms.adjective(entry(Category.ACTION_TRAITS, trait).words(Language.RU).get(0), c, column, false)).append(' ');
    }
    text.append(forms.noun(noun, action, c, many));
    text.append(except(pattern));
    if (pattern.from().isPresent() && !yours) {
      Selector from = pattern.from().get();
      text.append(' ').append(nouns.any(from, GENITIVE, false));
    }
    pattern.sized().ifPresent(sized -> text.append(" величиной ").append(sized.strength()).append(sized.comparison() == cardwright.grammar.meaning.Comparison.AT_LEAST ? " или более" : sized.comparison() == cardwright.grammar.meaning.Comparison.AT_MOST ? " или менее" : ""));
    return text.toString();
  }

  /** « (кроме выстрелов)» */
  private String except(ActionPattern pattern) {
    List<String> except = pattern.not().stream().filter(id -> !isAdjective(id)).map(this::actionEntry).map(e -> forms.noun(e.words(Language.RU).get(0), e, GENITIVE, true)).toList();
    return except.isEmpty() ? "" : " (кроме " + String.join(" и ", except) + ")";
  }

  /** What happened, in a clause whose pronoun stands before it: « ~ атаковал выстрелом в этот ход». */
  String past(Condition.Happened happened, boolean not, int column) {
    return conditions.pastWithout(happened, not, column);
  }

  // Effects

  @Override
  String single(Effect effect, boolean may) {
    return verbs.single(effect, may);
  }
}
