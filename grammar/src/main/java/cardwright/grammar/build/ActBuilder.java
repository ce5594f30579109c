package cardwright.grammar.build;

import cardwright.grammar.Language;
import cardwright.grammar.build.CounterBuilder.Counted;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Place;
import cardwright.grammar.meaning.Selector.Pick;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.morphology.Form.Use;
import cardwright.grammar.parse.Node;
import cardwright.grammar.source.Span;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexeme;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import cardwright.grammar.vocabulary.Frame;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** A verb with what belongs to it: its frame says which slots it has, the grammar only which phrases there are. */
final class ActBuilder {
  private static final Value ONE = new Value.Constant(1);
  private final Builder b;

  ActBuilder(Builder builder) {
    this.b = builder;
  }

  /** The card itself and «вы» are whom an effect is told to anyway. */
  static Optional<Selector> agent(Optional<Selector> subject) {
    return subject.filter(s -> !s.isSelf() && !s.isYou());
  }

  /** What a verb's words were found to be. */
  private static final class Slots {
    Optional<Selector> agent = Optional.empty();
    Optional<Selector> object = Optional.empty();
    Span objectSpan;
    Optional<Value> amount = Optional.empty();
    Span amountSpan;

    /** «от ран, полученных в этот ход» */
    Optional<Node> cured = Optional.empty();
    Optional<Counted> counted = Optional.empty();
    Span countedSpan;

    /** "wounds", without a number. */
    boolean countedMany;
    Optional<Place> place = Optional.empty();
    Span placeSpan;

    /** The action is told to be turned away from whom it is aimed at: «атаку с вашего орка». */
    boolean aimedFrom;

    /** "with" somebody, not to somewhere. */
    boolean together;

    /** The object is told to lie where it comes from, not where it goes. */
    boolean from;
    boolean on;

    /** Another to whom the same is done: «открыть ~ и вашего орка». */
    List<Selector> also = List.of();
    Span alsoSpan;

    /** Whether it is done to one of the two only: «излечить ~ или вашего орка». */
    boolean either;

    /** In what state, or whose, it is when it comes. */
    Optional<String> state = Optional.empty();
    Whose under = Whose.ANY;
    Span comingSpan;

    /** Whether they stand behind whom it is done to, not behind a place. */
    boolean alsoOfObject;
  }

  Effect act(Node node, Optional<Selector> subject) {
    CardToken token = node.token(CardTokens.VERB_APART).orElseGet(() -> verbForm(node));
    isWhole(node, token);
    Effect act = act(node, token, Set.of(Use.BASE, Use.FINITE, Use.REFLEXIVE_BASE, Use.REFLEXIVE_FINITE), subject);
    Optional<Node> range = node.child("range");
    if (range.isPresent() && node.holds("complement", "also")) {
      throw new NotMeant(range.get().span(), "whether this is said of the last of them or of all is not clear: say it of each");
    }
    return range.map(reach -> b.places.within(act, reach)).orElse(act);
  }

  /** The verb that a word is in one of these forms, with its complements. */
  Effect act(Node node, CardToken token, Set<Use> uses, Optional<Selector> subject) {
    Slots slots = complements(node);
    // "a creature moves to a free cell": a thing that is told where to goes there itself, a player moves something
    boolean goes = subject.isPresent() && !(subject.get() instanceof Selector.Player) && token.lexemes().stream().anyMatch(ActBuilder::takesItselfThere);
    Lexeme verb = verb(token, uses, slots.object.isPresent() || slots.place.isPresent() && !goes);
    if (slots.together && slots.object.orElse(null) instanceof Selector.Player) {
      throw new NotMeant(slots.objectSpan, "cards change places, not players");
    }
    if (slots.object.orElse(null) instanceof Selector.Aimed && verb.entry().flatMap(entry -> b.vocabulary.find(Category.ACTION_TRAITS, entry.id())).isPresent()) {
      throw new NotMeant(slots.objectSpan, "nothing can be done so to an action: say whom it is aimed at");
    }
    Frame frame = (Frame) verb.detail().orElseThrow();
    boolean reflexive = verb.use() == Use.REFLEXIVE_BASE || verb.use() == Use.REFLEXIVE_FINITE || verb.use() == Use.REFLEXIVE_GERUND;
    if (reflexive || frame.objectIsSubject() || slots.object.isEmpty() && b.effects.isObjectFirst() && frame.slot("object").isPresent()) {
      patient(token, slots, subject);
    } else {
      slots.agent = agent(subject);
    }
    return fit(verb.entry().orElseThrow().id(), frame, slots, token);
  }

