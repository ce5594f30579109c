package cardwright.grammar.tokens;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.morphology.English;
import cardwright.grammar.morphology.Form.Use;
import cardwright.grammar.morphology.Form;
import cardwright.grammar.morphology.Inflection;
import cardwright.grammar.morphology.SpeltForms;
import cardwright.grammar.normalise.Scanner;
import cardwright.grammar.source.Diagnostic;
import cardwright.grammar.source.Severity;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import cardwright.grammar.vocabulary.Frame;
import cardwright.grammar.vocabulary.Terms;
import cardwright.grammar.vocabulary.Vocabulary;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Puts every form of every vocabulary entry into the trie of a language. */
final class VocabularyWords {

  private static final Pattern SPACES = Pattern.compile("\\s+");

  /** «дополнительная {health}»: an icon that words before it tell more of. */
  private static final Pattern ICON = Pattern.compile("(.+) (\\{\\w+})");

  private final Vocabulary vocabulary;
  private final Language language;
  private final Inflection inflection;
  private final Trie words;
  private final Map<String, List<Lexeme>> icons;
  private final List<Diagnostic> diagnostics = new ArrayList<>();

  VocabularyWords(Vocabulary vocabulary, Language language, Trie words, Map<String, List<Lexeme>> icons) {
    this.vocabulary = vocabulary;
    this.language = language;
    this.inflection = vocabulary.inflection();
    this.words = words;
    this.icons = icons;
  }

  /** What is wrong with the words. The search for phrases that two entries claim walks all of them, so it waits until it is asked for. */
  List<Diagnostic> diagnostics() {
    List<Diagnostic> all = new ArrayList<>(diagnostics);
    Clashes.of(words, icons, language).forEach(clash -> report(all, clash.entry(), Severity.ERROR, clash.message()));
    return all;
  }

  /** How the vocabulary writes its entries. */
  Terms terms() {
    return new Terms(vocabulary, language);
  }

  Inflection inflection() {
    return inflection;
  }

  void fill() {
    for (Entry entry : vocabulary.all()) {
      entry.icon().ifPresent(icon -> icon(icon, entry));
      for (int number = 0; number < entry.words(language).size(); number++) {
        wording(entry, entry.words(language).get(number), number);
      }
      entry.option("verb-" + language.code()).ifPresent(verb -> keywordVerb(entry, verb));
      entry.option("noun-" + language.code()).ifPresent(noun -> nouns(entry, noun));
      entry.option("state-" + language.code()).ifPresent(state -> put(entry, CardTokens.STATE, language == Language.RU ? inflection.adjective(clean(state)) : plain(state), null));
    }
  }

  /** Last, for only then it is known which words are words by themselves. */
  void fillLast() {
    vocabulary.of(Category.VERBS).forEach(entry -> entry.words(language).forEach(wording -> participles(entry, Frame.of(wording))));
    vocabulary.of(Category.VERBS).forEach(entry -> entry.words(language).stream().filter(each -> Frame.of(each).head().indexOf(' ') > 0).forEach(each -> separable(entry, each)));
  }

