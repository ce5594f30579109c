package cardwright.grammar.print;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Action;
import cardwright.grammar.meaning.ActionPattern;
import cardwright.grammar.meaning.Comparison;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Markers;
import cardwright.grammar.meaning.Place;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.morphology.English;
import cardwright.grammar.morphology.Form.Use;
import cardwright.grammar.morphology.Form;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import cardwright.grammar.vocabulary.Frame;
import java.util.Optional;

/** English events and what is done. */
final class EnglishVerbs {
  private final EnglishPrinter printer;
  private final EnglishNouns nouns;

  EnglishVerbs(EnglishPrinter printer, EnglishNouns nouns) {
    this.printer = printer;
    this.nouns = nouns;
  }

  private Frame frame(String verb) {
    return Frame.of(printer.entry(Category.VERBS, verb).words(Language.EN).get(0));
  }

  private static String form(Frame frame, Use use) {
    return English.verb(frame.head()).stream().filter(f -> f.use() == use).findFirst().orElseThrow().text();
  }

  String base(String verb) {
    return form(frame(verb), Use.BASE);
  }

  /** A verb that needs somebody to be done to, and names nobody, is done to the subject. */
  String forbidden(String verb, boolean hasObject) {
    Frame frame = frame(verb);
    boolean passive = !hasObject && frame.slot("object").filter(s -> !s.optional()).isPresent();
    return passive ? "be " + form(frame, Use.PARTICIPLE) : form(frame, Use.BASE) + (hasObject ? "" : printer.counted(frame).map(kind -> " " + EnglishNouns.noun(kind, true)).orElse(""));
  }

  private boolean baseForm(Selector subject) {
    return printer.plural(subject) || subject.isYou();
  }

  private String finite(Frame frame, Selector subject) {
    return form(frame, baseForm(subject) ? Use.BASE : Use.FINITE);
  }

  // Events

  /** Who has a part in an event: of all that fit, whichever it is. */
  private String who(Selector who) {
    return Printer.isAnyOfMany(who) ? nouns.any(who) : printer.subject(who);
  }

  private boolean isMany(Selector who) {
    return Printer.isAnyOfMany(who) || baseForm(who);
  }

  String trigger(Trigger.On on) {
    boolean done = on.agent().isPresent() && printer.vocabulary.find(Category.VERBS, on.event()).isPresent();
    String place = on.place().map(p -> " to " + nouns.any(p)).orElse("");
    String by = on.by().map(b -> isKeyword(b) ? " as a result of " + keyword(b) : done && b.from().isEmpty() ? " with " + printer.instrument(b) : " by " + printer.pattern(b, false)).orElse("");
    if (on.passage().isPresent()) {
      Selector who = on.patient().orElseThrow();
      return "when " + who(who) + " " + new Passages(printer).english(on.passage().get(), isMany(who));
    }
    if (on.lost().isPresent()) {
      Selector who = on.patient().orElseThrow();
      return "when " + who(who) + (isMany(who) ? " lose " : " loses ") + keyword(on.lost().get());
    }
    if (on.isGain()) {
      Selector who = on.patient().orElseThrow();
      return "when " + who(who) + (isMany(who) ? " gain " : " gains ") + gained(on);
    }
    if (on.level().isPresent() || printer.vocabulary.find(Category.VERBS, on.event()).isEmpty()) {
      Entry action = printer.doneEntry(on.event());
      if (action.category() == Category.KEYWORDS) {
        boolean setOff = action.keyword().filter(keyword -> keyword.body() == Entry.BodyKind.INSTRUCTIONS).isPresent();
        if (setOff) {
          return "on a triggering of " + Entry.bare(action.words(Language.EN).get(0)) + on.patient().filter(a -> !a.isSelf()).map(a -> " of " + nouns.any(a)).orElse("");
        }
        return "on " + EnglishNouns.article(Entry.bare(action.words(Language.EN).get(0))) + on.patient().filter(a -> !a.isSelf()).map(a -> " by " + nouns.any(a)).orElse("") + place;
      }
      String traits = on.by().filter(b -> b.action().equals(on.event()) && b.from().isEmpty()).map(printer::traits).orElse("");
      return "on " + EnglishNouns.article(traits + on.level().map(l -> printer.level(l) + " ").orElse("") + EnglishNouns.noun(action, false))
          + on.doer().map(a -> " by " + nouns.any(a)).orElse("")
          + on.through().map(t -> " through " + nouns.any(t)).orElse("")
          + on.patient().map(p -> " against " + nouns.any(p)).orElse("")
          + on.by().filter(b -> traits.isEmpty()).map(b -> " from " + printer.pattern(b, false)).orElse("");
    }
    Frame frame = frame(on.event());
    if (on.agent().isEmpty()) {
      Selector patient = on.patient().orElseGet(Selector.Self::new);
      return "when " + who(patient) + (isMany(patient) ? " are " : " is ") + form(frame, Use.PARTICIPLE) + place + by;
    }
    Selector agent = on.agent().get();
    return "when " + who(agent) + " " + form(frame, isMany(agent) ? Use.BASE : Use.FINITE) + object(on.patient()) + place + by;
  }