  /** "{object} move {place}", but not "{object} heal {amount}": that is done on somebody. */
  private static boolean takesItselfThere(Lexeme verb) {
    return verb.detail().orElse(null) instanceof Frame frame && frame.objectIsSubject() && frame.slot("place").isPresent();
  }

  private static CardToken verbForm(Node node) {
    Node form = node.need("verbForm");
    return form.child("infinitive").orElse(form).word();
  }

  /** «поменять … местами»: the words behind are the verb's own. */
  private static void isWhole(Node act, CardToken token) {
    act.token(CardTokens.VERB_REST).filter(rest -> rest.lexemes().stream().noneMatch(last -> token.lexemes().stream().anyMatch(first -> first.entry().equals(last.entry()))))
        .ifPresent(rest -> { throw new NotMeant(rest.place(), "«" + rest.getText() + "» does not go with «" + token.getText() + "»"); });
  }

  /** «положить карту из руки на кладбище»: by the verb of the rulebook that puts cards into zones. */
  Effect putting(Node node, Optional<Selector> subject) {
    CardToken token = node.token(CardTokens.PUT).orElseThrow();
    Entry verb = b.vocabulary.of(Category.VERBS).stream().filter(entry -> entry.is("puts")).findFirst().orElseThrow(() -> new NotMeant(token.place(), "the vocabulary has no verb that puts a card into a zone"));
    Selector object = b.selectors.selector(node.need("object").need("selector"), Cells.ofCase(Cells.ACCUSATIVE));
    Node to = node.need("toPlace");
    to.has(CardTokens.ON, CardTokens.ONTO, CardTokens.IN, CardTokens.TO);
    if (!to.sees("zoneRef")) {
      throw new NotMeant(to.span(), "a zone was expected here: where the card is put");
    }
    return new Effect.Act(verb.id(), agent(subject), Optional.of(object), Optional.empty(), Optional.of(place(to)));
  }

  Effect passive(Node node, Optional<Selector> subject) {
    CardToken token = node.need("participle").word();
    Slots slots = complements(node);
    Lexeme verb = verb(token, Set.of(Use.PARTICIPLE), true);
    patient(token, slots, subject);
    return fit(verb.entry().orElseThrow().id(), (Frame) verb.detail().orElseThrow(), slots, token);
  }

  private static void patient(CardToken token, Slots slots, Optional<Selector> subject) {
    if (slots.object.isPresent()) {
      throw new NotMeant(slots.objectSpan, "«" + token.getText() + "» says already whom it is done to");
    }
    slots.object = Optional.of(subject.orElseGet(Selector.Self::new));
    slots.objectSpan = token.place();
  }

  /** A verb with nobody behind it is the one that is done to its subject, if there is one: "your creature opens". */
  static Lexeme verb(CardToken token, Set<Use> uses, boolean hasObject) {
    return token.lexemes().stream()
        .filter(l -> l.entry().map(e -> e.category() == Category.VERBS).orElse(false) && uses.contains(l.use()))
        .min(Comparator.comparing(l -> ((Frame) l.detail().orElseThrow()).objectIsSubject() == hasObject))
        .orElseThrow(() -> new NotMeant(token.place(), "«" + token.getText() + "» is no verb in this form"));
  }

