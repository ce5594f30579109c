package cardwright.grammar.print;

import static cardwright.grammar.morphology.Cells.ACCUSATIVE;
import static cardwright.grammar.morphology.Cells.GENITIVE;
import static cardwright.grammar.morphology.Cells.INSTRUMENTAL;
import static cardwright.grammar.morphology.Cells.NOMINATIVE;
import static cardwright.grammar.morphology.Cells.PREPOSITIONAL;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Comparison;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Markers;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.Optional;

/** How many of what, and how it compares with others, in Russian. */
final class RussianMeasures {
  private final RussianPrinter printer;
  private final RussianForms forms;
  private final RussianNouns nouns;

  RussianMeasures(RussianPrinter printer, RussianForms forms, RussianNouns nouns) {
    this.printer = printer;
    this.forms = forms;
    this.nouns = nouns;
  }

  String otherGroup(Filter.Shares shares) {
    Entry group = printer.entry(Category.GROUPS, shares.group());
    String word = group.words(Language.RU).get(0);
    return " " + forms.adjective("другой", GENITIVE, forms.gender(word, group), false) + " " + forms.noun(word, group, GENITIVE, false);
  }

  String distinct(Filter.Distinct distinct) {
    return switch (distinct.in()) {
      case NAME -> " с разными названиями";
      case SIDE -> " из разных " + genitive(printer.entry(Category.ZONES, distinct.id()), true);
      case GROUP -> " разных " + genitive(printer.entry(Category.GROUPS, distinct.id()), true);
      case STAT -> {
        Entry stat = printer.entry(Category.STATS, distinct.id());
        yield " " + forms.adjective("разный", GENITIVE, forms.gender(stat.words(Language.RU).get(0), stat), false) + " " + genitive(stat, false);
      }
    };
  }

  String uniform(Filter.Uniform uniform) {
    if (uniform.in() == Filter.Alike.NAME) {
      return " с одинаковыми названиями";
    }
    Entry what = printer.entry(uniform.in() == Filter.Alike.GROUP ? Category.GROUPS : Category.STATS, uniform.id());
    return " " + forms.adjective("одинаковый", GENITIVE, forms.gender(what.words(Language.RU).get(0), what), false) + " " + genitive(what, false);
  }

  /** «в одном столбце» */
  String inOne(Entry line) {
    String word = line.words(Language.RU).get(0);
    return "в " + forms.adjective("один", PREPOSITIONAL, forms.gender(word, line), false) + " " + forms.noun(word, line, PREPOSITIONAL, false);
  }

  private String genitive(Entry entry, boolean many) {
    return forms.noun(entry.words(Language.RU).get(0), entry, GENITIVE, many);
  }

  /** «такой же или меньшей стоимости» */
  private String likewise(Filter.Measured m) {
    Entry stat = printer.numbered(m.statOrCounter());
    int gender = forms.gender(stat.words(Language.RU).get(0), stat);
    String or = m.comparison() == Comparison.EQUAL ? "" : " или " + forms.adjective(m.comparison() == Comparison.AT_LEAST ? "больший" : "меньший", GENITIVE, gender, false);
    return (gender == 1 ? "такой же" : "такого же") + or + " " + forms.noun(stat.words(Language.RU).get(0), stat, GENITIVE, false);
  }

  String shares(Filter.Shares shares) {
    Entry group = printer.entry(Category.GROUPS, shares.group());
    String word = group.words(Language.RU).get(0);
    return (forms.gender(word, group) == 1 ? " той же " : " того же ") + forms.noun(word, group, GENITIVE, false) + ", что и " + nouns.phrase(shares.with(), NOMINATIVE, false) + Printer.CLAUSE_END;
  }

  /** « с таким же названием» */
  String sameName(Filter.SameName same) {
    return same.as() instanceof Selector.It ? " с таким же названием" : " с тем же названием, что и " + nouns.phrase(same.as(), NOMINATIVE, false) + Printer.CLAUSE_END;
  }

  /** « названного класса» */
  String ofNamed(Filter.OfNamed named) {
    Entry group = printer.entry(Category.GROUPS, named.group());
    return " " + forms.adjective("названный", GENITIVE, forms.gender(group.words(Language.RU).get(0), group), false) + " " + genitive(group, false);
  }

