package cardwright.grammar.build;

import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.parse.Node;
import java.util.ArrayList;
import java.util.List;

/** «ранить каждую карту на 2 (кроме ~)»: who is left out, said behind more than the description of whom it is said. */
final class LeftOutBuilder {
  private final Builder b;

  LeftOutBuilder(Builder builder) {
    this.b = builder;
  }

  /** What a number in the sentence is for goes without those who are left out behind it: «+1 к удару (кроме ~)». */
  List<Ability> behindNumbers(List<Ability> abilities, Node node) {
    List<Node> said = found(node);
    if (said.size() > 1) {
      throw new NotMeant(said.get(1).span(), "of whom each of these is left out is not clear: say it right behind whom it is said of");
    }
    return said.isEmpty() ? abilities : without(abilities, said.get(0));
  }

  private static List<Node> found(Node node) {
    List<Node> all = new ArrayList<>();
    for (Node child : node.children()) {
      if (child.rule().equals("without")) {
        all.addAll(child.all("leftOut"));
      } else if (!child.rule().equals("quoted")) {
        all.addAll(found(child));
      }
    }
    return all;
  }

  /** Of one description alone can it be said. */
  List<Ability> without(List<Ability> abilities, Node node) {
    Filter filter = b.places.exception(node);
    boolean cells = filter instanceof Filter.Except except && except.whom() instanceof Selector.Pick pick && pick.kind().equals(ConditionBuilder.CELL);
    List<Selector.Pick> described = new ArrayList<>();
    Tree.visit(abilities, part -> {
      if (part instanceof Selector.Pick pick && pick.kind().equals(ConditionBuilder.CELL) == cells && !pick.isCalledAsItself() && (pick.count().isOne() || pick.count() instanceof Count.Each) && !described.contains(pick)) {
        described.add(pick);
      }
    });
    boolean outer = filter instanceof Filter.Except except && except.whom() instanceof Selector.Pick inner && described.remove(inner);
    if (described.size() != 1 || described.get(0).filters().contains(filter)) {
      throw new NotMeant(node.span(), outer || !described.isEmpty() ? "of whom this is left out is not clear: say it right behind whom it is said of" : "there is nobody of whom this could be left out");
    }
    Selector.Pick whom = described.get(0);
    List<Filter> filters = new ArrayList<>(whom.filters());
    filters.add(filter);
    Selector.Pick rest = new Selector.Pick(whom.count(), whom.side(), whom.kind(), FilterBuilder.ordered(filters), whom.zone());
    return Tree.rewrite(abilities, part -> whom.equals(part) ? rest : part);
  }
}
