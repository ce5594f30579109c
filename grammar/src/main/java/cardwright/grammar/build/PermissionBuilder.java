package cardwright.grammar.build;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.ActionPattern;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Limit;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Trigger;
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

/** What things may and may not do: oftener, farther, against whom alone, not at all. */
final class PermissionBuilder {
  private final Builder b;

  PermissionBuilder(Builder builder) {
    this.b = builder;
  }

  /** «…, и не может двигаться»: what it may and may not do, among what it has. */
  List<Grant> right(Node node) {
    Node right = node.only();
    return switch (right.rule()) {
      case "prohibition" -> right.sees("unaffected") ? b.unaffecteds.by(right.need("unaffected")) : right.sees("refrain") ? List.of(refrain(right.need("refrain"))) : cannot(right);
      case "ignoring" -> b.grants.ignoring(right);
      case "counting" -> b.grants.counting(right);
      case "reaching" -> reaching(right);
      case "defending" -> List.of(defending(right));
      case "onlyAt" -> onlyAt(right, false);
      case "going" -> b.places.going(right);
      case "crossing" -> List.of(b.places.crossing(right));
      case "repeats" -> List.of(repeats(right));
      case "warding" -> List.of(b.wards.warding(right));
      default -> throw new IllegalStateException(right.rule());
    };
  }

  /** «может нападать ударом два раза за ход» */
  Grant repeats(Node node) {
    return b.wards.often(node).orElseGet(() -> performedOften(node));
  }

  private Grant performedOften(Node node) {
    node.has(CardTokens.MAY);
    node.has(CardTokens.PER, CardTokens.A, CardTokens.EACH);
    Optional<CardToken> number = node.token(CardTokens.NUMBER);
    CardToken times = node.token(CardTokens.TIMES).orElseThrow();
    if (!node.shows(CardTokens.ANY_NUMBER).isEmpty()) {
      throw new NotMeant(times.place(), "how many times is missing: of an action a number is said");
    }
    int n = (Integer) number.or(() -> Optional.of(times)).flatMap(CardToken::detail).orElseThrow(() -> new NotMeant(times.place(), "how many times is missing"));
    if (n < 1) {
      throw new NotMeant(node.span(), "0 times is never: say that it cannot");
    }
    CardToken word = node.need("infinitive").word();
    String verb = ActBuilder.verb(word, Set.of(Use.BASE), false).entry().orElseThrow().id();
    node.has(CardTokens.ONLY);
    boolean inRow = false;
    boolean distinct = false;
    for (Node rule : node.all("rowRule")) {
      boolean row = rule.has(CardTokens.IN_ROW);
      if (row ? inRow : distinct) {
        throw new NotMeant(rule.span(), "this was said already");
      }
      rule.has(CardTokens.DIFFERENT);
      rule.has(CardTokens.KIND);
      inRow |= row;
      distinct |= !row;
    }
    return new Grant.Repeats(verb, performed(verb, word, node), new Limit(n, b.id(node.need("period"), Category.PERIODS)), inRow, distinct);
  }

  /** «не закрывается после первого нападения ударом» */
  Grant spared(Node node) {
    node.has(CardTokens.NOT, CardTokens.DOES_NOT);
    node.has(CardTokens.AFTER, CardTokens.ON_EVENT, CardTokens.ON);
    Node performed = node.down("performed").orElseThrow();
    node.child("performed");
    performed.has(CardTokens.A, CardTokens.OWN);
    Optional<Integer> first = performed.child("first").map(word -> word.has(CardTokens.FIRST) ? 1 : 0);
    String verb = verb(node, false);
    if (b.vocabulary.find(Category.VERBS, verb).filter(entry -> isToldAlone(entry) && !counts(entry)).isEmpty()) {
      throw new NotMeant(node.span(), "this is no cost of an action that could be left out");
    }
    return new Grant.Spared(verb, performedBy(performed), first);
  }

  /** Whether it can be said of somebody that he does it, without anybody else: "does not close", but not "does not heal". */
  private static boolean isDoneAlone(Entry verb, Language language) {
    return verb.words(language).isEmpty() || verb.words(language).stream().map(Frame::of).anyMatch(frame -> frame.objectIsSubject() || frame.slot("object").filter(slot -> !slot.optional()).isEmpty() || language == Language.RU);
  }

