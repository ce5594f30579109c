package cardwright.grammar.build;

import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.parse.Node;
import cardwright.grammar.source.Span;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Who chooses whom something is done to, and what is chosen anew for each of several. */
final class ChoiceBuilder {
  private final Builder b;

  /** Who chooses, said of somebody in the part that is being read. */
  private Optional<Selector> chooser = Optional.empty();
  private Span where;

  ChoiceBuilder(Builder builder) {
    this.b = builder;
  }

  /** «по выбору противника» */
  void chosenBy(Node node) {
    node.has(CardTokens.AGAINST, CardTokens.OF);
    node.has(CardTokens.CHOICE, CardTokens.BY_CHOICE_OF);
    if (chooser.isPresent()) {
      throw new NotMeant(node.span(), "who chooses has been said already");
    }
    where = node.span();
    Optional<CardToken> player = node.token(CardTokens.OPPONENT, CardTokens.PLAYER);
    chooser = Optional.of(new Selector.Player(player.isPresent() ? opponent(player.get()) : whose(node.need("whose"))));
  }

  private static Selector.Who opponent(CardToken player) {
    return player.getType() == CardTokens.OPPONENT ? Selector.Who.OPPONENT : (Selector.Who) player.detail().orElseThrow();
  }

  private Selector.Who whose(Node node) {
    return switch (b.selectors.whose(node)) {
      case YOURS -> Selector.Who.YOU;
      case OPPONENTS -> Selector.Who.OPPONENT;
      default -> Selector.Who.ITS_OWNER;
    };
  }

  /** Makes what is done; whoever was told to choose to whom, chooses first. */
  Effect chosen(boolean may, Builder.Making<Effect> making) {
    Effect effect = making.make();
    if (chooser.isEmpty()) {
      return effect;
    }
    if (may) {
      throw new NotMeant(where, "who chooses before it is known whether this is done is not clear: let him choose in a part of its own");
    }
    Selector who = chooser.get();
    chooser = Optional.empty();
    List<Selector.Pick> picks = new ArrayList<>();
    Tree.visit(effect, part -> {
      if (part instanceof Effect.Act act && act.object().orElse(null) instanceof Selector.Pick pick) {
        picks.add(pick);
      } else if (part instanceof Effect.Gain gain && gain.who() instanceof Selector.Pick pick) {
        picks.add(pick);
      }
    });
    List<Selector.Pick> chosen = picks.stream().filter(pick -> !(pick.count() instanceof Count.Each)).distinct().toList();
    if (chosen.size() != 1 || ((Selector.Player) who).who() == Selector.Who.ITS_OWNER) {
      throw new NotMeant(where, "who chooses is said of one description, of whom it leaves a choice, and names a player");
    }
    Effect done = Tree.rewrite(effect, part -> part.equals(chosen.get(0)) ? new Selector.It() : part);
    Effect.Choose choose = new Effect.Choose(Optional.of(who).filter(player -> !player.isYou()), chosen.get(0));
    return EffectBuilder.sequence(List.of(choose, done));
  }

  /** No more of it may be left over. */
  void none() {
    if (chooser.isPresent()) {
      throw new NotMeant(where, "who chooses is said of whom something is done to");
    }
  }

  /** «X выбирается отдельно для каждой карты»: of all to whom it is done, each by himself. */
  Effect separately(Effect effect, Node node) {
    node.has(CardTokens.SEPARATELY);
    node.has(CardTokens.FOR);
    CardToken letter = node.token(CardTokens.LETTER).orElseThrow();
    Selector each = b.selectors.selector(node.need("selector"), 0);
    if (effect instanceof Effect.Named named) {
      return new Effect.Named(named.action(), named.name(), separately(named.effect(), (String) letter.detail().orElseThrow(), each, node));
    }
    return separately(effect, (String) letter.detail().orElseThrow(), each, node);
  }

  private static Effect separately(Effect effect, String letter, Selector each, Node node) {
    List<Selector.Pick> all = new ArrayList<>();
    boolean[] used = {false};
    Tree.visit(effect, part -> {
      if (part instanceof Effect.RemoveCounters remove && remove.who() instanceof Selector.Pick pick && pick.count() instanceof Count.Each) {
        all.add(pick);
        Tree.visit(remove.count(), number -> used[0] |= number instanceof Value.Variable variable && variable.name().equals(letter) && variable.definition().isEmpty());
      }
    });
    boolean same = all.size() == 1 && each instanceof Selector.Pick pick && pick.count() instanceof Count.Each && (pick.filters().isEmpty() || pick.equals(all.get(0)));
    if (!same || !used[0]) {
      throw new NotMeant(node.span(), "the letter is how many each of several loses, and these are who loses them");
    }
    Effect ofOne = Tree.rewrite(effect, part -> part.equals(all.get(0)) ? new Selector.It() : part);
    return new Effect.ForEach(all.get(0), Tree.rewrite(ofOne, part -> part instanceof Effect.Gain gain ? gained(gain, letter) : part));
  }

  /** What is gained for what each loses, each gains; how much it can be has been said of what is lost. */
  private static Effect gained(Effect.Gain gain, String letter) {
    Grant grant = Tree.rewrite(gain.grant(), part -> part instanceof Value.AtMost most && most.value() instanceof Value.Variable variable && variable.name().equals(letter) ? variable : part);
    return new Effect.Gain(gain.who().isSelf() ? new Selector.It() : gain.who(), grant, gain.duration());
  }
}