  void wording(Entry entry, String wording, int number) {
    switch (entry.category()) {
      case TIMINGS -> timing(entry, wording);
      case VERBS -> verb(entry, wording, number);
      case RELATIONS -> relation(entry, wording);
      case KEYWORDS -> keyword(entry, Entry.bare(wording), number);
      case KINDS -> put(entry, entry.is("line") ? CardTokens.LINE : entry.is("attaches") ? CardTokens.ATTACHED : CardTokens.KIND, entry.is("line") ? places(listed(entry, number, noun(wording))) : listed(entry, number, noun(wording)), null);
      case GROUPS -> put(entry, CardTokens.GROUP, listed(entry, number, noun(wording)), null);
      case STATS -> put(entry, CardTokens.STAT, listed(entry, number, noun(wording)), null);
      case COUNTERS -> put(entry, CardTokens.COUNTER, listed(entry, number, noun(wording)), null);
      case ZONES -> put(entry, CardTokens.ZONE, listed(entry, number, noun(wording)), null);
      case AREAS -> put(entry, CardTokens.AREA, listed(entry, number, noun(wording)), null);
      case ROLES -> put(entry, CardTokens.ROLE, listed(entry, number, nounOrParticiple(wording)), null);
      case ACTIONS -> put(entry, CardTokens.ACTION, listed(entry, number, noun(wording)), null);
      case PERIODS -> put(entry, CardTokens.PERIOD, listed(entry, number, noun(wording)), null);
      case SPEEDS -> put(entry, CardTokens.SPEED, plain(wording), null);
      case LEVELS -> put(entry, CardTokens.LEVEL, listed(entry, number, adjective(wording)), null);
      case STATES -> put(entry, CardTokens.STATE, listed(entry, number, adjective(wording)), null);
      case TRAITS -> put(entry, entry.is("noun") ? CardTokens.NOUN : CardTokens.TRAIT, listed(entry, number, isAdjective(entry, number) ? adjective(wording) : living(noun(wording))), null);
      case ACTION_TRAITS ->
          put(entry, entry.is("noun") ? CardTokens.ACTION : CardTokens.ACTION_TRAIT, listed(entry, number, isAdjective(entry, number) ? adjective(wording) : noun(wording)), null);
      case ICONS -> put(entry, CardTokens.ICON, plain(wording), null);
    }
  }

  /** Whether a wording goes like an adjective. */
  static boolean isAdjective(Entry entry, int number) {
    return switch (entry.category()) {
      case LEVELS, STATES -> true;
      case TRAITS, ACTION_TRAITS -> !entry.is("noun");
      case KEYWORDS -> entry.is("adjective") && number == 0;
      default -> false;
    };
  }

  /** A keyword that is an adjective can also describe who has it: «бестелесное существо». */
  private void keyword(Entry entry, String word, int number) {
    boolean adjective = isAdjective(entry, number);
    put(entry, adjective ? CardTokens.KEYWORD_TRAIT : CardTokens.KEYWORD, listed(entry, number, adjective ? adjective(word) : noun(word)), null);
  }

  /** «телепортироваться»: what is done by a keyword, as a verb; of one that no dictionary knows the finite forms are listed behind it. */
  private void keywordVerb(Entry entry, String verb) {
    List<String> listed = List.of(verb.split("\\|"));
    String head = clean(listed.get(0));
    List<Form> forms = new ArrayList<>(language == Language.RU ? inflection.verb(head) : English.verb(head));
    if (forms.isEmpty() && listed.size() > 1) {
      forms.add(new Form(head, 0, Use.BASE));
      listed.subList(1, listed.size()).forEach(finite -> forms.add(new Form(clean(finite), 0, Use.FINITE)));
    } else if (forms.isEmpty()) {
      forms.addAll(unknown(entry, head));
    }
    for (Form form : forms) {
      if (form.use() == Use.BASE || form.use() == Use.FINITE) {
        put(entry, form.use() == Use.BASE ? CardTokens.KEYWORD_VERB : CardTokens.KEYWORD_VERB_FIN, List.of(form), null);
      }
    }
  }

  private void icon(String icon, Entry entry) {
    int type =
        switch (entry.category()) {
          case ICONS -> CardTokens.ICON;
          case COUNTERS -> CardTokens.COUNTER;
          case STATS -> CardTokens.STAT;
          case ACTIONS -> CardTokens.ACTION;
          case SPEEDS -> CardTokens.SPEED;
          case KEYWORDS -> CardTokens.KEYWORD;
          case TRAITS -> entry.is("noun") ? CardTokens.NOUN : CardTokens.TRAIT;
          case STATES -> CardTokens.STATE;
          case ZONES -> CardTokens.ZONE;
          default -> CardTokens.UNKNOWN;
        };
    icons.computeIfAbsent(icon.toLowerCase(Locale.ROOT), i -> new ArrayList<>()).add(Lexeme.of(type, entry, new Form(icon, 0, Use.NONE), null).asIcon());
  }