  private Slots complements(Node node) {
    Slots slots = new Slots();
    Optional<Node> otherAmount = Optional.empty();
    for (Node complement : node.all("complement")) {
      Node only = complement.child("object").orElseGet(complement::only);
      switch (only.rule()) {
        case "object" -> {
          once(slots.object, only);
          slots.object = Optional.of(b.selectors.selector(only.need("selector"), Cells.ofCase(Cells.ACCUSATIVE)));
          slots.objectSpan = only.span();
          slots.from = comesFrom(only);
          complement.child("fromZone").ifPresent(zone -> {
            zone.has(CardTokens.OUT_OF, CardTokens.WITH);
            slots.object = slots.object.map(object -> b.ends.fronted(object, zone));
            slots.from = true;
          });
          also(complement, slots);
        }
        case "curedOf" -> {
          once(slots.amount, only);
          slots.cured = Optional.of(only);
          slots.amountSpan = only.span();
        }
        case "amountIf" -> otherAmount = Optional.of(only);
        case "rollOf" -> {
          once(slots.object, only);
          slots.object = Optional.of(b.rolls.rollOf(only));
          slots.objectSpan = only.span();
        }
        case "aimed" -> {
          once(slots.object, only);
          slots.aimedFrom = !only.shows(CardTokens.WITH, CardTokens.FROM).isEmpty();
          slots.object = Optional.of(aimed(only));
          slots.objectSpan = only.span();
        }
        case "amount" -> {
          once(slots.amount, only);
          only.has(CardTokens.STILL); // what is done besides is done whether that is said or not
          only.child("without"); // read where the whole is known of which it says who is left out
          slots.amount = Optional.of(only.child("plain").map(number -> b.values.number(number.word())).orElseGet(() -> b.values.value(only.need("value"))));
          slots.amountSpan = only.span();
        }
        case "counted" -> {
          once(slots.counted, only);
          slots.counted = Optional.of(b.counters.counted(only));
          slots.countedMany = !slots.counted.get().numbered() && slots.counted.get().many();
          slots.countedSpan = only.span();
        }
        case "toPlace" -> {
          if (only.has(CardTokens.OUT_OF) || only.sees("zoneRef") && only.has(CardTokens.WITH)) {
            throw new NotMeant(only.span(), "where something comes from is said right behind what it is: «a card from …»");
          }
          once(slots.place, only);
          slots.together = only.has(CardTokens.WITH);
          slots.on = !only.shows(CardTokens.ON, CardTokens.ONTO).isEmpty();
          slots.place = Optional.of(place(only));
          boolean counted = only.holds("selector", "pick", "count") && slots.place.get() instanceof Place.On on && on.cell() instanceof Pick cell && cell.kind().equals(ConditionBuilder.CELL) && cell.filters().isEmpty();
          if (counted) {
            throw new NotMeant(only.span(), "how this cell lies is missing: so many cells away are told as «adjacent», «within 2 of ~», or with a direction");
          }
          slots.placeSpan = only.span();
          also(complement, slots);
        }
        case "inForm" -> {
          once(slots.state, only);
          slots.state = Optional.of(b.comings.state(only));
          slots.comingSpan = only.span();
        }
        case "underControl" -> {
          slots.under = b.comings.under(only);
          slots.comingSpan = only.span();
        }
        default -> throw new IllegalStateException(only.rule());
      }
    }
    otherAmount.ifPresent(other -> slots.amount = Optional.of(b.values.either(slots.amount, other)));
    boolean described = slots.object.orElse(null) instanceof Pick || slots.place.orElse(null) instanceof Place.On on && on.cell() instanceof Pick;
    if (described && slots.counted.map(Counted::all).orElse(false)) {
      slots.counted = slots.counted.map(Counted::onIt);
    }
    return slots;
  }

  private void also(Node complement, Slots slots) {
    complement.child("also").ifPresent(also -> {
      slots.either = also.has(CardTokens.OR);
      also.has(CardTokens.AND);
      Attachment.isClearForBoth(complement, "object");
      isInItsCase(also);
      slots.also = also.all("selector").stream().map(other -> b.selectors.selector(other, Cells.ofCase(Cells.ACCUSATIVE))).toList();
      slots.alsoOfObject = complement.sees("object");
      slots.alsoSpan = also.span();
      if (slots.object.filter(Selector::isSelf).isPresent() && slots.also.stream().anyMatch(Selector.It.class::isInstance) && !b.discourse.spokenOfBefore(also.span())) {
        throw new NotMeant(also.span(), "this is the card itself, to which it is done already: name who else is meant");
      }
    });
  }

  /** «поменять местами орка и гномом» is neither «орка и гнома» nor «орка с гномом». */
  private void isInItsCase(Node also) {
    also.children().forEach(each -> isInItsCase(each, also));
  }

  private void isInItsCase(Node selector, Node also) {
    int mask = selector.down("pick", "head").stream().flatMap(head -> head.leaves().stream()).flatMap(word -> word.lexemes().stream()).mapToInt(Lexeme::mask).reduce(0, (one, other) -> one | other);
    if (b.language == Language.RU && mask != 0 && (mask & (Cells.ofCase(Cells.ACCUSATIVE) | Cells.ofCase(Cells.GENITIVE))) == 0) {
      throw new NotMeant(also.span(), "what is joined by «и» stands in the case of the one before");
    }
  }

