package cardwright.grammar.build;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.ActionPattern;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.morphology.Form.Use;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexeme;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import cardwright.grammar.vocabulary.Frame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What abilities wait for. */
final class TriggerBuilder {
  private static final Selector SELF = new Selector.Self();
  private final Builder b;

  /** What the event that was read last is bounded by. */
  final EventBounds bounds;

  private boolean after;

  /** Whether the noun of an event is the object of a verb. */
  private boolean object;

  /** How the place at which the event of this ability ends is told. */
  private Optional<Selector.Pick> placed = Optional.empty();

  /** What may be listed in the event that an ability waits for. */
  final EventList listed;

  /** The event that was waited for last. */
  private Optional<Trigger.On> heard = Optional.empty();

  TriggerBuilder(Builder builder) {
    this.b = builder;
    this.bounds = new EventBounds(builder);
    this.listed = new EventList(builder);
  }

  /** The event that was waited for last. */
  Optional<Trigger.On> heard() {
    return heard;
  }

  Trigger trigger(Node node) {
    heard = Optional.empty();
    listed.begin();
    if (node.sees("timing")) {
      return b.timings.at(node.need("timing"));
    }
    if (node.sees("frontedEvent")) {
      return told(b.fronted.event(node.need("frontedEvent")));
    }
    if (node.sees("aimedEvent")) {
      return told(b.fronted.aimed(node.need("aimedEvent")));
    }
    node.child("everyTime").ifPresent(DueBuilder::everyTime);
    boolean over = node.has(CardTokens.AFTER);
    after = over;
    Trigger event = event(node.child("nounEvent").orElseGet(() -> node.need("clauseEvent")));
    boolean declared = event instanceof Trigger.On on && on.level().isEmpty() && b.vocabulary.find(Category.VERBS, on.event()).isPresent() && b.vocabulary.find(Category.ACTION_TRAITS, on.event()).isPresent();
    after = false;
    if (over && declared) {
      throw new NotMeant(node.span(), "this is heard as soon as it is declared: name the action that is over then");
    }
    return event;
  }

  /** «вместо гибели от атаки»: what does not come to pass. */
  Trigger.On insteadOf(Node noun) {
    Trigger.On event = notYet(noun, Cells.GENITIVE);
    bounds.none(noun);
    return event;
  }

  /** The same, of which also may be said that only the first in a period is meant. */
  Trigger.On notYet(Node noun, int nounCase) {
    listed.begin();
    after = nounCase == Cells.GENITIVE;
    object = nounCase == Cells.ACCUSATIVE;
    Trigger event = event(noun);
    after = false;
    object = false;
    if (!(event instanceof Trigger.On on) || on.place().isPresent() || on.level().isPresent() || on.through().isPresent()) {
      throw new NotMeant(noun.span(), "of what does not happen only what it is, to whom and by what can be said");
    }
    if (!on.isGain() && b.vocabulary.find(Category.VERBS, on.event()).isEmpty()) {
      throw new NotMeant(noun.span(), "what is done to somebody was expected here, instead of which something else is");
    }
    return on;
  }

  /** An event by its noun or as a clause. */
  Trigger event(Node event) {
    Stream.of(event.down("whoever", "selector"), event.down("subject", "selector"), event.down("owner", "selector"), event.down("activeEvent", "object", "selector"), event.down("inverted", "whoever", "selector"))
        .filter(Whoever::isSaidOfAll)
        .findFirst()
        .ifPresent(all -> { throw new NotMeant(all.get().span(), "an event happens to one after another: say it of one, or when all of them are so in a condition"); });
    bounds.first(event);
    Optional<Node> level = listed.levels(event.rule().equals("nounEvent") ? Optional.of(event) : event.down("performEvent"));
    Trigger.On on = b.passages.named(b.moves.bothWays(withTraits(event.rule().equals("nounEvent") ? noun(event) : clause(event), event), event), event);
    event.child("into").ifPresent(into -> b.drafts.into(into, on.event()));
    event.child("purpose").ifPresent(purpose -> bounds.having(b.purposes.purpose(purpose)));
    return told(passing(level.isEmpty() ? on : atLevel(on, level.get()), event));
  }

