package cardwright.grammar.print;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.ActionPattern;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.Optional;

/** What somebody has, gains or loses, in English. */
final class EnglishGrants {
  private final EnglishPrinter printer;
  private final EnglishNouns nouns;
  private final EnglishVerbs verbs;

  EnglishGrants(EnglishPrinter printer, EnglishNouns nouns, EnglishVerbs verbs) {
    this.printer = printer;
    this.nouns = nouns;
    this.verbs = verbs;
  }

  String rollsBest(Selector who, Grant.RollsBest rolls, Optional<Condition> so) {
    return "when " + (who instanceof Selector.Pick pick ? nouns.some(pick) : printer.subject(who)) + (printer.plural(who) ? " fight" : " fights") + rolls.action().map(action -> " with " + EnglishNouns.article(EnglishNouns.noun(printer.actionEntry(action), false))).orElse("")
        + so.map(condition -> ", if " + printer.condition(condition)).orElse("")
        + ", " + verbs.base(printer.tossing().id()) + " " + (rolls.times() == 2 ? "twice" : rolls.times() + " times") + " and choose one of the results" + rolls.each().map(keyword -> " (" + printer.keywordName(printer.entry(Category.KEYWORDS, keyword), false) + " is activated by each of the rolls)").orElse("");
  }

  String own(Grant grant) {
    return grant(grant);
  }

  private String comesTo(Grant.ComesTo comes, Selector against) {
    return printer.pattern(comes.actions(), true) + " against " + nouns.any(against) + " come out as " + comes.level().map(printer::level).or(() -> comes.strength().map(printer::value)).orElseThrow();
  }

  /** "ranged attacks of orcs have range 2" */
  private String actionsHave(Grant.ActionsHave have, Selector whose) {
    ActionPattern actions = new ActionPattern(have.actions().action(), have.actions().traits(), have.actions().not(), Optional.empty(), Optional.of(whose));
    return printer.pattern(actions, true) + " have " + printer.statWord(have.stat()) + " " + printer.value(have.value());
  }

  /** "its abilities", "all elements", "class dwarf" */
  String lost(Grant grant) {
    if (!(grant instanceof Grant.Lacks lacks)) {
      return "its abilities";
    }
    Optional<Entry> area = printer.vocabulary.find(Category.AREAS, lacks.traitOrGroup());
    if (area.isPresent()) {
      return "the " + EnglishNouns.noun(area.get(), false);
    }
    Optional<Entry> group = printer.vocabulary.find(Category.GROUPS, lacks.traitOrGroup());
    Entry trait = group.isPresent() ? null : printer.entry(Category.TRAITS, lacks.traitOrGroup());
    return group.map(all -> "all " + EnglishNouns.noun(all, true)).orElseGet(() -> EnglishNouns.noun(printer.entry(Category.GROUPS, trait.group().orElseThrow()), false) + " " + nouns.trait(trait.id()));
  }

  String grantOf(Selector subject, Grant grant) {
    if (grant instanceof Grant.Lacks && printer.area(grant).isPresent()) {
      return printer.subject(subject) + (printer.plural(subject) ? " do not count as" : " does not count as") + " the " + EnglishNouns.noun(printer.area(grant).get(), false);
    }
    if (grant instanceof Grant.Prevents prevents && prevents.whom().isPresent()) {
      return grant(grant);
    }
    if (grant instanceof Grant.Lacks || grant instanceof Grant.Featureless) {
      return printer.subject(subject) + (printer.plural(subject) || subject.isYou() ? " lose " : " loses ") + lost(grant);
    }
    if (grant instanceof Grant.ComesTo comes) {
      return comesTo(comes, subject);
    }
    if (grant instanceof Grant.ActionsHave have) {
      return actionsHave(have, subject);
    }
    if (grant instanceof Grant.Barring) {
      return printer.subject(subject) + " " + grant(grant);
    }
    return printer.subject(subject) + (printer.plural(subject) || subject.isYou() ? " have " : " has ") + gained(grant);
  }

