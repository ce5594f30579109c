package cardwright.grammar.morphology;

import cardwright.grammar.morphology.Dictionary.Analysis;
import cardwright.grammar.morphology.Form.Use;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Forms of Russian words and phrases, from the dictionary. In a phrase the adjectives before the head noun inflect with it, what follows the
 * head stays. A word that the dictionary lacks gives no forms, unless its ending tells them; the vocabulary then has to list them.
 */
public final class Russian {

  private static final String[] CASES = {"Nom", "R", "D", "V", "T", "P"};
  private static final String[] GENDERS = {"Masc", "Fem", "Neut", "PL"};

  private Russian() {}

  /** Forms of a noun phrase given in the nominative; empty if its words are not known. */
  public static List<Form> noun(String phrase) {
    String[] words = phrase.split(" ");
    for (int head = 0; head < words.length; head++) {
      Optional<Analysis> noun = nominative(words[head]);
      if (noun.isPresent()) {
        return nounPhrase(words, head, noun.get());
      }
      if (adjective(words[head]).isEmpty()) {
        break;
      }
    }
    return words.length == 1 ? Endings.noun(phrase) : List.of();
  }

  /** Where {@link #noun} has the forms of a phrase from. */
  public static Origin originOfNoun(String phrase) {
    if (noun(phrase).isEmpty()) {
      return Origin.NOWHERE;
    }
    for (String word : phrase.split(" ")) {
      if (nominative(word).isPresent()) {
        return Origin.DICTIONARY;
      } else if (originOfAdjective(word) != Origin.DICTIONARY) {
        break;
      }
    }
    return Origin.ENDING;
  }

  /** Where {@link #adjective} has the forms of a phrase from. */
  public static Origin originOfAdjective(String phrase) {
    String word = phrase.split(" ", 2)[0];
    return known(word).isPresent() ? Origin.DICTIONARY : adjective(word).isEmpty() ? Origin.NOWHERE : Origin.ENDING;
  }

  /** Where {@link #verb} has the forms of a phrase from. */
  public static Origin originOfVerb(String phrase) {
    return verb(phrase).isEmpty() ? Origin.NOWHERE : Origin.DICTIONARY;
  }

  /** Whether the noun that heads the phrase is animate. */
  public static boolean animate(String phrase) {
    for (String word : phrase.split(" ")) {
      Optional<Analysis> noun = nominative(word);
      if (noun.isPresent()) {
        return noun.get().tag().contains(":Anim");
      }
    }
    return false;
  }

  private static List<Form> nounPhrase(String[] words, int head, Analysis noun) {
    boolean pluralOnly = noun.tag().contains(":PL:");
    String stem = noun.tag().substring(0, noun.tag().indexOf(pluralOnly ? ":PL:" : ":Sin:"));
    int gender = stem.endsWith(":Fem") ? Cells.FEMININE : stem.endsWith(":Neut") ? Cells.NEUTER : Cells.MASCULINE;
    boolean animate = stem.contains(":Anim");
    List<Map<Integer, String>> before = new ArrayList<>();
    for (int i = 0; i < head; i++) {
      before.add(cells(adjective(words[i])));
    }
    String tail = String.join(" ", List.of(words).subList(head + 1, words.length));
    Map<String, Integer> forms = new LinkedHashMap<>();
    for (int number = pluralOnly ? 1 : 0; number < 2; number++) {
      for (int c = 0; c < 6; c++) {
        int column = number == 1 ? Cells.PLURAL : gender;
        List<String> found = Dictionary.get().synthesise(noun.lemma(), stem + (number == 1 ? ":PL:" : ":Sin:") + CASES[c]);
        if (found.isEmpty() && c == Cells.ACCUSATIVE) {
          found = Dictionary.get().synthesise(noun.lemma(), stem + (number == 1 ? ":PL:" : ":Sin:") + CASES[animate ? 1 : 0]);
        }
        for (String word : found) {
          StringBuilder phrase = new StringBuilder();
          for (Map<Integer, String> adjective : before) {
            int source = c != Cells.ACCUSATIVE || column == Cells.FEMININE ? c : animate && column != Cells.NEUTER ? Cells.GENITIVE : Cells.NOMINATIVE;
            phrase.append(adjective.getOrDefault(Cells.cell(source, column), "")).append(' ');
          }
          phrase.append(word);
          if (!tail.isEmpty()) {
            phrase.append(' ').append(tail);
          }
          forms.merge(phrase.toString(), Cells.cell(c, column), (a, b) -> a | b);
        }
      }
    }
    return forms.entrySet().stream().map(form -> Form.of(form.getKey(), form.getValue())).toList();
  }