  private void verb(Entry entry, String wording, int number) {
    Frame frame = Frame.of(wording);
    String head = clean(frame.head());
    List<Form> forms = language == Language.RU ? inflection.verb(head) : English.verb(head);
    if (forms.isEmpty()) {
      forms = entry.forms(language, number).isEmpty() ? unknown(entry, head) : List.of(new Form(head, 0, Use.BASE));
    }
    for (Form form : forms) {
      // «вытянут» is what many will do and what one has become; texts of cards say the latter
      boolean also = form.use() == Use.FINITE && forms.stream().anyMatch(other -> other.use() == Use.PARTICIPLE && other.text().equals(form.text()));
      also |= (form.use() == Use.GERUND || form.use() == Use.REFLEXIVE_GERUND) && words.knowsOther(form.text(), CardTokens.VERB_GER);
      if (!also && form.use() != Use.DONE_TO && form.use() != Use.HAVING_DONE) {
        put(entry, verbType(form.use()), List.of(form), frame);
      }
    }
  }

  /** «изгнанный», «погибший»: whoever that was done to, unless the word says already how somebody is: «закрытый». */
  private void participles(Entry entry, Frame frame) {
    if (language == Language.RU && (frame.slot("object").isPresent() || frame.objectIsSubject())) {
      Use told = frame.objectIsSubject() ? Use.HAVING_DONE : Use.DONE_TO;
      inflection.verb(clean(frame.head())).stream()
          .filter(form -> form.use() == told && !words.knowsOther(form.text(), CardTokens.VERB_TOLD))
          .forEach(form -> put(entry, CardTokens.VERB_TOLD, List.of(form), frame));
    }
  }

  /** «поменять … местами»: a verb of several words around whom it is done to, where its first word is no word by itself. */
  private void separable(Entry entry, String wording) {
    Frame frame = Frame.of(wording);
    String head = clean(frame.head());
    int blank = head.indexOf(' ');
    if (blank < 0 || frame.objectIsSubject() || frame.slot("object").isEmpty()) {
      return;
    }
    List<Form> forms = language == Language.RU ? inflection.verb(head.substring(0, blank)) : English.verb(head.substring(0, blank));
    List<Form> finite = forms.stream().filter(form -> form.use() == Use.BASE || form.use() == Use.FINITE || form.use() == Use.REFLEXIVE_BASE || form.use() == Use.REFLEXIVE_FINITE).filter(form -> !words.knowsOther(form.text(), CardTokens.VERB_APART)).toList();
    if (!finite.isEmpty() && !words.knowsOther(head.substring(blank + 1), CardTokens.VERB_REST)) {
      put(entry, CardTokens.VERB_APART, finite, frame);
      put(entry, CardTokens.VERB_REST, plain(head.substring(blank + 1)), frame);
    }
  }

  private static int verbType(Use use) {
    return switch (use) {
      case BASE -> CardTokens.VERB;
      case FINITE -> CardTokens.VERB_FIN;
      case REFLEXIVE_BASE -> CardTokens.VERB_INF_REFL;
      case REFLEXIVE_FINITE -> CardTokens.VERB_REFL;
      case PARTICIPLE -> CardTokens.VERB_PP;
      case PAST, REFLEXIVE_PAST -> CardTokens.VERB_PAST;
      case GERUND, REFLEXIVE_GERUND -> CardTokens.VERB_GER;
      case DONE_TO, HAVING_DONE -> CardTokens.VERB_TOLD;
      case NOUN, NONE -> CardTokens.VERB_NOUN;
    };
  }

  private void nouns(Entry entry, String nouns) {
    for (String wording : nouns.split("\\|")) {
      put(entry, CardTokens.VERB_NOUN, noun(wording.strip()).stream().map(f -> new Form(f.text(), f.mask(), Use.NOUN)).toList(), null);
    }
  }