  private boolean isKeyword(ActionPattern cause) {
    return printer.vocabulary.find(Category.KEYWORDS, cause.action()).isPresent();
  }

  private String keyword(ActionPattern cause) {
    return printer.keywordName(printer.entry(Category.KEYWORDS, cause.action()), true);
  }

  private String object(Optional<Selector> patient) {
    return patient.map(p -> " " + nouns.any(p)).orElse("");
  }

  private String gained(Trigger.On on) {
    Optional<String> counter = on.received().or(() -> on.gained().filter(Markers::isMarker));
    if (counter.isPresent()) {
      return EnglishNouns.article(EnglishNouns.noun(printer.entry(Category.COUNTERS, counter.get()), false));
    }
    return keyword(on.gained().orElseThrow());
  }

  private String keyword(String id) {
    Entry keyword = printer.entry(Category.KEYWORDS, id);
    return keyword.icon().orElseGet(() -> printer.keywordName(keyword, true));
  }

  /** "may declare moving to a cell occupied by a creature of yours" */
  String goes(Grant.Goes goes) {
    String where = printer.bareRelation(goes.cells()).map(printer::alone).orElseGet(() -> "to " + nouns.phrase(goes.cells()));
    return "may " + declaring(goes.by()) + " " + where + (goes.swapping() ? ", swapping places with it" : "");
  }

  private String declaring(String verbOrKeyword) {
    Entry by = printer.vocabulary.find(Category.VERBS, verbOrKeyword).orElseGet(() -> printer.entry(Category.KEYWORDS, verbOrKeyword));
    return "declare " + (by.category() == Category.VERBS ? by.option("noun-en").orElseThrow().split("\\|")[0].strip() : Entry.bare(by.words(Language.EN).get(0)));
  }

  /** "be moved" by whatever moves it, "declare leap" */
  String going(String verbOrKeyword) {
    return printer.vocabulary.find(Category.VERBS, verbOrKeyword).isPresent() ? forbidden(verbOrKeyword, false) : declaring(verbOrKeyword);
  }

  /** "incarnates on a cell in the opponent's third row" */
  String amends(Grant.Amends amends) {
    String verb = form(Frame.of(printer.entry(Category.KEYWORDS, amends.keyword()).option("verb-en").orElseThrow()), amends.may() ? Use.BASE : Use.FINITE);
    return (amends.may() ? "may " : "") + verb + amends.manner().cells().map(cells -> " on " + nouns.phrase(cells)).orElse("") + coming(amends.manner().state(), amends.manner().under())
        + amends.price().map(price -> " if you " + printer.step(price)).orElse("") + printer.besides(amends.then());
  }

  /** "defends" */
  String plays(boolean many) {
    return form(frame(printer.playing().id()), many ? Use.BASE : Use.FINITE);
  }