  /** Forgets how the place of the event was told: what is said of it ends here. */
  void leavePlace() {
    placed = Optional.empty();
  }

  private Trigger.On told(Trigger.On on) {
    heard = Optional.of(on);
    placed = on.told();
    return on;
  }

  /** «при ударе через ряд через ваше существо» */
  private Trigger.On passing(Trigger.On on, Node event) {
    Optional<Node> said = event.child("passing").or(() -> event.down("performEvent").flatMap(performed -> performed.child("passing")));
    if (said.isEmpty()) {
      return on;
    }
    said.get().has(CardTokens.THROUGH);
    if (b.vocabulary.find(Category.ACTIONS, on.event()).or(() -> b.vocabulary.find(Category.ACTION_TRAITS, on.event())).isEmpty()) {
      throw new NotMeant(said.get().span(), "only an action passes somebody on its way to whom it is aimed at");
    }
    return on.past(b.selectors.selector(said.get().need("selector"), Cells.ofCase(Cells.ACCUSATIVE)));
  }

  /** Whom a word with «этот» means if he is the one by whom the place of the event is told. */
  Optional<Selector> toldByPlace(CardToken word) {
    return placed.filter(by -> word.lexemes().stream().flatMap(lexeme -> lexeme.entry().stream()).anyMatch(entry -> entry.id().equals(by.kind()) || by.filters().contains(new Filter.Is(entry.id()))))
        .map(Selector.ByPlace::new);
  }

  /** Whether «эта клетка» is the one on which the event ends: no other has been spoken of since. */
  boolean isToThisCell(Node word, Optional<String> kind) {
    return kind.filter(ConditionBuilder.CELL::equals).isPresent()
        && heard.flatMap(Trigger.On::place).filter(place -> place instanceof Selector.Pick cell && cell.kind().equals(ConditionBuilder.CELL) && b.discourse.isLast(cell, word)).isPresent();
  }

  /** «при дальней атаке»: such actions alone. */
  private Trigger.On withTraits(Trigger.On on, Node event) {
    List<String> traits = new ArrayList<>();
    List<String> not = new ArrayList<>();
    Node performed = event.down("performEvent").orElse(event);
    ActionPatternBuilder.modifiers(performed, traits, not);
    performed.all("except").forEach(except -> not.addAll(ActionPatternBuilder.exceptions(except)));
    if (traits.isEmpty() && not.isEmpty()) {
      return on;
    }
    traits.sort(String::compareTo);
    not.sort(String::compareTo);
    ActionPattern such = new ActionPattern(on.event(), traits, not, Optional.empty(), Optional.empty());
    if (on.by().isEmpty() && b.vocabulary.find(Category.ACTION_TRAITS, on.event()).isPresent()) {
      return on.by(such);
    }
    // «при ближнем ударе»: what is performed by that action, said with the verb for performing any
    List<String> performing = b.deeds.performing();
    if (on.by().isPresent() || on.level().isPresent() || performing.size() != 1 || b.vocabulary.find(Category.ACTIONS, on.event()).isEmpty()) {
      throw new NotMeant(event.span(), "of this event nothing more can be said than what it is");
    }
    return new Trigger.On(performing.get(0), on.agent(), on.patient(), Optional.of(such), on.level(), on.place(), on.through());
  }

  private Trigger.On atLevel(Trigger.On on, Node level) {
    boolean action = b.vocabulary.find(Category.ACTIONS, on.event()).isPresent() || b.vocabulary.find(Category.ACTION_TRAITS, on.event()).isPresent();
    if (!action) {
      throw new NotMeant(level.span(), "only an action comes out stronger or weaker");
    }
    return new Trigger.On(on.event(), on.agent(), on.patient(), on.by(), Optional.of(b.entry(level, Category.LEVELS).order()), on.place(), on.through());
  }

