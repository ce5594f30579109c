package cardwright.engine.check;

import cardwright.engine.cards.CardDefinition;
import cardwright.grammar.CardLanguage;
import cardwright.grammar.Language;
import cardwright.grammar.Reading;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Markers;
import cardwright.grammar.meaning.Tree;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Holds the language to its promise: what a text was understood to mean, said in canonical words of either language, must be understood to
 * mean the same. A card for which it is not so shows a fault of the language or of the vocabulary, and what it is said to mean can't be
 * trusted.
 */
public final class WordingCheck {
  /** So many at most, so that a program that watches files for days does not grow. */
  private static final int MOST = 20_000;

  private final CardLanguage language;

  /** What was found to read back, and is not asked again. */
  private final Set<Sound> sound = ConcurrentHashMap.newKeySet();

  private record Sound(Ability meaning, Language in) {}

  public WordingCheck(CardLanguage language) {
    this.language = language;
  }

  /**
   * An ability that is lost when it is said.
   *
   * @param canonical the words that do not read back
   */
  public record Lost(CardDefinition card, Language language, String canonical) {}

  /** Every ability of the cards that is lost in some language: one at most for each card and language. */
  public List<Lost> find(Collection<CardDefinition> cards) {
    // the languages share nothing that changes, and each costs the same
    CompletableFuture<List<Lost>> other = CompletableFuture.supplyAsync(() -> find(cards, Language.RU));
    List<Lost> lost = new ArrayList<>(find(cards, Language.EN));
    lost.addAll(other.join());
    return lost;
  }

  private List<Lost> find(Collection<CardDefinition> cards, Language in) {
    List<Lost> lost = new ArrayList<>();
    for (CardDefinition card : cards) {
      card.abilities().stream().map(printed -> lost(printed.meaning(), in)).flatMap(Optional::stream).findFirst().ifPresent(words -> lost.add(new Lost(card, in, words)));
    }
    return lost;
  }

  /** The canonical words of a meaning in a language, if they do not read back to it. */
  public Optional<String> lost(Ability meaning, Language in) {
    Sound asked = new Sound(meaning, in);
    if (sound.contains(asked)) {
      return Optional.empty();
    }
    String canonical = language.print(List.of(meaning), in);
    Reading again = language.readPart(canonical, in);
    if (!again.understood() || !Tree.same(Markers.renamed(again.meanings(), Markers.numbered()), Markers.renamed(List.of(meaning), Markers.numbered()))) {
      return Optional.of(canonical);
    }
    if (sound.size() < MOST) {
      sound.add(asked);
    }
    return Optional.empty();
  }
}