  /** " in closed form under your control" */
  private String coming(Optional<String> state, Whose under) {
    return state.map(id -> " in " + nouns.trait(id) + " form").orElse("") + (under == Whose.ANY ? "" : " under " + EnglishNouns.whose(under) + "control");
  }

  /** "drafted into …": into the zone that the verb of drafting names. */
  String drafted() {
    Entry verb = printer.vocabulary.of(Category.VERBS).stream().filter(entry -> entry.option("into").isPresent() && frame(entry.id()).slot("object").isPresent()).findFirst().orElseThrow();
    return form(frame(verb.id()), Use.PARTICIPLE) + " into the " + EnglishNouns.noun(printer.entry(Category.ZONES, verb.option("into").orElseThrow()), false);
  }

  String would(Trigger.On on) {
    if (on.isGain()) {
      return "when " + who(on.patient().orElseThrow()) + " would gain " + gained(on);
    }
    Frame frame = frame(on.event());
    String by = on.by().map(b -> isKeyword(b) ? " as a result of " + keyword(b) : " by " + printer.pattern(b, false)).orElse("");
    if (on.agent().isPresent()) {
      return "when " + who(on.agent().get()) + " would " + form(frame, Use.BASE) + object(on.patient()) + by;
    }
    return "when " + who(on.patient().orElseGet(Selector.Self::new)) + " would be " + form(frame, Use.PARTICIPLE) + by;
  }

  String past(Condition.Happened happened, boolean not) {
    Trigger.On on = happened.event();
    if (isDeed(on)) {
      return who(on.agent().or(on::patient).orElseGet(Selector.Self::new)) + deed(happened, not);
    }
    Frame frame = frame(on.event());
    if (on.agent().isPresent()) {
      return who(on.agent().get()) + (not ? " did not " + form(frame, Use.BASE) : " " + form(frame, Use.PAST)) + object(on.patient()) + pastInstrument(happened) + often(happened.often());
    }
    Selector patient = on.patient().orElseGet(Selector.Self::new);
    Optional<String> gained = gainedBy(happened, not);
    if (gained.isPresent()) {
      return who(patient) + gained.get() + (happened.often().summed() ? "" : often(happened.often()));
    }
    return who(patient) + (isMany(patient) ? " were " : " was ") + (not ? "not " : "") + form(frame, Use.PARTICIPLE) + pastInstrument(happened) + often(happened.often());
  }

  /** " with a strike", where not the action that runs is meant */
  private String pastInstrument(Condition.Happened happened) {
    return happened.event().by().filter(by -> !(happened.when() instanceof Condition.When.Action)).map(by -> " with " + printer.instrument(by)).orElse("");
  }

  /** "~ was moved in the direction in which it was moved this turn" */
  String wentStraight(Condition.Straight straight) {
    String went = (printer.plural(straight.who()) ? "were " : "was ") + form(frame(straight.verb()), Use.PARTICIPLE);
    return who(straight.who()) + " " + went + " in the direction in which it " + went + " this " + EnglishNouns.noun(printer.entry(Category.PERIODS, "turn"), false);
  }

  private boolean isDeed(Trigger.On on) {
    return on.isGain() || printer.vocabulary.find(Category.VERBS, on.event()).isEmpty();
  }

  /** " performed 2 or more jumps" */
  private String deed(Condition.Happened happened, boolean not) {
    Trigger.On on = happened.event();
    if (on.isGain()) {
      return (not ? " did not gain " : " gained ") + gained(on);
    }
    Entry entry = printer.doneEntry(on.event());
    boolean once = happened.often().equals(Condition.Often.ONCE);
    boolean one = once || happened.often().comparison() == Comparison.EQUAL && happened.often().number() == 1;
    String noun = entry.category() == Category.KEYWORDS ? plain(Entry.bare(entry.words(Language.EN).get(0)), !one) : EnglishNouns.noun(entry, !one);
    return (not ? " did not perform " : " performed ") + (once ? EnglishNouns.article(noun) : howMany(happened.often()) + " " + noun) + (on.agent().isPresent() ? on.patient().map(p -> " against " + nouns.any(p)).orElse("") : "");
  }