  private Trigger.On noun(Node node) {
    if (node.sees("lossNoun")) {
      return b.passages.lost(node.need("lossNoun"), Optional.empty());
    }
    if (node.sees("passageNoun")) {
      return b.passages.noun(node.need("passageNoun"));
    }
    if (node.sees("gaining")) {
      Node gaining = node.need("gaining");
      Trigger.On gained = b.gainEvents.noun(gaining);
      Optional<ActionPattern> by = gaining.child("by").map(this::cause);
      gainedByNothing(gained, by.isPresent(), gaining);
      return by.map(gained::by).map(b.fronted::byAnybody).orElse(gained);
    }
    if (node.has(CardTokens.ACTIVATION)) {
      return activated(node);
    }
    node.count(CardTokens.OR);
    List<CardToken> events = node.all("event").stream().map(Node::word).toList();
    // «при объявлении разряда вашей картой»: that it is performed goes without saying
    boolean performing = node.has(CardTokens.PERFORMING);
    if (performing && events.stream().anyMatch(event -> ActionPatternBuilder.action(event).isEmpty())) {
      throw new NotMeant(node.span(), "only an action is performed");
    }
    events.stream().filter(event -> !performing).forEach(this::inItsCase);
    listed.events(events.subList(1, events.size()));
    CardToken token = events.get(0);
    Optional<Selector> of =
        node.child("owner").map(s -> b.selectors.whoever(s, b.language == Language.RU ? performing ? Cells.ofCase(Cells.GENITIVE) | Cells.ofCase(Cells.INSTRUMENTAL) : Cells.ofCase(Cells.GENITIVE) : 0));
    Optional<Selector> against = aimedAt(node);
    Attachment.ofOwnerIsToTheThing(node);
    Optional<ActionPattern> by = node.child("by").map(this::cause);
    Optional<Entry> keyword = ActionPatternBuilder.action(token).isPresent() ? Optional.empty() : token.as(Category.KEYWORDS).flatMap(Lexeme::entry).map(used -> usable(used, node));
    if (keyword.isPresent()) {
      if (against.isPresent() || by.isPresent() || node.sees("instrument")) {
        throw new NotMeant(node.span(), against.isPresent() ? "this is done to nobody: at whom it is aimed cannot be said" : "this does not happen by an action");
      }
      return ended(new Trigger.On(keyword.get().id(), Optional.empty(), Optional.of(cardOf(of.orElse(SELF))), by), node);
    }
    Optional<Entry> action = ActionPatternBuilder.action(token);
    if (action.isPresent()) {
      Trigger.On acted = ended(new Trigger.On(action.get().id(), Optional.of(of.orElseGet(() -> b.hosts.whoAttacks(against))), against, by), node);
      if (acted.by().isPresent()) {
        throw new NotMeant(node.span(), "an action does not happen by another: name the one that is meant");
      }
      return acted;
    }
    Entry verb = token.as(Category.VERBS).flatMap(Lexeme::entry).orElseThrow(() -> new NotMeant(token.place(), "«" + token.getText() + "» is no event"));
    if (patientIsSubject(verb)) {
      if (against.isPresent()) {
        throw new NotMeant(node.span(), "whom it is done to has been said already");
      }
      return ended(new Trigger.On(verb.id(), Optional.empty(), Optional.of(of.orElse(SELF)), by), node);
    }
    if (against.isPresent() && !hasSlot(verb, "object")) {
      throw new NotMeant(node.span(), "this is done to nobody: at whom it is aimed cannot be said");
    }
    Trigger.On done = ended(new Trigger.On(verb.id(), Optional.of(of.orElse(SELF)), against, by), node);
    boolean performs = of.isEmpty() && b.vocabulary.find(Category.ACTION_TRAITS, verb.id()).isPresent();
    return performs ? done.doneBy(b.hosts.whoAttacks(done.patient())) : done;
  }

