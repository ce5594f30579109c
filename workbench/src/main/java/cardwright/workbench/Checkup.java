package cardwright.workbench;

import cardwright.engine.cards.CardDefinition;
import cardwright.engine.cards.CardSet;
import cardwright.engine.check.DeadText;
import cardwright.engine.check.LoopCheck;
import cardwright.engine.check.WordingCheck;
import cardwright.engine.compile.Catalogue;
import cardwright.engine.compile.CompiledAbility;
import cardwright.engine.edition.EditionName;
import cardwright.engine.library.GameFolder;
import cardwright.engine.rulebook.Change;
import cardwright.engine.rulebook.ReadOnce;
import cardwright.engine.rulebook.Rulebook;
import cardwright.engine.scenario.ScenarioReader;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.source.Diagnostic;
import cardwright.grammar.source.Span;
import cardwright.grammar.vocabulary.Entry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Looks at what is wanted of one game. */
final class Checkup {
  private static final Pattern DECK = Pattern.compile("(?m)^deck *:");

  /** So many keywords at most that no card has are told one by one. */
  private static final int SINGLY = 5;

  private final CheckTargets.Unit unit;
  private final Diagnostics run = new Diagnostics();
  private final ReadOnce once;

  private Checkup(CheckTargets.Unit unit) {
    this.unit = unit;
    this.once = new ReadOnce(unit.rulebook());
  }

  /**
   * What was found.
   *
   * @param rules how many files of rules were looked at
   * @param cards how many cards of the wanted files were understood, and so for the numbers that follow
   * @param unread how many of them can't be read, so that nobody knows what is in them
   * @param leftOut how many cards of them have errors
   * @param editions names of the editions whose rules were looked at, and all cards under them
   * @param nothing whether cards were looked for and there was none, nor an error that would tell why
   * @param run what is wrong
   */
  record Result(
      String game, int rules, List<String> editions, int cardFiles, int unread, int cards, int leftOut, int abilities, int decks, int scenarioFiles, int scenarios, boolean nothing, Diagnostics run) {
    int files() {
      return rules + cardFiles + scenarioFiles;
    }
  }

  static Result of(CheckTargets.Unit unit) {
    return new Checkup(unit).result();
  }

  private Result result() {
    int rules = unit.rulesToo() ? YamlFiles.below(unit.rulebook()).orElse(List.of()).size() : 0;
    GameFolder folder = new GameFolder(unit.game(), unit.rulebook(), unit.home());
    Optional<Rulebook> rulebook = folder.readRulebook(once, run);
    if (rulebook.isEmpty()) {
      notLookedAt();
      return new Result(unit.game(), rules, List.of(), unit.cards().size(), 0, 0, 0, 0, 0, unit.scenarios().size(), 0, false, run);
    }
    CardSet set = CardSet.read(rulebook.get(), cardFiles(), run);
    // what needs nothing of the others is done beside them
    CompletableFuture<List<WordingCheck.Lost>> lost = CompletableFuture.supplyAsync(() -> lostWording(set, rulebook.get()));
    if (!run.hasErrors()) {
      Catalogue catalogue = Catalogue.of(rulebook.get(), set.cards().values());
      warnOfLoops(catalogue);
      warnOfDeadText(catalogue, set);
    }
    int scenarios = 0;
    for (Path file : unit.scenarios()) {
      scenarios += ScenarioReader.read(file, rulebook.get(), new LinkedHashMap<>(set.cards()), set.declared(), run).size();
    }
    Set<Path> wanted = new LinkedHashSet<>(unit.cards());
    int cards = (int) set.cards().values().stream().filter(card -> wanted.contains(card.file())).count();
    int abilities = set.cards().values().stream().filter(card -> wanted.contains(card.file())).mapToInt(card -> card.abilities().size()).sum();
    boolean nothing = cards == 0 && set.decks().isEmpty() && (!run.hasErrors() || unit.cards().stream().allMatch(Checkup::isBlank)) && (unit.cardsWanted().isPresent() || !unit.cards().isEmpty());
    if (nothing && run.all().stream().noneMatch(found -> found.message().startsWith("0 cards"))) {
      run.at(unit.cardsWanted().orElseGet(() -> unit.cards().get(0))).warning(new Span(0, 0), "0 cards: there is nothing to check here");
    }
    // what is wrong with the game is wrong with all its editions, and is told once
    List<GameFolder> editions = unit.rulesToo() && !run.hasErrors() ? folder.editions() : List.of();
    List<Diagnostics> ofEditions = editions(editions);
    lost.join().forEach(this::errorOfWording);
    List<String> named = run.hasErrors() ? List.of() : editions.stream().map(GameFolder::game).toList();
    if (!run.hasErrors()) {
      ofEditions.forEach(run::take);
    }
    return new Result(unit.game(), rules, named, unit.cards().size(), set.declared().unread(wanted), cards, set.declared().in(wanted) - cards, abilities, set.decks().size(), unit.scenarios().size(), scenarios, nothing, run);
  }

