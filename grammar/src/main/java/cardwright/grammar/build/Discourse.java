package cardwright.grammar.build;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Anaphora.Referent;
import cardwright.grammar.meaning.Anaphora;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Selector.Pick;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.parse.Node;
import cardwright.grammar.source.Span;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexeme;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Remembers with which words things were spoken of, and holds every pronoun against what it will mean in play: it must mean somebody, and
 * agree with him in number and, in Russian, in gender.
 */
final class Discourse {
  private static final int SINGULAR = 1 << Cells.MASCULINE | 1 << Cells.FEMININE | 1 << Cells.NEUTER;
  private static final int MANY = 1 << Cells.PLURAL;

  /** What is wrong with "the orc" where no orc was spoken of last. */
  static final String UNTOLD = "which one «the» means was not told before: say «a» or «each», or name who is meant";

  private final Language language;
  private final Map<Selector.It, Node> pronouns = new IdentityHashMap<>();
  private final Map<Selector.It, Calling> callings = new IdentityHashMap<>();
  private final Map<Selector.It, ToldBuilder.Done> deeds = new IdentityHashMap<>();
  private final Map<Pick, Node> descriptions = new IdentityHashMap<>();
  private final Map<Pick, Integer> genders = new IdentityHashMap<>();
  private final List<Named> named = new ArrayList<>();

  /** Pronouns of where something goes: not onto itself, so whom else they can mean is clear. */
  private final Set<Selector.It> goals = Collections.newSetFromMap(new IdentityHashMap<>());

  /** Pronouns of who rolled: each side of a strike can roll, so he must be one who was told of. */
  private final Set<Selector.It> rollers = Collections.newSetFromMap(new IdentityHashMap<>());

  /** Where it was told who does something, or of whom something is said. */
  private final List<Span> subjects = new ArrayList<>();
  private final List<Span> asides = new ArrayList<>();

  /** Where the card itself was named within a description. */
  private final List<Span> selfInside = new ArrayList<>();

  /** The rules of markers that were made, and the one that is being made. */
  private final List<Span> rules = new ArrayList<>();
  private Optional<Span> rule = Optional.empty();

  private record Named(Selector selector, Span place, int genders) {}

  /**
   * What somebody is called who was spoken of before.
   *
   * @param id the entry of the noun
   * @param columns the genders and numbers of its form; 0 if they are not known
   */
  private record Calling(String id, int columns) {
    boolean of(Pick pick) {
      return pick.kind().equals(id) || pick.filters().contains(new Filter.Is(id));
    }
  }

  Discourse(Language language) {
    this.language = language;
  }

  /** A pronoun that the text has, to be checked when its whole ability is known. */
  Selector.It pronoun(Node node) {
    Selector.It it = new Selector.It();
    pronouns.put(it, node);
    return it;
  }

  /** «этого пирата»: whoever is spoken of must have been called so. */
  Selector.It pronoun(Node node, CardToken called) {
    Selector.It it = pronoun(node);
    calling(called).ifPresent(calling -> callings.put(it, calling));
    return it;
  }

  private static Optional<Calling> calling(CardToken called) {
    int columns = columns(called.lexemes().stream().mapToInt(Lexeme::mask).reduce(0, (one, other) -> one | other));
    return called.lexemes().stream().flatMap(lexeme -> lexeme.entry().stream()).findFirst().map(entry -> new Calling(entry.id(), columns));
  }

  /** «пока этот гном открыт»: the card itself, of which a condition goes on, is called by no noun. */
  void calledByNoun(Condition condition) {
    Tree.visit(condition, part -> {
      if (part instanceof Selector.It it && callings.containsKey(it)) {
        throw new NotMeant(pronouns.get(it).span(), "nobody of whom this could be said was spoken of before: name who is meant, or write ~ for the card itself");
      }
    });
  }

  /** Whether somebody who is called so was told of before a place; of a mere card an event can tell without naming it. */
  boolean wasTold(Span place, CardToken called, String anything) {
    return calling(called).filter(calling -> calling.id().equals(anything) || descriptions.entrySet().stream().anyMatch(each -> each.getValue().span().end() <= place.start() && calling.of(each.getKey()))).isPresent();
  }

