package cardwright.grammar.build;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Letters;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.parse.Node;
import cardwright.grammar.source.Problem;
import cardwright.grammar.source.Span;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Occasion;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import cardwright.grammar.vocabulary.Vocabulary;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Makes the meaning of one syntax tree. It reads children by the names of their rules and knows no order of words; the only thing it asks of
 * the language is how «unless» is said. When a meaning is made, every word that nothing was made of is an error at its place.
 */
public final class Builder {

  final Vocabulary vocabulary;
  final Language language;
  final ValueBuilder values = new ValueBuilder(this);
  final SelectorBuilder selectors = new SelectorBuilder(this);
  final DraftBuilder drafts = new DraftBuilder(this);
  final NatureBuilder natures = new NatureBuilder(this);
  final PlaceBuilder places = new PlaceBuilder(this);
  final LineBuilder lines = new LineBuilder(this);
  final FilterBuilder filters = new FilterBuilder(this);
  final ConditionBuilder conditions = new ConditionBuilder(this);
  final FactBuilder facts = new FactBuilder(this);
  final WhichBuilder whiches = new WhichBuilder(this);
  final EffectBuilder effects = new EffectBuilder(this);
  final GainBuilder gains = new GainBuilder(this);
  final CounterBuilder counters = new CounterBuilder(this);
  final MarkerBuilder markers = new MarkerBuilder(this);
  final PerformBuilder performs = new PerformBuilder(this);
  final ActBuilder acts = new ActBuilder(this);
  final ActionPatternBuilder patterns = new ActionPatternBuilder(this);
  final TriggerBuilder triggers = new TriggerBuilder(this);
  final TimingBuilder timings = new TimingBuilder(this);
  final GrantBuilder grants = new GrantBuilder(this);
  final PermissionBuilder permissions = new PermissionBuilder(this);
  final AbilityBuilder abilities = new AbilityBuilder(this);
  final NamingBuilder namings = new NamingBuilder(this);
  final ChoiceBuilder choices = new ChoiceBuilder(this);
  final LimitBuilder limits = new LimitBuilder(this);
  final HostBuilder hosts = new HostBuilder(this);
  final FrontedBuilder fronted = new FrontedBuilder(this);
  final ComparisonBuilder comparisons = new ComparisonBuilder(this);
  final BonusBuilder bonuses = new BonusBuilder(this);
  final PastBuilder pasts = new PastBuilder(this);
  final DeedBuilder deeds = new DeedBuilder(this);
  final HeadingBuilder headings = new HeadingBuilder(this);
  final GainEvents gainEvents = new GainEvents(this);
  final ReachBuilder reaches = new ReachBuilder(this);
  final GerundBuilder gerunds = new GerundBuilder(this);
  final MoveEvents moves = new MoveEvents(this);
  final AnswerBuilder answers = new AnswerBuilder(this);
  final TransferBuilder transfers = new TransferBuilder(this);
  final RollBuilder rolls = new RollBuilder(this);
  final RemainingBuilder remaining = new RemainingBuilder(this);
  final PurposeBuilder purposes = new PurposeBuilder(this);
  final ReminderBuilder reminders = new ReminderBuilder(this);
  final ThrownBuilder thrown = new ThrownBuilder(this);
  final ShieldBuilder shields = new ShieldBuilder(this);
  final LaterBuilder laters = new LaterBuilder(this);
  final ComingBuilder comings = new ComingBuilder(this);
  final Pointing pointing = new Pointing(this);
  final PassageBuilder passages = new PassageBuilder(this);
  final EndBuilder ends = new EndBuilder(this);
  final ExtremeBuilder extremes = new ExtremeBuilder(this);
  final ToldBuilder tolds = new ToldBuilder(this);
  final AmendBuilder amends = new AmendBuilder(this);
  final WardBuilder wards = new WardBuilder(this);
  final FightBuilder fights = new FightBuilder(this);
  final PrintedBuilder printeds = new PrintedBuilder(this);
  final ShownBuilder shown = new ShownBuilder(this);
  final InterferenceBuilder interferences = new InterferenceBuilder(this);
  final UnaffectedBuilder unaffecteds = new UnaffectedBuilder(this);
  final DueBuilder dues = new DueBuilder(this);
  final UndoBuilder undos = new UndoBuilder(this);
  final PairBuilder pairs = new PairBuilder(this);
  final LeftOutBuilder leftOuts = new LeftOutBuilder(this);
  final Discourse discourse;

