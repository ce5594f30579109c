package cardwright.grammar.print;

import static cardwright.grammar.morphology.Cells.ACCUSATIVE;
import static cardwright.grammar.morphology.Cells.DATIVE;
import static cardwright.grammar.morphology.Cells.GENITIVE;
import static cardwright.grammar.morphology.Cells.INSTRUMENTAL;
import static cardwright.grammar.morphology.Cells.NOMINATIVE;
import static cardwright.grammar.morphology.Cells.PREPOSITIONAL;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Action;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Place;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.morphology.Form.Use;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import cardwright.grammar.vocabulary.Frame;
import java.util.Optional;

/** What is done, in Russian. */
final class RussianVerbs {
  private static final int ONE = Cells.cell(0, 0);
  static final int MANY = Cells.cell(0, Cells.PLURAL);

  private final RussianPrinter printer;
  private final RussianNouns nouns;
  private final RussianForms forms;

  RussianVerbs(RussianPrinter printer, RussianNouns nouns, RussianForms forms) {
    this.printer = printer;
    this.nouns = nouns;
    this.forms = forms;
  }

  Frame frame(String verb) {
    return Frame.of(printer.entry(Category.VERBS, verb).words(Language.RU).get(0));
  }

  int number(Selector subject) {
    return subject.isYou() ? Cells.SECOND_PERSON : printer.plural(subject) ? MANY : ONE;
  }

  /** «может объявлять движение на клетку, занятую вашим существом» */
  String goes(Grant.Goes goes) {
    String where = printer.bareRelation(goes.cells()).map(printer::alone).orElseGet(() -> "на " + nouns.phrase(goes.cells(), ACCUSATIVE, true));
    return "может " + declaring(goes.by()) + " " + where + (goes.swapping() ? ", поменявшись с ним местами" : "");
  }

  /** «объявлять движение» */
  private String declaring(String verbOrKeyword) {
    Entry by = printer.vocabulary.find(Category.VERBS, verbOrKeyword).orElseGet(() -> printer.entry(Category.KEYWORDS, verbOrKeyword));
    String noun = by.category() == Category.VERBS ? by.option("noun-ru").orElseThrow().split("\\|")[0].strip() : Entry.bare(by.words(Language.RU).get(0));
    return "объявлять " + forms.noun(noun, by.category() == Category.VERBS ? null : by, ACCUSATIVE, false);
  }

  /** «перемещаться» by whatever moves it, «объявлять прыжок» */
  String going(String verbOrKeyword) {
    return printer.vocabulary.find(Category.VERBS, verbOrKeyword).isPresent() ? infinitive(verbOrKeyword, Optional.empty(), true) : declaring(verbOrKeyword);
  }

  /** «инкарнирует на клетке в третьем ряду противника» */
  String amends(Grant.Amends amends) {
    String verb = forms.keywordVerb(printer.entry(Category.KEYWORDS, amends.keyword()), amends.may());
    return (amends.may() ? "может " : "") + verb + manner(amends.manner()) + amends.price().map(price -> ", если " + printer.step(price)).orElse("") + printer.besides(amends.then());
  }

  /** «выступать защитником» */
  String toPlay() {
    return forms.verb(frame(printer.playing().id()), Use.BASE, 0).orElseThrow();
  }

  /** «выступает защитником» */
  String plays(boolean many) {
    return forms.verb(frame(printer.playing().id()), Use.FINITE, many ? Cells.cell(0, Cells.PLURAL) : ONE).orElseThrow();
  }

  private String manner(Grant.Manner manner) {
    return manner.cells().map(cells -> " на " + nouns.phrase(cells, PREPOSITIONAL, true)).orElse("") + coming(manner.state(), manner.under());
  }

  /** « в закрытом виде под вашим контролем» */
  private String coming(Optional<String> state, Whose under) {
    return state.map(this::inForm).orElse("") + switch (under) {
      case ANY, ITS_OWNERS -> "";
      case YOURS -> " под вашим контролем";
      case OPPONENTS -> " под контролем противника";
    };
  }

  /** « в закрытом виде» */
  String inForm(String state) {
    return " в " + nouns.traitForm(state, PREPOSITIONAL, Cells.MASCULINE, false) + " виде";
  }