  /** «погибшее существо»: whoever is spoken of must have been told to have this done to him. */
  void doneTo(Selector.It it, ToldBuilder.Done done) {
    deeds.put(it, done);
  }

  /**
   * A description and the words that it is.
   *
   * @param mask the cells in which its words agree; 0 if their forms are not known
   */
  Pick described(Pick pick, Node node, int mask) {
    inside(node.span());
    descriptions.put(pick, node);
    genders.put(pick, columns(mask) & SINGULAR);
    return pick;
  }

  /** «если он выбросил 6»: who rolled must have been told of. */
  void rolled(Selector who) {
    if (who instanceof Selector.It it) {
      rollers.add(it);
    }
  }

  /** Whoever stands here does something, or something is said of him: «он» behind that can go on about him. */
  void subject(Node node) {
    subjects.add(node.span());
  }

  /** Whoever stands here is told of only to say that he is not meant. */
  void aside(Node node) {
    asides.add(node.span());
  }

  /** A part in a procedure, or the card itself: whom its own word means is settled, so a pronoun behind it can stand for it. */
  <T extends Selector> T named(T selector, Node node, int mask) {
    named.add(new Named(selector, node.span(), columns(mask) & SINGULAR));
    return selector;
  }

  /** Forgets the parts that were named within a stretch: inside a description or a number they are no one whom a pronoun goes on about. */
  void inside(Span span) {
    named.stream().filter(each -> each.selector().isSelf() && holds(span, each.place())).map(Named::place).forEach(selfInside::add);
    named.removeIf(named -> holds(span, named.place()));
  }

  /** Whether it is the last cell or the like of its kind that was spoken of before a place. */
  boolean isLast(Pick pick, Node place) {
    return descriptions.entrySet().stream()
        .filter(each -> each.getKey().kind().equals(pick.kind()) && each.getValue().span().end() <= place.span().start())
        .max(Comparator.comparing(each -> each.getValue().span().start()))
        .filter(last -> last.getKey() == pick)
        .isPresent();
  }

  /** Whether something that «это существо» would speak of was spoken of before this place. */
  boolean spokenOfBefore(Span place) {
    return descriptions.values().stream().anyMatch(node -> node.span().end() <= place.start());
  }

  /** The same of one of a kind: within the rule of a marker only what the rule itself spoke of counts, for «эта клетка» is the one that bears it. */
  boolean spokenOfBefore(Span place, Optional<String> kind) {
    return rule.isEmpty()
        ? spokenOfBefore(place)
        : descriptions.entrySet().stream().anyMatch(each -> each.getValue().span().start() >= rule.get().start() && each.getValue().span().end() <= place.start() && kind.filter(each.getKey().kind()::equals).isPresent());
  }

  /** Whether two places speak of the same things: both within the rule of one marker, or both within none. */
  private boolean together(Span one, Span other) {
    return rules.stream().allMatch(each -> holds(each, one) == holds(each, other));
  }

  private static boolean holds(Span rule, Span place) {
    return rule.start() <= place.start() && place.end() <= rule.end();
  }

  /** Whether what is read is the rule of a marker. */
  boolean isInRule() {
    return rule.isPresent();
  }

  /** Makes the rule of a marker, which speaks of whatever bears it. */
  <T> T rule(Span place, Builder.Making<T> making) {
    Optional<Span> outer = rule;
    rule = Optional.of(place);
    rules.add(place);
    try {
      return making.make();
    } finally {
      rule = outer;
    }
  }