  private static String plain(String noun, boolean many) {
    return English.noun(noun).stream().map(Form::text).skip(many ? 1 : 0).findFirst().orElse(noun);
  }

  private static String howMany(Condition.Often often) {
    return switch (often.comparison()) {
      case AT_LEAST -> often.number() + " or more";
      case AT_MOST -> often.number() + " or less";
      default -> "exactly " + often.number();
    };
  }

  private static String often(Condition.Often often) {
    if (often.summed()) {
      return " for " + howMany(often);
    }
    return often.equals(Condition.Often.ONCE) ? "" : " " + howMany(often) + " times";
  }

  /** What happened in a clause with "that": whoever that is, is not said again. */
  String pastWithout(Condition.Happened happened, boolean not) {
    Trigger.On on = happened.event();
    if (isDeed(on)) {
      return deed(happened, not);
    }
    Frame frame = frame(on.event());
    String by = happened.when() instanceof Condition.When.Action ? "" : on.by().filter(b -> b.from().isEmpty()).map(b -> " with " + printer.instrument(b)).orElse("");
    if (on.agent().filter(who -> !(who instanceof Selector.Which)).isPresent()) {
      return " " + who(on.agent().get()) + (not ? " did not " + form(frame, Use.BASE) : " " + form(frame, Use.PAST)) + by;
    }
    if (on.agent().isPresent()) {
      return (not ? " did not " + form(frame, Use.BASE) : " " + form(frame, Use.PAST)) + by + object(on.patient());
    }
    return gainedBy(happened, not).orElseGet(() -> " was " + (not ? "not " : "") + form(frame, Use.PARTICIPLE) + pastInstrument(happened) + often(happened.often()));
  }

  /** " did not gain wounds from attacks" */
  private Optional<String> gainedBy(Condition.Happened happened, boolean not) {
    Trigger.On on = happened.event();
    return on.by().filter(by -> !(happened.when() instanceof Condition.When.Action) && !isKeyword(by)).flatMap(by -> printer.counterPutBy(on.event()).map(counter ->
        (not ? " did not gain " : " gained ") + (happened.often().summed() ? howMany(happened.often()) + " " : "") + EnglishNouns.noun(counter, true) + " from " + printer.pattern(by, true)));
  }

  // Effects