  private void relation(Entry entry, String wording) {
    int slot = wording.indexOf('{');
    if (slot >= 0) {
      put(entry, CardTokens.RELATION_TO, relationTo(clean(wording.substring(0, slot))), null);
    } else {
      List<Form> forms = language == Language.RU && adjectival(clean(wording)) ? inflection.adjective(clean(wording)) : plain(wording);
      put(entry, CardTokens.RELATION, forms, null);
    }
  }

  /** Where something is, is never that with which something is done: «рядом» is next to somebody, not by a row. */
  private static List<Form> places(List<Form> forms) {
    return forms.stream().filter(form -> form.mask() == 0 || (form.mask() & ~Cells.ofCase(Cells.INSTRUMENTAL)) != 0).toList();
  }

  /** «рядом с»; an adjective before its preposition is inflected: «соседнюю с». */
  private List<Form> relationTo(String words) {
    int blank = words.indexOf(' ');
    String first = blank < 0 ? words : words.substring(0, blank);
    return language == Language.RU && blank > 0 && adjectival(first)
        ? inflection.adjective(first).stream().map(form -> new Form(form.text() + words.substring(blank), form.mask(), form.use())).toList()
        : plain(words);
  }

  /** Every occasion that {whose} can name, in every form. */
  private void timing(Entry entry, String wording) {
    if (!wording.contains("{whose}")) {
      put(entry, timingType(entry), plain(wording), Occasion.ANY);
      return;
    }
    String bare = wording.replace("{whose} ", "").replace("{whose}", "");
    occasion(entry, bare, Whose.ANY);
    if (language == Language.EN) {
      for (String noun : List.of("the opponent's", "your opponent's", "an opponent's", "opponent's")) {
        occasion(entry, wording.replace("{whose}", noun), Whose.OPPONENTS);
        next(entry, wording.replace("{whose}", noun + " next"), Whose.OPPONENTS);
      }
      occasion(entry, wording.replace("{whose}", "the"), Whose.ANY);
      next(entry, wording.replace("{whose}", "the next"), Whose.ANY);
      occasion(entry, wording.replace("{whose}", "each"), Whose.ANY);
      occasion(entry, wording.replace("{whose}", "your"), Whose.YOURS);
      next(entry, wording.replace("{whose}", "your next"), Whose.YOURS);
      for (String noun : List.of("its owner's", "its", "its controller's", "their")) {
        occasion(entry, wording.replace("{whose}", noun), Whose.ITS_OWNERS);
        next(entry, wording.replace("{whose}", noun + " next"), Whose.ITS_OWNERS);
      }
      return;
    }
    for (String form : List.of("вашего", "вашей", "вашем", "вашим", "вашу", "ваш", "ваших")) {
      occasion(entry, wording.replace("{whose}", form), Whose.YOURS);
      next(entry, wording.replace("{whose}", form + " следующего"), Whose.YOURS);
      next(entry, wording.replace("{whose}", "следующего " + form), Whose.YOURS);
    }
    occasion(entry, wording.replace("{whose}", "каждого"), Whose.ANY);
    next(entry, wording.replace("{whose}", "следующего"), Whose.ANY);
    next(entry, wording.replaceFirst("\\{whose} (\\S+)", "следующего $1 противника"), Whose.OPPONENTS);
    for (String form : List.of("своего", "своей", "своем", "своим", "свою", "свой")) {
      occasion(entry, wording.replace("{whose}", form), Whose.ITS_OWNERS);
      next(entry, wording.replace("{whose}", form + " следующего"), Whose.ITS_OWNERS);
    }
    occasion(entry, wording.replaceFirst("\\{whose} (\\S+)", "$1 противника"), Whose.OPPONENTS);
    for (String owner : List.of("его владельца", "ее владельца", "своего владельца")) {
      occasion(entry, wording.replaceFirst("\\{whose} (\\S+)", "$1 " + owner), Whose.ITS_OWNERS);
    }
  }

  /** «до начала вашего хода» says when something is done and also how long it lasts. */
  private static int timingType(Entry entry) {
    return entry.option("before").isPresent() ? CardTokens.TIMING_BEFORE : CardTokens.TIMING;
  }

