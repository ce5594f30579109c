package cardwright.grammar.print;

import static cardwright.grammar.morphology.Cells.ACCUSATIVE;
import static cardwright.grammar.morphology.Cells.DATIVE;
import static cardwright.grammar.morphology.Cells.GENITIVE;
import static cardwright.grammar.morphology.Cells.INSTRUMENTAL;
import static cardwright.grammar.morphology.Cells.NOMINATIVE;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.ActionPattern;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.Optional;

/** What somebody has, gains or loses, in Russian. */
final class RussianGrants {
  private final RussianPrinter printer;
  private final RussianNouns nouns;
  private final RussianVerbs verbs;
  private final RussianForms forms;

  RussianGrants(RussianPrinter printer, RussianNouns nouns, RussianVerbs verbs, RussianForms forms) {
    this.printer = printer;
    this.nouns = nouns;
    this.verbs = verbs;
    this.forms = forms;
  }

  /** What the card itself has. */
  String own(Grant grant) {
    return grant(grant, false, false);
  }

  /** «атаки орков по ~ сводятся к слабым» */
  private String comesTo(Grant.ComesTo comes, Selector against) {
    String to = comes.level().map(l -> printer.level(l, DATIVE, Cells.PLURAL)).or(() -> comes.strength().map(printer::value)).orElseThrow();
    return printer.pattern(comes.actions(), true, NOMINATIVE) + " по " + nouns.dativeOf(against) + " сводятся к " + to;
  }

  /** «дальние атаки орков имеют дальность 2» */
  private String actionsHave(Grant.ActionsHave have, Selector whose) {
    ActionPattern actions = new ActionPattern(have.actions().action(), have.actions().traits(), have.actions().not(), Optional.empty(), Optional.of(whose));
    return printer.pattern(actions, true, NOMINATIVE) + " имеют " + printer.statWord(have.stat(), ACCUSATIVE) + " " + printer.value(have.value());
  }

  /** «особенности», «все стихии», «класс гном» */
  String lost(Grant grant) {
    if (!(grant instanceof Grant.Lacks lacks)) {
      return "особенности";
    }
    Optional<Entry> area = printer.vocabulary.find(Category.AREAS, lacks.traitOrGroup());
    if (area.isPresent()) {
      return forms.noun(area.get().words(Language.RU).get(0), area.get(), ACCUSATIVE, false);
    }
    Optional<Entry> group = printer.vocabulary.find(Category.GROUPS, lacks.traitOrGroup());
    if (group.isPresent()) {
      return "все " + forms.noun(group.get().words(Language.RU).get(0), group.get(), ACCUSATIVE, true);
    }
    Entry trait = printer.entry(Category.TRAITS, lacks.traitOrGroup());
    Entry of = printer.entry(Category.GROUPS, trait.group().orElseThrow());
    return forms.noun(of.words(Language.RU).get(0), of, ACCUSATIVE, false) + " " + trait.words(Language.RU).get(0);
  }

  String grantOf(Selector subject, Grant grant) {
    if (grant instanceof Grant.Lacks && printer.area(grant).isPresent()) {
      Entry area = printer.area(grant).get();
      return printer.subject(subject) + (printer.plural(subject) ? " не считаются " : " не считается ") + forms.noun(area.words(Language.RU).get(0), area, INSTRUMENTAL, false);
    }
    if (grant instanceof Grant.Prevents prevents && prevents.whom().isPresent()) {
      return grant(grant, false, false);
    }
    if (grant instanceof Grant.Lacks || grant instanceof Grant.Featureless) {
      return printer.subject(subject) + (printer.plural(subject) ? " теряют " : " теряет ") + lost(grant);
    }
    if (grant instanceof Grant.ComesTo comes) {
      return comesTo(comes, subject);
    }
    if (grant instanceof Grant.ActionsHave have) {
      return actionsHave(have, subject);
    }
    boolean many = printer.plural(subject);
    if (grant instanceof Grant.Verbal) {
      return !(grant instanceof Grant.Barring) ? printer.subject(subject) + (many ? " имеют «" : " имеет «") + printer.capital(grant(grant, false, false)) + "»" : printer.subject(subject) + " " + (subject.isYou() ? grant(grant, false, false).replaceFirst("^не может ", "не можете ").replaceFirst("^может не ", "можете не ") : grant(grant, false, many));
    }
    return printer.subject(subject) + (subject.isYou() ? " имеете " : many ? " имеют " : " имеет ") + grant(grant, true, many);
  }