  /** Whether the English verb that it is told with can stand without anybody to whom it is done: "choose not to open". */
  private static boolean isToldAlone(Entry verb) {
    List<Frame> frames = verb.words(Language.EN).stream().map(Frame::of).toList();
    return frames.isEmpty() || frames.stream().filter(frame -> frame.head().equals(frames.get(0).head())).anyMatch(frame -> frame.objectIsSubject() || frame.slot("object").filter(slot -> !slot.optional()).isEmpty());
  }

  /** The actions that a word for them means: «удара», «нападения ударом». */
  ActionPattern performedBy(Node said) {
    CardToken event = said.need("event").word();
    String of = event.as(Category.VERBS).or(() -> event.as(Category.ACTIONS)).or(() -> event.as(Category.ACTION_TRAITS)).flatMap(Lexeme::entry).orElseThrow(() -> new NotMeant(event.place(), "an action was expected")).id();
    return performed(of, event, said);
  }

  /** The actions that a word for them means, and what else is said of them: «магического разряда», «нападения ударом». */
  private ActionPattern performed(String verbOrAction, CardToken word, Node said) {
    boolean known = b.vocabulary.find(Category.ACTIONS, verbOrAction).or(() -> b.vocabulary.find(Category.ACTION_TRAITS, verbOrAction)).isPresent();
    if (!known) {
      throw new NotMeant(word.place(), "«" + word.getText() + "» performs no action");
    }
    Optional<Node> instrument = said.child("instrument");
    if (instrument.isPresent() && said.sees("actionModifier")) {
      throw new NotMeant(said.span(), "which actions are meant is said twice");
    }
    return instrument.map(b.patterns::instrument).orElseGet(() -> b.patterns.modified(verbOrAction, said, word));
  }

  /** The relation in which somebody is taken to be who is reached. */
  String near(CardToken relation) {
    Entry entry = relation.as(Category.RELATIONS).flatMap(Lexeme::entry).orElseThrow();
    if (entry.words(Language.EN).stream().noneMatch(wording -> wording.indexOf('{') < 0)) {
      throw new NotMeant(relation.place(), "what is reached is taken to be near, not to lie on one side");
    }
    return entry.id();
  }

  /** «может нападать ударом на летающих как на стоящих рядом» */
  List<Grant> reaching(Node node) {
    node.has(CardTokens.MAY);
    node.has(CardTokens.AND);
    node.has(CardTokens.AS);
    node.has(CardTokens.KIND);
    String as = near(node.token(CardTokens.RELATION, CardTokens.RELATION_ANY).orElseThrow());
    CardToken word = node.need("infinitive").word();
    String verb = ActBuilder.verb(word, Set.of(Use.BASE), true).entry().orElseThrow().id();
    ActionPattern by = b.patterns.instrument(node.child("instrument").orElseThrow(() -> new NotMeant(word.place(), "by which action is missing")));
    boolean performed = b.vocabulary.find(Category.ACTION_TRAITS, verb).isPresent();
    if (!performed || by.level().isPresent() || !by.traits().isEmpty() || !by.not().isEmpty()) {
      throw new NotMeant(node.span(), "what reaches farther is an action, of which nothing more is said");
    }
    List<Node> whom = node.child("object").map(object -> List.of(object.need("selector"))).orElseGet(() -> node.all("selector"));
    return whom.stream().<Grant>map(each -> new Grant.Reaches(verb, by.action(), GrantBuilder.each(b.selectors.selector(each, Cells.ofCase(Cells.ACCUSATIVE)), each), as)).toList();
  }

  /**
   * «могут объявлять выстрелы и метания только по ~»: of each action by itself.
   *
   * @param behind whether behind the clause that bounds this is said that it holds at any range
   */
  List<Grant> onlyAt(Node node, boolean behind) {
    node.has(CardTokens.MAY);
    node.has(CardTokens.PERFORM);
    node.count(CardTokens.A);
    node.has(CardTokens.ONLY);
    if (node.sees("infinitive")) {
      return List.of(attacksOnly(node));
    }
    boolean anywhere = node.child("anywhere").map(said -> said.has(CardTokens.ANYWHERE)).orElse(behind);
    Selector whom = b.selectors.whoever(node.need("whoever"), Cells.ofCase(Cells.DATIVE));
    List<Grant> all = new ArrayList<>();
    for (Node event : node.all("event")) {
      CardToken word = event.word();
      all.add(new Grant.OnlyAt(named(word).id(), whom, anywhere));
    }
    return all;
  }