  /** «набран в …»: into the zone that the verb of drafting names. */
  String drafted(boolean together) {
    Entry verb = printer.vocabulary.of(Category.VERBS).stream().filter(entry -> entry.option("into").isPresent() && frame(entry.id()).slot("object").isPresent()).findFirst().orElseThrow();
    Entry zone = printer.entry(Category.ZONES, verb.option("into").orElseThrow());
    return forms.verb(frame(verb.id()), Use.PARTICIPLE, Cells.cell(0, Cells.MASCULINE)).orElseThrow() + " " + nouns.places.into(zone, Whose.ANY, Place.End.UNSAID) + (together ? " вместе" : "");
  }

  /** «закрывается» */
  String closing(String verb) {
    return forms.verb(frame(verb), Use.REFLEXIVE_FINITE, ONE).orElseGet(() -> frame(verb).head());
  }

  /** «атаковать летающих», «открыться»: a verb that needs somebody to be done to, and names nobody, is done to the subject. */
  String infinitive(String verb, Optional<Selector> object, boolean refrain) {
    Frame frame = frame(verb);
    boolean reflexive = object.isEmpty() && frame.slot("object").filter(s -> !s.optional()).isPresent();
    String form = forms.verb(frame, reflexive ? Use.REFLEXIVE_BASE : Use.BASE, 0).orElse(frame.head());
    return form + object.map(o -> " " + nouns.any(o, RussianEvents.objectCase(frame), false)).or(() -> printer.counted(frame).filter(kind -> !refrain).map(kind -> " " + forms.noun(kind.words(Language.RU).get(0), kind, ACCUSATIVE, true))).orElse("");
  }

  // Effects

