package cardwright.grammar.print;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.ActionPattern;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Duration;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import cardwright.grammar.vocabulary.Vocabulary;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Canonical English. */
final class EnglishPrinter extends Printer {
  private static final Map<String, String> WORDS =
      Map.ofEntries(
          Map.entry("if", "if"), Map.entry("for-each-of-them", "for each of them"), Map.entry("then", "then"), Map.entry("choose-one", "choose one: "), Map.entry("next-time", "next time,"), Map.entry("at-most", "at most"), Map.entry("otherwise", "otherwise"), Map.entry("or", "or"), Map.entry("and", "and"), Map.entry("has", "has"), Map.entry("where", "where"),
          Map.entry("where-sign", " is "), Map.entry("trigger-sign", ", "), Map.entry("named-sign", ": "), Map.entry("in-doing", "; in doing so,"),
          Map.entry("instead", "instead"), Map.entry("instead-of-cost", "instead of its cost"), Map.entry("open-quote", "\""),
          Map.entry("close-quote", "\""));

  final EnglishNouns nouns = new EnglishNouns(this);
  private final EnglishVerbs verbs = new EnglishVerbs(this, nouns);
  final EnglishGrants grants = new EnglishGrants(this, nouns, verbs);
  private final EnglishConditions conditions = new EnglishConditions(this, nouns, verbs);
  private final EnglishDurations durations = new EnglishDurations(this, verbs);

  EnglishPrinter(Vocabulary vocabulary, Function<Entry, Optional<Effect>> iconCosts) {
    super(vocabulary, iconCosts);
  }

  @Override
  Language language() {
    return Language.EN;
  }

  @Override
  String word(String name) {
    return WORDS.get(name);
  }

  @Override
  String subject(Selector selector) {
    return selector instanceof Selector.It ? plural(selector) ? "they" : "it" : nouns.phrase(selector);
  }

  @Override
  String condition(Condition condition) {
    return conditions.condition(condition);
  }

  @Override
  String whileClause(Condition condition) {
    if (condition instanceof Condition.TurnOf turn) {
      return " during " + EnglishConditions.whoseTurn(turn) + EnglishNouns.noun(entry(Category.PERIODS, "turn"), false);
    }
    return condition instanceof Condition.Not not ? " unless " + condition(not.condition()) : " while " + condition(condition);
  }

  @Override
  String trigger(Trigger trigger) {
    if (trigger instanceof Trigger.On on && on.patient().orElse(null) instanceof Selector.AnybodyBut but) {
      ActionPattern performed = on.performed();
      ActionPattern anyones = new ActionPattern(performed.action(), performed.traits(), performed.not(), performed.level(), Optional.empty());
      Optional<String> player = performed.from().filter(Selector.Player.class::isInstance).map(who -> " by " + nouns.any(who)); // an event is told with no genitive before it
      return "on " + player.map(who -> pattern(anyones, false) + who).orElseGet(() -> pattern(performed, false)) + " not against " + nouns.any(but.whom());
    }
    return trigger instanceof Trigger.At at ? timing(at) : verbs.trigger((Trigger.On) trigger);
  }

  @Override
  String byChoiceOf(Selector who) {
    return "at the choice of " + nouns.phrase(who);
  }

  @Override
  String wouldEvent(Trigger.On event) {
    return verbs.would(event);
  }

  @Override
  String timing(Trigger.At at, boolean next) {
    String wording = entry(Category.TIMINGS, at.timing()).words(Language.EN).get(0);
    String whose =
        switch (at.whose()) {
          case YOURS -> "your";
          case ITS_OWNERS -> "its owner's";
          case OPPONENTS -> "the opponent's";
          case ANY -> "the";
        };
    return wording.replace("{whose}", next ? whose + " next" : whose);
  }

  @Override
  String inAll(int total) {
    return total + " in all";
  }

  @Override
  String naming(Effect.Naming naming) {
    Entry group = entry(Category.GROUPS, naming.group());
    if (naming.count().isOne()) {
      return "name " + EnglishNouns.article(EnglishNouns.noun(group, false));
    }
    return "name " + (naming.count() instanceof Count.UpTo most ? "up to " + value(most.n()) : value(((Count.Exactly) naming.count()).n())) + " " + EnglishNouns.noun(group, true);
  }

  @Override
  String forEach(Selector each) {
    return "for " + (each instanceof Selector.It ? "each of them" : nouns.phrase(each));
  }

  @Override
  String keywordName(Entry entry, boolean gained) {
    return Entry.bare(entry.words(Language.EN).get(0));
  }

