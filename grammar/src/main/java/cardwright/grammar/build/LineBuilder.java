package cardwright.grammar.build;

import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Selector.Pick;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.vocabulary.Category;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Rows and columns of the board: where things are, never what is moved or chosen. */
final class LineBuilder {
  private final Builder b;

  LineBuilder(Builder builder) {
    this.b = builder;
  }

  /** Lines that the player chooses before what is being read is done: «в выбранном столбце». */
  private final List<Effect> choices = new ArrayList<>();

  /** The kinds of lines that were chosen so far. */
  private final Set<String> spoken = new HashSet<>();

  /** The kinds of lines of which one was told to be chosen: behind that «the chosen row» is no other. */
  private final Set<String> told = new HashSet<>();

  /** How many lines wait to be chosen. */
  int chosen() {
    return choices.size();
  }

  /** Takes the choices that were met since there were so many. */
  List<Effect> chosenSince(int before) {
    List<Effect> since = choices.subList(before, choices.size());
    List<Effect> taken = List.copyOf(since);
    since.clear();
    return taken;
  }

  /** Notes that a line of this kind was chosen. */
  void spokenOf(String kind) {
    spoken.add(kind);
  }

  /** «клетки этого столбца» */
  Filter ofLine(Node node) {
    node.has(CardTokens.THIS);
    node.has(CardTokens.OF);
    return new Filter.In(thisLine(node, kind(node)));
  }

  private Selector thisLine(Node node, String kind) {
    if (!spoken.contains(kind)) {
      throw new NotMeant(node.span(), "which one is meant is not clear: none was chosen before");
    }
    return new Selector.ThisLine(kind);
  }

  private static String kind(Node node) {
    return node.token(CardTokens.LINE).flatMap(word -> word.as(Category.KINDS)).flatMap(word -> word.entry()).orElseThrow().id();
  }

  /** «в столбце, в котором нет карт противника», «в выбранном столбце», «в этом столбце» */
  Selector line(Node inLine) {
    Node node = inLine.need("line");
    Count count = new Count.Exactly(new Value.Constant(1));
    boolean said = false;
    boolean chosen = false;
    boolean pointed = false;
    List<Filter> filters = new ArrayList<>();
    for (Node pre : node.all("linePre")) {
      if (pre.has(CardTokens.CHOSEN)) {
        chosen = once(!chosen, pre);
        continue;
      }
      if (pre.has(CardTokens.THIS)) {
        pointed = once(!pointed, pre);
        continue;
      }
      Optional<CardToken> state = pre.token(CardTokens.STATE);
      if (state.isPresent()) {
        filters.add(b.filters.is(state.get(), false));
        continue;
      }
      Optional<CardToken> number = pre.token(CardTokens.NUMBER);
      boolean each = pre.has(CardTokens.EACH);
      if (said || number.flatMap(CardToken::detail).filter(n -> !n.equals(1)).isPresent()) {
        throw new NotMeant(pre.span(), "one row or column is meant here, or each");
      }
      pre.has(CardTokens.A);
      said = true;
      count = each ? new Count.Each() : count;
    }
    // of the field there is but one: whose rows they are goes without saying
    node.child("lineOf").ifPresent(
        of -> {
          of.has(CardTokens.ZONE);
          of.has(CardTokens.A);
        });
    String kind = kind(node);
    node.child("lineWhich").ifPresent(which -> filters.add(which(which)));
    if (pointed) {
      if (chosen || !filters.isEmpty() || count instanceof Count.Each) {
        throw new NotMeant(node.span(), "which one is meant was said before: nothing more is said of it");
      }
      return thisLine(node, kind);
    }
    if (!(count instanceof Count.Each) && !chosen && filters.isEmpty()) {
      throw new NotMeant(node.span(), "which one is meant is not clear: say «each», «chosen», or what there is in it");
    }
    if (chosen && filters.isEmpty() && told.contains(kind)) {
      return new Selector.ThisLine(kind);
    }
    Pick lines = new Pick(count, Whose.ANY, kind, FilterBuilder.ordered(filters), Optional.empty());
    if (!chosen) {
      return lines;
    }
    if (count instanceof Count.Each) {
      throw new NotMeant(node.span(), "of all, none is chosen");
    }
    choices.add(new Effect.Choose(Optional.empty(), lines));
    spoken.add(kind);
    return new Selector.ThisLine(kind);
  }

  /** «двух орков, стоящих в одном столбце»: so they lie to one another. */
  Filter oneLine(Node node) {
    node.has(CardTokens.STAND);
    node.has(CardTokens.SAME);
    if (node.token(CardTokens.NUMBER).flatMap(CardToken::detail).filter(n -> !n.equals(1)).isPresent()) {
      throw new NotMeant(node.span(), "one row or column is meant here");
    }
    String kind = kind(node);
    return b.vocabulary.find(Category.KINDS, kind).flatMap(entry -> entry.option("shared")).<Filter>map(Filter.Mutual::new).orElseThrow(() -> new NotMeant(node.span(), "the vocabulary has no relation for lying in one of these"));
  }