  private void occasion(Entry entry, String wording, Whose whose) {
    put(entry, timingType(entry), plain(wording), Occasion.of(whose));
  }

  private void next(Entry entry, String wording, Whose whose) {
    put(entry, timingType(entry), plain(wording), Occasion.of(whose).onlyNext());
  }

  private List<Form> noun(String wording) {
    String clean = clean(wording);
    Matcher icon = ICON.matcher(clean);
    if (icon.matches()) {
      return adjective(icon.group(1)).stream().map(form -> new Form(form.text() + " " + icon.group(2), form.mask(), form.use())).toList();
    }
    return language == Language.EN ? English.noun(clean) : inflection.noun(clean);
  }

  /**
   * Classes are taken to live, so that their genitive is their accusative too: «вызвать духа». Of those of which nothing tells it «орк» is no
   * accusative then.
   */
  private static List<Form> living(List<Form> forms) {
    boolean masculine = forms.stream().anyMatch(form -> (form.mask() & Cells.cell(Cells.NOMINATIVE, Cells.MASCULINE)) != 0);
    if (!masculine) {
      return forms;
    }
    List<Form> living = new ArrayList<>();
    for (Form form : forms) {
      int mask = form.mask();
      for (int gender : List.of(Cells.MASCULINE, Cells.PLURAL)) {
        int genitive = Cells.cell(Cells.GENITIVE, gender);
        int accusative = Cells.cell(Cells.ACCUSATIVE, gender);
        boolean told = forms.stream().noneMatch(each -> (each.mask() & genitive) != 0 && (each.mask() & accusative) != 0);
        mask = (form.mask() & genitive) != 0 ? mask | accusative : told ? mask : mask & ~accusative;
      }
      living.add(new Form(form.text(), mask, form.use()));
    }
    return living;
  }

  private List<Form> nounOrParticiple(String wording) {
    List<Form> noun = noun(wording);
    return noun.isEmpty() && language == Language.RU ? inflection.participle(clean(wording)) : noun;
  }

  private List<Form> adjective(String wording) {
    return language == Language.EN ? plain(wording) : inflection.adjective(clean(wording));
  }

  private static boolean adjectival(String word) {
    return word.endsWith("ый") || word.endsWith("ий") || word.endsWith("ой");
  }

  private List<Form> plain(String wording) {
    return List.of(new Form(clean(wording), 0, Use.NONE));
  }

  static String clean(String wording) {
    return SPACES.matcher(Scanner.normal(wording.strip())).replaceAll(" ");
  }

  /** Forms spelt out win over the dictionary. */
  private List<Form> listed(Entry entry, int number, List<Form> forms) {
    List<String> spelt = entry.forms(language, number);
    if (!spelt.isEmpty()) {
      return spelt.size() == 12 && language == Language.RU ? SpeltForms.of(spelt.stream().map(VocabularyWords::clean).map(f -> f.replace('_', ' ')).toList()) : plainAll(spelt);
    }
    return forms.isEmpty() ? unknown(entry, entry.words(language).get(number)) : forms;
  }

  private static List<Form> plainAll(List<String> spelt) {
    return spelt.stream().map(form -> new Form(clean(form).replace('_', ' '), 0, Use.NONE)).toList();
  }

  private List<Form> unknown(Entry entry, String wording) {
    String word = entry.category() == Category.KEYWORDS ? Entry.bare(wording) : wording;
    String message = "the dictionary does not know «" + word + "»: list its forms under «forms-" + language.code() + "»";
    report(diagnostics, entry, Severity.WARNING, message);
    return List.of(new Form(clean(word), 0, Use.BASE));
  }

  private void put(Entry entry, int type, List<Form> forms, Object detail) {
    for (Form form : forms) {
      if (!form.text().isBlank()) {
        words.add(form.text(), Lexeme.of(type, entry, form, detail));
      }
    }
  }

  private void report(List<Diagnostic> found, Entry entry, Severity severity, String message) {
    found.add(new Diagnostic(Optional.of(vocabulary.file()), severity, entry.key().span(), message, Optional.empty()));
  }
}