  @Override
  String often(String times, Entry period) {
    return times + " times " + EnglishNouns.article(EnglishNouns.noun(period, false));
  }

  @Override
  String limit(int times, Entry period) {
    String often = times == 1 ? "once" : times == 2 ? "twice" : times + " times";
    return often + " " + EnglishNouns.article(EnglishNouns.noun(period, false));
  }

  @Override
  String duration(Duration duration) {
    return durations.duration(duration);
  }

  // Numbers

  @Override
  boolean addressesYou(String clause) {
    return clause.startsWith("you may ");
  }

  @Override
  String value(Value value) {
    if (value instanceof Value.Either either) {
      return value(either.otherwise()) + " (" + value(either.then()) + " if " + condition(either.condition()) + ")";
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
      return "the number of " + nouns.many(count.what());
    }
    if (value instanceof Value.Units units) {
      Entry keyword = entry(Category.KEYWORDS, units.keyword());
      return "the number of points of " + keyword.icon().orElseGet(() -> keywordName(keyword, true)) + " of " + nouns.phrase(units.of());
    }
    if (value instanceof Value.Variety variety) {
      return "the number of " + EnglishNouns.noun(entry(Category.GROUPS, variety.group()), true) + " of " + nouns.many(variety.among());
    }
    if (value instanceof Value.Measure measure) {
      return measure(measure);
    }
    if (value instanceof Value.Printed printed) {
      return measure(printed.measure()) + " without modifiers";
    }
    if (value instanceof Value.Taken taken) {
      return "the number of " + EnglishNouns.noun(counterPutBy(taken.verb()).orElseThrow(), true) + " taken by " + nouns.phrase(taken.who()) + conditions.when(taken.when());
    }
    if (value instanceof Value.Strength strength) {
      return "the magnitude of this " + EnglishNouns.noun(actionEntry(strength.action()), false);
    }
    if (value instanceof Value.NumberOf number) {
      Entry entry = entry(Category.KEYWORDS, number.keyword());
      String keyword = entry.icon().orElseGet(() -> keywordName(entry, true));
      return "the magnitude of " + (number.of() instanceof Selector.It it ? (plural(it) ? "their " : "its ") + keyword : keyword + " of " + nouns.phrase(number.of()));
    }
    if (value instanceof Value.Apart apart) {
      return "the difference in " + statWord(apart.stat()) + " of " + nouns.phrase(apart.one()) + " and " + nouns.phrase(apart.other());
    }
    if (value instanceof Value.OrderOf order) {
      return "the index of the " + EnglishNouns.noun(entry(Category.KINDS, order.line()), false) + " in which " + subject(order.of()) + " stands";
    }
    if (value instanceof Value.Amount) {
      return "that much";
    }
    if (value instanceof Value.Roll roll) {
      return nouns.phrase(new Selector.Role(roll.role()));
    }
    if (value instanceof Value.Rolled rolled) {
      return nouns.phrase(rolled.die());
    }
    if (value instanceof Value.Sum sum) {
      return value(sum.left()) + "+" + value(sum.right());
    }
    if (value instanceof Value.Difference difference) {
      return minus(value(difference.left()), value(difference.right()));
    }
    if (value instanceof Value.Times times) {
      return times.factor() + " " + forEachOf(times.value());
    }
    if (value instanceof Value.Half half) {
      return "half " + value(half.value()) + (half.rounding() == Value.Rounding.UP ? ", rounded up" : "");
    }
    return capped(value, this::value);
  }

  static String capped(Value value, Function<Value, String> inner) {
    return value instanceof Value.AtMost most
        ? inner.apply(most.value()) + " (at most " + most.maximum() + ")"
        : inner.apply(((Value.AtLeast) value).value()) + " (at least " + ((Value.AtLeast) value).minimum() + ")";
  }

  private String measure(Value.Measure measure) {
    Optional<Entry> counter = vocabulary.find(Category.COUNTERS, measure.statOrCounter());
    if (counter.isPresent()) {
      return "the number of " + EnglishNouns.noun(counter.get(), true) + holder(measure.of());
    }
    String stat = measure.level().map(l -> level(l) + " ").orElse("") + statWord(measure.statOrCounter());
    if (ofAll(measure)) {
      Entry each = numbered(measure.statOrCounter());
      String stats = each.category() == Category.STATS && each.icon().isPresent() ? stat : measure.level().map(l -> level(l) + " ").orElse("") + EnglishNouns.noun(each, true);
      return "the sum of the " + stats + " of " + nouns.many((Selector.Pick) measure.of());
    }
    if (isSpoken(measure)) {
      return stat;
    }
    if (measure.of() instanceof Selector.Which) {
      return "its " + stat;
    }
    return measure.of() instanceof Selector.It it ? (plural(it) ? "their " : "its ") + stat : "the " + stat + " of " + nouns.phrase(measure.of());
  }