  private final Function<Entry, Optional<Effect>> iconCosts;

  /**
   * @param iconCosts the effect that paying an icon stands for
   */
  public Builder(Vocabulary vocabulary, Language language, Function<Entry, Optional<Effect>> iconCosts) {
    this.vocabulary = vocabulary;
    this.language = language;
    this.iconCosts = iconCosts;
    this.discourse = new Discourse(language);
  }

  /**
   * A meaning or the problem that prevents it.
   *
   * @param form whether another form of a word at its place may have been meant
   */
  public record Result<T>(Optional<T> meaning, Optional<Problem> problem, boolean form) {
    static <T> Result<T> of(T meaning) {
      return new Result<>(Optional.of(meaning), Optional.empty(), false);
    }
  }

  /** The abilities that one sentence says: «+1 к удару и броня 1» are two. */
  public Result<List<Ability>> abilities(Node text) {
    return audited(
        text,
        () -> discourse.settled(abilities.abilities(text.need("ability"))));
  }

  /** An effect with the definitions of its letters behind it. */
  public Result<Effect> effect(Node text) {
    return audited(text, () -> defined(text.all("where"), () -> effects.effect(text.need("effect"))));
  }

  /** A condition. */
  public Result<Condition> condition(Node text) {
    return audited(text, () -> defined(text.all("where"), () -> conditions.condition(text.need("condition"))));
  }

  /** A selector. */
  public Result<Selector> selector(Node text) {
    return audited(text, () -> selectors.selector(text.need("selector"), 0));
  }

  private List<CardToken> words = List.of();

  /** Whether the other player was spoken of before a place: by name, or as the one whose occasion a timing is. */
  boolean opponentSpokenOfBefore(Span place) {
    return before(place)
        .anyMatch(
            word ->
                word.getType() == CardTokens.OPPONENT
                    || word.getType() == CardTokens.PLAYER && word.detail().filter(Selector.Who.OPPONENT.name()::equals).isPresent()
                    || (word.getType() == CardTokens.TIMING || word.getType() == CardTokens.TIMING_BEFORE) && word.detail().filter(said -> said instanceof Occasion occasion && occasion.whose() == Whose.OPPONENTS).isPresent());
  }

  /** The words of the sentence that stand before a place. */
  Stream<CardToken> before(Span place) {
    return words.stream().filter(word -> word.place().end() <= place.start());
  }

  /** Whether the word right before a place is of this type. */
  boolean isBehind(Span place, int type) {
    return before(place).max(Comparator.comparing(word -> word.place().start())).filter(word -> word.getType() == type).isPresent();
  }

  /** Whether the very next word is a noun, so that an adjective before it cannot stand alone. */
  boolean isBeforeNoun(Span place) {
    return words.stream().filter(word -> word.place().start() >= place.end()).min(Comparator.comparing(word -> word.place().start()))
        .filter(word -> word.getType() == CardTokens.KIND || word.getType() == CardTokens.NOUN || word.getType() == CardTokens.ATTACHED).isPresent();
  }

  /** Whether the very next word is of one of these types. */
  boolean isBefore(Span place, int... types) {
    return words.stream().filter(word -> word.place().start() >= place.end()).min(Comparator.comparing(word -> word.place().start()))
        .filter(word -> Arrays.stream(types).anyMatch(type -> word.getType() == type)).isPresent();
  }

  /** «рядом рядом с ним»: each is found while it is read, but who a pronoun means only behind it. */
  private static boolean saysTwice(Object meaning) {
    boolean[] twice = {false};
    Tree.visit(meaning, part -> twice[0] |= part instanceof Selector.Pick pick && pick.filters().stream().distinct().count() < pick.filters().size());
    return twice[0];
  }

  /** «пока оно рядом с ~» of the card itself. */
  private static boolean standsToItself(Object meaning) {
    boolean[] itself = {false};
    Tree.visit(meaning, part -> itself[0] |= part instanceof Condition.Holds holds && holds.who().isSelf() && holds.what() instanceof Filter.Related related && related.to().isSelf());
    return itself[0];
  }