  /** What somebody is said to gain. */
  String gained(Grant grant) {
    return grant instanceof Grant.Verbal ? "«" + printer.capital(grant(grant, false, false)) + "»" : grant(grant, true, false);
  }

  private String grant(Grant grant, boolean accusative, boolean many) {
    if (grant instanceof Grant.NextRoll roll) {
      return nextRoll(roll) + " равен " + printer.value(roll.value());
    }
    if (grant instanceof Grant.Halves halves) {
      Entry counter = printer.counterPutBy(halves.verb()).orElseThrow();
      return "получает только половину " + forms.noun(counter.words(Language.RU).get(0), counter, GENITIVE, true) + " от " + printer.pattern(halves.from(), true) + (halves.rounding() == Value.Rounding.UP ? " с округлением вверх" : "");
    }
    if (grant instanceof Grant.AtMost most) {
      return "максимум " + printer.value(most.amount()) + " " + printer.statOrCounter(most.statOrCounter()).icon().orElseGet(() -> forms.noun(printer.statOrCounter(most.statOrCounter()).words(Language.RU).get(0), printer.statOrCounter(most.statOrCounter()), GENITIVE, true));
    }
    if (grant instanceof Grant.DraftedWithout without) {
      return "не может быть " + verbs.drafted(true) + " с " + (without.most() == 0 ? nouns.many(without.others(), Cells.INSTRUMENTAL) : "более чем " + without.most() + " " + (without.most() == 1 ? nouns.one(without.others(), Cells.INSTRUMENTAL) : nouns.many(without.others(), Cells.INSTRUMENTAL)));
    }
    if (grant instanceof Grant.DraftedFor drafted) {
      return "может быть " + verbs.drafted(false) + " за " + printer.entry(Category.TRAITS, drafted.trait()).icon().orElseThrow();
    }
    if (grant instanceof Grant.OfKind of) {
      Entry kind = printer.entry(Category.KINDS, of.kind());
      return "становится " + forms.noun(kind.words(Language.RU).get(0), kind, Cells.INSTRUMENTAL, false);
    }
    if (grant instanceof Grant.Lacks || grant instanceof Grant.Featureless) {
      return "теряет " + lost(grant);
    }
    if (grant instanceof Grant.Goes goes) {
      return verbs.goes(goes);
    }
    if (grant instanceof Grant.Amends amends) {
      return verbs.amends(amends);
    }
    if (grant instanceof Grant.StandsIn stands) {
      return "может " + verbs.toPlay() + " " + nouns.dativeOf(stands.whom());
    }
    if (grant instanceof Grant.StandsInOften often) {
      Entry period = printer.entry(Category.PERIODS, often.period());
      return "может " + verbs.toPlay() + " " + often.times().map(times -> printer.limit(times, period)).orElseGet(() -> printer.often("любое число", period));
    }
    if (grant instanceof Grant.StandsInAs as) {
      return "может " + verbs.toPlay() + verbs.inForm(as.state());
    }
    if (grant instanceof Grant.StandsInFreely freely) {
      return "не " + verbs.closing(freely.verb()) + ", когда " + verbs.plays(false);
    }
    if (grant instanceof Grant.Crosses crosses) {
      boolean cells = !(crosses.through().count() instanceof Count.Each);
      return "может объявлять " + ofAction(crosses.action(), ACCUSATIVE) + " через " + (cells ? nouns.pick(crosses.through(), ACCUSATIVE) + " по вертикали или горизонтали" : nouns.many(crosses.through(), ACCUSATIVE));
    }
    if (grant instanceof Grant.Stands stands) {
      return "считается стоящим " + nouns.relation(new Filter.Related(stands.relation(), stands.with()));
    }
    if (grant instanceof Grant.Hosts hosts) {
      return "может иметь до " + nouns.measures.upTo(hosts.most(), printer.countedThing(hosts.kind()), hosts.different() ? "разных " : "");
    }
    if (grant instanceof Grant.Repeats repeats) {
      return "может " + verbs.infinitive(repeats.verb(), Optional.empty(), false) + by(repeats.verb(), repeats.actions()) + " " + printer.limit(repeats.limit().times(), printer.entry(Category.PERIODS, repeats.limit().period())) + rows(repeats);
    }
    if (grant instanceof Grant.Spared spared) {
      Entry action = printer.actionEntry(spared.actions().action());
      String word = action.words(Language.RU).get(0);
      String first = spared.first().map(n -> forms.adjective("первый", GENITIVE, forms.gender(word, action), false) + " ").orElse("");
      return "не " + verbs.closing(spared.verb()) + " после " + first + printer.pattern(spared.actions(), false);
    }
    if (grant instanceof Grant.OnlyAt only) {
      return (many ? "могут" : "может") + " объявлять " + ofAction(only.action(), ACCUSATIVE) + " только по " + nouns.dativeOf(only.whom()) + (only.anywhere() ? " (вне зависимости от дальности)" : "");
    }
    if (grant instanceof Grant.Sets sets) {
      return printer.statWord(sets.stat(), accusative ? ACCUSATIVE : NOMINATIVE) + " " + printer.value(sets.value());
    }
    if (grant instanceof Grant.ComesTo comes) {
      return comesTo(comes, new Selector.Self());
    }
    if (grant instanceof Grant.ActionsHave have) {
      return actionsHave(have, new Selector.Self());
    }
    if (grant instanceof Grant.Reaches reaches) {
      return "может " + verbs.infinitive(reaches.verb(), Optional.empty(), false) + " " + ofAction(reaches.action(), Cells.INSTRUMENTAL) + " " + nouns.many((Selector.Pick) reaches.whom(), ACCUSATIVE) + " как стоящие " + printer.alone(reaches.relation());
    }
    if (grant instanceof Grant.Defends defends) {
      return "отражает " + ofAction(defends.action(), ACCUSATIVE) + " как " + taken(defends.state());
    }
    if (grant instanceof Grant.CannotGain gain) {
      return (many ? "не могут " : "не может ") + "получать " + keywordOrCounter(gain.keywordOrCounter()) + gain.from().map(from -> " от " + printer.nouns.many((Selector.Pick) from, GENITIVE)).orElse("");
    }
    if (grant instanceof Grant.IgnoresFeatures ignores) {
      return "игнорирует особенности " + nouns.phrase(ignores.whom(), GENITIVE, true);
    }
    if (grant instanceof Grant.AimsFreely freely) {
      return "игнорирует особенности, обязывающие выбирать цель " + ofAction(freely.action(), GENITIVE);
    }
    if (grant instanceof Grant.Ignores ignores) {
      return "игнорирует " + printer.keywordInCase(ignores.keyword());
    }
    if (grant instanceof Grant.CountsAs counts) {
      Optional<Entry> area = printer.vocabulary.find(Category.AREAS, counts.trait());
      if (area.isPresent()) {
        return "считается " + forms.noun(area.get().words(Language.RU).get(0), area.get(), Cells.INSTRUMENTAL, false);
      }
      Optional<Entry> state = printer.vocabulary.find(Category.STATES, counts.trait());
      if (state.isPresent()) {
        return "считается " + forms.adjective(state.get().words(Language.RU).get(0), Cells.INSTRUMENTAL, Cells.FEMININE, false);
      }
      Entry trait = printer.entry(Category.TRAITS, counts.trait());
      String word = trait.words(Language.RU).get(0);
      return "считается " + (trait.is("noun") ? forms.noun(word, trait, Cells.INSTRUMENTAL, false) : forms.adjective(word, Cells.INSTRUMENTAL, Cells.MASCULINE, false));
    }
    if (grant instanceof Grant.Marked marked) {
      return nouns.measures.counted(marked.count(), printer.entry(Category.COUNTERS, marked.marker()), ACCUSATIVE) + printer.markRule(marked);
    }
    if (grant instanceof Grant.Modifier modifier) {
      return modifier(modifier);
    }
    if (grant instanceof Grant.Incoming incoming) {
      return amount(incoming.sign(), incoming.amount(), " от " + printer.pattern(incoming.from(), true));
    }
    if (grant instanceof Grant.HasKeyword has) {
      return has.keyword().body().isPresent() ? printer.keywordOfOthers(has.keyword()) : printer.keyword(has.keyword(), accusative);
    }
    if (grant instanceof Grant.KeywordAgainst limited) {
      return printer.keyword(limited.keyword(), accusative) + " по " + nouns.dativeOf(limited.whom());
    }
    if (grant instanceof Grant.Quoted quoted) {
      return printer.quoted(quoted.abilities());
    }
    if (grant instanceof Grant.Cannot cannot && printer.isAction(cannot.verb())) {
      return (many ? "не могут" : "не может") + " объявлять " + ofAction(cannot.verb(), ACCUSATIVE) + cannot.object().map(object -> " по " + nouns.dativeOf(object)).orElse("") + cannot.at().map(at -> " " + printer.timing(at)).orElse("");
    }
    if (grant instanceof Grant.Cannot cannot) {
      return (many ? "не могут " : "не может ") + verbs.infinitive(cannot.verb(), cannot.object(), false) + cannot.at().map(at -> " " + printer.timing(at)).orElse("");
    }
    if (grant instanceof Grant.CannotGo cannot) {
      return (many ? "не могут " : "не может ") + verbs.going(cannot.by()) + " на " + nouns.many(cannot.cells(), Cells.ACCUSATIVE);
    }
    if (grant instanceof Grant.CannotBy cannot) {
      return (many ? "не могут " : "не может ") + verbs.infinitive(cannot.verb(), Optional.empty(), false) + " от " + printer.pattern(cannot.by(), true);
    }
    if (grant instanceof Grant.CannotBut cannot) {
      return (many ? "не могут " : "не может ") + verbs.infinitive(cannot.verb(), Optional.empty(), false) + ", кроме " + printer.pattern(cannot.but(), false) + cannot.against().map(a -> " по " + nouns.dativeOf(a)).orElse("");
    }
    if (grant instanceof Grant.MayRefrain refrain) {
      return (many ? "могут не " : "может не ") + verbs.infinitive(refrain.verb(), Optional.empty(), true) + refrain.at().map(at -> " " + printer.timing(at)).orElse("");
    }
    if (grant instanceof Grant.ProtectedFrom protection) {
      return (accusative ? "защиту от " : "защита от ") + printer.pattern(protection.actions(), true);
    }
    return "предотвращает " + prevented((Grant.Prevents) grant, "первые ");
  }