  /**
   * Holds the pronouns of abilities against whom they mean.
   *
   * @return the abilities in which a pronoun that goes on about a part in a procedure is that part
   */
  List<Ability> settled(List<Ability> told) {
    List<Ability> abilities = Existing.told(told, this);
    Map<Selector.It, Selector> meant = new IdentityHashMap<>();
    Tree.visit(abilities, part -> {
      if (part instanceof Effect.Act act && act.object().filter(Pick.class::isInstance).isPresent()) {
        act.place().ifPresent(place -> Tree.visit(place, within -> goal(within)));
      }
    });
    for (Anaphora.Mention mention : Anaphora.of(abilities)) {
      Node node = pronouns.get(mention.pronoun());
      if (node != null && deeds.containsKey(mention.pronoun())) {
        told(node, mention, abilities);
      } else if (node != null && callings.containsKey(mention.pronoun())) {
        called(node, mention);
      } else if (node != null) {
        named(node, mention.referent()).ifPresentOrElse(role -> meant.put(mention.pronoun(), role), () -> {
          check(node, mention.referent());
          if (rollers.contains(mention.pronoun()) && mention.referent() instanceof Referent.Patient patient && patient.described().isEmpty()) {
            throw new NotMeant(node.span(), "which side rolled is not clear: name who is meant");
          }
          if (!goals.contains(mention.pronoun())) {
            alone(node, mention.referent());
          }
        });
      }
    }
    return meant.isEmpty() ? abilities : Tree.rewrite(abilities, part -> part instanceof Selector.It it ? meant.getOrDefault(it, it) : toldToItself(part));
  }

  /** What the card itself does needs nobody to be named, also where a pronoun turns out to be the card. */
  static Object toldToItself(Object part) {
    if (part instanceof Effect.Perform perform && perform.agent().filter(Selector::isSelf).isPresent()) {
      return new Effect.Perform(Optional.empty(), perform.action(), perform.target(), perform.as());
    }
    if (part instanceof Effect.UseKeyword use && use.agent().filter(Selector::isSelf).isPresent()) {
      return new Effect.UseKeyword(Optional.empty(), use.keyword(), use.to());
    }
    return part instanceof Effect.Act act && act.agent().filter(Selector::isSelf).isPresent()
        ? new Effect.Act(act.verb(), Optional.empty(), act.object(), act.amount(), act.place())
        : part;
  }

  private void goal(Object part) {
    if (part instanceof Selector.It it) {
      goals.add(it);
    }
  }

  private void told(Node node, Anaphora.Mention mention, List<Ability> abilities) {
    ToldBuilder.Done done = deeds.get(mention.pronoun());
    if (!ToldBuilder.isTold(abilities, mention.referent(), done.verbs()) || described(mention.referent()).filter(done.called()).isEmpty()) {
      throw new NotMeant(node.span(), "nothing tells that this was done to whoever was spoken of last: name who is meant");
    }
    if (isAnotherNamedSince(node, mention.referent())) {
      throw new NotMeant(node.span(), "another was named since whoever this was done to was spoken of: say this before, or name who is meant");
    }
    int said = columns(done.mask());
    int meant = meant(mention.referent());
    if (!done.named()) {
      check(node, mention.referent());
    } else if ((said & meant & MANY) == 0 && ((said & SINGULAR) == 0 || (meant & SINGULAR) == 0)) {
      throw new NotMeant(node.span(), "whether one is meant or several does not agree with what was spoken of last: name who is meant");
    }
  }

  private void called(Node node, Anaphora.Mention mention) {
    if (!isCalledSo(mention)) {
      throw new NotMeant(node.span(), node.leaves().get(0).getType() == CardTokens.A ? UNTOLD : "nobody of whom this could be said was spoken of last: name who is meant");
    }
    int said = callings.get(mention.pronoun()).columns();
    int meant = meant(mention.referent());
    if (said != 0 && (said & meant & MANY) == 0 && ((said & SINGULAR) == 0 || (meant & SINGULAR) == 0)) {
      throw new NotMeant(node.span(), "whether one is meant or several does not agree with what was spoken of last: name who is meant");
    }
  }

  private boolean isCalledSo(Anaphora.Mention mention) {
    return described(mention.referent()).filter(callings.get(mention.pronoun())::of).isPresent();
  }

  /** Whether a pronoun can mean nobody who was spoken of: nobody was, or he is called otherwise. */
  boolean isUnspoken(Anaphora.Mention mention) {
    Node node = pronouns.get(mention.pronoun());
    if (node == null || callings.containsKey(mention.pronoun())) {
      return node != null && !isCalledSo(mention);
    }
    return named(node, mention.referent()).isEmpty() && (isNobody(mention.referent()) || (said(node) & meant(mention.referent())) == 0);
  }

