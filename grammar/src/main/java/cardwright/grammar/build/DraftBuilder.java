package cardwright.grammar.build;

import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Selector.Pick;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexeme;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How cards are drafted, and what is paid for them. */
final class DraftBuilder {
  /** The option of a verb that names the zone into which it takes cards. */
  private static final String INTO = "into";

  private final Builder b;

  DraftBuilder(Builder builder) {
    this.b = builder;
  }

  /** «заплатить 2{elite}» */
  Effect pay(Node node, Optional<Selector> subject) {
    node.has(CardTokens.PAY);
    return new Effect.Fund(payer(subject, node), trait(node), amount(node), true);
  }

  /** «получить 2{elite}» */
  Effect funds(Node node, Optional<Selector> subject) {
    return new Effect.Fund(payer(subject, node), trait(node), amount(node), false);
  }

  private static Selector.Player payer(Optional<Selector> subject, Node node) {
    if (subject.isEmpty()) {
      return new Selector.Player(Selector.Who.YOU);
    }
    if (!(subject.get() instanceof Selector.Player player)) {
      throw new NotMeant(node.span(), "players pay for what they draft, cards do not");
    }
    return player;
  }

  private static int amount(Node node) {
    int n = node.token(CardTokens.NUMBER).flatMap(CardToken::detail).map(Integer.class::cast).orElse(1);
    if (n < 1) {
      throw new NotMeant(node.span(), "this pays nothing");
    }
    return n;
  }

  /** A trait whose icon stands for what such cards are paid with. */
  private String trait(Node node) {
    Node word = node.need("trait");
    CardToken token = word.leaves().get(0);
    Entry entry = token.as(Category.TRAITS).flatMap(Lexeme::entry).orElseThrow(() -> new NotMeant(word.span(), "a trait was expected: what cards are paid as"));
    boolean icon = token.lexemes().stream().anyMatch(Lexeme::icon);
    b.selectors.stateOrTrait(word);
    if (!entry.is("paid") || !icon) {
      throw new NotMeant(word.span(), "nothing is paid with this: the icon of a trait by which cards are paid was expected");
    }
    return entry.id();
  }

  /** What may be paid and is followed by something is its price. */
  static List<Effect> priced(List<Effect> effects, Node node) {
    List<Effect> all = new ArrayList<>();
    for (Effect effect : effects) {
      Effect before = all.isEmpty() ? null : all.get(all.size() - 1);
      if (before instanceof Effect.InDoing) {
        boolean price = ((Effect.InDoing) before).first() instanceof Effect.May may && may.effect() instanceof Effect.Fund;
        if (price) {
          throw new NotMeant(node.span(), "what is had for the payment is not clear: say «, при этом …»");
        }
      }
      if (before instanceof Effect.May may && may.effect() instanceof Effect.Fund fund && fund.paid()) {
        all.set(all.size() - 1, new Effect.InDoing(before, effect));
      } else {
        all.add(effect);
      }
    }
    return all;
  }

  /** «при наборе ~ в …»: into which zone, its verb says already. */
  void into(Node node, String event) {
    CardToken zone = node.token(CardTokens.ZONE).orElseThrow();
    node.has(CardTokens.IN);
    node.has(CardTokens.A);
    String id = zone.as(Category.ZONES).flatMap(Lexeme::entry).map(Entry::id).orElseThrow();
    if (b.vocabulary.find(Category.VERBS, event).flatMap(verb -> verb.option(INTO)).filter(id::equals).isEmpty()) {
      throw new NotMeant(node.span(), "this event is not said to end there");
    }
  }

  /** «не может быть набран … вместе с более чем одной такой картой» */
  Grant ban(Node node) {
    drafted(node);
    node.has(CardTokens.NOT, CardTokens.CANNOT);
    node.has(CardTokens.MAY);
    node.has(CardTokens.TOGETHER);
    node.has(CardTokens.WITH);
    boolean more = node.has(CardTokens.MORE);
    Node what = node.need("selector");
    int most = 0;
    if (more) {
      Value number = b.values.value(node.need("value"));
      if (!(number instanceof Value.Constant constant)) {
        throw new NotMeant(what.span(), "a number was expected here: with more than how many");
      }
      most = constant.number();
    }
    if (!(b.selectors.selector(what, Cells.ofCase(Cells.INSTRUMENTAL)) instanceof Pick pick)) {
      throw new NotMeant(what.span(), "cards that fit a description were expected here");
    }
    return new Grant.DraftedWithout(new Pick(new Count.Each(), pick.side(), pick.kind(), pick.filters(), Optional.empty()), most);
  }

  /** «может быть набран … за …» */
  Grant draftedFor(Node node) {
    drafted(node);
    node.has(CardTokens.MAY);
    node.has(CardTokens.PER, CardTokens.FOR);
    return new Grant.DraftedFor(trait(node));
  }

  private void drafted(Node node) {
    node.has(CardTokens.IS);
    node.has(CardTokens.IN);
    node.has(CardTokens.A);
    CardToken word = node.need("participle").word();
    String zone = node.token(CardTokens.ZONE).flatMap(token -> token.as(Category.ZONES)).flatMap(Lexeme::entry).map(Entry::id).orElseThrow();
    boolean drafts = word.lexemes().stream().flatMap(lexeme -> lexeme.entry().stream()).anyMatch(entry -> entry.option(INTO).filter(zone::equals).isPresent());
    if (!drafts) {
      throw new NotMeant(word.place(), "nothing is taken into this zone so");
    }
  }
}