  /** «при пророчестве противника»: keywords are those of cards, so of any card of the player who is named. */
  private Selector cardOf(Selector who) {
    Optional<Whose> side =
        who.isYou() ? Optional.of(Whose.YOURS) : who instanceof Selector.Player player && player.who() == Selector.Who.OPPONENT ? Optional.of(Whose.OPPONENTS) : Optional.empty();
    return side.<Selector>map(whose -> new Selector.Pick(new Count.Exactly(new Value.Constant(1)), whose, b.vocabulary.defaultKind(), List.of(), Optional.empty())).orElse(who);
  }

  /** «от отравления», «в результате вампиризма» */
  ActionPattern cause(Node by) {
    by.has(CardTokens.RESULT_OF);
    return b.patterns.cause(by.need("actionPattern"));
  }

  /** «при срабатывании концентрации вашей карты», «когда бешенство ~ срабатывает» */
  private Trigger.On activated(Node node) {
    CardToken token = node.need("event").word();
    Entry keyword = token.as(Category.KEYWORDS).flatMap(Lexeme::entry).orElseThrow(() -> new NotMeant(token.place(), "«" + token.getText() + "» is no keyword"));
    Optional<Selector> of = node.child("owner").map(s -> b.selectors.whoever(s, b.language == Language.RU ? Cells.ofCase(Cells.GENITIVE) : 0));
    return new Trigger.On(usable(keyword, node).id(), Optional.empty(), Optional.of(of.orElse(SELF)), Optional.empty());
  }

  /** «при рывке»: only a keyword that stands for something to be done happens. */
  static Entry usable(Entry keyword, Node node) {
    boolean done = keyword.keyword().filter(definition -> definition.body() != Entry.BodyKind.ABILITIES && !definition.means().isEmpty()).isPresent();
    if (!done) {
      throw new NotMeant(node.span(), "this keyword is had, it does not happen");
    }
    return keyword;
  }

  /** What is said of an event behind it: with which action, at whom, to where. */
  Trigger.On ended(Trigger.On on, Node node) {
    Trigger.On event = on;
    node.child("letterOf").ifPresent(of -> bounds.letter(of, on));
    node.child("asAttacker").ifPresent(said -> bounds.asAttacker(said, on));
    if (node.sees("amountBound")) {
      bounds.counted(on, node);
      bounds.amount(node);
    }
    for (Node instrument : node.all("instrument")) {
      if (event.by().isPresent()) {
        throw new NotMeant(instrument.span(), "by what it happens has been said already");
      }
      event = event.by(b.patterns.instrument(instrument));
    }
    for (Node target : node.all("target")) {
      event = at(event, target);
    }
    for (Node origin : node.all("origin")) {
      b.moves.from(origin, event);
    }
    for (Node way : node.all("way")) {
      b.moves.going(way, event);
    }
    return event;
  }

  /** «на …» is whom a verb of the rulebook is done to where the verb takes him so, and else where the event ends. */
  private Trigger.On at(Trigger.On event, Node node) {
    Selector where = node.child("areaRef").<Selector>map(area -> b.filters.cellOf(area, Cells.ACCUSATIVE)).orElseGet(() -> b.selectors.whoever(node.need("whoever"), 0));
    Optional<Entry> verb = b.vocabulary.find(Category.VERBS, event.event());
    boolean goes = verb.isEmpty() ? b.vocabulary.find(Category.KEYWORDS, event.event()).isPresent() : hasSlot(verb.get(), "place");
    if (goes && event.place().isEmpty()) {
      return event.to(where);
    }
    if (goes || verb.isEmpty() || event.patient().isPresent() || !hasSlot(verb.get(), "object")) {
      throw new NotMeant(node.span(), "this event is not said to end anywhere or to be aimed at anybody so");
    }
    return new Trigger.On(event.event(), event.agent(), Optional.of(where), event.by(), event.level(), event.place(), event.through());
  }

