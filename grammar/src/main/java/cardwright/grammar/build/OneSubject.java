package cardwright.grammar.build;

import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardTokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Of whom the facts on both sides of «или» and «и» are said: where a noun alone could be one more of them, or what somebody is, and a place
 * alone could be that of the card itself, it is refused.
 */
final class OneSubject {
  private static final String NOUN = "whether this is one more of whom it is said, or what somebody is, is not clear: say it of each («… or there is …»)";
  private static final String PLACE = "whether this is one more of whom it is said, or stands there himself, is not clear: say it of each («… or there is …»)";

  private OneSubject() {}

  /** «есть орк или гном», «орк или гном закрыт»: a noun alone is no fact of the card itself where the other facts are of somebody else. */
  static void among(List<Node> alternatives) {
    List<Node> atoms = alternatives.stream().flatMap(each -> atoms(each).stream()).toList();
    boolean exists = atoms.stream().anyMatch(atom -> atom.holds("existence"));
    boolean others = atoms.stream().anyMatch(atom -> atom.holds("existence") || atom.holds("property", "subject") && !atom.holds("property", "isA"));
    List<Node> bare = alternatives.size() > 1 ? alternatives.stream().filter(each -> atoms(each).stream().allMatch(OneSubject::isBare)).toList() : List.of();
    // «нет орка или гнома рядом с ~», «слева или справа стоит орк»: a place without a verb is no fact by itself where somebody is told to be there
    if (exists && atoms.size() > 1) {
      atoms.stream().filter(atom -> isVerbless(atom) && (!isFirst(atom, atoms) || !atom.holds("property", "subject"))).findFirst().ifPresent(atom -> {
        throw new NotMeant(atom.span(), PLACE);
      });
    }
    if (!bare.isEmpty() && others) {
      throw new NotMeant(bare.get(0).span(), NOUN);
    }
    alternatives.forEach(OneSubject::within);
    for (int i = 1; i < alternatives.size(); i++) {
      List<Node> before = atoms(alternatives.get(i - 1));
      shared(before.get(before.size() - 1), atoms(alternatives.get(i)).get(0), false);
    }
  }

  private static boolean isFirst(Node atom, List<Node> atoms) {
    return atoms.get(0) == atom;
  }

  /** «орк и гном закрыты»: of both it is said, so the first is not what the card is. */
  private static void within(Node alternative) {
    List<Node> atoms = atoms(alternative);
    for (int i = 0; i < atoms.size(); i++) {
      boolean ofOther = i + 1 < atoms.size() && (atoms.get(i + 1).holds("property", "subject") || atoms.get(i + 1).holds("existence"));
      if (isBare(atoms.get(i)) && ofOther && !isTold(atoms.get(i))) {
        throw new NotMeant(atoms.get(i).span(), NOUN);
      }
      if (i > 0) {
        shared(atoms.get(i - 1), atoms.get(i), true);
      }
    }
  }

  /**
   * «слева или справа от орка»: whom the places behind each other are told by is said once, so they are one fact.
   *
   * @param both whether all of it must be so: then places that each have words of their own are facts of their own
   */
  private static void shared(Node before, Node atom, boolean both) {
    Optional<Node> first = before.down("property", "relationPosts");
    Optional<Node> second = atom.down("property", "relationPosts");
    if (first.isPresent() && second.isPresent() && !atom.holds("property", "subject") && isVerbless(atom) && (!both || !first.get().holds("relationPost", "selector"))) {
      throw new NotMeant(atom.span(), "whether this belongs to the place before it is not clear: say who stands there once more");
    }
  }

  private static List<Node> atoms(Node alternative) {
    return new ArrayList<>(alternative.children().stream().filter(each -> each.rule().equals("atom")).toList());
  }

  private static boolean isVerbless(Node atom) {
    return atom.down("property").stream()
        .anyMatch(fact -> Stream.of("relationPosts", "located", "inZone", "inLine").anyMatch(fact::holds) && fact.shows(CardTokens.STAND, CardTokens.IS).isEmpty());
  }

  /** «гном», with nobody who would be one. */
  private static boolean isBare(Node atom) {
    return atom.holds("property", "isA") && !atom.holds("property", "subject");
  }

  private static boolean isTold(Node atom) {
    return !atom.shows(CardTokens.IS, CardTokens.DASH).isEmpty();
  }
}