  /** «назвать до 3 классов» */
  String naming(Effect.Naming naming) {
    Entry group = printer.entry(Category.GROUPS, naming.group());
    String word = group.words(Language.RU).get(0);
    if (naming.count().isOne()) {
      return "назвать " + forms.noun(word, group, ACCUSATIVE, false);
    }
    return "назвать " + times(naming.count(), group);
  }

  /** «до 3 выстрелов», «2 выстрела» */
  String times(Count count, Entry action) {
    Value n = count instanceof Count.UpTo most ? most.n() : ((Count.Exactly) count).n();
    int number = n instanceof Value.Constant constant ? constant.number() : 0;
    boolean few = count instanceof Count.Exactly && number > 1 && number < 5;
    return (count instanceof Count.UpTo ? "до " : "") + printer.value(n) + " " + forms.noun(action.words(Language.RU).get(0), action, GENITIVE, !few);
  }

  /** «наименьшей стоимостью», «наибольшим числом ран» */
  String extreme(Filter.Extreme extreme) {
    String word = extreme.most() ? "наибольший" : "наименьший";
    if (printer.vocabulary.find(Category.COUNTERS, extreme.statOrCounter()).isPresent()) {
      return forms.adjective(word, INSTRUMENTAL, 2, false) + " числом " + ofMany(extreme.statOrCounter());
    }
    Entry stat = printer.numbered(extreme.statOrCounter());
    return forms.adjective(word, INSTRUMENTAL, forms.gender(stat.words(Language.RU).get(0), stat), false) + " " + printer.levelled(extreme.level(), INSTRUMENTAL, extreme.statOrCounter());
  }

  /** «чётной стоимостью», «нечётным количеством ран» */
  String parity(Filter.Parity parity, int c) {
    Entry entry = printer.statOrCounter(parity.statOrCounter());
    String noun = entry.words(Language.RU).get(0);
    if (entry.category() == Category.STATS && entry.icon().isEmpty()) {
      return evenOrOdd(parity, c, forms.gender(noun, entry)) + " " + forms.noun(noun, entry, c, false);
    }
    return evenOrOdd(parity, c, 2) + (c == ACCUSATIVE ? " количество " : " количеством ") + ofMany(parity.statOrCounter());
  }

  /** The dictionary has the word with «е». */
  private String evenOrOdd(Filter.Parity parity, int c, int gender) {
    return forms.adjective(parity.even() ? "чётный" : "нечётный", c, gender, false).replace("четн", "чётн");
  }

  String ofMany(String statOrCounter) {
    Entry entry = printer.statOrCounter(statOrCounter);
    return entry.icon().orElseGet(() -> forms.noun(entry.words(Language.RU).get(0), entry, GENITIVE, true));
  }