  boolean hasSlot(Entry verb, String slot) {
    return verb.words(b.language).stream().map(Frame::of).anyMatch(frame -> frame.slot(slot).isPresent());
  }

  /** «при ударе» */
  private void inItsCase(CardToken token) {
    int mask = 0;
    for (Lexeme lexeme : token.lexemes()) {
      mask |= lexeme.mask();
    }
    if (b.language == Language.RU && after && mask != 0 && (mask & Cells.ofCase(Cells.GENITIVE)) == 0) {
      throw new NotMeant(token.place(), "behind «после» the genitive is wanted");
    }
    if (b.language == Language.RU && object && mask != 0 && (mask & Cells.ofCase(Cells.ACCUSATIVE)) == 0) {
      throw new NotMeant(token.place(), "what becomes of this is said, so it stands in the accusative");
    }
    if (b.language == Language.RU && !after && !object && mask != 0 && (mask & Cells.ofCase(Cells.PREPOSITIONAL)) == 0) {
      throw NotMeant.inAnotherForm(token.place(), "«" + token.getText() + "» stands in another case than is wanted behind «при»");
    }
  }

  /** The noun of a verb that is done to somebody speaks of whom it is done to: «гибель существа». */
  boolean patientIsSubject(Entry verb) {
    if (verb.is("joins")) {
      return false;
    }
    return verb.words(b.language).stream().map(Frame::of).anyMatch(f -> f.objectIsSubject() || f.slot("object").filter(slot -> !slot.optional()).isPresent());
  }

  private Trigger.On clause(Node node) {
    if (node.has(CardTokens.ACTIVATES)) {
      return activated(node);
    }
    Optional<Selector> subject = subject(node);
    Attachment.ofOwnerIsToTheThing(node);
    Optional<ActionPattern> by = node.child("by").map(this::cause);
    if (!node.sees("activeEvent") && !node.sees("inverted") && !node.sees("happensThere")) {
      Sides.agree(b.language, node);
    }
    Trigger.On event = node.sees("inverted") ? b.fronted.inverted(node.need("inverted")) : event(node, subject);
    if (by.isPresent() && event.by().isPresent()) {
      throw new NotMeant(node.span(), "by what it happens has been said already");
    }
    if (by.isPresent() && b.vocabulary.find(Category.VERBS, event.event()).isEmpty() && !event.hasOwnName()) {
      throw new NotMeant(node.span(), "an action does not happen by another: name the one that is meant");
    }
    gainedByNothing(event, by.isPresent(), node);
    if (by.isPresent() && node.holds("performEvent")) {
      throw new NotMeant(node.span(), "an action does not happen by another: name the one that is meant");
    }
    return by.map(event::by).map(b.fronted::byAnybody).orElse(event);
  }

  private Optional<Selector> subject(Node node) {
    said(node).filter(said -> !node.sees("inverted")).ifPresent(b.discourse::subject);
    return node.child("whoever").or(() -> node.child("subject")).map(s -> b.selectors.whoever(s, Cells.ofCase(Cells.NOMINATIVE) | Cells.ofCase(Cells.ACCUSATIVE)));
  }

  /** "does not attack with a strike": the event that does not happen. */
  Trigger.On unlikely(Node node, Selector subject) {
    Optional<Selector> object = object(node, Sides.STRAIGHT);
    CardToken token = node.need("infinitive").word();
    return ended(active(ActBuilder.verb(token, Set.of(Use.BASE), object.isPresent()), Optional.of(subject), object, token), node);
  }