  String gained(Grant grant) {
    return grant instanceof Grant.Verbal ? printer.inQuotes(printer.capital(grant(grant))) : grant(grant);
  }

  private String grant(Grant grant) {
    if (grant instanceof Grant.NextRoll roll) {
      return "the next " + printer.statWord(roll.stat()) + " is " + printer.value(roll.value());
    }
    if (grant instanceof Grant.Halves halves) {
      return "gains only half the " + EnglishNouns.noun(printer.counterPutBy(halves.verb()).orElseThrow(), true) + " from " + printer.pattern(halves.from(), true) + (halves.rounding() == Value.Rounding.UP ? ", rounded up" : "");
    }
    if (grant instanceof Grant.AtMost most) {
      Entry what = printer.statOrCounter(most.statOrCounter());
      return "at most " + printer.value(most.amount()) + " " + what.icon().orElseGet(() -> EnglishNouns.noun(what, true));
    }
    if (grant instanceof Grant.DraftedWithout without) {
      return "cannot be " + verbs.drafted() + " together with " + (without.most() == 0 ? "" : "more than " + without.most() + " ") + nouns.many(without.others());
    }
    if (grant instanceof Grant.DraftedFor drafted) {
      return "may be " + verbs.drafted() + " for " + printer.entry(Category.TRAITS, drafted.trait()).icon().orElseThrow();
    }
    if (grant instanceof Grant.OfKind of) {
      return "becomes " + EnglishNouns.article(EnglishNouns.noun(printer.entry(Category.KINDS, of.kind()), false));
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
      return "may " + verbs.base(printer.playing().id()) + " " + nouns.any(stands.whom());
    }
    if (grant instanceof Grant.StandsInOften often) {
      Entry period = printer.entry(Category.PERIODS, often.period());
      return "may " + verbs.base(printer.playing().id()) + " " + often.times().map(times -> printer.limit(times, period)).orElseGet(() -> printer.often("any number of", period));
    }
    if (grant instanceof Grant.StandsInAs as) {
      return "may " + verbs.base(printer.playing().id()) + " in " + nouns.trait(as.state()) + " form";
    }
    if (grant instanceof Grant.StandsInFreely freely) {
      return "does not " + verbs.base(freely.verb()) + " when it " + verbs.plays(false);
    }
    if (grant instanceof Grant.Crosses crosses) {
      boolean cells = !(crosses.through().count() instanceof Count.Each);
      return "may declare " + EnglishNouns.article(EnglishNouns.noun(printer.actionEntry(crosses.action()), false)) + " through " + (cells ? nouns.pick(crosses.through()) + " vertically or horizontally" : nouns.many(crosses.through()));
    }
    if (grant instanceof Grant.Stands stands) {
      return "counts as standing " + nouns.relation(new cardwright.grammar.meaning.Filter.Related(stands.relation(), stands.with()));
    }
    if (grant instanceof Grant.Hosts hosts) {
      return "may have up to " + printer.value(hosts.most()) + (hosts.different() ? " different " : " ") + EnglishNouns.noun(printer.countedThing(hosts.kind()), !hosts.most().is(1));
    }
    if (grant instanceof Grant.Repeats repeats) {
      boolean plain = repeats.actions().action().equals(repeats.verb()) && repeats.actions().traits().isEmpty() && repeats.actions().not().isEmpty();
      return "may " + verbs.base(repeats.verb()) + (plain ? "" : " with " + printer.instrument(repeats.actions())) + " " + printer.limit(repeats.limit().times(), printer.entry(Category.PERIODS, repeats.limit().period())) + rows(repeats);
    }
    if (grant instanceof Grant.Spared spared) {
      return "does not " + verbs.base(spared.verb()) + " after its " + spared.first().map(n -> "first ").orElse("") + printer.traits(spared.actions()) + EnglishNouns.noun(printer.actionEntry(spared.actions().action()), false);
    }
    if (grant instanceof Grant.OnlyAt only) {
      return "may declare " + EnglishNouns.article(EnglishNouns.noun(printer.actionEntry(only.action()), false)) + " only against " + nouns.any(only.whom()) + (only.anywhere() ? " (at any range)" : "");
    }
    if (grant instanceof Grant.Sets sets) {
      return printer.statWord(sets.stat()) + " " + printer.value(sets.value());
    }
    if (grant instanceof Grant.ComesTo comes) {
      return comesTo(comes, new Selector.Self());
    }
    if (grant instanceof Grant.ActionsHave have) {
      return actionsHave(have, new Selector.Self());
    }
    if (grant instanceof Grant.Reaches reaches) {
      String with = EnglishNouns.article(EnglishNouns.noun(printer.actionEntry(reaches.action()), false));
      return "may " + verbs.base(reaches.verb()) + " with " + with + " " + nouns.any(reaches.whom()) + " as if " + printer.alone(reaches.relation());
    }
    if (grant instanceof Grant.Defends defends) {
      return "repels " + EnglishNouns.article(EnglishNouns.noun(printer.actionEntry(defends.action()), false)) + " as if " + printer.entry(Category.STATES, defends.state()).words(Language.EN).get(0);
    }
    if (grant instanceof Grant.CannotGain gain) {
      return "cannot gain " + printer.vocabulary.find(Category.COUNTERS, gain.keywordOrCounter()).map(counter -> EnglishNouns.noun(counter, true))
          .orElseGet(() -> printer.entry(Category.KEYWORDS, gain.keywordOrCounter()).icon().orElseGet(() -> printer.keywordName(printer.entry(Category.KEYWORDS, gain.keywordOrCounter()), true)))
          + gain.from().map(from -> " from " + nouns.any(from)).orElse("");
    }
    if (grant instanceof Grant.IgnoresFeatures ignores) {
      return "ignores the abilities of " + nouns.phrase(ignores.whom());
    }
    if (grant instanceof Grant.AimsFreely freely) {
      return "ignores abilities that bind the target of " + EnglishNouns.article(EnglishNouns.noun(printer.actionEntry(freely.action()), false));
    }
    if (grant instanceof Grant.Ignores ignores) {
      Entry keyword = printer.entry(Category.KEYWORDS, ignores.keyword());
      return "ignores " + keyword.icon().orElseGet(() -> printer.keywordName(keyword, true));
    }
    if (grant instanceof Grant.CountsAs counts) {
      Optional<Entry> area = printer.vocabulary.find(Category.AREAS, counts.trait());
      if (area.isPresent()) {
        return "counts as the " + EnglishNouns.noun(area.get(), false);
      }
      Optional<Entry> state = printer.vocabulary.find(Category.STATES, counts.trait());
      if (state.isPresent()) {
        return "counts as " + state.get().words(Language.EN).get(0);
      }
      Entry trait = printer.entry(Category.TRAITS, counts.trait());
      return "counts as " + (trait.is("noun") ? EnglishNouns.article(EnglishNouns.noun(trait, false)) : trait.words(Language.EN).get(0));
    }
    if (grant instanceof Grant.Marked marked) {
      return nouns.counted(marked.count(), printer.entry(Category.COUNTERS, marked.marker())) + printer.markRule(marked);
    }
    if (grant instanceof Grant.Modifier modifier) {
      return modifier(modifier);
    }
    if (grant instanceof Grant.Incoming incoming) {
      return amount(incoming.sign(), incoming.amount(), " from " + printer.pattern(incoming.from(), true));
    }
    if (grant instanceof Grant.HasKeyword has) {
      return printer.keywordOfOthers(has.keyword());
    }
    if (grant instanceof Grant.KeywordAgainst limited) {
      return printer.keyword(limited.keyword(), true) + " against " + nouns.any(limited.whom());
    }
    if (grant instanceof Grant.Quoted quoted) {
      return printer.quoted(quoted.abilities());
    }
    if (grant instanceof Grant.Cannot cannot && printer.isAction(cannot.verb())) {
      return "cannot declare " + EnglishNouns.article(EnglishNouns.noun(printer.actionEntry(cannot.verb()), false)) + cannot.object().map(object -> " against " + nouns.any(object)).orElse("") + cannot.at().map(at -> " " + printer.timing(at)).orElse("");
    }
    if (grant instanceof Grant.Cannot cannot) {
      return "cannot " + verbs.forbidden(cannot.verb(), cannot.object().isPresent()) + cannot.object().map(o -> " " + nouns.any(o)).orElse("") + cannot.at().map(at -> " " + printer.timing(at)).orElse("");
    }
    if (grant instanceof Grant.CannotGo cannot) {
      return "cannot " + verbs.going(cannot.by()) + " to " + nouns.many(cannot.cells());
    }
    if (grant instanceof Grant.CannotBy cannot) {
      return "cannot " + verbs.forbidden(cannot.verb(), false) + " by " + printer.pattern(cannot.by(), true);
    }
    if (grant instanceof Grant.CannotBut cannot) {
      return "cannot " + verbs.forbidden(cannot.verb(), false) + ", except " + printer.pattern(cannot.but(), false) + cannot.against().map(a -> " against " + nouns.any(a)).orElse("");
    }
    if (grant instanceof Grant.MayRefrain refrain) {
      return "may choose not to " + verbs.base(refrain.verb()) + refrain.at().map(at -> " " + printer.timing(at)).orElse("");
    }
    if (grant instanceof Grant.ProtectedFrom protection) {
      return "protection from " + printer.pattern(protection.actions(), true);
    }
    return "prevents " + prevented((Grant.Prevents) grant, "first ");
  }