  /** «может нападать ударом только на ~» */
  private Grant attacksOnly(Node node) {
    node.has(CardTokens.ON);
    CardToken word = node.need("infinitive").word();
    String verb = ActBuilder.verb(word, Set.of(Use.BASE), true).entry().orElseThrow().id();
    if (b.vocabulary.find(Category.ACTION_TRAITS, verb).isEmpty()) {
      throw new NotMeant(word.place(), "«" + word.getText() + "» is no action of a card, so nobody is its target");
    }
    Optional<ActionPattern> by = node.child("instrument").map(b.patterns::instrument);
    if (by.filter(actions -> actions.level().isPresent() || !actions.traits().isEmpty() || !actions.not().isEmpty()).isPresent()) {
      throw new NotMeant(node.span(), "of the action nothing more is said than against whom");
    }
    return new Grant.OnlyAt(by.map(ActionPattern::action).orElse(verb), b.selectors.whoever(node.need("whoever"), Cells.ofCase(Cells.ACCUSATIVE)), false);
  }

  /** «особенности, обязывающие выбирать цель выстрела» */
  Grant aimsFreely(Node node) {
    node.has(CardTokens.FORCING_AIM);
    node.has(CardTokens.A);
    node.child("anyOne").ifPresent(any -> any.has(CardTokens.ANY)); // whomever they bind it to
    node.has(CardTokens.KIND);
    CardToken word = node.need("event").word();
    return new Grant.AimsFreely(word.as(Category.ACTIONS).or(() -> word.as(Category.ACTION_TRAITS)).flatMap(Lexeme::entry).orElseThrow(() -> new NotMeant(word.place(), "«" + word.getText() + "» is no action")).id());
  }

  /** «отражает удар как открытая карта» */
  Grant defending(Node node) {
    node.has(CardTokens.DEFEND);
    node.has(CardTokens.A);
    return new Grant.Defends(b.actionId(node.need("actionName")), b.performs.asThough(node.need("asThough")));
  }

  /** «не может двигаться и атаковать», «не открывается в начале хода»: each thing by itself. */
  List<Grant> cannot(Node node) {
    node.has(CardTokens.ALSO);
    node.has(CardTokens.NOT, CardTokens.CANNOT, CardTokens.DOES_NOT);
    node.has(CardTokens.MAY);
    Optional<Trigger.At> at = node.child("timing").map(b.timings::at);
    List<Grant> all = new ArrayList<>();
    for (Node each : node.all("barred", "noGain", "noWay", "noDeed")) {
      all.add(barred(each.rule().equals("barred") ? each.only() : each, at));
      if (all.size() > 1 && all.get(all.size() - 1) instanceof Grant.CannotGo && all.get(all.size() - 2) instanceof Grant.Cannot before && before.object().isEmpty()) {
        throw new NotMeant(each.span(), "whether where to is said of the one before too is not clear: say each by itself");
      }
    }
    List<Grant> barred = all.isEmpty() ? List.of(deed(node, at)) : all;
    Optional<Node> except = node.child("exceptFor");
    return except.isPresent() ? List.of(exceptFor(except.get(), barred)) : barred;
  }

  /** «…, кроме нападения ударом на ~» */
  private Grant exceptFor(Node node, List<Grant> barred) {
    node.has(CardTokens.EXCEPT);
    node.has(CardTokens.A);
    node.has(CardTokens.ON, CardTokens.AGAINST);
    boolean plain = barred.size() == 1 && barred.get(0) instanceof Grant.Cannot cannot && cannot.object().isEmpty() && cannot.at().isEmpty();
    if (!plain) {
      throw new NotMeant(node.span(), "what is excepted is not clear: say it of one thing that cannot be done");
    }
    ActionPattern but = performedBy(node);
    return new Grant.CannotBut(((Grant.Cannot) barred.get(0)).verb(), but, node.child("whoever").map(whom -> b.selectors.whoever(whom, 0)));
  }

  private Grant barred(Node node, Optional<Trigger.At> at) {
    if (node.rule().equals("noDeed")) {
      return deed(node, at);
    }
    node.has(CardTokens.GAIN);
    if (at.isPresent()) {
      throw new NotMeant(node.span(), "this is never so, at no time: leave out when");
    }
    return node.rule().equals("noWay") ? b.places.noWay(node) : noGain(node);
  }