  Trigger.On event(Node node, Optional<Selector> subject) {
    if (node.sees("lossEvent")) {
      return b.passages.lost(node.need("lossEvent"), subject);
    }
    if (node.sees("passageEvent")) {
      return b.passages.clause(node.need("passageEvent"), subject);
    }
    if (node.sees("activeEvent")) {
      return acting(node, subject);
    }
    if (node.sees("reflexiveEvent")) {
      Node reflexive = node.need("reflexiveEvent");
      return b.fronted.byAnybody(ended(new Trigger.On(id(ActBuilder.verb(reflexive.word(), Set.of(Use.REFLEXIVE_FINITE), true)), Optional.empty(), Optional.of(subject.orElse(SELF)), Optional.empty()), reflexive));
    }
    if (node.sees("passiveEvent")) {
      return passiveBy(node.need("passiveEvent"), subject);
    }
    if (node.sees("happensThere")) {
      return b.fronted.there(node.need("happensThere"), subject.orElseThrow(() -> new NotMeant(node.span(), "who stands there was expected")));
    }
    if (node.sees("gainEvent")) {
      return b.gainEvents.gained(node.need("gainEvent"), subject);
    }
    if (node.sees("dealEvent")) {
      return dealt(node.need("dealEvent"), subject);
    }
    Node performed = node.need("performEvent");
    CardToken token = performed.need("event").word();
    Optional<Entry> keyword = ActionPatternBuilder.action(token).isPresent() ? Optional.empty() : token.as(Category.KEYWORDS).flatMap(Lexeme::entry).map(used -> usable(used, performed));
    if (keyword.isPresent()) {
      return ended(new Trigger.On(keyword.get().id(), Optional.empty(), Optional.of(cardOf(subject.orElse(SELF))), Optional.empty()), performed);
    }
    Optional<Entry> verb = ActionPatternBuilder.action(token).isPresent() ? Optional.empty() : token.as(Category.VERBS).flatMap(Lexeme::entry).filter(this::patientIsSubject);
    if (verb.isPresent() && !performed.sees("level") && !performed.sees("whoever") && !performed.sees("notAt")) {
      return ended(new Trigger.On(verb.get().id(), Optional.empty(), Optional.of(subject.orElse(SELF)), Optional.empty()), performed); // «объявляет движение»
    }
    Entry action =
        ActionPatternBuilder.action(token)
            .orElseThrow(() -> new NotMeant(token.place(), "«" + token.getText() + "» is no action"));
    Optional<Selector> patient = aimedAt(performed);
    return ended(new Trigger.On(action.id(), Optional.of(subject.orElse(SELF)), patient, Optional.empty()), performed);
  }

  /** «орк атакует гнома», «гнома атакует орк», «гнома атакуют» */
  private Trigger.On acting(Node node, Optional<Selector> subject) {
    Node active = node.need("activeEvent");
    CardToken token = active.child("finite").orElse(active).word();
    Sides sides = Sides.of(b.language, said(node), token, active.down("object"));
    if (sides == Sides.STRAIGHT) {
      Sides.agree(b.language, node);
    }
    Optional<Selector> object = object(active, sides);
    boolean toHim = (sides == Sides.INVERSE ? subject : object).filter(Selector.It.class::isInstance).isPresent();
    if (toHim && !b.discourse.spokenOfBefore(node.span())) {
      throw new NotMeant(active.span(), "nobody was spoken of before to whom this could be done: name who is meant, or write ~ for the card itself");
    }
    return ended(sided(sides, token, Set.of(Use.FINITE, Use.BASE), subject, object), active);
  }

  /** Who stands before the verb of a clause. */
  private static Optional<Node> said(Node clause) {
    return clause.down("whoever").or(() -> clause.down("subject"));
  }

