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
      return "on " + pattern(on.performed(), false) + " not against " + nouns.any(but.whom());
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

  private static String capped(Value value, Function<Value, String> inner) {
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

  private String forEachOf(Value value) {
    if (value instanceof Value.Measure measure) {
      return "for each " + EnglishNouns.noun(entry(Category.COUNTERS, measure.statOrCounter()), false) + holder(measure.of());
    }
    return "for " + nouns.phrase(((Value.CountOf) value).what());
  }

  String statWord(String id) {
    Entry stat = numbered(id);
    return stat.category() == Category.KEYWORDS ? Entry.bare(stat.words(Language.EN).get(0)) : stat.icon().filter(i -> stat.category() == Category.STATS).orElseGet(() -> EnglishNouns.noun(stat, false));
  }

  // Grants

  @Override
  String rollsBest(Selector who, Grant.RollsBest rolls, Optional<Condition> so) {
    return "when " + (who instanceof Selector.Pick pick ? nouns.some(pick) : subject(who)) + (plural(who) ? " fight" : " fights") + rolls.action().map(action -> " with " + EnglishNouns.article(EnglishNouns.noun(actionEntry(action), false))).orElse("")
        + so.map(condition -> ", if " + condition(condition)).orElse("")
        + ", " + verbs.base(tossing().id()) + " " + (rolls.times() == 2 ? "twice" : rolls.times() + " times") + " and choose one of the results" + rolls.each().map(keyword -> " (" + keywordName(entry(Category.KEYWORDS, keyword), false) + " is activated by each of the rolls)").orElse("");
  }

  @Override
  String ownGrant(Grant grant) {
    return grant(grant);
  }

  private String comesTo(Grant.ComesTo comes, Selector against) {
    return pattern(comes.actions(), true) + " against " + nouns.any(against) + " come out as " + comes.level().map(this::level).or(() -> comes.strength().map(this::value)).orElseThrow();
  }

  /** "ranged attacks of orcs have range 2" */
  private String actionsHave(Grant.ActionsHave have, Selector whose) {
    ActionPattern actions = new ActionPattern(have.actions().action(), have.actions().traits(), have.actions().not(), Optional.empty(), Optional.of(whose));
    return pattern(actions, true) + " have " + statWord(have.stat()) + " " + value(have.value());
  }

  /** "its abilities", "all elements", "class dwarf" */
  String lost(Grant grant) {
    if (!(grant instanceof Grant.Lacks lacks)) {
      return "its abilities";
    }
    Optional<Entry> area = vocabulary.find(Category.AREAS, lacks.traitOrGroup());
    if (area.isPresent()) {
      return "the " + EnglishNouns.noun(area.get(), false);
    }
    Optional<Entry> group = vocabulary.find(Category.GROUPS, lacks.traitOrGroup());
    Entry trait = group.isPresent() ? null : entry(Category.TRAITS, lacks.traitOrGroup());
    return group.map(all -> "all " + EnglishNouns.noun(all, true)).orElseGet(() -> EnglishNouns.noun(entry(Category.GROUPS, trait.group().orElseThrow()), false) + " " + nouns.trait(trait.id()));
  }

  @Override
  String grantOf(Selector subject, Grant grant) {
    if (grant instanceof Grant.Lacks && area(grant).isPresent()) {
      return subject(subject) + (plural(subject) ? " do not count as" : " does not count as") + " the " + EnglishNouns.noun(area(grant).get(), false);
    }
    if (grant instanceof Grant.Prevents prevents && prevents.whom().isPresent()) {
      return grant(grant);
    }
    if (grant instanceof Grant.Lacks || grant instanceof Grant.Featureless) {
      return subject(subject) + (plural(subject) || subject.isYou() ? " lose " : " loses ") + lost(grant);
    }
    if (grant instanceof Grant.ComesTo comes) {
      return comesTo(comes, subject);
    }
    if (grant instanceof Grant.ActionsHave have) {
      return actionsHave(have, subject);
    }
    if (grant instanceof Grant.Barring) {
      return subject(subject) + " " + grant(grant);
    }
    return subject(subject) + (plural(subject) || subject.isYou() ? " have " : " has ") + gained(grant);
  }

  String gained(Grant grant) {
    return grant instanceof Grant.Verbal ? inQuotes(capital(grant(grant))) : grant(grant);
  }

  private String grant(Grant grant) {
    if (grant instanceof Grant.NextRoll roll) {
      return "the next " + statWord(roll.stat()) + " is " + value(roll.value());
    }
    if (grant instanceof Grant.Halves halves) {
      return "gains only half the " + EnglishNouns.noun(counterPutBy(halves.verb()).orElseThrow(), true) + " from " + pattern(halves.from(), true) + (halves.rounding() == Value.Rounding.UP ? ", rounded up" : "");
    }
    if (grant instanceof Grant.AtMost most) {
      Entry what = statOrCounter(most.statOrCounter());
      return "at most " + value(most.amount()) + " " + what.icon().orElseGet(() -> EnglishNouns.noun(what, true));
    }
    if (grant instanceof Grant.DraftedWithout without) {
      return "cannot be " + verbs.drafted() + " together with " + (without.most() == 0 ? "" : "more than " + without.most() + " ") + nouns.many(without.others());
    }
    if (grant instanceof Grant.DraftedFor drafted) {
      return "may be " + verbs.drafted() + " for " + entry(Category.TRAITS, drafted.trait()).icon().orElseThrow();
    }
    if (grant instanceof Grant.OfKind of) {
      return "becomes " + EnglishNouns.article(EnglishNouns.noun(entry(Category.KINDS, of.kind()), false));
    }
    if (grant instanceof Grant.Lacks || grant instanceof Grant.Featureless) {
      return "loses " + lost(grant);
    }
    if (grant instanceof Grant.Goes goes) {
      return verbs.goes(goes);
    }
    if (grant instanceof Grant.Amends amends) {
      return verbs.amends(amends);
    }
    if (grant instanceof Grant.StandsIn stands) {
      return "may " + verbs.base(playing().id()) + " " + nouns.any(stands.whom());
    }
    if (grant instanceof Grant.StandsInOften often) {
      Entry period = entry(Category.PERIODS, often.period());
      return "may " + verbs.base(playing().id()) + " " + often.times().map(times -> limit(times, period)).orElseGet(() -> often("any number of", period));
    }
    if (grant instanceof Grant.StandsInAs as) {
      return "may " + verbs.base(playing().id()) + " in " + nouns.trait(as.state()) + " form";
    }
    if (grant instanceof Grant.StandsInFreely freely) {
      return "does not " + verbs.base(freely.verb()) + " when it " + verbs.plays(false);
    }
    if (grant instanceof Grant.Crosses crosses) {
      boolean cells = !(crosses.through().count() instanceof Count.Each);
      return "may declare " + EnglishNouns.article(EnglishNouns.noun(actionEntry(crosses.action()), false)) + " through " + (cells ? nouns.pick(crosses.through()) + " vertically or horizontally" : nouns.many(crosses.through()));
    }
    if (grant instanceof Grant.Stands stands) {
      return "counts as standing " + nouns.relation(new cardwright.grammar.meaning.Filter.Related(stands.relation(), stands.with()));
    }
    if (grant instanceof Grant.Hosts hosts) {
      return "may have up to " + value(hosts.most()) + (hosts.different() ? " different " : " ") + EnglishNouns.noun(countedThing(hosts.kind()), !hosts.most().is(1));
    }
    if (grant instanceof Grant.Repeats repeats) {
      boolean plain = repeats.actions().action().equals(repeats.verb()) && repeats.actions().traits().isEmpty() && repeats.actions().not().isEmpty();
      return "may " + verbs.base(repeats.verb()) + (plain ? "" : " with " + instrument(repeats.actions())) + " " + limit(repeats.limit().times(), entry(Category.PERIODS, repeats.limit().period())) + rows(repeats);
    }
    if (grant instanceof Grant.Spared spared) {
      return "does not " + verbs.base(spared.verb()) + " after its " + spared.first().map(n -> "first ").orElse("") + traits(spared.actions()) + EnglishNouns.noun(actionEntry(spared.actions().action()), false);
    }
    if (grant instanceof Grant.OnlyAt only) {
      return "may declare " + EnglishNouns.article(EnglishNouns.noun(actionEntry(only.action()), false)) + " only against " + nouns.any(only.whom()) + (only.anywhere() ? " (at any range)" : "");
    }
    if (grant instanceof Grant.Sets sets) {
      return statWord(sets.stat()) + " " + value(sets.value());
    }
    if (grant instanceof Grant.ComesTo comes) {
      return comesTo(comes, new Selector.Self());
    }
    if (grant instanceof Grant.ActionsHave have) {
      return actionsHave(have, new Selector.Self());
    }
    if (grant instanceof Grant.Reaches reaches) {
      String with = EnglishNouns.article(EnglishNouns.noun(actionEntry(reaches.action()), false));
      return "may " + verbs.base(reaches.verb()) + " with " + with + " " + nouns.any(reaches.whom()) + " as if " + alone(reaches.relation());
    }
    if (grant instanceof Grant.Defends defends) {
      return "repels " + EnglishNouns.article(EnglishNouns.noun(actionEntry(defends.action()), false)) + " as if " + entry(Category.STATES, defends.state()).words(Language.EN).get(0);
    }
    if (grant instanceof Grant.CannotGain gain) {
      return "cannot gain " + vocabulary.find(Category.COUNTERS, gain.keywordOrCounter()).map(counter -> EnglishNouns.noun(counter, true))
          .orElseGet(() -> entry(Category.KEYWORDS, gain.keywordOrCounter()).icon().orElseGet(() -> keywordName(entry(Category.KEYWORDS, gain.keywordOrCounter()), true)))
          + gain.from().map(from -> " from " + nouns.any(from)).orElse("");
    }
    if (grant instanceof Grant.IgnoresFeatures ignores) {
      return "ignores the abilities of " + nouns.phrase(ignores.whom());
    }
    if (grant instanceof Grant.AimsFreely freely) {
      return "ignores abilities that bind the target of " + EnglishNouns.article(EnglishNouns.noun(actionEntry(freely.action()), false));
    }
    if (grant instanceof Grant.Ignores ignores) {
      Entry keyword = entry(Category.KEYWORDS, ignores.keyword());
      return "ignores " + keyword.icon().orElseGet(() -> keywordName(keyword, true));
    }
    if (grant instanceof Grant.CountsAs counts) {
      Optional<Entry> area = vocabulary.find(Category.AREAS, counts.trait());
      if (area.isPresent()) {
        return "counts as the " + EnglishNouns.noun(area.get(), false);
      }
      Optional<Entry> state = vocabulary.find(Category.STATES, counts.trait());
      if (state.isPresent()) {
        return "counts as " + state.get().words(Language.EN).get(0);
      }
      Entry trait = entry(Category.TRAITS, counts.trait());
      return "counts as " + (trait.is("noun") ? EnglishNouns.article(EnglishNouns.noun(trait, false)) : trait.words(Language.EN).get(0));
    }
    if (grant instanceof Grant.Marked marked) {
      return nouns.counted(marked.count(), entry(Category.COUNTERS, marked.marker())) + markRule(marked);
    }
    if (grant instanceof Grant.Modifier modifier) {
      return modifier(modifier);
    }
    if (grant instanceof Grant.Incoming incoming) {
      return amount(incoming.sign(), incoming.amount(), " from " + pattern(incoming.from(), true));
    }
    if (grant instanceof Grant.HasKeyword has) {
      return keywordOfOthers(has.keyword());
    }
    if (grant instanceof Grant.KeywordAgainst limited) {
      return keyword(limited.keyword(), true) + " against " + nouns.any(limited.whom());
    }
    if (grant instanceof Grant.Quoted quoted) {
      return quoted(quoted.abilities());
    }
    if (grant instanceof Grant.Cannot cannot && isAction(cannot.verb())) {
      return "cannot declare " + EnglishNouns.article(EnglishNouns.noun(actionEntry(cannot.verb()), false)) + cannot.object().map(object -> " against " + nouns.any(object)).orElse("") + cannot.at().map(at -> " " + timing(at)).orElse("");
    }
    if (grant instanceof Grant.Cannot cannot) {
      return "cannot " + verbs.forbidden(cannot.verb(), cannot.object().isPresent()) + cannot.object().map(o -> " " + nouns.any(o)).orElse("") + cannot.at().map(at -> " " + timing(at)).orElse("");
    }
    if (grant instanceof Grant.CannotGo cannot) {
      return "cannot " + verbs.going(cannot.by()) + " to " + nouns.many(cannot.cells());
    }
    if (grant instanceof Grant.CannotBy cannot) {
      return "cannot " + verbs.forbidden(cannot.verb(), false) + " by " + pattern(cannot.by(), true);
    }
    if (grant instanceof Grant.CannotBut cannot) {
      return "cannot " + verbs.forbidden(cannot.verb(), false) + ", except " + pattern(cannot.but(), false) + cannot.against().map(a -> " against " + nouns.any(a)).orElse("");
    }
    if (grant instanceof Grant.MayRefrain refrain) {
      return "may choose not to " + verbs.base(refrain.verb()) + refrain.at().map(at -> " " + timing(at)).orElse("");
    }
    if (grant instanceof Grant.ProtectedFrom protection) {
      return "protection from " + pattern(protection.actions(), true);
    }
    return "prevents " + prevented((Grant.Prevents) grant, "first ");
  }

  /** "the first 2 wounds from strikes against your cards" */
  String prevented(Grant.Prevents prevents, String which) {
    boolean bare = prevents.amount().is(1) && which.equals("first ");
    return (bare ? "" : "the " + which) + nouns.counted(prevents.amount(), counterPutBy(prevents.verb()).orElseThrow())
        + prevents.from().map(f -> " from " + pattern(f, true)).orElse("")
        + prevents.whom().map(whom -> " against " + nouns.any(whom)).orElse("")
        + prevents.period().map(p -> " each " + EnglishNouns.noun(entry(Category.PERIODS, p), false)).orElse("");
  }

  private String rows(Grant.Repeats repeats) {
    String distinct = "against different " + EnglishNouns.noun(entry(Category.KINDS, vocabulary.defaultKind()), true);
    return repeats.inRow() || repeats.distinct() ? ", only " + (repeats.inRow() ? "one after the other" + (repeats.distinct() ? " and " : "") : "") + (repeats.distinct() ? distinct : "") : "";
  }

  private String modifier(Grant.Modifier m) {
    String level = m.level().map(l -> level(l) + " ").orElse("");
    return amount(m.sign(), m.amount(), " to " + (m.use().next() ? "next " : "") + level + statWord(m.stat()) + m.use().of().map(this::actionEntry).map(a -> (numbered(m.stat()).is("reach") ? " of " : " in ") + EnglishNouns.noun(a, true)).orElse("") + m.use().against().map(a -> " against " + nouns.any(a)).orElse("") + m.use().through().map(t -> " through " + nouns.phrase(t)).orElse("")) + most(m);
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

  /** "+1 to strike for each … (at most 3)": how much, of what, then what the number depends on. */
  private String amount(int sign, Value said, String ofWhat) {
    Value amount = said;
    String cap = "";
    if (amount instanceof Value.AtMost || amount instanceof Value.AtLeast) {
      cap = capped(amount, v -> "");
      amount = amount instanceof Value.AtMost most ? most.value() : ((Value.AtLeast) amount).value();
    }
    String each = amount instanceof Value.Times times ? " " + forEachOf(times.value()) : "";
    String number = amount instanceof Value.Times times ? String.valueOf(times.factor()) : value(amount);
    return (sign > 0 ? "+" : "-") + number + ofWhat + each + cap;
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