  /** «первые 2 раны от ударов по вашим картам» */
  private String prevented(Grant.Prevents prevents, String which) {
    Entry counter = printer.counterPutBy(prevents.verb()).orElseThrow();
    boolean one = prevents.amount().is(1);
    return (one ? "" : which) + nouns.measures.counted(prevents.amount(), counter, ACCUSATIVE)
        + prevents.from().map(f -> " от " + printer.pattern(f, true)).orElse("")
        + prevents.whom().map(whom -> " по " + nouns.dativeOf(whom)).orElse("")
        + prevents.period().map(p -> " за " + forms.noun(printer.entry(Category.PERIODS, p).words(Language.RU).get(0), printer.entry(Category.PERIODS, p), ACCUSATIVE, false)).orElse("");
  }

  /** «предотвратить следующие 2 раны от выстрелов по вашим картам» */
  String prevention(Grant.Prevents prevents, boolean may) {
    boolean one = prevents.amount().is(1);
    Entry counter = printer.counterPutBy(prevents.verb()).orElseThrow();
    String next = one ? forms.adjective("следующий", ACCUSATIVE, forms.gender(counter.words(Language.RU).get(0), counter), false) + " " : "";
    return (may ? "может предотвратить " : "предотвратить ") + next + prevented(prevents, "следующие ");
  }

