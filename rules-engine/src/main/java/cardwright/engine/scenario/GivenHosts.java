package cardwright.engine.scenario;

import cardwright.engine.cards.CardDefinition;
import cardwright.engine.rulebook.Rulebook;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.Fields;
import cardwright.grammar.document.Nearest;
import cardwright.grammar.document.ScalarNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads of given cards to which others they are attached, «on» and «as»; whether those are there is asked when all names are known. */
final class GivenHosts {
  private final Rulebook rulebook;
  private final Diagnostics sink;
  private final List<ScalarNode> named = new ArrayList<>();

  GivenHosts(Rulebook rulebook, Diagnostics sink) {
    this.rulebook = rulebook;
    this.sink = sink;
  }

  /** To whom a card is attached, as what; empty if it is not, or as nothing. */
  Optional<Scenario.Attached> read(Fields card, Optional<CardDefinition> definition) {
    Optional<ScalarNode> host = card.scalar("on");
    Optional<ScalarNode> as = card.scalar("as");
    Set<String> kinds = rulebook.attachments().keySet();
    as.filter(kind -> !kinds.contains(kind.text()))
        .ifPresent(kind -> sink.error(kind.span(), "cards of the kind «" + kind.text() + "» are not attached to others" + Nearest.orAll(kind.text(), kinds), Nearest.to(kind.text(), kinds)));
    if (host.isEmpty()) {
      as.ifPresent(kind -> card.error("as", "as what it is attached is said with «on», the card to which it is"));
      return Optional.empty();
    }
    named.add(host.get());
    Optional<String> kind = as.map(ScalarNode::text).or(() -> definition.flatMap(each -> each.kinds().stream().filter(kinds::contains).findFirst()));
    if (kind.isEmpty() && definition.isPresent()) {
      card.missing("this card is of no kind that is attached to others: «as» says as what it is", "as");
    }
    return kind.map(id -> new Scenario.Attached(host.get().text(), id));
  }

  /** The hosts that are named nowhere are errors. */
  void check(Set<String> names) {
    for (ScalarNode host : named) {
      if (!names.contains(host.text())) {
        sink.error(host.span(), "the given position has no card called «" + host.text() + "»" + Nearest.orAll(host.text(), names), Nearest.to(host.text(), names));
      }
    }
    named.clear();
  }
}