  /**
   * The editions of a game that is sound by itself: what is wrong now is wrong with them, or with a card under them. An edition and its
   * presets share the cards they read; different editions do not wait for each other, and are heard in their order.
   */
  private List<Diagnostics> editions(List<GameFolder> editions) {
    Map<Optional<String>, List<GameFolder>> presetsTogether =
        editions.stream().collect(Collectors.groupingBy(each -> EditionName.of(each.game()).edition(), LinkedHashMap::new, Collectors.toList()));
    List<List<GameFolder>> apart = List.copyOf(presetsTogether.values());
    return apart.parallelStream().map(this::edition).toList();
  }

  private Diagnostics edition(List<GameFolder> presets) {
    Diagnostics own = new Diagnostics();
    // what is told of the game itself is told once
    Set<String> told = run.all().stream().map(Diagnostic::message).collect(Collectors.toSet());
    Map<List<Change.Place>, CardSet> cardsRead = new HashMap<>();
    for (GameFolder preset : presets) {
      Optional<Rulebook> rules = preset.readRulebook(once, own).filter(read -> unit.cardsWanted().isPresent());
      own.remarkToo(message -> told.contains(message) ? message : "in " + preset.game() + ": " + message);
      Optional<CardSet> set = rules.map(read -> cardsRead.computeIfAbsent(concerningCards(read), any -> CardSet.read(read, unit.cards(), own)));
      own.remark(UnaryOperator.identity());
      set.ifPresent(cards -> deadInEdition(rules.get(), preset.game(), cards, own));
    }
    return own;
  }

  /** The order of steps changes nothing in how a card reads. */
  private static List<Change.Place> concerningCards(Rulebook rules) {
    return rules.changes().stream()
        .filter(change -> change.part() == Change.Part.WORDS || change.part() == Change.Part.RULES || change.part() == Change.Part.CARDS)
        .map(Change::place)
        .toList();
  }

  /** What the edition alone keeps from ever happening; what the game itself does is told of the game. */
  private static void deadInEdition(Rulebook rules, String name, CardSet set, Diagnostics own) {
    set.reportLostRewordings(rules, own);
    if (!own.hasErrors()) {
      Catalogue catalogue = Catalogue.of(rules, set.cards().values());
      for (DeadText.Finding found : new DeadText(rules).unreachable(catalogue.all())) {
        CardDefinition card = catalogue.cards().get(found.ability().card());
        if (card != null) {
          own.at(card.file()).warning(card.span(), "in " + name + " this can never happen: " + found.ability().words().values().stream().findFirst().map(text -> "«" + text + "»: ").orElse("") + found.why());
        }
      }
    }
  }

  private List<WordingCheck.Lost> lostWording(CardSet set, Rulebook rulebook) {
    return new WordingCheck(rulebook.language()).find(set.cards().values().stream().filter(card -> unit.cards().contains(card.file())).toList());
  }

  private void errorOfWording(WordingCheck.Lost lost) {
    run.at(lost.card().file()).error(
        lost.card().span(),
        "the text of «" + lost.card().id() + "» reads, but what it means, said in other words, does not read back: «" + lost.canonical()
            + "»; that is a fault of the language, please report it, and say it differently until then");
  }