  /** «выбрать столбец» */
  Pick toChoose(Node node) {
    List<Filter> filters = new ArrayList<>();
    for (Node pre : node.all("linePre")) {
      if (pre.has(CardTokens.EACH) | pre.has(CardTokens.THIS) | pre.has(CardTokens.NUMBER)) {
        throw new NotMeant(pre.span(), "one row or column is chosen");
      }
      pre.has(CardTokens.A);
      pre.has(CardTokens.CHOSEN);
      pre.token(CardTokens.STATE).ifPresent(state -> filters.add(b.filters.is(state, false)));
    }
    String kind = kind(node);
    spoken.add(kind);
    told.add(kind);
    return new Pick(new Count.Exactly(new Value.Constant(1)), Whose.ANY, kind, FilterBuilder.ordered(filters), Optional.empty());
  }

  private static boolean once(boolean first, Node node) {
    SelectorBuilder.once(first, node);
    return true;
  }

  /** «, в котором нет карт противника» */
  private Filter which(Node node) {
    node.has(CardTokens.WHICH);
    node.has(CardTokens.THERE_IS, CardTokens.STAND);
    boolean none = node.child("none").map(n -> n.has(CardTokens.THERE_IS_NOT, CardTokens.NO)).orElse(false);
    Node what = node.need("selector");
    Condition there = new Condition.Exists(in(b.conditions.counted(what, b.selectors.selector(what, 0), none), new Selector.Which()));
    return new Filter.Such(none ? Negation.of(there) : there);
  }

  /** The things of a description that are within a line. */
  static Pick in(Pick things, Selector line) {
    List<Filter> filters = new ArrayList<>(things.filters());
    filters.add(new Filter.In(line));
    return new Pick(things.count(), things.side(), things.kind(), FilterBuilder.ordered(filters), things.zone());
  }

  /** «все выстрелы совершены по картам в одном ряду или в одном столбце» */
  Condition aligned(Node node) {
    node.has(CardTokens.EACH);
    node.has(CardTokens.WERE_PERFORMED, CardTokens.WAS);
    node.has(CardTokens.PERFORMED);
    node.has(CardTokens.AGAINST);
    CardToken word = node.need("event").word();
    String action = ActionPatternBuilder.action(word).filter(entry -> b.vocabulary.find(Category.ACTIONS, entry.id()).isPresent()).orElseThrow(() -> new NotMeant(word.place(), "«" + word.getText() + "» is no action")).id();
    boolean[] told = {false};
    b.effects.toldBefore().ifPresent(before -> Tree.visit(before, part -> told[0] |= part instanceof Effect.Perform perform && perform.action().action().equals(action)));
    if (!told[0]) {
      throw new NotMeant(word.place(), "of what was performed before this is asked, but no such action was told");
    }
    CardToken kind = node.token(CardTokens.KIND).orElseThrow();
    if (kind.as(Category.KINDS).flatMap(lexeme -> lexeme.entry()).filter(entry -> entry.id().equals(b.vocabulary.defaultKind())).isEmpty()) {
      throw new NotMeant(kind.place(), "all at whom this was performed are meant, of whatever kind: say «cards»");
    }
    node.count(CardTokens.IN);
    node.count(CardTokens.OR);
    List<CardToken> numbers = node.tokens().stream().filter(token -> token.getType() == CardTokens.NUMBER).toList();
    numbers.stream().filter(number -> number.detail().filter(n -> n.equals(1)).isEmpty()).findFirst().ifPresent(number -> {
      throw new NotMeant(number.place(), "whether all are in one line is asked");
    });
    node.count(CardTokens.NUMBER);
    List<String> lines = node.shows(CardTokens.LINE).stream().map(line -> line.as(Category.KINDS).flatMap(lexeme -> lexeme.entry()).orElseThrow().id()).toList();
    node.count(CardTokens.LINE);
    if (lines.stream().distinct().count() < lines.size()) {
      throw new NotMeant(node.span(), "this was said already: once is enough");
    }
    return new Condition.Aligned(action, lines);
  }

  /** «в каждом ряду есть ваш орк», «в столбце, в котором …, есть ваш орк» */
  static Condition there(Selector line, Pick things, boolean none) {
    if (!(line instanceof Pick pick && pick.count() instanceof Count.Each)) {
      Condition there = new Condition.Exists(in(things, line));
      return none ? Negation.of(there) : there;
    }
    Condition there = new Condition.Exists(in(things, new Selector.Which()));
    return new Condition.Holds(line, new Filter.Such(none ? Negation.of(there) : there));
  }
}