  /** Forms of an adjective or participle, short ones too; a tail behind it stays. Empty if it is no adjective. */
  public static List<Form> adjective(String phrase) {
    int space = phrase.indexOf(' ');
    if (space > 0) {
      String tail = phrase.substring(space);
      return adjective(phrase.substring(0, space)).stream().map(form -> Form.of(form.text() + tail, form.mask())).toList();
    }
    Optional<Analysis> known = known(phrase);
    if (known.isEmpty()) {
      return Endings.adjective(phrase);
    }
    String stem = known.get().tag().replaceFirst("(Masc|Fem|Neut|PL):Nom$", "");
    Map<String, Integer> forms = new LinkedHashMap<>();
    for (int c = 0; c < 6; c++) {
      for (int gender = 0; gender < 4; gender++) {
        for (String word : Dictionary.get().synthesise(known.get().lemma(), stem + GENDERS[gender] + ":" + CASES[c])) {
          forms.merge(word, Cells.cell(c, gender), (a, b) -> a | b);
        }
      }
    }
    String shortStem = stem.startsWith("PT:") ? "PT_Short:" + stem.substring(3) : "ADJ:Short:";
    for (int gender = 0; gender < 4; gender++) {
      for (String word : Dictionary.get().synthesise(known.get().lemma(), shortStem + GENDERS[gender])) {
        forms.putIfAbsent(word, Cells.cell(Cells.NOMINATIVE, gender));
      }
    }
    return forms.entrySet().stream().map(form -> Form.of(form.getKey(), form.getValue())).toList();
  }

  private static Optional<Analysis> known(String adjective) {
    return Dictionary.get().analyse(adjective).stream()
        .filter(a -> (a.tag().startsWith("ADJ") || a.tag().startsWith("PT:") || a.tag().startsWith("Ord")) && a.tag().endsWith(":Nom"))
        .min((a, b) -> Boolean.compare(a.tag().startsWith("PT"), b.tag().startsWith("PT")));
  }

  /** Forms of a participle that stands for a noun: without the short ones, which are what a predicate says. */
  public static List<Form> participle(String word) {
    return adjective(word).stream().filter(form -> Endings.ending(form.text())).toList();
  }

  /**
   * Forms of a verb phrase given by its infinitive, or by two of them (perfective/imperfective). Its first word is inflected, the rest stays.
   * Empty if the dictionary does not know the verb.
   */
  public static List<Form> verb(String phrase) {
    int space = phrase.indexOf(' ');
    String tail = space < 0 ? "" : phrase.substring(space);
    List<Form> forms = new ArrayList<>();
    for (String infinitive : (space < 0 ? phrase : phrase.substring(0, space)).split("/")) {
      Optional<Analysis> known = Dictionary.get().analyse(infinitive).stream().filter(a -> a.tag().startsWith("VB:INF")).findFirst();
      if (known.isEmpty()) {
        return List.of();
      }
      verb(known.get(), tail, forms);
    }
    return forms;
  }

  private static void verb(Analysis known, String tail, List<Form> forms) {
    String kind = known.tag().substring("VB:INF".length());
    boolean reflexive = known.lemma().endsWith("ся");
    add(forms, List.of(known.lemma()), tail, 0, Use.BASE);
    addReflexive(forms, List.of(known.lemma()), tail, 0, Use.REFLEXIVE_BASE, reflexive);
    List<String> imperative = Dictionary.get().synthesise(known.lemma(), "VB:IMP" + kind + ":PL:P2");
    add(forms, imperative, tail, 0, Use.BASE);
    for (String tense : List.of("VB:Real", "VB:Fut")) {
      List<String> one = Dictionary.get().synthesise(known.lemma(), tense + kind + ":Sin:P3");
      List<String> many = Dictionary.get().synthesise(known.lemma(), tense + kind + ":PL:P3");
      int single = Cells.cell(0, 0) | Cells.cell(0, 1) | Cells.cell(0, 2);
      int several = Cells.cell(0, Cells.PLURAL);
      add(forms, one, tail, single, Use.FINITE);
      add(forms, many, tail, several, Use.FINITE);
      addReflexive(forms, one, tail, single, Use.REFLEXIVE_FINITE, reflexive);
      addReflexive(forms, many, tail, several, Use.REFLEXIVE_FINITE, reflexive);
      if (tense.equals("VB:Real")) {
        meanwhile(many, tail, forms, reflexive);
      }
      List<String> second = Dictionary.get().synthesise(known.lemma(), tense + kind + ":PL:P2").stream().filter(form -> !imperative.contains(form)).toList();
      add(forms, second, tail, Cells.SECOND_PERSON, Use.FINITE);
    }
    for (int gender = 0; gender < 4; gender++) {
      List<String> past = Dictionary.get().synthesise(known.lemma(), "VB:Past" + kind + ":" + GENDERS[gender]);
      add(forms, past, tail, Cells.cell(0, gender), Use.PAST);
      if (gender == Cells.MASCULINE && tail.isEmpty()) {
        gerund(past, forms, reflexive);
      }
      addReflexive(forms, past, tail, Cells.cell(0, gender), Use.REFLEXIVE_PAST, reflexive);
      add(forms, Dictionary.get().synthesise(known.lemma(), "PT_Short:Past" + kind + ":STR:" + GENDERS[gender]), tail, Cells.cell(0, gender), Use.PARTICIPLE);
    }
    full(forms, known, kind, tail);
  }