  /** Two abilities that feed each other for ever are legal, but nobody means them. */
  private void warnOfLoops(Catalogue catalogue) {
    for (List<CompiledAbility> loop : new LoopCheck(catalogue.rulebook()).find(catalogue.all())) {
      CardDefinition card = catalogue.cards().get(loop.get(0).card());
      if (card != null) {
        String chain = String.join(" → ", loop.stream().map(CompiledAbility::id).toList());
        run.at(card.file()).warning(card.span(), "these abilities could trigger one another for ever, and nobody is free to stop: " + chain + " → …");
      }
    }
  }

  private void warnOfDeadText(Catalogue catalogue, CardSet set) {
    DeadText dead = new DeadText(catalogue.rulebook());
    dead.unreachable(catalogue.all()).forEach(found -> warn(found, catalogue, "this can never happen: "));
    dead.skippable(catalogue.all()).forEach(found -> warn(found, catalogue, "this may not happen when it should: "));
    if (unit.rulesToo() && !set.cards().isEmpty() && unit.cardsWanted().isPresent()) {
      List<List<Ability>> texts = set.cards().values().stream().map(card -> card.abilities().stream().map(CardDefinition.PrintedAbility::meaning).toList()).toList();
      Path words = catalogue.rulebook().vocabulary().file();
      warnOfUnused(dead.unusedKeywords(texts), words);
    }
  }

  /** Whoever has some cards of his own for a game uses few of its keywords, and knows it. */
  private void warnOfUnused(List<Entry> keywords, Path words) {
    if (keywords.size() <= SINGLY) {
      keywords.forEach(keyword -> run.at(words).warning(keyword.key().span(), "no card has this keyword"));
    } else {
      List<String> ids = keywords.stream().map(Entry::id).toList();
      run.at(words).warning(keywords.get(0).key().span(), "no card has one of these " + ids.size() + " keywords: " + String.join(", ", ids));
    }
  }

  /** At the ability's words, in a language that has them; what the rules give stands on no card and is told at none. */
  private void warn(DeadText.Finding found, Catalogue catalogue, String before) {
    CardDefinition card = catalogue.cards().get(found.ability().card());
    if (card != null && unit.cards().contains(card.file())) {
      String words = found.ability().words().values().stream().findFirst().map(text -> "«" + text + "»: ").orElse("");
      run.at(card.file()).warning(card.span(), before + words + found.why());
    }
  }

  private void notLookedAt() {
    List<Path> waiting = new ArrayList<>(unit.cards());
    waiting.addAll(unit.scenarios());
    if (!waiting.isEmpty()) {
      run.at(waiting.size() == 1 ? waiting.get(0) : unit.home()).warning(new Span(0, 0), "not read, because the rulebook «" + unit.game() + "» has errors");
    }
  }

  /** A deck and a scenario can be judged only with all cards of their game; files of cards stand for themselves. */
  private List<Path> cardFiles() {
    if (unit.scenarios().isEmpty() && unit.cards().stream().noneMatch(Checkup::isDeck)) {
      return unit.cards();
    }
    Set<Path> known = unit.cards().stream().map(Checkup::real).collect(Collectors.toSet());
    // what is looked at comes last: of two cards with one id the one that is at fault is the one that somebody is writing
    List<Path> all = new ArrayList<>(YamlFiles.below(unit.home()).orElse(List.of()).stream().filter(file -> !known.contains(real(file)) && !isDeck(file)).toList());
    all.addAll(unit.cards());
    return all;
  }

  private static Path real(Path file) {
    return file.toAbsolutePath().normalize();
  }

  private static boolean isDeck(Path file) {
    return DECK.matcher(text(file)).find();
  }

  private static boolean isBlank(Path file) {
    return !Files.isDirectory(file) && text(file).lines().map(String::strip).allMatch(line -> line.isEmpty() || line.startsWith("#"));
  }

  /** The text of a file; of one that can't be read, which is reported elsewhere, something that is neither blank nor a deck. */
  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException unreadable) {
      return "?";
    }
  }
}
