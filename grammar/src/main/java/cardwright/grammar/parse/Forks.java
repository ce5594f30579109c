package cardwright.grammar.parse;

import cardwright.grammar.Language;
import cardwright.grammar.parse.Syntax.Start;
import cardwright.grammar.tokens.CardToken;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Where the grammar has more than one way for the same tokens. The parser takes the first of them without a word; here all are taken. Two
 * trees may still mean the same, which only a builder can tell.
 */
public final class Forks {

  /** So many trees are made of a text at most; texts that people write have a handful. */
  private static final int MOST = 64;

  private static final Remembered<List<Way>> WAYS = new Remembered<>("ways", Forks::from, Forks::to);

  private static final Map<Language, Exact.Memory> MEMORIES = new EnumMap<>(Map.of(Language.RU, new Exact.Memory(), Language.EN, new Exact.Memory()));

  private Forks() {}

  /**
   * A tree and the tokens that are read otherwise in it than in a tree before it: from the first to the last of which both must look at.
   */
  public record Fork(Node tree, List<CardToken> where) {}

  private record Way(Shape shape, int from, int to) {}

  static void keep(Path folder) throws IOException {
    WAYS.keep(folder);
  }

  private static List<Way> from(Learnt.Source source) {
    List<Way> ways = new ArrayList<>();
    for (int left = source.number(); left > 0; left--) {
      ways.add(new Way(Shape.from(source), source.number(), source.number()));
    }
    return List.copyOf(ways);
  }

  private static void to(List<Way> ways, Learnt.Sink sink) {
    sink.number(ways.size());
    for (Way way : ways) {
      way.shape().to(sink);
      sink.number(way.from());
      sink.number(way.to());
    }
  }

  /**
   * The trees of the tokens beside the first, and again one that may be that of {@link Syntax#parse}; nothing if there is only one. A token
   * remembers that it was read, so each tree has tokens of its own.
   */
  public static List<Fork> trees(Language language, Start start, List<CardToken> tokens) {
    List<Fork> trees = new ArrayList<>();
    for (Way way : WAYS.of(new Types(language, start, tokens), () -> ways(language, start, tokens))) {
      List<CardToken> own = tokens.stream().map(CardToken::unread).toList();
      trees.add(new Fork(way.shape().over(own), own.subList(way.from(), Math.min(way.to() + 1, own.size()))));
    }
    return trees;
  }

  private static List<Way> ways(Language language, Start start, List<CardToken> tokens) {
    Exact.Memory memory = MEMORIES.get(language);
    List<Way> ways = new ArrayList<>();
    Deque<Guide> open = new ArrayDeque<>(List.of(Guide.NONE));
    for (int made = 0; made < MOST && !open.isEmpty(); made++) {
      Guide guide = open.pop();
      GuidedParser parser = GuidedParser.of(Syntax.parser(language, tokens), memory, guide);
      parser.shape(start).ifPresent(shape -> ways.add(new Way(shape, guide.from(), guide.to())));
      parser.others().forEach(open::push);
    }
    return ways.size() > 1 ? List.copyOf(ways) : List.of();
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