  private <T> Result<T> audited(Node text, Making<T> making) {
    words = text.leaves();
    try {
      T made = making.make();
      Agreement.ofDeterminers(language, words);
      if (lines.chosen() > 0) {
        throw new NotMeant(text.span(), "a row or column is chosen by what is done, not by what is waited for or must be so");
      }
      choices.none();
      if (moves.isPending()) {
        throw new NotMeant(text.span(), "from where something comes, or both ways, is said of what an ability waits for alone");
      }
      if (saysTwice(made)) {
        throw new NotMeant(text.span(), "of somebody in this text the same is said twice");
      }
      if (standsToItself(made)) {
        throw new NotMeant(text.span(), "nothing stands so to itself: name who is meant");
      }
      Optional<Span> unread = text.unread();
      if (unread.isPresent()) {
        return new Result<>(Optional.empty(), Optional.of(Problem.error(unread.get(), "this was read but means nothing here")), false);
      }
      return Result.of(made);
    } catch (NotMeant e) {
      return new Result<>(Optional.empty(), Optional.of(e.problem()), e.isOfForm());
    }
  }

  /** «+X к удару, где X – число гномов (максимум +3)» */
  private static Value atMostMore(Node bound, Value value) {
    bound.has(CardTokens.AT_MOST);
    bound.has(CardTokens.PLUS);
    if (value instanceof Value.Constant || value instanceof Value.AtMost) {
      throw new NotMeant(bound.span(), "a number that is known, or is bounded already, has no bound");
    }
    return new Value.AtMost(value, (Integer) bound.token(CardTokens.NUMBER).orElseThrow().detail().orElseThrow());
  }

  /** Something that is made. */
  interface Making<T> {
    T make();
  }

  /**
   * Makes something, then puts into its letters what stands behind «где»: there a letter is defined once, by something else than letters, and
   * for something that uses it.
   */
  <T> T defined(List<Node> wheres, Making<T> making) {
    T made = making.make();
    Map<String, Node> said = new HashMap<>();
    Map<String, Value> known = new HashMap<>();
    List<Node> all = wheres.stream().flatMap(where -> Stream.concat(Stream.of(where), where.all("further").stream())).toList();
    for (Node where : all) {
      where.has(CardTokens.BUT, CardTokens.AND);
      String letter = (String) where.token(CardTokens.LETTER).orElseThrow().detail().orElseThrow();
      if (said.put(letter, where) != null) {
        throw new NotMeant(where.span(), "«" + letter + "» is defined twice");
      }
      Value value = values.value(where.need("value"));
      if (!Letters.free(value).isEmpty()) {
        throw new NotMeant(where.span(), "what «" + letter + "» is cannot be said with another letter");
      }
      known.put(letter, where.child("atMostMore").map(bound -> atMostMore(bound, value)).orElse(value));
    }
    Set<String> announced = Letters.announced(made);
    Set<String> free = Letters.free(made);
    said.forEach(
        (letter, where) -> {
          if (announced.contains(letter)) {
            throw new NotMeant(where.span(), "«" + letter + "» is announced when its cost is paid, so it cannot be defined here as well");
          }
          if (!free.contains(letter)) {
            throw new NotMeant(where.span(), "«" + letter + "» is defined here, but nothing uses it");
          }
        });
    return known.isEmpty() ? made : Tree.rewrite(Letters.defined(made, known), Builder::ofTheDescribed);
  }

  /** «существо с X или менее жизнями, где X – его слабый удар»: within a description «его» is whoever is described. */
  private static Object ofTheDescribed(Object part) {
    return part instanceof Filter.Measured
        ? Tree.rewrite(part, inner -> inner instanceof Value.Variable variable && variable.definition().isPresent() ? Tree.rewrite(variable, it -> it instanceof Selector.It ? new Selector.Which() : it) : inner)
        : part;
  }

  /** The id of an action that a word names. */
  String actionId(Node name) {
    return id(name, Category.ACTIONS);
  }

  Optional<Effect> iconCost(Entry icon) {
    return iconCosts.apply(icon);
  }

  /** The entry of a wrapped word in the category that the slot wants. */
  Entry entry(Node word, Category category) {
    CardToken token = word.word();
    return token
        .as(category)
        .flatMap(l -> l.entry())
        .orElseThrow(() -> new NotMeant(token.place(), "«" + token.getText() + "» is no " + category.human()));
  }

  String id(Node word, Category category) {
    return entry(word, category).id();
  }
}