  /** «следующий бросок кубика» */
  String nextRoll(Grant.NextRoll roll) {
    Entry stat = printer.numbered(roll.stat());
    return forms.adjective("следующий", NOMINATIVE, forms.gender(Entry.bare(stat.words(Language.RU).get(0)), stat), false) + " " + printer.statWord(roll.stat(), NOMINATIVE);
  }

  /** «, только подряд и по разным картам» */
  private String rows(Grant.Repeats repeats) {
    Entry kind = printer.entry(Category.KINDS, printer.vocabulary.defaultKind());
    String distinct = "по разным " + forms.noun(kind.words(Language.RU).get(0), kind, DATIVE, true);
    return repeats.inRow() || repeats.distinct() ? ", только " + (repeats.inRow() ? "подряд" + (repeats.distinct() ? " и " : "") : "") + (repeats.distinct() ? distinct : "") : "";
  }

  /** «открытая карта» */
  private String taken(String state) {
    Entry kind = printer.entry(Category.KINDS, printer.vocabulary.defaultKind());
    String noun = kind.words(Language.RU).get(0);
    return forms.adjective(printer.entry(Category.STATES, state).words(Language.RU).get(0), NOMINATIVE, forms.gender(noun, kind), false) + " " + forms.noun(noun, kind, NOMINATIVE, false);
  }