  /** «открыть ~ и вашего орка» is done to each in turn, «… или …» to one of them; «поменять местами ~ и вашего орка» to both at once. */
  private static Effect both(Effect.Act act, Frame frame, Slots slots) {
    if (slots.also.isEmpty()) {
      return act;
    }
    boolean placed = act.place().isPresent() && (!slots.either || !slots.alsoOfObject || frame.pairs());
    if (act.object().isEmpty() || placed) {
      throw new NotMeant(slots.alsoSpan, "whether this is one thing more to which this is done, or somewhere else, is not clear: say what is done with each");
    }
    if (frame.pairs() && !slots.either && slots.also.size() == 1) {
      return new Effect.Act(act.verb(), act.agent(), act.object(), act.amount(), Optional.of(new Place.On(slots.also.get(0))));
    }
    List<Effect> all = new ArrayList<>(List.of(act));
    slots.also.forEach(other -> all.add(new Effect.Act(act.verb(), act.agent(), Optional.of(other), act.amount(), act.place())));
    return slots.either ? new Effect.Choice(all) : new Effect.Sequence(all);
  }

  /** «атаку по вашему орку», «атаку с вашего орка» */
  Selector aimed(Node node) {
    node.has(CardTokens.AGAINST, CardTokens.WITH, CardTokens.FROM);
    node.has(CardTokens.A, CardTokens.THIS);
    return new Selector.Aimed(b.patterns.pattern(node.need("actionPattern")), node.child("whoever").map(at -> b.selectors.whoever(at, 0)));
  }

  /** What is done to somebody or something that is not said behind the verb. */
  Effect done(CardToken token, Set<Use> uses, Selector object, Optional<Place> place) {
    Slots slots = new Slots();
    slots.object = Optional.of(object);
    slots.objectSpan = token.place();
    slots.place = place;
    slots.placeSpan = token.place();
    Lexeme verb = verb(token, uses, true);
    return fit(verb.entry().orElseThrow().id(), (Frame) verb.detail().orElseThrow(), slots, token);
  }

  private static boolean comesFrom(Node object) {
    return object.down("selector", "pick", "inZone").filter(zone -> !zone.shows(CardTokens.OUT_OF, CardTokens.WITH, CardTokens.FROM).isEmpty()).isPresent();
  }

  private static boolean several(Selector where) {
    return where instanceof Pick pick && !pick.count().isOne();
  }

  private static void once(Optional<?> slot, Node node) {
    if (slot.isPresent()) {
      throw new NotMeant(node.span(), "this was said already: once is enough");
    }
  }

  Place place(Node node) {
    Optional<Node> zone = node.child("zoneRef");
    if (node.sees("heading")) {
      return new Place.On(b.headings.cell(node.need("heading")));
    }
    if (node.sees("areaRef")) {
      return new Place.On(b.filters.cellOf(node.need("areaRef"), Cells.ACCUSATIVE));
    }
    if (zone.isEmpty()) {
      return new Place.On(b.selectors.selector(node.need("selector"), 0));
    }
    CardToken token = zone.get().token(CardTokens.ZONE).orElseThrow();
    Place.End end =
        node.child("placeEnd").map(e -> e.token(CardTokens.TOP, CardTokens.BOTTOM).orElseThrow().getType() == CardTokens.TOP ? Place.End.TOP : Place.End.BOTTOM)
            .orElse(Place.End.UNSAID);
    return new Place.Into(token.as(Category.ZONES).flatMap(Lexeme::entry).orElseThrow().id(), b.selectors.whoseOf(zone.get()), end, node.child("anyOrder").map(order -> order.has(CardTokens.ANY_ORDER)).orElse(false));
  }