  /**
   * @param before who is named before the verb
   * @param behind who is named behind it
   */
  private Trigger.On sided(Sides sides, CardToken token, Set<Use> uses, Optional<Selector> before, Optional<Selector> behind) {
    Lexeme verb = ActBuilder.verb(token, uses, behind.isPresent());
    return switch (sides) {
      case STRAIGHT -> active(verb, before, behind, token);
      case INVERSE -> active(verb, behind, before, token);
      case IMPERSONAL -> {
        if (((Frame) verb.detail().orElseThrow()).slot("object").isEmpty()) {
          throw new NotMeant(token.place(), "«" + token.getText() + "» stands in the plural, who does it is one");
        }
        yield new Trigger.On(id(verb), Optional.empty(), before.or(() -> behind), Optional.empty());
      }
    };
  }

  private Trigger.On passiveBy(Node node, Optional<Selector> subject) {
    node.down("agent").ifPresent(who -> Concord.ofCase(b.language, who, Cells.ofCase(Cells.INSTRUMENTAL)));
    Optional<Selector> agent = node.child("agent").map(a -> b.selectors.selector(a.need("selector"), b.language == Language.RU ? Cells.ofCase(Cells.INSTRUMENTAL) : 0));
    if (subject.isEmpty() && agent.filter(Selector::isSelf).isPresent()) {
      throw new NotMeant(node.span(), "nobody does this to himself: to whom it is done is missing");
    }
    Trigger.On event = passive(node.need("participle"), subject);
    return b.fronted.byAnybody(ended(new Trigger.On(event.event(), agent, event.patient(), Optional.empty()), node));
  }

  /** «наносит раны ударом по существу» */
  private Trigger.On dealt(Node node, Optional<Selector> subject) {
    node.has(CardTokens.PERFORM, CardTokens.DEALS);
    Node word = node.need("counter");
    String verb = b.entry(word, Category.COUNTERS).option("put").orElseThrow(() -> new NotMeant(word.span(), "no verb of the rulebook puts this counter, so nothing can wait for it"));
    Optional<Selector> whom = node.child("whoever").map(at -> b.selectors.whoever(at, 0));
    return ended(new Trigger.On(verb, Optional.of(subject.orElse(SELF)), whom, Optional.empty()), node);
  }

  private Optional<Selector> aimedAt(Node node) {
    return node.child("whoever").map(at -> b.selectors.whoever(at, 0)).or(() -> node.child("notAt").map(b.places::anybodyElse));
  }

  private Optional<Selector> object(Node node, Sides sides) {
    return node.child("object").map(o -> b.selectors.selector(o.need("selector"), Cells.ofCase(sides == Sides.INVERSE ? Cells.NOMINATIVE : Cells.ACCUSATIVE)));
  }

  private static String id(Lexeme verb) {
    return verb.entry().orElseThrow().id();
  }

  /** Whether the same English verb says that it happens to its subject: "~ closes" is no word for what ~ does to others. */
  private static boolean isOfItself(Entry verb) {
    List<Frame> frames = verb.words(Language.EN).stream().map(Frame::of).toList();
    return frames.stream().anyMatch(frame -> frame.objectIsSubject() && frame.head().equals(frames.get(0).head()));
  }

  private Trigger.On active(Lexeme verb, Optional<Selector> subject, Optional<Selector> object, CardToken token) {
    Frame frame = (Frame) verb.detail().orElseThrow();
    if (frame.objectIsSubject()) {
      if (object.isPresent()) {
        throw new NotMeant(token.place(), "«" + token.getText() + "» is done to nobody else");
      }
      return new Trigger.On(id(verb), Optional.empty(), Optional.of(subject.orElse(SELF)), Optional.empty());
    }
    if (object.isEmpty() && b.language == Language.RU && verb.entry().filter(TriggerBuilder::isOfItself).isPresent()) {
      throw new NotMeant(token.place(), "«" + token.getText() + "»: whom or what is missing");
    }
    if (object.isPresent() && frame.slot("object").isEmpty() && frame.slot("amount").isEmpty()) {
      throw new NotMeant(token.place(), "«" + token.getText() + "» is done to nobody");
    }
    return new Trigger.On(id(verb), Optional.of(subject.orElse(SELF)), object, Optional.empty());
  }