  /** «получать {counter} от других существ»; «… другим способом» is by whatever other cards do: what it says itself is no other way. */
  Grant noGain(Node node) {
    node.has(CardTokens.GAIN);
    node.has(CardTokens.FROM);
    Optional<Selector> from = node.child("whoever").map(who -> whoseText(b.selectors.whoever(who, Cells.ofCase(Cells.GENITIVE)), who));
    if (node.has(CardTokens.OTHER_WAY)) {
      from = Optional.of(new Selector.Pick(new Count.Each(), Whose.ANY, b.vocabulary.defaultKind(), List.of(new Filter.Other()), Optional.empty()));
    }
    return new Grant.CannotGain(node.child("keyword").map(keyword -> b.id(keyword, Category.KEYWORDS)).orElseGet(() -> b.id(node.need("counter"), Category.COUNTERS)), from);
  }

  private static Selector whoseText(Selector from, Node who) {
    if (!(from instanceof Selector.Pick pick && pick.count() instanceof Count.Each)) {
      throw new NotMeant(who.span(), "cards that fit a description were expected here, all of them: by whose text it is not given");
    }
    return from;
  }

  /** «нападать ударом на закрытых существ»: of an action nothing more is said than against whom. */
  private Grant.Cannot noAction(Node node, Optional<Trigger.At> at) {
    node.has(CardTokens.PERFORM);
    node.has(CardTokens.A);
    node.has(CardTokens.ON, CardTokens.AGAINST);
    Optional<Node> infinitive = node.child("infinitive");
    ActionPattern actions = infinitive.isPresent() ? b.patterns.instrument(node.need("instrument")) : new ActionPattern(named(node.need("event").word()).id(), List.of(), List.of(), Optional.empty(), Optional.empty());
    boolean performs = infinitive.isEmpty() || b.vocabulary.find(Category.ACTION_TRAITS, ActBuilder.verb(infinitive.get().word(), Set.of(Use.BASE), true).entry().orElseThrow().id()).isPresent();
    if (!performs || actions.level().isPresent() || !actions.traits().isEmpty() || !actions.not().isEmpty()) {
      throw new NotMeant(node.span(), "what cannot be done is an action, of which nothing more is said than against whom");
    }
    int cases = node.shows(CardTokens.AGAINST).isEmpty() ? Cells.ofCase(Cells.ACCUSATIVE) : Cells.ofCase(Cells.DATIVE);
    return new Grant.Cannot(actions.action(), node.child("object").map(object -> b.selectors.selector(object.need("selector"), cases)), at);
  }

  private static Entry named(CardToken word) {
    return ActionPatternBuilder.action(word).orElseThrow(() -> new NotMeant(word.place(), "«" + word.getText() + "» is no action"));
  }

  /** «не может быть изгнан с кладбища»: so long as it lies there, it cannot be done to it. */
  Ability outOf(Node prohibition, Selector subject, Optional<Condition> condition) {
    List<Node> all = prohibition.all("barred");
    if (all.size() != 1 || !subject.isSelf() || prohibition.sees("timing") || prohibition.sees("exceptFor")) {
      throw new NotMeant(prohibition.span(), "from where it cannot be done is said of the card itself, and of one thing that is done");
    }
    prohibition.has(CardTokens.ALSO);
    prohibition.has(CardTokens.NOT);
    prohibition.has(CardTokens.MAY, CardTokens.CANNOT);
    Node deed = all.get(0).need("noDeed");
    deed.has(CardTokens.IS);
    Node from = deed.need("inZone");
    if (!from.has(CardTokens.WITH, CardTokens.OUT_OF, CardTokens.FROM)) {
      throw new NotMeant(from.span(), "from where was expected here");
    }
    Selector.InZone zone = b.filters.inZone(from);
    Condition there = new Condition.Holds(subject, new Filter.Located(zone.zone(), zone.whose()));
    Condition so = condition.map(said -> Normal.all(List.of(there, said))).orElse(there);
    return new Ability.Continuous(subject, new Grant.Cannot(verb(deed, false), Optional.empty(), Optional.empty()), Optional.of(so));
  }

  /** What is done and to whom, without when. */
  Grant.Cannot deed(Node node) {
    return deed(node, Optional.empty());
  }

