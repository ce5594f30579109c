package cardwright.grammar.build;

import cardwright.grammar.parse.Node;
import cardwright.grammar.source.Span;
import cardwright.grammar.tokens.CardTokens;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What belongs to what, where the grammar alone would let words belong to several others: always to the nearest before them. A tree in which
 * they do not means nothing, so that one reading is left.
 */
final class Attachment {
  private Attachment() {}

  /** «рядом с существом без фишек», «в первом ряду противника»: what stands behind a place or another thing is said of that. */
  static void isToTheNearest(Node pick) {
    Node before = null;
    for (Node child : pick.children()) {
      boolean describes = child.rule().equals("post") || child.rule().equals("inZone");
      if (describes && before != null && (endsInThing(before) || child.holds("whose") && hasNoOwner(before))) {
        throw notHere(child);
      }
      before = describes || child.holds("upon") ? child : null;
    }
  }

  /** «уничтожает карту противника ударом»: whose it is, is said of the thing before and not of the action behind. */
  static void ofOwnerIsToTheThing(Node event) {
    Node before = null;
    for (Node child : event.children()) {
      Optional<Node> owner = child.rule().equals("by") ? child.down("actionPattern", "whose") : Optional.empty();
      if (before != null && endsInThing(before) && owner.filter(each -> each.span().start() == child.span().start()).isPresent()) {
        throw notHere(owner.get());
      }
      before = child;
    }
  }

  /** «ваши орки или гномы», «орка или гнома противника»: words that may be said of one of several or of all. */
  static void isClearForEach(Node either) {
    isClearForEach(either.children().stream().filter(child -> child.rule().equals("selector")).flatMap(child -> child.down("pick").stream()).toList(), either);
  }

  /**
   * «ваших орков и гномов»: the same of two to whom one thing is done.
   *
   * @param first the rule under which the first of them stands
   */
  static void isClearForBoth(Node whole, String first) {
    List<Node> others = whole.down("also").stream().flatMap(also -> also.children().stream()).flatMap(other -> other.down("pick").stream()).toList();
    List<Node> picks = Stream.concat(whole.down(first, "selector", "pick").stream(), others.stream()).toList();
    if (picks.size() > 1 && picks.get(0).holds("post", "exception")) {
      throw new NotMeant(whole.down("also").orElseThrow().span(), "whether this is one more who is not meant, or to whom the same is done, is not clear: say what is done with each");
    }
    if (picks.size() > 1 && picks.get(0).holds("count") && picks.subList(1, picks.size()).stream().anyMatch(other -> isBare(other) && !other.holds("count"))) {
      throw unclear(whole);
    }
    isClearForEach(picks, whole);
  }

  private static NotMeant unclear(Node whole) {
    return new NotMeant(whole.span(), "whether this is said of one of them or of all is not clear: say it of each, or put the one of which it is said apart");
  }

  /** In "your orc or a goblin" the article begins something of its own. */
  private static void isClearForEach(List<Node> picks, Node whole) {
    for (int i = 0; i < picks.size(); i++) {
      boolean first = i < picks.size() - 1 && describes(picks.get(i), true) && picks.subList(i + 1, picks.size()).stream().anyMatch(other -> isBare(other) && !other.holds("article"));
      boolean last = i > 0 && describes(picks.get(i), false) && picks.subList(0, i).stream().anyMatch(Attachment::isBare);
      if (first || last || i > 0 && isTraitAlone(picks.get(i - 1)) && (picks.get(i).holds("pre", "trait") || picks.get(i).holds("pre", "state")) && !picks.get(i).down("head").orElseThrow().shows(CardTokens.KIND).isEmpty()) {
        throw unclear(whole);
      }
    }
  }

  /** «лесное или степное существо»: the noun is that of both, or of the second alone. */
  private static boolean isTraitAlone(Node pick) {
    return pick.holds("head", "trait");
  }

  /** Whether a description says more than its noun, before or behind it. */
  private static boolean describes(Node pick, boolean before) {
    return pick.children().stream()
        .anyMatch(child -> before ? child.rule().equals("pre") || child.rule().equals("lead") || isToldBefore(child) : child.rule().equals("post") || child.rule().equals("inZone") || isSaidBehind(child));
  }

  /** «соседний гном» is a «гном рядом»: which of them is meant has to be clear in either words. */
  private static boolean isSaidBehind(Node pre) {
    return pre.rule().equals("pre") && pre.holds("relationPre");
  }

  /** «гном ваш» is «ваш гном». */
  private static boolean isToldBefore(Node post) {
    return post.rule().equals("post") && post.holds("whose") && !post.shows(CardTokens.YOURS, CardTokens.OWN).isEmpty();
  }

