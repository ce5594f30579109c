package cardwright.workbench;

import cardwright.grammar.Language;
import cardwright.grammar.vocabulary.Entry.BodyKind;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/** What a command line says of a new word. */
final class WordOptions {

  @Option(names = "--ru", paramLabel = "WORDING", description = "Its Russian words, in the dictionary form.")
  String ru;

  @Option(names = "--en", paramLabel = "WORDING", description = "Its English words; an irregular form is spelt out: mouse/mice, bring/brought/brought.")
  String en;

  @Option(names = "--icon", paramLabel = "SIGN", description = "A sign in braces that says the same, such as \"{spark}\".")
  String icon;

  @Option(
      names = "--form",
      paramLabel = "CASE=FORM",
      description = "Corrects a form of the Russian word: nom, gen, dat, acc, ins, pre of one, nom-pl to pre-pl of many. Can be said again.")
  Map<String, String> corrections = new LinkedHashMap<>();

  @Option(
      names = "--forms-ru",
      paramLabel = "FORMS",
      description = "All its Russian forms: six of one, six of many, with \"_\" for a blank within a form; or the only one, if it never changes.")
  String formsRu;

  @Option(names = "--parameters", split = ",", paramLabel = "LETTER", description = "keyword: the numbers that a card writes behind it, such as N.")
  List<String> parameters = List.of();

  @Option(names = "--body", paramLabel = "KIND", description = "keyword: what a card writes behind its colon, abilities or instructions.")
  BodyKind body;

  @Option(names = "--means-ru", paramLabel = "TEXT", description = "keyword: what it means, in the language of cards; \"…\" is the body.")
  String meansRu;

  @Option(names = "--means-en", paramLabel = "TEXT", description = "keyword: the same in English.")
  String meansEn;

  @Option(names = "--clause", paramLabel = "ID", description = "keyword: the clause of the rules that it stands in.")
  String clause;

  @Option(names = "--group", paramLabel = "GROUP", description = "class, trait: what it excludes or belongs to. Default: the group that all others have.")
  String group;

  @Option(names = "--held-by-players", description = "counter: players hold it, not cards.")
  boolean heldByPlayers;

  @Option(names = "--put", paramLabel = "VERB", description = "counter: id of the verb that putting it really is.")
  String put;

  @Option(names = "--removed", paramLabel = "VERB", description = "counter: id of the verb that removing it really is.")
  String removed;

  @Option(names = "--at-ru", paramLabel = "WORD", description = "zone: the preposition of being there.")
  String atRu;

  @Option(names = "--to-ru", paramLabel = "WORD", description = "zone: the preposition of going there.")
  String toRu;

  @Option(names = "--at-en", paramLabel = "WORD", description = "zone: the English preposition.")
  String atEn;

  @Option(names = "--state-ru", paramLabel = "WORD", description = "zone: what a thing that lies there is said to be.")
  String stateRu;

  @Option(names = "--state-en", paramLabel = "WORD", description = "zone: the same in English.")
  String stateEn;

  @Option(names = "--seen-by", paramLabel = "WHO", description = "zone: who sees what lies there, for game.yaml: nobody or owner. Default: everybody.")
  String seenBy;

  @Option(names = "--in-play", description = "zone: cards in it are in play, for game.yaml.")
  boolean inPlay;

  /** Its words in a language. */
  Optional<String> words(Language language) {
    return Optional.ofNullable(language == Language.RU ? ru : en);
  }
}