  String single(Effect effect, boolean may) {
    if (effect instanceof Effect.Act act) {
      return act(act, may);
    }
    if (effect instanceof Effect.Gain gain && gain.grant() instanceof Grant.Prevents prevents && prevents.whom().isPresent()) {
      return (may ? "you may prevent " : "prevent ") + printer.grants.prevented(prevents, "next ") + printer.duration(gain.duration());
    }
    if (effect instanceof Effect.Gain gain && gain.grant() instanceof Grant.OfKind of) {
      return told(gain.who(), may, "become", "becomes") + " " + EnglishNouns.article(EnglishNouns.noun(printer.entry(Category.KINDS, of.kind()), false)) + printer.duration(gain.duration());
    }
    if (effect instanceof Effect.Gain gain && printer.area(gain.grant()).isPresent()) {
      boolean not = gain.grant() instanceof Grant.Lacks;
      return told(gain.who(), false, not ? "do not count as" : "count as", not ? "does not count as" : "counts as") + " the " + EnglishNouns.noun(printer.area(gain.grant()).get(), false) + printer.duration(gain.duration());
    }
    if (effect instanceof Effect.Gain gain && (gain.grant() instanceof Grant.Lacks || gain.grant() instanceof Grant.Featureless)) {
      return told(gain.who(), may, "lose", "loses") + " " + printer.grants.lost(gain.grant()) + printer.duration(gain.duration());
    }
    if (effect instanceof Effect.Gain gain && gain.grant() instanceof Grant.Marked marked) {
      return told(gain.who(), may, "gain", "gains") + " " + nouns.counted(marked.count(), printer.entry(Category.COUNTERS, marked.marker()))
          + printer.duration(gain.duration()) + printer.markRule(marked);
    }
    if (effect instanceof Effect.Later later) {
      return printer.doneLater(later);
    }
    if (effect instanceof Effect.Gain gain && gain.grant() instanceof Grant.ComesTo comes && (gain.who() instanceof Selector.Role || gain.who() instanceof Selector.Aimed)) {
      String to = comes.level().map(printer::level).or(() -> comes.strength().map(printer::value)).orElseThrow();
      boolean aimed = gain.who() instanceof Selector.Aimed;
      return may || aimed ? (may ? "you may bring " : "bring ") + nouns.phrase(gain.who()) + " to " + to : printer.subject(gain.who()) + " comes out as " + to;
    }
    if (effect instanceof Effect.Gain gain && gain.who() instanceof Selector.Aimed aimed && gain.grant() instanceof Grant.Modifier modifier) {
      if (Aiming.isDescribed(aimed)) {
        return (may ? "you may " : "") + (modifier.sign() > 0 ? "raise" : "lower") + " the magnitude of " + nouns.phrase(aimed) + " by " + printer.value(modifier.amount());
      }
      return (may ? "~ may gain " : "gain ") + (modifier.sign() > 0 ? "+" : "-") + printer.value(modifier.amount()) + " to this " + EnglishNouns.noun(printer.actionEntry(aimed.actions().action()), false);
    }
    if (effect instanceof Effect.Gain gain && gain.grant() instanceof Grant.NextRoll roll) {
      return "the next " + printer.statWord(roll.stat()) + " of " + nouns.phrase(gain.who()) + " is " + printer.value(roll.value()) + printer.duration(gain.duration());
    }
    if (effect instanceof Effect.Gain gain) {
      return (gain.who().isYou() && !may ? "you gain" : told(gain.who(), may, "gain", "gains")) + " " + printer.grants.gained(gain.grant()) + printer.alsoGained(printer.grants::gained) + printer.duration(gain.duration());
    }
    if (effect instanceof Effect.Become become) {
      String kind = EnglishNouns.noun(printer.entry(Category.KINDS, become.kind()), false);
      return told(become.who(), may, "become", "becomes") + " " + (become.host() instanceof Selector.It ? "its " + kind : EnglishNouns.article(kind) + " of " + nouns.phrase(become.host()));
    }
    if (effect instanceof Effect.Arrive arrive) {
      return act(arrive.coming(), may) + coming(arrive.state(), arrive.under());
    }
    if (effect instanceof Effect.Leave leave) {
      return act(leave.move(), may) + ", again becoming " + EnglishNouns.article(EnglishNouns.noun(printer.entry(Category.KINDS, leave.kind()), false));
    }
    if (effect instanceof Effect.Fund fund) {
      String icon = printer.entry(Category.TRAITS, fund.trait()).icon().orElseThrow();
      String done = fund.who().isYou() ? (may ? "you may " : "") + (fund.paid() ? "pay" : "gain") : told(fund.who(), may, fund.paid() ? "pay" : "gain", fund.paid() ? "pays" : "gains");
      return done + " " + (fund.amount() == 1 ? "" : fund.amount()) + icon;
    }
    if (effect instanceof Effect.Nothing) {
      return may ? "you may do nothing" : "nothing happens";
    }
    if (effect instanceof Effect.Rearrange rearrange) {
      return (may ? "you may " : "") + "rearrange " + nouns.any(rearrange.who());
    }
    if (effect instanceof Effect.Spare spare) {
      String not = spare.who().isSelf() || !printer.plural(spare.who()) ? "does not " : "do not ";
      return (spare.who().isSelf() ? "" : printer.subject(spare.who()) + " ") + not + base(spare.verb()) + " after this " + printer.traits(spare.actions()) + EnglishNouns.noun(printer.actionEntry(spare.actions().action()), false);
    }
    if (effect instanceof Effect.Choose choose) {
      String verb = choose.agent().isEmpty() ? (may ? "you may choose" : "choose") : told(choose.agent().get(), may, "choose", "chooses");
      return verb + " " + nouns.phrase(choose.what());
    }
    if (effect instanceof Effect.UseKeyword use) {
      return told(use.agent().orElseGet(Selector.Self::new), may, "perform", "performs") + " " + EnglishNouns.article(printer.keyword(use.keyword(), true)) + use.to().map(to -> " to " + nouns.phrase(to)).orElse("");
    }
    if (effect instanceof Effect.Lose lose) {
      return told(lose.who(), may, "lose", "loses") + " " + printer.keywordName(printer.entry(Category.KEYWORDS, lose.keyword()), true) + printer.duration(lose.duration());
    }
    if (effect instanceof Effect.PutCounters put) {
      // "2 chips for each orc"
      String counted = put.count() instanceof Value.Times each
          ? nouns.counted(new Value.Constant(each.factor()), printer.entry(Category.COUNTERS, put.counter())) + printer.value(each).substring(String.valueOf(each.factor()).length())
          : nouns.counted(put.count(), printer.entry(Category.COUNTERS, put.counter()));
      return put.who().isSelf() || put.who() instanceof Selector.Player ? told(put.who(), may, "gain", "gains") + " " + counted : (may ? "you may put " : "put ") + counted + " on " + nouns.phrase(put.who());
    }
    if (effect instanceof Effect.RemoveCounters remove) {
      Value count = remove.count() instanceof Value.AtMost most ? most.value() : remove.count();
      String counted = nouns.counted(count, printer.entry(Category.COUNTERS, remove.counter())) + (remove.count() instanceof Value.AtMost most ? " (at most " + most.maximum() + ")" : "");
      return remove.who().isSelf() || remove.who() instanceof Selector.Player
          ? told(remove.who(), may, "lose", "loses") + " " + counted
          : (may ? "you may remove " : "remove ") + counted + " from " + nouns.phrase(remove.who());
    }
    if (effect instanceof Effect.Transfer transfer) {
      String what = (transfer.upTo() ? "up to " : "") + nouns.counted(transfer.count(), printer.entry(Category.COUNTERS, transfer.counter()));
      return (may ? "you may transfer " : "transfer ") + what + " from " + nouns.phrase(transfer.from()) + " to " + nouns.any(transfer.to());
    }
    return effect instanceof Effect.Several several ? several(several, may) : perform((Effect.Perform) effect, may);
  }