  private static Optional<Pick> described(Referent referent) {
    Optional<? extends Selector> selector =
        referent instanceof Referent.Chosen chosen ? Optional.of(chosen.selector())
            : referent instanceof Referent.EachOf each ? Optional.of(each.selector())
            : referent instanceof Referent.Patient patient ? patient.described()
            : referent instanceof Referent.Target target ? target.action().target() : Optional.empty();
    return selector.filter(Pick.class::isInstance).map(Pick.class::cast);
  }

  /** Whose own word stood last before the pronoun, if nothing that agrees with it was spoken of since; the card itself only where nobody else was. */
  private Optional<Selector> named(Node pronoun, Referent referent) {
    int said = said(pronoun);
    int since = referent instanceof Referent.Chosen chosen && descriptions.containsKey(chosen.selector()) ? descriptions.get(chosen.selector()).span().start() : -1;
    Optional<Selector> last = Optional.empty();
    for (Named each : named) {
      if (!together(each.place(), pronoun.span())) {
        continue;
      }
      boolean agrees = ((each.genders() == 0 ? SINGULAR : each.genders()) & said) != 0;
      agrees &= !each.selector().isSelf() || isNobody(referent) || (said & meant(referent)) == 0;
      agrees &= !each.selector().isSelf() || !isAnotherNearer(each.place(), pronoun, said);
      if (agrees && each.place().end() <= pronoun.span().start() && each.place().start() > since) {
        since = each.place().start();
        last = Optional.of(each.selector());
      }
    }
    return last.or(() -> isNobody(referent) || (said & meant(referent)) != 0 ? Optional.empty() : onlyItself(pronoun, said));
  }

  /** «при атаке по существу рядом с ~ – он …»: the card itself, where its own word stood within a description and a pronoun agrees with nobody who was spoken of. */
  private Optional<Selector> onlyItself(Node pronoun, int said) {
    boolean told = selfInside.stream().anyMatch(place -> place.end() <= pronoun.span().start() && together(place, pronoun.span()));
    boolean another = descriptions.entrySet().stream()
        .filter(each -> together(each.getValue().span(), pronoun.span()) && !each.getKey().kind().equals(ConditionBuilder.CELL) && each.getValue().span().end() <= pronoun.span().start())
        .anyMatch(each -> (singular(each.getKey()) & said) != 0);
    return told && !another && (said & SINGULAR) != 0 ? Optional.of(new Selector.Self()) : Optional.empty();
  }

  /** Whether somebody's own word stands between a participle and whom it means, so that a pronoun in its stead would go on about him. */
  private boolean isAnotherNamedSince(Node participle, Referent referent) {
    int since = referent instanceof Referent.Chosen chosen && descriptions.containsKey(chosen.selector()) ? descriptions.get(chosen.selector()).span().start() : -1;
    return named.stream()
        .filter(each -> !each.selector().isSelf() && together(each.place(), participle.span()))
        .anyMatch(each -> each.place().start() > since && each.place().end() <= participle.span().start());
  }

  /** Whether something was described between the card's own word and the pronoun that the pronoun agrees with as well. */
  private boolean isAnotherNearer(Span self, Node pronoun, int said) {
    return descriptions.entrySet().stream()
        .filter(each -> together(each.getValue().span(), pronoun.span()) && !each.getKey().kind().equals(ConditionBuilder.CELL))
        .anyMatch(each -> each.getValue().span().start() > self.start() && each.getValue().span().end() <= pronoun.span().start() && (genders.getOrDefault(each.getKey(), 0) & said) != 0);
  }

  /** Nothing was spoken of, or an event that happens to the card itself, of which the text does not say who does it. */
  private static boolean isNobody(Referent referent) {
    return referent instanceof Referent.Nobody
        || referent instanceof Referent.Patient patient && patient.event().patient().filter(Selector::isSelf).isPresent() && patient.described().isEmpty();
  }