  String measured(Filter.Measured m) {
    if (m.value() instanceof Value.Measure same && same.of() instanceof Selector.It && same.statOrCounter().equals(m.statOrCounter()) && same.level().equals(m.level()) && m.level().isPresent() && m.comparison() == Comparison.EQUAL) {
      return "с таким же значением " + printer.levelled(m.level(), GENITIVE, m.statOrCounter());
    }
    if (m.value() instanceof Value.Measure same && same.of() instanceof Selector.It && same.statOrCounter().equals(m.statOrCounter()) && m.level().isEmpty() && (m.comparison() == Comparison.EQUAL || m.comparison() == Comparison.AT_LEAST || m.comparison() == Comparison.AT_MOST)) {
      return likewise(m);
    }
    if (m.value() instanceof Value.Measure own && own.of().isSelf() && own.statOrCounter().equals(m.statOrCounter()) && own.level().isEmpty() && (m.comparison() == Comparison.MORE || m.comparison() == Comparison.LESS)) {
      Entry stat = printer.numbered(m.statOrCounter());
      return "с " + forms.adjective(m.comparison() == Comparison.MORE ? "больший" : "меньший", INSTRUMENTAL, forms.gender(stat.words(Language.RU).get(0), stat), false) + " " + printer.statWord(m.statOrCounter(), INSTRUMENTAL);
    }
    if (printer.isAttached(m.statOrCounter())) {
      Entry kind = printer.countedThing(m.statOrCounter());
      boolean some = m.comparison() == Comparison.AT_LEAST && RussianNouns.one(m.value());
      boolean lone = m.comparison() == Comparison.EQUAL && RussianNouns.one(m.value());
      boolean none = m.comparison() == Comparison.EQUAL && m.value().is(0);
      String noun = forms.noun(kind.words(Language.RU).get(0), kind, none ? GENITIVE : INSTRUMENTAL, !some && !lone);
      return none ? "без " + noun : some ? RussianNouns.with(noun) : "с " + bound(m.comparison(), m.value()) + " " + noun;
    }
    Optional<Entry> counter = printer.vocabulary.find(Category.COUNTERS, m.statOrCounter());
    if (counter.isPresent()) {
      if (m.comparison() == Comparison.EQUAL && m.value().is(0)) {
        return "без " + forms.noun(counter.get().words(Language.RU).get(0), counter.get(), GENITIVE, true);
      }
      if (m.comparison() == Comparison.AT_LEAST && RussianNouns.one(m.value())) {
        return RussianNouns.with(forms.noun(counter.get().words(Language.RU).get(0), counter.get(), INSTRUMENTAL, !Markers.isMarker(m.statOrCounter())));
      }
      boolean single = m.comparison() == Comparison.EQUAL && RussianNouns.one(m.value());
      return "с " + bound(m.comparison(), m.value()) + " " + forms.noun(counter.get().words(Language.RU).get(0), counter.get(), INSTRUMENTAL, !single);
    }
    String stat = printer.levelled(m.level(), INSTRUMENTAL, m.statOrCounter());
    return (m.level().isPresent() ? RussianNouns.with(stat) : stat) + " " + bound(m.comparison(), m.value());
  }

  String bound(Comparison comparison, Value value) {
    boolean than = (comparison == Comparison.MORE || comparison == Comparison.LESS) && value instanceof Value.Rolled;
    String number = than ? printer.value(value, GENITIVE) : printer.value(value);
    return switch (comparison) {
      case EQUAL -> number;
      case AT_LEAST -> number + " или более";
      case AT_MOST -> number + " или менее";
      case MORE -> "больше " + number;
      case LESS -> "меньше " + number;
    };
  }

  /** «имеет 2 раны», «не имеет ран». */
  String had(Filter.Measured m) {
    Entry counter = printer.countedThing(m.statOrCounter());
    String word = counter.words(Language.RU).get(0);
    if (m.comparison() == Comparison.AT_LEAST && RussianNouns.one(m.value())) {
      return forms.noun(word, counter, ACCUSATIVE, !printer.isAttached(m.statOrCounter()) && !Markers.isMarker(m.statOrCounter()));
    }
    if (m.comparison() == Comparison.EQUAL) {
      return counted(m.value(), counter, ACCUSATIVE);
    }
    return bound(m.comparison(), m.value()) + " " + forms.noun(word, counter, GENITIVE, true);
  }

  /** «2 раны», «рану» is «1 рану» here so that the number is never lost; «все фишки». */
  String counted(Value value, Entry noun, int c) {
    if (value instanceof Value.Measure measure && measure.statOrCounter().equals(noun.id())) {
      return "все " + forms.noun(noun.words(Language.RU).get(0), noun, ACCUSATIVE, true);
    }
    RussianNouns.Number n = nouns.counted(printer.value(value), value, c);
    if (n.adjectivesMany() && !n.nounMany()) {
      return n.before() + forms.few(noun.words(Language.RU).get(0), noun);
    }
    return n.before() + forms.noun(noun.words(Language.RU).get(0), noun, n.nounCase(), n.nounMany());
  }

  /** «2 симбиотов» behind «до» */
  String upTo(Value most, Entry noun, String before) {
    return printer.value(most) + " " + before + forms.noun(noun.words(Language.RU).get(0), noun, GENITIVE, !RussianNouns.one(most));
  }
}