  /** "the first 2 wounds from strikes against your cards" */
  String prevented(Grant.Prevents prevents, String which) {
    boolean bare = prevents.amount().is(1) && which.equals("first ");
    return (bare ? "" : "the " + which) + nouns.counted(prevents.amount(), printer.counterPutBy(prevents.verb()).orElseThrow())
        + prevents.from().map(f -> " from " + printer.pattern(f, true)).orElse("")
        + prevents.whom().map(whom -> " against " + nouns.any(whom)).orElse("")
        + prevents.period().map(p -> " each " + EnglishNouns.noun(printer.entry(Category.PERIODS, p), false)).orElse("");
  }

  private String rows(Grant.Repeats repeats) {
    String distinct = "against different " + EnglishNouns.noun(printer.entry(Category.KINDS, printer.vocabulary.defaultKind()), true);
    return repeats.inRow() || repeats.distinct() ? ", only " + (repeats.inRow() ? "one after the other" + (repeats.distinct() ? " and " : "") : "") + (repeats.distinct() ? distinct : "") : "";
  }

  private String modifier(Grant.Modifier m) {
    String level = m.level().map(l -> printer.level(l) + " ").orElse("");
    return amount(m.sign(), m.amount(), " to " + (m.use().next() ? "next " : "") + level + printer.statWord(m.stat()) + m.use().of().map(printer::actionEntry).map(a -> (printer.numbered(m.stat()).is("reach") ? " of " : " in ") + EnglishNouns.noun(a, true)).orElse("") + m.use().against().map(a -> " against " + nouns.any(a)).orElse("") + m.use().through().map(t -> " through " + nouns.phrase(t)).orElse("")) + printer.most(m);
  }

  /** "+1 to strike for each … (at most 3)": how much, of what, then what the number depends on. */
  private String amount(int sign, Value said, String ofWhat) {
    Value amount = said;
    String cap = "";
    if (amount instanceof Value.AtMost || amount instanceof Value.AtLeast) {
      cap = EnglishPrinter.capped(amount, v -> "");
      amount = amount instanceof Value.AtMost most ? most.value() : ((Value.AtLeast) amount).value();
    }
    String each = amount instanceof Value.Times times ? " " + printer.forEachOf(times.value()) : "";
    String number = amount instanceof Value.Times times ? String.valueOf(times.factor()) : printer.value(amount);
    return (sign > 0 ? "+" : "-") + number + ofWhat + each + cap;
  }
}