  /** How many of those of whom a condition said that they are there a pronoun means, if it agrees with them. */
  Optional<Count> couldMean(Selector.It it, Pick there) {
    Node node = pronouns.get(it);
    Calling called = callings.get(it);
    if (node == null || deeds.containsKey(it) || called != null && !called.of(there)) {
      return Optional.empty();
    }
    int said = said(node);
    boolean several = there.count() instanceof Count.AtLeast least && !least.n().is(1) || there.count() instanceof Count.Exactly exactly && !exactly.n().is(1);
    // of those whose words fit, the one who is told most of, and of these the last
    int known = genders.entrySet().stream()
        .filter(each -> each.getValue() != 0 && each.getKey().kind().equals(there.kind()) && there.filters().containsAll(each.getKey().filters()))
        .max(Comparator.comparingInt((Map.Entry<Pick, Integer> each) -> each.getKey().filters().size()).thenComparingInt(each -> descriptions.get(each.getKey()).span().start()))
        .map(Map.Entry::getValue).orElse(SINGULAR);
    if (!several && (said & (language == Language.EN ? SINGULAR : known)) != 0) {
      return Optional.of(new Count.Exactly(new Value.Constant(1)));
    }
    boolean pair = there.filters().stream().anyMatch(Filter.Mutual.class::isInstance);
    return (said & MANY) != 0 ? Optional.of(pair ? new Count.Exactly(new Value.Constant(2)) : new Count.Each()) : Optional.empty();
  }

  private void check(Node node, Referent referent) {
    CardToken token = node.leaves().get(0);
    if (isNobody(referent)) {
      throw new NotMeant(node.span(), "nobody was spoken of before whom «" + token.getText() + "» could mean: name who is meant, or write ~ for the card itself");
    }
    int said = said(node);
    int meant = meant(referent);
    if ((said & meant) == 0) {
      String words = words(referent).map(w -> ", «" + w + "»").orElse("");
      throw new NotMeant(node.span(), "«" + token.getText() + "» does not agree with what was spoken of last" + words + ": use the pronoun that agrees, or name who is meant");
    }
  }

  /** Whom a pronoun means in play must be whom a reader takes it to mean. */
  private void alone(Node node, Referent referent) {
    CardToken token = node.leaves().get(0);
    if (token.getType() != CardTokens.IT) {
      return; // «величина его брони» is held against whom it means with the whole that it stands in
    }
    rival(node, referent, said(node)).ifPresent(rival -> {
      throw new NotMeant(node.span(), "whom «" + token.getText() + "» means is not clear: «" + text(descriptions.get(rival)) + "» could be meant as well as «" + words(referent).orElse("") + "»; name who is meant");
    });
  }

