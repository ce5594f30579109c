package cardwright.grammar.build;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Duration;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.vocabulary.Category;
import java.util.List;
import java.util.Optional;

/** What is prevented: of what is done to whoever has that, or of what is done to others, who share it. */
final class ShieldBuilder {
  private final Builder b;

  ShieldBuilder(Builder builder) {
    this.b = builder;
  }

  /** «предотвращает первые 2 раны от ударов за ход», «… по вашим картам» */
  Grant.Prevents prevention(Node node) {
    Node what = node.need("counted");
    CounterBuilder.Counted counted = b.counters.counted(what);
    String verb =
        counted.counter().option("put").orElseThrow(() -> new NotMeant(what.span(), "no verb of the rulebook puts this counter, so nothing can be prevented"));
    boolean next = node.child("next").filter(word -> word.has(CardTokens.NEXT)).isPresent();
    boolean oneIsMeant = next | node.has(CardTokens.FIRST) | node.has(CardTokens.A) | what.has(CardTokens.A);
    if (counted.all() || !counted.numbered() && (!oneIsMeant || counted.many())) {
      throw new NotMeant(what.span(), "a number is missing: how many are prevented");
    }
    node.has(CardTokens.PREVENT);
    node.has(CardTokens.AGAINST);
    node.has(CardTokens.EACH);
    Optional<String> period = node.child("period").map(p -> b.id(p, Category.PERIODS));
    Optional<Selector> whom = node.child("whoever").map(this::whom).filter(at -> !at.isSelf());
    return new Grant.Prevents(counted.value(), verb, node.child("actionPattern").map(b.patterns::pattern), period, whom);
  }

  private Selector whom(Node node) {
    Selector whom = b.selectors.whoever(node, Cells.ofCase(Cells.DATIVE));
    if (whom instanceof Selector.Player || whom instanceof Selector.It) {
      throw new NotMeant(node.span(), "cards were expected here: who is spared");
    }
    if (whom instanceof Selector.Pick pick && b.language == Language.RU && (pick.count().isOne() || isSingular(node))) {
      throw new NotMeant(node.span(), "so many are prevented for all of them together: say the plural, or say it of what each of them has");
    }
    return whom instanceof Selector.Pick ? GrantBuilder.each(whom, node) : whom;
  }

  private static boolean isSingular(Node whom) {
    int mask = Concord.ofHead(whom.down("selector", "pick", "head"));
    return Cells.singular(mask & Cells.ofCase(Cells.DATIVE)) && !Cells.plural(mask & Cells.ofCase(Cells.DATIVE));
  }

  /** «предотвращает следующие 2 раны … до конца хода» */
  Effect prevent(Node node, Optional<Selector> subject) {
    Grant.Prevents prevents = prevention(node);
    Selector who = subject.orElseGet(Selector.Self::new);
    Duration duration = b.gains.of(node.child("duration"), who);
    if (prevents.whom().isEmpty()) {
      return new Effect.Gain(who, prevents, duration);
    }
    return new Effect.Gain(holder(who, prevents, node), prevents, duration);
  }

  /** What somebody gains spares himself. */
  static List<Grant> own(List<Grant> grants, Node node) {
    if (grants.stream().anyMatch(grant -> grant instanceof Grant.Prevents prevents && prevents.whom().isPresent())) {
      throw new NotMeant(node.span(), "this spares others than whoever gains it: say what is prevented, without «gains»");
    }
    return grants;
  }

  /** Who has something: what spares others, the player who has it, whatever becomes of the card. */
  static Selector holder(Selector subject, Grant grant, Node node) {
    if (!(grant instanceof Grant.Prevents prevents) || prevents.whom().isEmpty()) {
      return subject;
    }
    if (!subject.isSelf() && !subject.isYou()) {
      throw new NotMeant(node.span(), "who prevents this for others is the card that says it: leave the subject out");
    }
    return new Selector.Player(Selector.Who.YOU);
  }
}