  /** «назначен защитник» is whoever it be: the word says only what the verb makes of him. */
  private Selector made(Lexeme verb, Selector subject) {
    boolean role = subject instanceof Selector.Role made && verb.entry().flatMap(entry -> entry.option("makes")).filter(made.role()::equals).isPresent();
    return role ? new Selector.Pick(new Count.Exactly(new Value.Constant(1)), Whose.ANY, b.vocabulary.defaultKind(), List.of(), Optional.empty()) : subject;
  }

  /** Something is done to the subject. */
  Trigger.On passive(Node participle, Optional<Selector> subject) {
    participle.has(CardTokens.WAS);
    CardToken token = pastVerb(participle);
    participle.has(token.getType());
    Lexeme verb = ActBuilder.verb(token, Set.of(Use.PARTICIPLE), true);
    return new Trigger.On(id(verb), Optional.empty(), Optional.of(made(verb, subject.orElse(SELF))), Optional.empty());
  }

  /** The verb of something that happened. */
  static CardToken pastVerb(Node word) {
    return word.shows(CardTokens.VERB_PAST, CardTokens.VERB_ED, CardTokens.ED_STATE, CardTokens.VERB_PP, CardTokens.PP_STATE).stream().findFirst().orElseGet(word::word);
  }

  /**
   * What happened, or did not, told in the past.
   *
   * @param before who is named before the verb
   * @param behind who is named behind it
   */
  Trigger.On past(Node word, Sides sides, Optional<Selector> before, Optional<Selector> behind) {
    word.has(CardTokens.WAS);
    CardToken token = pastVerb(word);
    word.has(token.getType());
    Set<Use> uses = Set.of(Use.PAST, Use.REFLEXIVE_PAST, Use.BASE, Use.PARTICIPLE);
    Lexeme verb = ActBuilder.verb(token, uses, behind.isPresent());
    if (verb.use() == Use.PAST || verb.use() == Use.BASE) {
      return sided(sides, token, uses, before, behind);
    }
    if (behind.isPresent()) {
      throw new NotMeant(token.place(), "«" + token.getText() + "» is done to the subject");
    }
    return new Trigger.On(id(verb), Optional.empty(), Optional.of(made(verb, before.orElse(SELF))), Optional.empty());
  }

  /** «Когда … должно …» */
  Trigger.On would(Node node) {
    Optional<Selector> subject = subject(node);
    Attachment.ofOwnerIsToTheThing(node);
    Optional<ActionPattern> by = node.child("by").map(this::cause);
    node.has(CardTokens.SHOULD);
    Trigger.On event;
    if (node.sees("activeWould")) {
      Node active = node.need("activeWould");
      CardToken token = active.need("infinitive").word();
      Sides sides = Sides.of(b.language, said(node), active.down("object"));
      Optional<Selector> object = object(active, sides);
      event = sided(sides, token, Set.of(Use.BASE), subject, object);
    } else if (node.sees("reflexiveWould")) {
      Node reflexive = node.need("reflexiveWould");
      Lexeme verb = ActBuilder.verb(reflexive.word(), Set.of(Use.REFLEXIVE_BASE), true);
      event = ended(new Trigger.On(id(verb), Optional.empty(), Optional.of(subject.orElse(SELF)), Optional.empty()), reflexive);
    } else if (node.sees("passiveWould")) {
      event = passiveBy(node.need("passiveWould"), subject);
    } else {
      event = b.gainEvents.gained(node.need("gainEvent"), subject);
    }
    gainedByNothing(event, by.isPresent(), node);
    return new Trigger.On(event.event(), event.agent(), event.patient(), by);
  }

  private static void gainedByNothing(Trigger.On event, boolean by, Node node) {
    if (by && event.hasOwnName()) {
      throw new NotMeant(node.span(), event.isGain() ? "what is gained does not come by an action: say who gains it" : "what brings it there is not said of this: name what is done to it instead");
    }
  }
}
