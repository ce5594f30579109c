package cardwright.grammar.print;

import cardwright.grammar.Language;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.morphology.Form;
import cardwright.grammar.morphology.Form.Use;
import cardwright.grammar.morphology.Inflection;
import cardwright.grammar.morphology.SpeltForms;
import cardwright.grammar.normalise.Scanner;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import cardwright.grammar.vocabulary.Frame;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The form of a word that a place in a sentence wants. Safe for many threads. */
final class RussianForms {
  private final Inflection inflection;

  RussianForms(Inflection inflection) {
    this.inflection = inflection;
  }

  /** Asks for all forms that may be wanted of the words of an entry. */
  void prepare(Entry entry) {
    entry.option("noun-ru").ifPresent(noun -> nouns(noun.split("\\|")[0].strip(), null));
    if (entry.words(Language.RU).isEmpty()) {
      return;
    }
    String words = entry.words(Language.RU).get(0);
    switch (entry.category()) {
      case VERBS -> {
        Frame frame = Frame.of(words);
        verb(frame, Use.BASE, 0);
        verb(frame, Use.FINITE, 0);
      }
      case KEYWORDS -> nouns(Entry.bare(words), entry);
      case TIMINGS, RELATIONS, SPEEDS, ICONS -> {}
      case LEVELS, ACTION_TRAITS -> {
        adjectives(words);
        nouns(words, entry);
      }
      default -> {
        if (adjectival(entry)) {
          adjectives(words);
        } else {
          animate(words, entry);
          nouns(words, entry);
        }
      }
    }
  }

  /** Gender of a noun, from the cells of its nominative. */
  int gender(String phrase, Entry entry) {
    for (Form form : nouns(phrase, entry)) {
      for (int gender = 0; gender < 3; gender++) {
        if ((form.mask() & Cells.cell(Cells.NOMINATIVE, gender)) != 0) {
          return gender;
        }
      }
    }
    return Cells.MASCULINE;
  }

  /** A noun phrase in a case, of one or of many; unchanged if its forms are not known. */
  String noun(String phrase, Entry entry, int grammaticalCase, boolean many) {
    List<Form> forms = nouns(phrase, entry);
    int column = many ? Cells.PLURAL : gender(phrase, entry);
    if (entry != null && entry.category() == Category.TRAITS && grammaticalCase == Cells.ACCUSATIVE && (many || column == Cells.MASCULINE) && animate(phrase, entry)) {
      return form(forms, Cells.cell(Cells.GENITIVE, column)).orElse(phrase);
    }
    if (entry != null && entry.category() == Category.ROLES && grammaticalCase == Cells.ACCUSATIVE && inflection.noun(normal(phrase)).isEmpty()) {
      return form(forms, Cells.cell(Cells.GENITIVE, column)).orElse(phrase);
    }
    if (grammaticalCase == Cells.PREPOSITIONAL && !many && phrase.matches("(.* )?(ряд|край|бой|ход|бок)( .*)?")) {
      String dative = form(forms, Cells.cell(Cells.DATIVE, column)).orElse(phrase);
      String adjective = phrase.contains(" ") ? form(forms, Cells.cell(Cells.PREPOSITIONAL, column)).orElse(phrase) : "";
      return adjective.isEmpty() ? dative : mixed(adjective, dative, phrase);
    }
    return form(forms, Cells.cell(grammaticalCase, column)).orElse(phrase);
  }

  /** «в первом ряду»: the adjectives of the prepositional case, the noun of the second locative. */
  private static String mixed(String prepositional, String dative, String phrase) {
    String[] left = prepositional.split(" ");
    String[] right = dative.split(" ");
    String[] plain = phrase.split(" ");
    for (int i = 0; i < left.length && i < right.length; i++) {
      if (plain[i].matches("ряд|край|бой|ход|бок")) {
        left[i] = right[i];
      }
    }
    return String.join(" ", left);
  }

  /** Behind 2, 3 and 4: the noun in the genitive of one, its adjectives in the plural («2 жетона», «2 малые жизни», «2 малых шага»). */
  String few(String phrase, Entry entry) {
    String one = noun(phrase, entry, Cells.GENITIVE, false);
    if (!phrase.contains(" ")) {
      return one;
    }
    String[] left = one.split(" ");
    String[] many = noun(phrase, entry, gender(phrase, entry) == Cells.FEMININE ? Cells.NOMINATIVE : Cells.GENITIVE, true).split(" ");
    String[] plain = phrase.split(" ");
    for (int i = 0; i + 1 < plain.length && i < many.length && i < left.length && plain[i].matches(".*(ый|ий|ой|ая|яя|ое|ее)"); i++) {
      left[i] = many[i];
    }
    return String.join(" ", left);
  }