  private Grant.Cannot deed(Node node, Optional<Trigger.At> at) {
    node.child("agent").ifPresent(who -> {
      throw new NotMeant(who.span(), "by whom it cannot be done is said of what always holds: say of those that they cannot do it");
    });
    node.child("inZone").ifPresent(zone -> {
      throw new NotMeant(zone.span(), "from where it cannot be done is said of what always holds for the card itself");
    });
    if (node.sees("noAction")) {
      return noAction(node.need("noAction"), at);
    }
    Optional<Selector> object = node.child("object").map(o -> b.selectors.selector(o.need("selector"), Cells.ofCase(Cells.ACCUSATIVE)));
    String verb = verb(node, object.isPresent());
    if (object.isEmpty() && b.vocabulary.find(Category.VERBS, verb).filter(this::counts).isPresent()) {
      throw new NotMeant(node.span(), "what is taken or given so is missing: «cards»");
    }
    return new Grant.Cannot(verb, object.filter(what -> !isCounted(verb, what)), at);
  }

  /** Whether a verb is done with a number of something, and to nobody: «взять карты». */
  private boolean counts(Entry verb) {
    Frame frame = Frame.of(verb.words(b.language).get(0));
    return frame.slot("object").isEmpty() && frame.slot("amount").flatMap(Frame.Piece::of).filter(kind -> b.vocabulary.find(Category.KINDS, kind).isPresent()).isPresent();
  }

  /** «не может брать карты»: what the verb counts is no one whom it is done to. */
  private boolean isCounted(String verb, Selector what) {
    return what instanceof Selector.Pick pick
        && pick.filters().isEmpty()
        && b.vocabulary.find(Category.VERBS, verb).stream()
            .flatMap(entry -> entry.words(b.language).stream())
            .anyMatch(wording -> Frame.of(wording).slot("amount").flatMap(Frame.Piece::of).filter(pick.kind()::equals).isPresent());
  }

  /** «не может открыться» and "cannot be opened" are done to the subject; «не может ранить» must say whom, or it would be told as the same. */
  String verb(Node node, boolean hasObject) {
    Optional<CardToken> part = node.token(CardTokens.ROLE);
    if (part.isPresent()) {
      // «не может быть защитником»: it is not made one
      String role = part.get().as(Category.ROLES).flatMap(Lexeme::entry).orElseThrow().id();
      node.has(CardTokens.A);
      return b.vocabulary.of(Category.VERBS).stream().filter(verb -> verb.option("makes").filter(role::equals).isPresent()).findFirst().orElseThrow(() -> new NotMeant(part.get().place(), "no verb makes anybody this")).id();
    }
    if (node.sees("participle")) {
      CardToken done = node.need("participle").word();
      return doneToSubject(ActBuilder.verb(done, Set.of(Use.PARTICIPLE), true), done);
    }
    CardToken token =
        node.child("infinitive").or(() -> node.child("reflexiveInfinitive")).orElseGet(() -> node.need("forbiddenFinite")).word();
    Lexeme verb = ActBuilder.verb(token, Set.of(Use.BASE, Use.FINITE, Use.REFLEXIVE_BASE, Use.REFLEXIVE_FINITE), hasObject);
    Frame frame = (Frame) verb.detail().orElseThrow();
    boolean active = (verb.use() == Use.BASE || verb.use() == Use.FINITE) && !frame.objectIsSubject();
    if (active && !hasObject && frame.slot("object").filter(s -> !s.optional()).isPresent()) {
      throw new NotMeant(token.place(), "«" + token.getText() + "»: whom or what is missing");
    }
    return verb.use() == Use.REFLEXIVE_BASE || verb.use() == Use.REFLEXIVE_FINITE ? doneToSubject(verb, token) : verb.entry().orElseThrow().id();
  }

  /** «~ не может быть атакован существами с полётом»: that is what those cannot do. */
  Ability byWhom(Node prohibition, Selector whom, Optional<Condition> condition) {
    prohibition.has(CardTokens.NOT, CardTokens.CANNOT);
    prohibition.has(CardTokens.MAY);
    List<Node> all = prohibition.all("barred");
    if (all.size() > 1 || prohibition.sees("timing") || prohibition.sees("exceptFor")) {
      throw new NotMeant(prohibition.span(), "by whom it cannot be done is said of one thing alone: say the rest in a sentence of its own");
    }
    Node deed = all.get(0).need("noDeed");
    deed.has(CardTokens.IS);
    deed.has(CardTokens.BY);
    CardToken done = deed.need("participle").word();
    Node agent = deed.need("agent");
    Concord.ofCase(b.language, agent, Cells.ofCase(Cells.INSTRUMENTAL));
    Selector who = b.selectors.selector(agent.need("selector"), b.language == Language.RU ? Cells.ofCase(Cells.INSTRUMENTAL) : 0);
    String verb = ActBuilder.verb(done, Set.of(Use.PARTICIPLE), true).entry().orElseThrow().id();
    // what a player does his cards do
    boolean opponent = who instanceof Selector.Player player && player.who() == Selector.Who.OPPONENT;
    Selector by = opponent ? new Selector.Pick(new Count.Each(), Whose.OPPONENTS, b.vocabulary.defaultKind(), List.of(), Optional.empty()) : GrantBuilder.each(who, agent);
    return new Ability.Continuous(by, new Grant.Cannot(verb, Optional.of(whom), Optional.empty()), condition);
  }

