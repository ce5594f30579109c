package cardwright.engine.cards;

import cardwright.engine.rulebook.Rulebook;
import cardwright.engine.rulebook.TraitGroup;
import cardwright.grammar.document.Fields;
import java.util.List;
import java.util.Set;

/** Holds what a card is against what the rulebook says that cards are: of a kind, and of its groups of traits. */
record CardProperties(Rulebook rulebook, Fields card) {

  /** Reports what is missing and what contradicts itself. */
  void check(Set<String> kinds, Set<String> traits) {
    if (kinds.stream().noneMatch(rulebook.printed()::containsKey) && !rulebook.printed().isEmpty()) {
      // without its kind nothing else can be demanded of it
      card.missing("a card needs a kind, under «is»: " + alternatives(List.copyOf(rulebook.printed().keySet())), "is");
      return;
    }
    for (TraitGroup group : rulebook.traitGroups().values()) {
      List<String> found = group.traits().stream().filter(traits::contains).toList();
      if (group.exclusive() && found.size() > 1) {
        card.error("is", "a card can't be «" + String.join("» and «", found) + "» at once");
      }
      if (found.isEmpty()) {
        kinds.stream().filter(group.neededBy()::contains).findFirst().ifPresent(
            kind -> card.missing("a card that is a «" + kind + "» needs a " + group.id() + ", under «is»: " + alternatives(group.traits()), "is"));
      }
    }
  }

  private static String alternatives(List<String> words) {
    int last = words.size() - 1;
    return last == 0 ? words.get(0) : String.join(", ", words.subList(0, last)) + " or " + words.get(last);
  }
}
