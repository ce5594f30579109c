package cardwright.grammar.parse;

import cardwright.grammar.Language;
import cardwright.grammar.parse.Syntax.Start;
import cardwright.grammar.tokens.CardToken;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Where the grammar has more than one way for the same tokens. The parser takes the first of them without a word; here all are taken. Two
 * trees may still mean the same, which only a builder can tell.
 */
public final class Forks {

  /** So many trees are made of a text at most; texts that people write have a handful. */
  private static final int MOST = 64;

  /** So many are remembered at most, so that a program that reads for days does not grow. */
  private static final int REMEMBERED = 4096;

  private static final Map<Language, Set<Types>> SINGLE = new EnumMap<>(Language.class);

  static {
    for (Language language : Language.values()) {
      SINGLE.put(language, ConcurrentHashMap.newKeySet());
    }
  }

  private Forks() {}

  /** All that a tree depends on. */
  private record Types(Start start, List<Integer> types) {}

  /**
   * A tree and the tokens that are read otherwise in it than in a tree before it: from the first to the last of which both must look at.
   */
  public record Fork(Node tree, List<CardToken> where) {}

  /**
   * The trees of the tokens beside the first, and again one that may be that of {@link Syntax#parse}; nothing if there is only one. A token
   * remembers that it was read, so each tree has tokens of its own.
   */
  public static List<Fork> trees(Language language, Start start, List<CardToken> tokens) {
    Types types = new Types(start, tokens.stream().map(CardToken::getType).toList());
    if (SINGLE.get(language).contains(types)) {
      return List.of();
    }
    List<Fork> trees = new ArrayList<>();
    Deque<Guide> open = new ArrayDeque<>(List.of(Guide.NONE));
    for (int made = 0; made < MOST && !open.isEmpty(); made++) {
      Guide guide = open.pop();
      List<CardToken> own = tokens.stream().map(CardToken::unread).toList();
      GuidedParser parser = GuidedParser.of(Syntax.parser(language, own), guide);
      Optional<Node> tree = parser.tree(start);
      tree.ifPresent(node -> trees.add(new Fork(node, own.subList(guide.from(), Math.min(guide.to() + 1, own.size())))));
      parser.others().forEach(open::push);
    }
    if (trees.size() > 1) {
      return trees;
    }
    if (SINGLE.get(language).size() < REMEMBERED) {
      SINGLE.get(language).add(types);
    }
    return List.of();
  }

  /**
   * Which ways to take at the first decisions of a text.
   *
   * @param from index of the token at which the last of them is met
   * @param to index of the last token that had to be looked at there
   */
  record Guide(int[] ways, int from, int to) {
    static final Guide NONE = new Guide(new int[0], 0, 0);

    /** These decisions as they were taken, then another way. */
    static Guide otherwise(int[] taken, int decisions, int way, int from, int to) {
      int[] ways = Arrays.copyOf(taken, decisions + 1);
      ways[decisions] = way;
      return new Guide(ways, from, to);
    }
  }
}