  String single(Effect effect, boolean may) {
    if (effect instanceof Effect.Act act) {
      return act(act, may);
    }
    if (effect instanceof Effect.Gain gain && gain.grant() instanceof Grant.Marked marked) {
      return told(gain.who(), may, "получить", "получает", "получают") + " " + nouns.measures.counted(marked.count(), printer.entry(Category.COUNTERS, marked.marker()), ACCUSATIVE)
          + printer.duration(gain.duration()) + printer.markRule(marked);
    }
    if (effect instanceof Effect.Later later) {
      return printer.doneLater(later);
    }
    if (effect instanceof Effect.Gain gain && gain.grant() instanceof Grant.ComesTo comes && (gain.who() instanceof Selector.Role || gain.who() instanceof Selector.Aimed)) {
      boolean aimed = gain.who() instanceof Selector.Aimed;
      String action = gain.who() instanceof Selector.Aimed which ? which.actions().action() : comes.actions().action();
      String to = comes.level().map(l -> printer.level(l, DATIVE, actionGender(action))).or(() -> comes.strength().map(printer::value)).orElseThrow();
      return may || aimed ? (may ? "может свести " : "свести ") + nouns.phrase(gain.who(), ACCUSATIVE, false) + " к " + to : printer.subject(gain.who()) + " сводится к " + to;
    }
    if (effect instanceof Effect.Gain gain && gain.who() instanceof Selector.Aimed aimed && gain.grant() instanceof Grant.Modifier modifier) {
      Entry action = printer.actionEntry(aimed.actions().action());
      String noun = action.words(Language.RU).get(0);
      if (Aiming.isDescribed(aimed)) {
        return (may ? "может " : "") + (modifier.sign() > 0 ? "увеличить" : "уменьшить") + " величину " + nouns.phrase(aimed, GENITIVE, false) + " на " + printer.value(modifier.amount(), ACCUSATIVE);
      }
      return (may ? "может получить " : "получить ") + (modifier.sign() > 0 ? "+" : "-") + printer.value(modifier.amount()) + " к " + forms.adjective("этот", DATIVE, forms.gender(noun, action), false) + " " + forms.noun(noun, action, DATIVE, false);
    }
    if (effect instanceof Effect.Gain gain && gain.grant() instanceof Grant.NextRoll roll) {
      return printer.grants.nextRoll(roll) + " " + nouns.phrase(gain.who(), GENITIVE, false) + " равен " + printer.value(roll.value()) + printer.duration(gain.duration());
    }
    if (effect instanceof Effect.Gain gain && gain.grant() instanceof Grant.Prevents prevents && prevents.whom().isPresent()) {
      return printer.grants.prevention(prevents, may) + printer.duration(gain.duration());
    }
    if (effect instanceof Effect.Gain gain && gain.grant() instanceof Grant.OfKind of) {
      Entry kind = printer.entry(Category.KINDS, of.kind());
      return told(gain.who(), may, "стать", "становится", "становятся") + " " + forms.noun(kind.words(Language.RU).get(0), kind, INSTRUMENTAL, false) + printer.duration(gain.duration());
    }
    if (effect instanceof Effect.Gain gain && printer.area(gain.grant()).isPresent()) {
      return told(gain.who(), false, "считается", "считается", "считаются").replaceFirst("считается$|считаются$", (gain.grant() instanceof Grant.Lacks ? "не " : "") + "$0") + " " + forms.noun(printer.area(gain.grant()).get().words(Language.RU).get(0), printer.area(gain.grant()).get(), INSTRUMENTAL, false) + printer.duration(gain.duration());
    }
    if (effect instanceof Effect.Gain gain && (gain.grant() instanceof Grant.Lacks || gain.grant() instanceof Grant.Featureless)) {
      return told(gain.who(), may, "потерять", "теряет", "теряют") + " " + printer.grants.lost(gain.grant()) + printer.duration(gain.duration());
    }
    if (effect instanceof Effect.Gain gain) {
      return told(gain.who(), may, "получить", "получает", "получают") + " " + printer.grants.gained(gain.grant()) + printer.alsoGained(printer.grants::gained) + printer.duration(gain.duration());
    }
    if (effect instanceof Effect.Fund fund) {
      String icon = printer.entry(Category.TRAITS, fund.trait()).icon().orElseThrow();
      String done = fund.who().isYou() ? (may ? "может " : "") + (fund.paid() ? "заплатить" : "получить") : fund.paid() ? told(fund.who(), may, "заплатить", "платит", "платят") : told(fund.who(), may, "получить", "получает", "получают");
      return done + " " + (fund.amount() == 1 ? "" : fund.amount()) + icon;
    }
    if (effect instanceof Effect.Become become) {
      Entry kind = printer.entry(Category.KINDS, become.kind());
      String host = become.host() instanceof Selector.It it ? nouns.pronoun(it, GENITIVE, false) + " " : "";
      String of = host.isEmpty() ? " " + nouns.phrase(become.host(), GENITIVE, false) : "";
      return told(become.who(), may, "стать", "становится", "становятся") + " " + host + forms.noun(kind.words(Language.RU).get(0), kind, INSTRUMENTAL, false) + of;
    }
    if (effect instanceof Effect.Arrive arrive) {
      return act(arrive.coming(), may) + coming(arrive.state(), arrive.under());
    }
    if (effect instanceof Effect.Leave leave) {
      Entry kind = printer.entry(Category.KINDS, leave.kind());
      return act(leave.move(), may) + ", вернув свой подтип " + forms.noun(kind.words(Language.RU).get(0), kind, GENITIVE, false);
    }
    if (effect instanceof Effect.Nothing) {
      return may ? "может ничего не делать" : "ничего не происходит";
    }
    if (effect instanceof Effect.Rearrange rearrange) {
      return (may ? "может " : "") + "поменять расположение " + nouns.many((Selector.Pick) rearrange.who(), GENITIVE);
    }
    if (effect instanceof Effect.Spare spare) {
      String after = " после " + forms.adjective("этот", GENITIVE, actionGender(spare.actions().action()), false) + " " + printer.pattern(spare.actions(), false);
      String who = spare.who().isSelf() ? "" : printer.subject(spare.who()) + " ";
      return (who + "не " + forms.verb(frame(spare.verb()), Use.REFLEXIVE_FINITE, number(spare.who())).orElseGet(() -> frame(spare.verb()).head())) + after;
    }
    if (effect instanceof Effect.Choose choose) {
      return told(choose.agent().orElseGet(Selector.Self::new), may, "выбрать", "выбирает", "выбирают") + " " + nouns.phrase(choose.what(), ACCUSATIVE, false);
    }
    if (effect instanceof Effect.UseKeyword use) {
      return told(use.agent().orElseGet(Selector.Self::new), may, "совершить", "совершает", "совершают") + " " + printer.keyword(use.keyword(), true) + use.to().map(to -> " на " + nouns.phrase(to, ACCUSATIVE, true)).orElse("");
    }
    if (effect instanceof Effect.Lose lose) {
      Entry keyword = printer.entry(Category.KEYWORDS, lose.keyword());
      return told(lose.who(), may, "потерять", "теряет", "теряют") + " " + printer.keywordName(keyword, true) + printer.duration(lose.duration());
    }
    if (effect instanceof Effect.PutCounters put) {
      // «2 фишки за каждого орка»
      String counted = put.count() instanceof Value.Times each
          ? nouns.measures.counted(new Value.Constant(each.factor()), printer.entry(Category.COUNTERS, put.counter()), ACCUSATIVE) + printer.value(each).substring(String.valueOf(each.factor()).length())
          : nouns.measures.counted(put.count(), printer.entry(Category.COUNTERS, put.counter()), ACCUSATIVE);
      if (put.who() instanceof Selector.Player && !put.who().isYou()) {
        return told(put.who(), may, "получить", "получает", "получают") + " " + counted;
      }
      return put.who().isSelf() || put.who().isYou()
          ? (may ? "может получить " : "получить ") + counted
          : (may ? "может положить " : "положить ") + counted + " на " + nouns.phrase(put.who(), ACCUSATIVE, true);
    }
    if (effect instanceof Effect.RemoveCounters remove) {
      Value count = remove.count() instanceof Value.AtMost most ? most.value() : remove.count();
      String counted = nouns.measures.counted(count, printer.entry(Category.COUNTERS, remove.counter()), ACCUSATIVE) + (remove.count() instanceof Value.AtMost most ? " (максимум " + most.maximum() + ")" : "");
      if (remove.who() instanceof Selector.Player && !remove.who().isYou()) {
        return told(remove.who(), may, "потерять", "теряет", "теряют") + " " + counted;
      }
      return remove.who().isSelf() || remove.who().isYou()
          ? (may ? "может потерять " : "потерять ") + counted
          : (may ? "может снять " : "снять ") + counted + " с " + nouns.phrase(remove.who(), GENITIVE, true);
    }
    if (effect instanceof Effect.Transfer transfer) {
      Entry counter = printer.entry(Category.COUNTERS, transfer.counter());
      String what = transfer.upTo() ? "до " + nouns.measures.counted(transfer.count(), counter, GENITIVE) : nouns.measures.counted(transfer.count(), counter, ACCUSATIVE);
      return (may ? "может перераспределить " : "перераспределить ") + what + " с " + nouns.phrase(transfer.from(), GENITIVE, true) + " на " + nouns.any(transfer.to(), ACCUSATIVE, true);
    }
    return effect instanceof Effect.Several several ? several(several, may) : perform((Effect.Perform) effect, may);
  }