  /** Brings what was said into the slots of the frame, or says what is too much or missing. */
  private Effect fit(String verb, Frame frame, Slots s, CardToken token) {
    Optional<Frame.Piece> amountSlot = frame.slot("amount");
    boolean takesObject = frame.slot("object").isPresent() || frame.objectIsSubject();
    boolean takesPlace = frame.slot("place").isPresent();
    if (s.counted.isPresent()) {
      Entry counter = s.counted.get().counter();
      boolean same = counter.option("put").filter(verb::equals).isPresent() || counter.option("removed").filter(verb::equals).isPresent();
      if (!same && amountSlot.flatMap(Frame.Piece::of).filter(counter.id()::equals).isEmpty()) {
        throw new NotMeant(s.countedSpan, "«" + token.getText() + "» does not take counters");
      }
      // «на 2 раны»: the number was read with the preposition, the counter only names its unit
      boolean unit = !s.counted.get().numbered() && s.amount.isPresent();
      if (s.amount.isPresent() && (!unit || s.countedSpan.start() < s.amountSpan.end())) {
        throw new NotMeant(s.countedSpan, "this was said already: once is enough");
      }
      if (!unit && s.countedMany) {
        throw new NotMeant(s.countedSpan, "how many is missing: one is said with the word in the singular, all with «all»");
      }
      s.amount = unit ? s.amount : Optional.of(s.counted.get().value());
    }
    s.cured.ifPresent(of -> s.amount = Optional.of(b.pasts.cured(of, verb, s.object.orElseGet(Selector.Self::new))));
    countedObject(amountSlot, s, token);
    if (s.place.isPresent() && !takesPlace && s.on) {
      placeAsObject(frame, s, token);
    }
    if (takesPlace && s.place.isEmpty() && !s.from && s.object.isPresent() && s.object.get() instanceof Pick pick && pick.zone().isPresent()) {
      s.object = Optional.of(new Pick(pick.count(), pick.side(), pick.kind(), pick.filters(), Optional.empty()));
      s.place = Optional.of(new Place.Into(pick.zone().get().zone(), pick.zone().get().whose(), Place.End.UNSAID));
    }
    if (takesPlace && s.place.isEmpty() && s.object.filter(HostBuilder::isSaidOfItsHost).isPresent()) {
      throw new NotMeant(s.objectSpan, "where to is missing");
    }
    boolean another = s.object.filter(o -> !o.isSelf() && !(o instanceof Pick pick && pick.zone().isPresent())).isPresent() || s.object.isEmpty() && s.agent.filter(who -> !(who instanceof Selector.Player)).isPresent();
    if (another && s.place.orElse(null) instanceof Place.On on && on.cell() instanceof Pick pick && pick.filters().stream().anyMatch(b.filters::isBare)) {
      // «переместить орка на соседнюю клетку»: next to where the orc stands
      List<Filter> filters =
          pick.filters().stream().map(f -> b.filters.isBare(f) ? ofIt(f, s.object) : f).toList();
      if (filters.stream().distinct().count() < filters.size()) {
        throw new NotMeant(s.placeSpan, "this was said already: once is enough");
      }
      s.place = Optional.of(new Place.On(new Pick(pick.count(), pick.side(), pick.kind(), filters, pick.zone())));
    }
    if (takesPlace && s.place.isEmpty() && b.vocabulary.find(Category.VERBS, verb).filter(comes -> comes.is("comes")).isPresent() && s.object.orElse(null) instanceof Pick pick) {
      besideWhom(pick, s);
    }
    if (!s.together && s.place.isPresent() && s.place.get() instanceof Place.On on && several(on.cell())) {
      throw new NotMeant(s.placeSpan, "this goes to one place, not to several");
    }
    if (s.aimedFrom && !takesPlace) {
      throw new NotMeant(s.objectSpan, "whether this is whose action it is, or at whom it is aimed, is not clear: say «of …» or «against …»");
    }
    if (s.object.orElse(null) instanceof Selector.Aimed && amountSlot.isPresent()) {
      throw new NotMeant(s.objectSpan, "«" + token.getText() + "» is done to cards, not to an action");
    }
    tooMuch(s.object.isPresent() && !takesObject, s.objectSpan, token, frame);
    tooMuch(s.place.isPresent() && !takesPlace, s.placeSpan, token, frame);
    tooMuch(s.amount.isPresent() && amountSlot.isEmpty(), s.amountSpan, token, frame);
    missing(frame.slot("object").filter(p -> !p.optional()).isPresent() && s.object.isEmpty(), "whom or what is missing", token);
    missing(amountSlot.filter(p -> !p.optional()).isPresent() && s.amount.isEmpty(), "a number is missing", token);
    missing(frame.slot("place").filter(p -> !p.optional()).isPresent() && s.place.isEmpty(), "where to is missing", token);
    Effect done = both(new Effect.Act(verb, s.agent, s.object, s.amount, s.place), frame, s);
    return s.comingSpan == null ? done : b.comings.arriving(done, s.state, s.under, s.comingSpan);
  }