  private List<Form> nouns(String phrase, Entry entry) {
    List<String> spelt = entry == null ? List.of() : entry.forms(Language.RU, 0);
    if (spelt.size() == 12) {
      return SpeltForms.of(spelt.stream().map(f -> f.replace('_', ' ')).toList());
    }
    List<Form> noun = inflection.noun(normal(phrase));
    return noun.isEmpty() ? inflection.participle(normal(phrase)) : noun;
  }

  /** Classes that the dictionary does not know are living things. */
  boolean animate(String phrase, Entry entry) {
    return animate(phrase) || isSpeltAnimate(phrase, entry) || entry.category() == Category.TRAITS && gender(phrase, entry) == Cells.MASCULINE && !phrase.contains(" ");
  }

  /** Of a noun whose forms the vocabulary spells out, they tell it. */
  private boolean isSpeltAnimate(String phrase, Entry entry) {
    if (!entry.forms().containsKey(Language.RU) || gender(phrase, entry) != Cells.MASCULINE) {
      return false;
    }
    List<Form> forms = nouns(phrase, entry);
    String accusative = form(forms, Cells.cell(Cells.ACCUSATIVE, Cells.MASCULINE)).orElse("");
    return !accusative.isEmpty() && !accusative.equals(form(forms, Cells.cell(Cells.NOMINATIVE, Cells.MASCULINE)).orElse(""));
  }

  private boolean animate(String phrase) {
    return inflection.animate(normal(phrase));
  }

  /** An adjective in agreement; the accusative of the animate masculine and plural is the genitive. */
  String adjective(String word, int grammaticalCase, int column, boolean animate) {
    List<Form> forms = adjectives(word);
    int source = grammaticalCase;
    if (grammaticalCase == Cells.ACCUSATIVE && column != Cells.FEMININE) {
      source = animate && column != Cells.NEUTER ? Cells.GENITIVE : Cells.NOMINATIVE;
    }
    return form(forms, Cells.cell(source, column)).orElse(word);
  }

  /** «закрыт»; empty if there is no short form. */
  Optional<String> shortForm(String word, int column) {
    return adjectives(word).stream()
        .filter(f -> f.mask() == Cells.cell(Cells.NOMINATIVE, column) && f.text().length() < normal(word).length() && !f.text().matches(".*(ая|ое|ые|ие|яя|ее)"))
        .map(Form::text)
        .findFirst();
  }

  private List<Form> adjectives(String word) {
    return inflection.adjective(normal(word));
  }

  /** The form of a verb: of a pair the perfective for what is to be done and for the past, the imperfective for what happens. */
  Optional<String> verb(Frame frame, Use use, int mask) {
    String head = frame.head();
    int space = head.indexOf(' ');
    String[] pair = (space < 0 ? head : head.substring(0, space)).split("/");
    String tail = space < 0 ? "" : head.substring(space);
    boolean present = use == Use.FINITE || use == Use.REFLEXIVE_FINITE;
    String infinitive = pair[present ? pair.length - 1 : 0] + tail;
    List<Form> forms = inflection.verb(normal(infinitive));
    if (forms.isEmpty()) {
      return Optional.of(infinitive);
    }
    return forms.stream().filter(f -> f.use() == use && (mask == 0 || (f.mask() & mask) != 0)).map(Form::text).findFirst();
  }

  /** «инкарнировать», «инкарнирует»: what is done by a keyword, as a verb; of one that no dictionary knows the vocabulary lists the finite form. */
  String keywordVerb(Entry keyword, boolean infinitive) {
    String[] listed = keyword.option("verb-ru").orElseThrow().split("\\|");
    Frame frame = Frame.of(listed[0].strip());
    Optional<String> known = inflection.verb(normal(frame.head())).isEmpty() ? Optional.empty() : verb(frame, infinitive ? Use.BASE : Use.FINITE, Cells.cell(0, Cells.MASCULINE));
    return known.orElseGet(() -> listed[infinitive ? 0 : Math.min(1, listed.length - 1)].strip());
  }

  private static String normal(String phrase) {
    return Scanner.normal(phrase);
  }

  private static Optional<String> form(List<Form> forms, int cell) {
    // «открытии» before «открытье», «концентрацией» before «концентрациею», which are poetic
    return forms.stream()
        .filter(f -> (f.mask() & cell) != 0)
        .map(Form::text)
        .min(Comparator.comparing(text -> text.matches(".*([нт]ь[еюя]м?|[еоия]?[еою]ю)")));
  }

  /** Whether the words of an entry are an adjective. */
  static boolean adjectival(Entry entry) {
    return entry.category() == Category.STATES || entry.category() == Category.TRAITS && !entry.is("noun");
  }
}