  private int actionGender(String action) {
    Entry entry = printer.actionEntry(action);
    return forms.gender(entry.words(Language.RU).get(0), entry);
  }

  private String told(Selector who, boolean may, String infinitive, String one, String many) {
    if (who.isSelf()) {
      return (may ? "может " : "") + infinitive;
    }
    boolean plural = printer.plural(who);
    return printer.subject(who) + " " + (may ? (plural ? "могут " : "может ") + infinitive : plural ? many : one);
  }

  /** «до 3 выстрелов на 2, только по разным картам» */
  private String several(Effect.Several several, boolean may) {
    Entry entry = printer.entry(Category.ACTIONS, several.each().action().action());
    String word = entry.words(Language.RU).get(0);
    boolean few = several.times() < 5 && !several.fewer();
    String name = (several.fewer() ? "до " : "") + several.times() + " " + (few ? forms.few(word, entry) : forms.noun(word, entry, GENITIVE, true));
    return several.distinct() ? perform(Printer.untargeted(several.each()), may, name) + " по разным " + nouns.many(printer.others(several.each()), DATIVE) : perform(several.each(), may, name);
  }

  private String perform(Effect.Perform perform, boolean may) {
    return perform(perform, may, printer.entry(Category.ACTIONS, perform.action().action()).words(Language.RU).get(0));
  }