  /** Where counters lie; your own go without saying. */
  private String holder(Selector of) {
    return of.isYou() ? "" : (of instanceof Selector.Player ? " of " : " on ") + nouns.phrase(of);
  }

  String forEachOf(Value value) {
    if (value instanceof Value.Measure measure) {
      return "for each " + EnglishNouns.noun(entry(Category.COUNTERS, measure.statOrCounter()), false) + holder(measure.of());
    }
    return "for " + nouns.phrase(((Value.CountOf) value).what());
  }

  String statWord(String id) {
    Entry stat = numbered(id);
    return stat.category() == Category.KEYWORDS ? Entry.bare(stat.words(Language.EN).get(0)) : stat.icon().filter(i -> stat.category() == Category.STATS).orElseGet(() -> EnglishNouns.noun(stat, false));
  }

  @Override
  String rollsBest(Selector who, Grant.RollsBest rolls, Optional<Condition> so) {
    return grants.rollsBest(who, rolls, so);
  }

  @Override
  String ownGrant(Grant grant) {
    return grants.own(grant);
  }

  @Override
  String grantOf(Selector subject, Grant grant) {
    return grants.grantOf(subject, grant);
  }

  /** The adjectives of a pattern, each with a blank behind. */
  String traits(ActionPattern pattern) {
    StringBuilder text = new StringBuilder();
    pattern.not().stream().filter(this::isAdjective).forEach(t -> text.append("non-").append(entry(Category.ACTION_TRAITS, t).words(Language.EN).get(0)).append(' '));
    pattern.traits().forEach(t -> text.append(entry(Category.ACTION_TRAITS, t).words(Language.EN).get(0)).append(' '));
    return text.toString();
  }

  /** "a strong strike", with which something is done. */
  String instrument(ActionPattern pattern) {
    StringBuilder text = new StringBuilder(pattern.level().map(l -> level(l) + " ").orElse(""));
    text.append(traits(pattern));
    return EnglishNouns.article(text + EnglishNouns.noun(actionEntry(pattern.action()), false) + except(pattern));
  }

  String level(int index) {
    return vocabulary.of(Category.LEVELS).stream().toList().get(index).words(Language.EN).get(0);
  }

  String pattern(ActionPattern pattern, boolean many) {
    StringBuilder text = new StringBuilder();
    boolean player = pattern.from().isPresent() && pattern.from().get() instanceof Selector.Player;
    if (player) {
      text.append(((Selector.Player) pattern.from().get()).who() == Selector.Who.YOU ? "your " : "the opponent's ");
    }
    pattern.level().ifPresent(l -> text.append(level(l)).append(' '));
    pattern.not().stream().filter(this::isAdjective).forEach(t -> text.append("non-").append(entry(Category.ACTION_TRAITS, t).words(Language.EN).get(0)).append(' '));
    pattern.traits().forEach(t -> text.append(entry(Category.ACTION_TRAITS, t).words(Language.EN).get(0)).append(' '));
    text.append(EnglishNouns.noun(actionEntry(pattern.action()), many));
    text.append(except(pattern));
    if (!player && pattern.from().isPresent()) {
      text.append(" of ").append(nouns.any(pattern.from().get()));
    }
    pattern.sized().ifPresent(sized -> text.append(" of magnitude ").append(sized.strength()).append(sized.comparison() == cardwright.grammar.meaning.Comparison.AT_LEAST ? " or more" : sized.comparison() == cardwright.grammar.meaning.Comparison.AT_MOST ? " or less" : ""));
    return many || player ? text.toString() : EnglishNouns.article(text.toString());
  }

  private String except(ActionPattern pattern) {
    List<String> except = pattern.not().stream().filter(id -> !isAdjective(id)).map(id -> EnglishNouns.noun(actionEntry(id), true)).toList();
    return except.isEmpty() ? "" : " (except " + String.join(" and ", except) + ")";
  }

  /** What happened, whoever a description tells of left out: " ~ attacked with a shot this turn". */
  String pastWithout(Condition.Happened happened, boolean not) {
    return verbs.pastWithout(happened, not) + conditions.when(happened);
  }

  @Override
  String single(Effect effect, boolean may) {
    return verbs.single(effect, may);
  }
}