  private static boolean isBare(Node pick) {
    return !describes(pick, true) && !describes(pick, false);
  }

  /** «слабых ударов и выстрелов», «ударов и выстрелов орков»: the same of actions. */
  static void isClearForEachAction(List<Node> patterns) {
    for (int i = 0; i < patterns.size(); i++) {
      boolean first = i < patterns.size() - 1 && (patterns.get(i).holds("level") || patterns.get(i).holds("actionModifier")) && patterns.subList(i + 1, patterns.size()).stream().anyMatch(Attachment::isBareAction);
      boolean last = i > 0 && (patterns.get(i).holds("ofWhom") || patterns.get(i).holds("whose")) && patterns.subList(0, i).stream().anyMatch(Attachment::isBareAction);
      if (first || last) {
        throw new NotMeant(patterns.get(0).span().to(patterns.get(patterns.size() - 1).span()), "whether this is said of one of these actions or of all is not clear: say each by itself");
      }
    }
  }

  private static boolean isBareAction(Node pattern) {
    return !pattern.holds("level") && !pattern.holds("actionModifier") && !pattern.holds("ofWhom") && !pattern.holds("whose");
  }

  private static NotMeant notHere(Node node) {
    return new NotMeant(node.span(), "this belongs to the words right before it: if something else is meant, say it first");
  }

  private static boolean endsInThing(Node node) {
    List<Node> children = node.children();
    Node last = children.isEmpty() ? null : children.get(children.size() - 1);
    return last != null && last.span().end() == node.span().end() && (last.rule().equals("pick") || endsInThing(last));
  }

  private static boolean hasNoOwner(Node node) {
    return node.down("located").or(() -> node.down("standingIn", "located")).or(() -> node.down("ofBoard")).or(() -> Optional.of(node).filter(each -> each.rule().equals("inZone"))).filter(place -> !place.holds("whose")).isPresent();
  }

  /**
   * «При ударе, если …, …»: a condition right behind the event and a comma is asked when the event happens, and not when its turn comes to be
   * done. Only what has an «otherwise» or a «then» cannot be said so.
   *
   * @param ability an ability with an event
   */
  static void ofConditionIsToTheEvent(Node ability) {
    Optional<Node> done = ability.down("effect");
    if (done.isEmpty()) {
      return;
    }
    Node effect = done.get();
    int start = effect.span().start();
    Optional<Node> first = effect.down("part", "conditional").filter(each -> each.span().start() == start);
    boolean comma = ability.shows(CardTokens.COMMA).stream().anyMatch(each -> each.place().end() <= start);
    boolean other = ability.shows(CardTokens.DASH, CardTokens.COLON, CardTokens.INSTEAD).stream().anyMatch(each -> each.place().end() <= start);
    if (first.isPresent() && comma && !other && !first.get().sees("otherwise") && first.get().shows(CardTokens.THEN).isEmpty()) {
      throw new NotMeant(first.get().span(), "a condition right behind the event belongs to the event: write a dash before it if it does not");
    }
  }

  /** «Строй: +1 к удару, пока …»: a condition behind what a keyword has belongs to that. */
  static void ofConditionIsToTheBody(List<Node> grants, Node clause) {
    if (isOpen(grants.get(grants.size() - 1))) {
      throw new NotMeant(clause.span(), "this condition belongs to what the keyword has: put that into quotation marks if it does not");
    }
  }

  /** Behind what a keyword has after its colon nobody can tell what is listed next: more of it, or more beside the keyword. */
  static void isClearBehindBodies(List<Node> grants) {
    for (Node grant : grants.subList(0, Math.max(0, grants.size() - 1))) {
      if (isOpen(grant)) {
        Span next = grants.get(grants.indexOf(grant) + 1).span();
        throw new NotMeant(next, "whether this still belongs to the keyword before is not clear: put what belongs to it into quotation marks, or make this a sentence of its own");
      }
    }
  }

  private static boolean isOpen(Node grant) {
    return grant.holds("keywordUse", "body") && !grant.holds("keywordUse", "body", "quoted");
  }

  /** «Строй: «…»»: what stands in quotation marks is what the keyword has, and not something that gives it. */
  static void ofQuotationIsToTheKeyword(Node body, Node ability) {
    Optional<Node> quoted = ability.down("continuous", "grants", "listedGrants", "grant", "quoted");
    if (quoted.filter(each -> each.span().equals(body.span())).isPresent()) {
      throw new NotMeant(body.span(), "what stands in quotation marks is what the keyword has, and not something that gives it");
    }
  }
}