  private String told(Selector who, boolean may, String base, String finite) {
    if (who.isSelf()) {
      return may ? "~ may " + base : printer.yours ? "~ " + finite : base;
    }
    if (who.isYou()) {
      return may ? "you may " + base : base;
    }
    return printer.subject(who) + " " + (may ? "may " + base : baseForm(who) ? base : finite);
  }

  /** "up to 3 shots for 2, only against different cards" */
  private String several(Effect.Several several, boolean may) {
    String name = (several.fewer() ? "up to " : "") + several.times() + " " + EnglishNouns.noun(printer.entry(Category.ACTIONS, several.each().action().action()), true);
    return several.distinct() ? perform(Printer.untargeted(several.each()), may, name) + " against different " + nouns.many(printer.others(several.each())) : perform(several.each(), may, name);
  }

  private String perform(Effect.Perform perform, boolean may) {
    return perform(perform, may, EnglishNouns.noun(printer.entry(Category.ACTIONS, perform.action().action()), false));
  }

  private String perform(Effect.Perform perform, boolean may, String name) {
    Action action = perform.action();
    StringBuilder text = new StringBuilder();
    if (perform.agent().isPresent()) {
      text.append(told(perform.agent().get(), may, "perform", "performs")).append(' ');
    } else if (may) {
      text.append("~ may perform ");
    }
    action.level().ifPresent(level -> text.append(printer.level(level)).append(' '));
    text.append(name);
    action.name().ifPresent(n -> text.append(" \"").append(n).append('"'));
    action.power().ifPresent(p -> text.append(" for ").append(printer.value(p)));
    action.range().ifPresent(
        r -> printer.vocabulary.of(Category.STATS).stream().filter(s -> s.is("reach")).findFirst()
            .ifPresent(reach -> text.append(", ").append(EnglishNouns.noun(reach, false)).append(' ').append(printer.value(r))));
    perform.target().ifPresent(t -> text.append(" against ").append(t instanceof Selector.It all && printer.several(all) ? "each of them" : nouns.phrase(t)));
    perform.as().ifPresent(state -> text.append(" as if ").append(printer.vocabulary.find(Category.STATES, state).map(entry -> entry.words(Language.EN).get(0)).orElseGet(() -> printer.alone(state))));
    return text.toString();
  }