  private String perform(Effect.Perform perform, boolean may, String name) {
    Action action = perform.action();
    Entry entry = printer.entry(Category.ACTIONS, action.action());
    StringBuilder text = new StringBuilder();
    if (perform.agent().isPresent()) {
      text.append(told(perform.agent().get(), may, "совершить", "совершает", "совершают")).append(' ');
    } else if (may) {
      text.append("может совершить ");
    }
    int c = text.isEmpty() ? NOMINATIVE : ACCUSATIVE;
    action.level().ifPresent(level -> text.append(printer.level(level, c, forms.gender(entry.words(Language.RU).get(0), entry))).append(' '));
    text.append(name);
    action.name().ifPresent(n -> text.append(" «").append(n).append('»'));
    action.power().ifPresent(p -> text.append(" на ").append(printer.value(p, ACCUSATIVE)));
    Entry reach = printer.vocabulary.of(Category.STATS).stream().filter(s -> s.is("reach")).findFirst().orElse(entry);
    action.range().ifPresent(r -> text.append(", ").append(reach.words(Language.RU).get(0)).append(' ').append(printer.value(r)));
    perform.target().ifPresent(t -> text.append(" по ").append(t instanceof Selector.It all && printer.several(all) ? forms.adjective("каждый", DATIVE, nouns.gender(all), false) + " из них" : nouns.phrase(t, DATIVE, true)));
    perform.as().flatMap(near -> printer.vocabulary.find(Category.RELATIONS, near)).ifPresent(near -> text.append(" как по стоящей ").append(printer.alone(near.id())));
    perform.as().flatMap(state -> printer.vocabulary.find(Category.STATES, state)).ifPresent(state -> text.append(" как по ").append(forms.adjective(state.words(Language.RU).get(0), DATIVE, Cells.NEUTER, false)));
    return text.toString();
  }

  private String act(Effect.Act act, boolean may) {
    Frame frame = frame(act.verb());
    StringBuilder text = new StringBuilder();
    boolean itself = frame.objectIsSubject() && act.agent().isEmpty() && act.object().filter(who -> !who.isSelf()).isPresent();
    if (act.agent().isPresent() || itself) {
      Selector agent = act.agent().or(act::object).get();
      boolean plural = printer.plural(agent);
      text.append(printer.subject(agent)).append(' ');
      text.append(may ? (plural ? "могут " : "может ") + forms.verb(frame, Use.BASE, 0).orElse(frame.head()) : forms.verb(frame, Use.FINITE, number(agent)).orElse(frame.head()));
    } else {
      text.append(may ? "может " : "").append(forms.verb(frame, Use.BASE, 0).orElse(frame.head()));
    }
    String literals = "";
    for (Frame.Piece piece : frame.pieces()) {
      if (!piece.literal().isEmpty()) {
        literals += " " + piece.literal();
        continue;
      }
      String said = frame.objectIsSubject() && piece.slot().equals("object") ? "" : slot(act, piece, !literals.isEmpty());
      if (!said.isEmpty()) {
        text.append(literals).append(' ').append(said);
      }
      literals = "";
    }
    return text.append(literals).toString();
  }

  private String slot(Effect.Act act, Frame.Piece piece, boolean behindPreposition) {
    int c = piece.grammaticalCase().map(name -> RussianPrinter.caseOf(name, ACCUSATIVE)).orElse(ACCUSATIVE);
    return switch (piece.slot()) {
      case "object" -> act.object().map(o -> object(act, o, c, behindPreposition) + printer.also(other -> object(act, other, c, behindPreposition))).orElse("");
      case "amount" -> act.amount().map(a -> piece.of().map(of -> nouns.measures.counted(a, counted(of), ACCUSATIVE)).orElseGet(() -> printer.value(a, c))).orElse("");
      case "place" -> act.place().map(p -> place(p, c, behindPreposition)).orElse("");
      default -> "";
    };
  }

  /** What goes somewhere is said to come from a zone, not to lie there: «вернуть карту с кладбища в руку». */
  private String object(Effect.Act act, Selector object, int c, boolean behindPreposition) {
    if (object instanceof Selector.Pick pick && pick.zone().isPresent() && printer.comesFromZone(act.verb(), frame(act.verb()))) {
      Selector.Pick anywhere = new Selector.Pick(pick.count(), pick.side(), pick.kind(), pick.filters(), Optional.empty());
      return nouns.phrase(anywhere, c, behindPreposition) + " " + nouns.places.from(pick.zone().get());
    }
    return nouns.phrase(object, c, behindPreposition);
  }

  private Entry counted(String id) {
    return printer.vocabulary.find(Category.COUNTERS, id).orElseGet(() -> printer.entry(Category.KINDS, id));
  }

  private String place(Place place, int c, boolean behindPreposition) {
    if (place instanceof Place.Into into) {
      return nouns.places.into(printer.entry(Category.ZONES, into.zone()), into.whose(), into.end()) + (into.anyOrder() ? " в любом порядке" : "");
    }
    Selector cell = ((Place.On) place).cell();
    return behindPreposition ? nouns.phrase(cell, c, true) : "на " + nouns.phrase(cell, c == INSTRUMENTAL || c == NOMINATIVE ? ACCUSATIVE : c, true);
  }

}
