package cardwright.grammar.build;

import cardwright.grammar.build.CounterBuilder.Counted;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Anaphora;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Duration;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Markers;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.parse.Node;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What puts a marker somewhere that the text names, and what the marker does there. */
final class MarkerBuilder {
  private final Builder b;

  MarkerBuilder(Builder builder) {
    this.b = builder;
  }

  static boolean isMarker(Counted counted) {
    return Markers.isMarker(counted.counter().id());
  }

  /**
   * Puts markers somewhere.
   *
   * @param rule the brackets behind, in which it is said what the marker does
   */
  Effect put(Selector who, Counted counted, Duration duration, Optional<Node> rule, Node place) {
    if (who instanceof Selector.Player) {
      throw new NotMeant(place.span(), "players have no markers: cards and cells have");
    }
    return new Effect.Gain(who, new Grant.Marked(counted.counter().id(), counted.value(), rule.map(this::rule).orElse(List.of())), duration);
  }

  /** A rule, or how long, is said of a marker alone. */
  static void none(Optional<Node> said) {
    said.ifPresent(
        node -> {
          throw new NotMeant(node.span(), "only of a marker that bears a name in quotation marks can be said what it does, and how long it stays");
        });
  }

  /** «(оно не может атаковать)»: within the brackets whatever bears the marker is «~», and also «оно» where nobody else was spoken of. */
  private List<Ability> rule(Node node) {
    List<Ability> abilities = b.discourse.rule(node.span(), () -> b.grants.quoted(node));
    Set<Selector.It> bearers = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Anaphora.Mention mention : Anaphora.of(abilities)) {
      if (mention.referent() instanceof Anaphora.Referent.Nobody) {
        bearers.add(mention.pronoun());
      }
    }
    return Tree.rewrite(abilities, part -> part instanceof Selector.It it && bearers.contains(it) ? new Selector.Self() : generally(own(part)));
  }

  /** «(существо с двумя маркерами не может нападать)» is said of every such creature. */
  private static Object generally(Object part) {
    return part instanceof Ability.Continuous continuous && continuous.subject() instanceof Selector.Pick pick && pick.count().isOne()
        ? new Ability.Continuous(new Selector.Pick(new Count.Each(), pick.side(), pick.kind(), pick.filters(), pick.zone()), continuous.grant(), continuous.whileTrue())
        : part;
  }

  /** What is granted to «~» as a keyword is the keyword, however it was said. */
  private static Object own(Object part) {
    return part instanceof Ability.Continuous continuous && continuous.subject().isSelf() && continuous.grant() instanceof Grant.HasKeyword has
        ? new Ability.Keyword(has.keyword().keyword(), has.keyword().arguments(), has.keyword().body(), continuous.whileTrue(), has.keyword().limit())
        : part;
  }
}