  private String act(Effect.Act act, boolean may) {
    Frame frame = frame(act.verb());
    StringBuilder text = new StringBuilder();
    boolean itself = frame.objectIsSubject() && act.agent().isEmpty() && act.object().isPresent();
    if (itself) {
      Selector who = act.object().get();
      text.append(told(who, may, form(frame, Use.BASE), finite(frame, who)));
    } else if (act.agent().isPresent()) {
      Selector agent = act.agent().get();
      text.append(printer.subject(agent)).append(' ').append(may ? "may " + form(frame, Use.BASE) : finite(frame, agent));
    } else {
      text.append(may ? "you may " : "").append(form(frame, Use.BASE));
    }
    Optional<Frame.Piece> counts = frame.slot("amount").filter(p -> p.of().isPresent());
    boolean number = act.amount().isEmpty() || act.amount().get() instanceof Value.Constant || act.amount().get() instanceof Value.Variable;
    if (counts.isPresent() && !number && act.object().isPresent()) {
      // "heal the number of … wounds" could not be read: the number goes behind
      return text + " " + nouns.phrase(act.object().get()) + " for " + printer.value(act.amount().get());
    }
    String literals = "";
    for (Frame.Piece piece : frame.pieces()) {
      if (!piece.literal().isEmpty()) {
        literals += " " + piece.literal();
        continue;
      }
      String said = itself && piece.slot().equals("object") ? "" : slot(act, piece, !literals.isEmpty());
      if (!said.isEmpty()) {
        text.append(literals).append(' ').append(said);
      }
      literals = "";
    }
    return text.append(literals).toString();
  }

  private String slot(Effect.Act act, Frame.Piece piece, boolean behindPreposition) {
    return switch (piece.slot()) {
      case "object" -> act.object().map(o -> object(act, o) + printer.also(other -> object(act, other))).orElse("");
      case "amount" -> act.amount().map(a -> piece.of().map(of -> nouns.counted(a, counted(of))).orElseGet(() -> printer.value(a))).orElse("");
      case "place" -> act.place().map(p -> place(p, behindPreposition)).orElse("");
      default -> "";
    };
  }

  /** What goes somewhere is said to come from a zone, not to lie there. */
  private String object(Effect.Act act, Selector object) {
    if (object instanceof Selector.Pick pick && pick.zone().isPresent() && printer.comesFromZone(act.verb(), frame(act.verb()))) {
      Selector.Pick anywhere = new Selector.Pick(pick.count(), pick.side(), pick.kind(), pick.filters(), Optional.empty());
      return nouns.phrase(anywhere) + " " + nouns.from(pick.zone().get());
    }
    return nouns.phrase(object);
  }

  private Entry counted(String id) {
    return printer.vocabulary.find(Category.COUNTERS, id).orElseGet(() -> printer.entry(Category.KINDS, id));
  }

  private String place(Place place, boolean behindPreposition) {
    if (place instanceof Place.Into into) {
      return nouns.into(printer.entry(Category.ZONES, into.zone()), into.whose(), into.end()) + (into.anyOrder() ? " in any order" : "");
    }
    return (behindPreposition ? "" : "to ") + nouns.phrase(((Place.On) place).cell());
  }
}