  /** «~ не могут атаковать орки»: that is what those cannot do. */
  Ability byNamedBehind(Node prohibition, Selector whom, Optional<Condition> condition) {
    prohibition.has(CardTokens.NOT);
    prohibition.has(CardTokens.MAY);
    Optional<Node> deed = prohibition.child("barred").map(barred -> barred.need("noDeed"));
    if (deed.isEmpty() || deed.get().sees("noAction") || prohibition.sees("timing") || prohibition.sees("exceptFor")) {
      throw new NotMeant(prohibition.span(), "who cannot do it is said first, in the nominative");
    }
    Node object = deed.get().need("object");
    Selector who = b.selectors.selector(object.need("selector"), Cells.ofCase(Cells.NOMINATIVE));
    Selector by = who.isSelf() ? who : GrantBuilder.each(who, object);
    return new Ability.Continuous(by, new Grant.Cannot(verb(deed.get(), true), Optional.of(whom), Optional.empty()), condition);
  }

  /** «~ не может быть целью выстрелов эльфов»: that is what those cannot do. */
  Ability noAim(Node prohibition, Selector whom, Optional<Condition> condition) {
    prohibition.has(CardTokens.NOT, CardTokens.CANNOT);
    prohibition.has(CardTokens.MAY);
    List<Node> all = prohibition.all("barred");
    if (all.size() > 1 || prohibition.sees("timing") || prohibition.sees("exceptFor")) {
      throw new NotMeant(prohibition.span(), "of what it cannot be the target is said by itself: say the rest in a sentence of its own");
    }
    Node deed = all.get(0).need("noDeed");
    deed.has(CardTokens.IS);
    Node aim = deed.need("aim");
    aim.count(CardTokens.A);
    aim.has(CardTokens.TARGET_OF);
    Node said = aim.need("actionPattern");
    ActionPattern actions = b.patterns.pattern(said);
    if (actions.level().isPresent() || !actions.traits().isEmpty() || !actions.not().isEmpty() || actions.sized().isPresent()) {
      throw new NotMeant(said.span(), "what cannot be done is an action, of which nothing more is said than whose it is");
    }
    Selector who = actions.from().orElseGet(() -> new Selector.Pick(new Count.Each(), Whose.ANY, b.vocabulary.defaultKind(), List.of(), Optional.empty()));
    return new Ability.Continuous(who.isSelf() ? who : GrantBuilder.each(who, said), new Grant.Cannot(actions.action(), Optional.of(whom), Optional.empty()), condition);
  }

  /** What can also be done without naming anybody would be told the same when nobody may do it to the subject, so this has no wording of its own. */
  private static String doneToSubject(Lexeme verb, CardToken token) {
    Frame frame = (Frame) verb.detail().orElseThrow();
    if (!frame.objectIsSubject() && frame.slot("object").filter(Frame.Piece::optional).isPresent()) {
      throw new NotMeant(token.place(), "«" + token.getText() + "» is said of whom it is done to: write from which actions there is protection");
    }
    return verb.entry().orElseThrow().id();
  }

  /** «может не открываться в начале хода». */
  Grant.MayRefrain refrain(Node node) {
    node.has(CardTokens.MAY, CardTokens.REFRAIN);
    node.has(CardTokens.NOT);
    Optional<Trigger.At> at = node.child("timing").map(b.timings::at);
    String verb = verb(node, false);
    if (b.vocabulary.find(Category.VERBS, verb).filter(entry -> isToldAlone(entry) && !counts(entry)).isEmpty()) {
      throw new NotMeant(node.span(), "this is done to somebody or something, and nobody refrains from what others do: say that it cannot be done");
    }
    return new Grant.MayRefrain(verb, at);
  }
}