  /** « ударом», where the verb alone says less. */
  private String by(String verb, ActionPattern actions) {
    return actions.action().equals(verb) && actions.traits().isEmpty() && actions.not().isEmpty() ? "" : " " + printer.instrument(actions);
  }

  private String ofAction(String id, int c) {
    Entry action = printer.actionEntry(id);
    return action.icon().orElseGet(() -> forms.noun(action.words(Language.RU).get(0), action, c, false));
  }

  private String modifier(Grant.Modifier m) {
    String level = m.level().map(l -> printer.level(l, DATIVE, 0) + " ").orElse("");
    Entry stat = printer.numbered(m.stat());
    String next = m.use().next() ? forms.adjective("следующий", DATIVE, forms.gender(Entry.bare(stat.words(Language.RU).get(0)), stat), false) + " " : "";
    return amount(m.sign(), m.amount(), " к " + next + level + printer.statWord(m.stat(), DATIVE) + m.use().of().map(printer::actionEntry).map(a -> stat.is("reach") ? " " + forms.noun(a.words(Language.RU).get(0), a, GENITIVE, false) : " при " + forms.noun(a.words(Language.RU).get(0), a, Cells.PREPOSITIONAL, true)).orElse("") + m.use().against().map(a -> " по " + nouns.dativeOf(a)).orElse("") + m.use().through().map(t -> " через " + nouns.phrase(t, ACCUSATIVE, true)).orElse("")) + printer.most(m);
  }

  /** «+1 к удару за каждую … (максимум 3)»: how much, of what, then what the number depends on. */
  private String amount(int sign, Value said, String ofWhat) {
    Value amount = said;
    String cap = "";
    if (amount instanceof Value.AtMost || amount instanceof Value.AtLeast) {
      cap = printer.capped(amount, v -> "");
      amount = amount instanceof Value.AtMost most ? most.value() : ((Value.AtLeast) amount).value();
    }
    String each = "";
    String number;
    if (amount instanceof Value.Times times) {
      number = String.valueOf(times.factor());
      each = " " + printer.forEachOf(times.value());
    } else {
      number = printer.value(amount);
    }
    return (sign > 0 ? "+" : "-") + number + ofWhat + each + cap;
  }

  private String keywordOrCounter(String id) {
    return printer.vocabulary.find(Category.COUNTERS, id).map(counter -> forms.noun(counter.words(Language.RU).get(0), counter, ACCUSATIVE, true)).orElseGet(() -> printer.keywordInCase(id));
  }
}