  /** «изгнанный», «погибший»: the full forms, which stand before a noun or for one. */
  private static void full(List<Form> forms, Analysis known, String kind, String tail) {
    Map<String, Integer> passive = new LinkedHashMap<>();
    Map<String, Integer> active = new LinkedHashMap<>();
    for (int c = 0; c < 6; c++) {
      for (int gender = 0; gender < 4; gender++) {
        int cell = Cells.cell(c, gender);
        String place = GENDERS[gender] + ":" + CASES[c];
        Dictionary.get().synthesise(known.lemma(), "PT:Past" + kind + ":STR:" + place).forEach(word -> passive.merge(word, cell, (a, b) -> a | b));
        Dictionary.get().synthesise(known.lemma(), "PT:Past" + kind + ":DST:" + place).forEach(word -> active.merge(word, cell, (a, b) -> a | b));
      }
    }
    passive.forEach((word, mask) -> add(forms, List.of(word), tail, mask, Use.DONE_TO));
    active.forEach((word, mask) -> add(forms, List.of(word), tail, mask, Use.HAVING_DONE));
  }

  /** «ранил» gives «ранив», «закрылся» gives «закрывшись». */
  private static void gerund(List<String> past, List<Form> forms, boolean reflexive) {
    List<String> stems = past.stream().map(word -> reflexive ? word.substring(0, word.length() - 2) : word).filter(word -> word.endsWith("л")).map(word -> word.substring(0, word.length() - 1) + "в").toList();
    if (!reflexive) {
      add(forms, stems, "", 0, Use.GERUND);
    }
    add(forms, stems.stream().map(stem -> stem + "шись").toList(), "", 0, reflexive ? Use.GERUND : Use.REFLEXIVE_GERUND);
  }

  /** «закрывают» gives «закрывая», «выступают защитником» gives «выступая защитником»: meanwhile. */
  private static void meanwhile(List<String> many, String tail, List<Form> forms, boolean reflexive) {
    List<String> stems = many.stream().map(word -> reflexive ? word.substring(0, word.length() - 2) : word).filter(word -> word.matches(".*[уюая]т"))
        .map(word -> word.substring(0, word.length() - 2)).map(stem -> stem + (stem.matches(".*[жчшщ]") ? "а" : "я")).toList();
    if (!reflexive) {
      add(forms, stems, tail, 0, Use.GERUND);
    }
    add(forms, stems.stream().map(stem -> stem + "сь").toList(), tail, 0, reflexive ? Use.GERUND : Use.REFLEXIVE_GERUND);
  }

  private static void add(List<Form> forms, List<String> words, String tail, int mask, Use use) {
    for (String word : words) {
      Form form = new Form(word + tail, mask, use);
      if (!forms.contains(form)) {
        forms.add(form);
      }
    }
  }

  private static void addReflexive(List<Form> forms, List<String> words, String tail, int mask, Use use, boolean already) {
    if (!already) {
      add(forms, words.stream().map(Russian::reflexive).toList(), tail, mask, use);
    }
  }

  private static String reflexive(String word) {
    return word + ("аеиоуыэюя".indexOf(word.charAt(word.length() - 1)) >= 0 ? "сь" : "ся");
  }

  private static Optional<Analysis> nominative(String word) {
    List<Analysis> nouns =
        Dictionary.get().analyse(word).stream()
            .filter(a -> a.tag().startsWith("NN:") && !a.tag().startsWith("NN:Fam") && !a.tag().startsWith("NN:Name") && !a.tag().startsWith("NN:Patr"))
            .filter(a -> a.tag().endsWith(":Nom"))
            .toList();
    boolean adjectival = Dictionary.get().analyse(word).stream().anyMatch(a -> a.tag().startsWith("ADJ") || a.tag().startsWith("Ord"));
    if (adjectival && (word.endsWith("ый") || word.endsWith("ий") || word.endsWith("ой"))) {
      return Optional.empty();
    }
    return nouns.stream().filter(a -> a.tag().contains(":Sin:") && a.tag().contains("Inanim")).findFirst()
        .or(() -> nouns.stream().filter(a -> a.tag().contains(":Sin:")).findFirst())
        .or(() -> nouns.stream().findFirst());
  }

  private static Map<Integer, String> cells(List<Form> forms) {
    Map<Integer, String> cells = new LinkedHashMap<>();
    for (Form form : forms) {
      for (int bit = 0; bit < 24; bit++) {
        if ((form.mask() & 1 << bit) != 0) {
          cells.putIfAbsent(1 << bit, form.text());
        }
      }
    }
    return cells;
  }
}