  /** «вызвать орка рядом с ~»: who is not there yet lies nowhere, so this is where it comes. */
  private static void besideWhom(Pick pick, Slots s) {
    List<Filter> where = pick.filters().stream().filter(Filter.Related.class::isInstance).toList();
    if (!where.isEmpty() && pick.zone().isEmpty()) {
      List<Filter> filters = pick.filters().stream().filter(f -> !where.contains(f)).toList();
      s.object = Optional.of(new Pick(pick.count(), pick.side(), pick.kind(), filters, Optional.empty()));
      s.place = Optional.of(new Place.On(new Pick(new Count.Exactly(ONE), Whose.ANY, ConditionBuilder.CELL, where, Optional.empty())));
      s.placeSpan = s.objectSpan;
    }
  }

  /** «взять 2 карты»: the cards are what is counted, not something that stands somewhere. */
  private static void countedObject(Optional<Frame.Piece> amountSlot, Slots s, CardToken token) {
    Optional<String> counts = amountSlot.flatMap(Frame.Piece::of);
    if (counts.isEmpty() || s.object.isEmpty() || !(s.object.get() instanceof Pick pick) || !pick.kind().equals(counts.get())) {
      return;
    }
    if (!pick.filters().isEmpty() || pick.zone().isPresent() || pick.side() != Whose.ANY || s.amount.isPresent()) {
      return;
    }
    if (pick.count() instanceof Count.Exactly exactly) {
      s.amount = Optional.of(exactly.n());
      s.object = Optional.empty();
    } else {
      missing(pick.count() instanceof Count.Each, "a number is missing", token);
      throw new NotMeant(s.objectSpan, "«" + token.getText() + "» takes a plain number here");
    }
  }

  private static Filter ofIt(Filter bare, Optional<Selector> moved) {
    Selector who = moved.filter(Selector.Role.class::isInstance).orElseGet(Selector.It::new);
    return bare instanceof Filter.Onward onward ? new Filter.Onward(who, onward.heading()) : new Filter.Related(((Filter.Related) bare).relation(), who);
  }

  /** "heal 2 wounds on ~"; «ранить на 1 существо противника», where the number belongs to the verb. */
  private static void placeAsObject(Frame frame, Slots s, CardToken token) {
    boolean takesAmount = frame.slot("amount").isPresent();
    boolean takesObject = frame.slot("object").isPresent() || frame.objectIsSubject();
    if (s.object.isEmpty() && takesObject && s.place.get() instanceof Place.On on) {
      if (on.cell() instanceof Pick pick && pick.count() instanceof Count.Exactly exactly && takesAmount && s.amount.isEmpty()) {
        s.amount = Optional.of(exactly.n());
        s.object = Optional.of(new Pick(new Count.Exactly(ONE), pick.side(), pick.kind(), pick.filters(), pick.zone()));
      } else if (s.counted.isPresent() || isBehindWords(frame, "object")) {
        s.object = Optional.of(on.cell());
      } else {
        throw new NotMeant(s.placeSpan, takesNot(token, frame));
      }
      s.place = Optional.empty();
      return;
    }
    throw new NotMeant(s.placeSpan, takesNot(token, frame));
  }

  /** Whether the verb says something with a preposition before it: "heal … on {object}". */
  private static boolean isBehindWords(Frame frame, String slot) {
    List<Frame.Piece> pieces = frame.pieces();
    return IntStream.range(1, pieces.size()).anyMatch(i -> pieces.get(i).slot().equals(slot) && !pieces.get(i - 1).literal().isEmpty());
  }

  private static void tooMuch(boolean so, Span span, CardToken token, Frame frame) {
    if (so) {
      throw new NotMeant(span, takesNot(token, frame));
    }
  }

  private static String takesNot(CardToken token, Frame frame) {
    List<String> takes = new ArrayList<>();
    if (frame.slot("object").isPresent() || frame.objectIsSubject()) {
      takes.add("whom or what");
    }
    if (frame.slot("amount").isPresent()) {
      takes.add("a number");
    }
    if (frame.slot("place").isPresent()) {
      takes.add("where to");
    }
    return "«" + token.getText() + "» does not take this; expected: " + (takes.isEmpty() ? "nothing more" : String.join(", ", takes));
  }

  private static void missing(boolean so, String what, CardToken token) {
    if (so) {
      throw new NotMeant(token.place(), "«" + token.getText() + "»: " + what);
    }
  }

}