  /**
   * Another than whom a pronoun means in play, whom it can mean as well to a reader: one who is named nearer, or of a pronoun of whom something
   * is said the one who did something before. English pronouns say too little of whom they mean to be told so.
   */
  private Optional<Pick> rival(Node pronoun, Referent referent, int said) {
    Optional<Pick> meant = described(referent);
    if (language != Language.RU || meant.isEmpty() || !descriptions.containsKey(meant.get())) {
      return Optional.empty();
    }
    boolean nominative = pronoun.leaves().get(0).lexemes().stream().anyMatch(lexeme -> (lexeme.mask() & Cells.ofCase(Cells.NOMINATIVE)) != 0);
    Span place = descriptions.get(meant.get()).span();
    if (subjects.stream().anyMatch(subject -> holds(subject, place))) {
      return Optional.empty();
    }
    return descriptions.entrySet().stream()
        .filter(each -> each.getKey() != meant.get() && !each.getKey().kind().equals(ConditionBuilder.CELL) && ((each.getKey().count() instanceof Count.Each ? MANY : ofPick(each.getKey())) & said) != 0)
        .filter(each -> each.getValue().span().end() <= pronoun.span().start() && together(each.getValue().span(), pronoun.span()))
        .filter(each -> asides.stream().noneMatch(aside -> holds(aside, each.getValue().span())))
        .filter(each -> descriptions.values().stream().noneMatch(other -> other != each.getValue() && holds(other.span(), each.getValue().span())))
        .filter(each -> each.getValue().span().start() > place.end() || nominative && subjects.stream().anyMatch(subject -> holds(subject, each.getValue().span())))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** Whether a pronoun speaks of one, and not of several. */
  boolean isOne(Node pronoun) {
    return (said(pronoun) & SINGULAR) != 0;
  }

  /** «если это гном»: the word alone points at whoever it is, of whatever gender. */
  private int said(Node node) {
    CardToken token = node.leaves().get(0);
    return node.leaves().size() == 1 && isNeuter(token) ? SINGULAR : said(token);
  }

  /** «это»: the form that also points without a noun behind it. */
  static boolean isNeuter(CardToken word) {
    int neuter = Cells.cell(Cells.NOMINATIVE, Cells.NEUTER);
    return word.lexemes().stream().anyMatch(lexeme -> lexeme.type() == CardTokens.THIS && (lexeme.mask() & neuter) != 0);
  }

  private int said(CardToken token) {
    if (language == Language.EN) {
      return token.detail().isPresent() ? MANY : SINGULAR;
    }
    int mask = 0;
    for (Lexeme lexeme : token.lexemes()) {
      mask |= columns(lexeme.mask());
    }
    return mask == 0 ? SINGULAR | MANY : mask;
  }

  private int meant(Referent referent) {
    if (referent instanceof Referent.Chosen chosen) {
      return ofPick(chosen.selector());
    }
    if (referent instanceof Referent.EachOf each) {
      return each.selector() instanceof Pick pick ? singular(pick) : SINGULAR;
    }
    if (referent instanceof Referent.Patient patient) {
      return patient.described().map(this::ofAny).orElse(SINGULAR);
    }
    return referent instanceof Referent.Target target ? target.action().target().map(this::ofOne).orElse(SINGULAR) : SINGULAR | MANY;
  }

  private int ofOne(Selector selector) {
    return selector instanceof Pick pick ? singular(pick) : SINGULAR;
  }

  /** «когда погибают орки, …»: whichever it is, «он» as well as «они». */
  private int ofAny(Selector selector) {
    return ofOne(selector) | (selector instanceof Pick pick && pick.count() instanceof Count.Each ? MANY : 0);
  }

  private int ofPick(Pick pick) {
    if (pick.count() instanceof Count.Each) {
      return MANY | singular(pick);
    }
    Optional<Value> number =
        pick.count() instanceof Count.Exactly exactly ? Optional.of(exactly.n())
            : pick.count() instanceof Count.UpTo most ? Optional.of(most.n())
            : pick.count() instanceof Count.AtRandom random ? Optional.of(random.n())
            : Optional.empty();
    if (number.filter(n -> n.is(1)).isPresent()) {
      return singular(pick);
    }
    boolean settled = number.map(Value.Constant.class::isInstance).orElse(true);
    return settled ? MANY : MANY | singular(pick);
  }

  private int singular(Pick pick) {
    int known = genders.getOrDefault(pick, 0);
    return language == Language.EN || known == 0 ? SINGULAR : known;
  }

  private Optional<String> words(Referent referent) {
    Optional<? extends Selector> selector =
        referent instanceof Referent.Chosen chosen ? Optional.of(chosen.selector())
            : referent instanceof Referent.EachOf each ? Optional.of(each.selector())
            : referent instanceof Referent.Patient patient ? patient.described()
            : Optional.empty();
    return selector.filter(Pick.class::isInstance).map(descriptions::get).map(Discourse::text);
  }

  private static String text(Node node) {
    return node.leaves().stream().sorted(Comparator.comparing(t -> t.place().start())).map(CardToken::getText).collect(Collectors.joining(" "));
  }

  /** The genders and the plural that a mask of cells allows, a bit each. */
  private static int columns(int mask) {
    int columns = 0;
    for (int column = 0; column < 4; column++) {
      if ((mask & Cells.ofGender(column)) != 0) {
        columns |= 1 << column;
      }
    }
    return columns;
  }
}
