package cardwright.grammar.build;

import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardTokens;
import java.util.ArrayList;
import java.util.List;

/**
 * «слева и справа от ~», «рядом с орком и рядом с гномом»: several relations that one description names. Of several things «и» between relations
 * that share the words behind them tells where each of them may be; of one thing, and where each has its own words, all of it is so at once.
 *
 * @param either whether «или» stands between them
 * @param shared whether to whom all of them are is said once, behind the last, or nowhere
 */
record SeveralWays(List<Filter> all, boolean either, boolean shared) {

  static SeveralWays of(Node node, FilterBuilder filters) {
    List<Node> posts = node.all("relationPost");
    boolean either = node.count(CardTokens.OR) > 0;
    if (either && node.has(CardTokens.AND)) {
      throw new NotMeant(node.span(), "whether one of these is enough or all are meant is not clear: say «and» or «or», not both");
    }
    List<Filter> all = new ArrayList<>(posts.stream().map(filters::related).toList());
    Filter last = all.get(all.size() - 1);
    boolean shared = all.subList(0, all.size() - 1).stream().allMatch(filters::isAlone);
    for (int i = 0; i < all.size() - 1; i++) {
      // «слева и справа от орка»: the end that is said last is that of all
      if (all.get(i) instanceof Filter.Related related && filters.isAlone(related) && last instanceof Filter.Related named && !filters.isAlone(named)) {
        all.set(i, new Filter.Related(related.relation(), named.to()));
      }
    }
    return new SeveralWays(List.copyOf(all), either, shared);
  }

  /** Puts one filter in place of several where one of the ways is enough. */
  void settle(List<Filter> filters, Count count) {
    boolean apart = all.size() > 1 && !count.isOne() && shared && !(all.get(0) instanceof Filter.Related related && related.to() instanceof Selector.Pick);
    if (either || apart) {
      filters.removeAll(all);
      filters.add(new Filter.Any(all));
    }
  }
}
