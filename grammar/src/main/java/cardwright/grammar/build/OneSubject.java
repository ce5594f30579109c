package cardwright.grammar.build;

import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardTokens;
import java.util.List;
import java.util.stream.Stream;

/** Of whom the facts on both sides of «или» are said: where a noun alone could be one more of them, or what somebody is, it is refused. */
final class OneSubject {
  private OneSubject() {}

  /** «есть орк или гном», «орк или гном закрыт»: a noun alone is no fact of the card itself where the other facts are of somebody else. */
  static void among(List<Node> alternatives) {
    List<Node> bare = alternatives.stream().filter(OneSubject::isBare).toList();
    boolean others = alternatives.stream().flatMap(each -> each.children().stream()).anyMatch(atom -> atom.rule().equals("atom") && (atom.holds("existence") || atom.holds("property", "subject") && !atom.holds("property", "isA")));
    boolean exists = alternatives.get(0).children().stream().anyMatch(atom -> atom.holds("existence"));
    // «нет орка или гнома рядом с ~»: without a verb of his own the second is no fact by himself
    alternatives.stream().skip(1).filter(each -> exists && isVerbless(each)).findFirst().ifPresent(each -> {
      throw new NotMeant(each.span(), "whether this is one more of whom it is said, or stands there himself, is not clear: say it of each («… or there is …»)");
    });
    if (!bare.isEmpty() && others) {
      throw new NotMeant(bare.get(0).span(), "whether this is one more of whom it is said, or what somebody is, is not clear: say it of each («… or there is …»)");
    }
  }

  private static boolean isVerbless(Node alternative) {
    return alternative.children().stream().flatMap(atom -> atom.down("property").stream())
        .anyMatch(fact -> Stream.of("relationPost", "located", "inZone", "inLine").anyMatch(fact::holds) && fact.shows(CardTokens.STAND, CardTokens.IS).isEmpty() && Stream.of("relationPost", "located").noneMatch(place -> fact.down(place).filter(node -> !node.shows(CardTokens.STAND, CardTokens.IS).isEmpty()).isPresent()));
  }

  /** «гном», with nobody who would be one. */
  private static boolean isBare(Node alternative) {
    return alternative.children().stream().filter(each -> each.rule().equals("atom")).allMatch(atom -> atom.holds("property", "isA") && !atom.holds("property", "subject"));
  }
}
