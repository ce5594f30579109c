package cardwright.grammar.build;

import cardwright.grammar.meaning.Duration;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.parse.Node;
import cardwright.grammar.source.Span;
import cardwright.grammar.tokens.CardTokens;
import java.util.List;

/** What several things that are told in a row leave unclear: what goes on with what, and who does which of them. */
final class Steps {
  private Steps() {}

  /** «получает А или +1 к удару»: what is listed so is gained with what stands before it. */
  static void goesOnGaining(Node single) {
    single.down("predicate", "bareGain").ifPresent(bare -> {
      throw new NotMeant(bare.span(), "whether this goes on with what is gained before is not clear: say that it is gained");
    });
  }

  /** «…, а ~ излечивается»: another does what is told behind it. */
  static void but(Node node, List<Node> steps) {
    if (node.count(CardTokens.BUT) == 0) {
      return;
    }
    for (int i = 1; i < steps.size(); i++) {
      if (node.parts(CardTokens.BUT, steps.get(i - 1), steps.get(i)) && steps.get(i).down("choice", "single", "subject").isEmpty()) {
        throw new NotMeant(steps.get(i).span(), "who does this is missing: behind this word it is somebody else");
      }
    }
  }

  /** «ваш орк получает А, ваш гном получает Б до конца хода»: whether both last so long, or one for ever, cannot be told. */
  static void lastAsLong(List<Effect> before, Effect step, List<Node> nodes, int at) {
    boolean both = at > 0 && nodes.get(at).down("choice", "single").filter(single -> single.holds("subject")).isPresent() && nodes.get(at - 1).down("choice", "single").filter(single -> single.holds("subject")).isPresent();
    if (both && !before.isEmpty() && before.get(before.size() - 1) instanceof Effect.Gain one && step instanceof Effect.Gain other && !isMarker(one) && !isMarker(other)
        && one.duration() instanceof Duration.ForGood != other.duration() instanceof Duration.ForGood) {
      throw new NotMeant(nodes.get(at).span(), "whether both last so long is not clear: say it of each, or in a part of its own");
    }
  }

  private static boolean isMarker(Effect.Gain gain) {
    return gain.grant() instanceof Grant.Marked;
  }

  /** «А, Б или В»: three to choose from, or А and then one of two? */
  static void isClear(Node node, List<Node> steps) {
    for (int i = 1; i < steps.size(); i++) {
      boolean chosen = steps.get(i).children().stream().anyMatch(choice -> choice.rule().equals("choice") && !choice.shows(CardTokens.OR).isEmpty());
      Span before = steps.get(i - 1).span();
      Span behind = steps.get(i).span();
      if (chosen && node.children().stream().noneMatch(child -> child.rule().equals("thereafter") && child.span().start() >= before.end() && child.span().end() <= behind.start())) {
        throw new NotMeant(node.span(), "whether all of these are to choose from, or only the last two, is not clear: say «or» between all, or a semicolon before the last two");
      }
    }
  }
}
