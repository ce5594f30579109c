package cardwright.grammar.morphology;

import cardwright.grammar.morphology.Form.Use;
import java.util.ArrayList;
import java.util.List;

/** Forms of English words by rule. What is irregular the vocabulary spells out: "draw/drew/drawn". */
public final class English {

  static final int SINGULAR = Cells.cell(Cells.NOMINATIVE, Cells.MASCULINE);
  static final int MANY = Cells.cell(Cells.NOMINATIVE, Cells.PLURAL);

  private English() {}

  /** Singular and plural of a noun phrase whose last word is the head; "elf/elves" spells an irregular plural. */
  public static List<Form> noun(String phrase) {
    int slash = phrase.indexOf('/');
    String singular = slash < 0 ? phrase : phrase.substring(0, slash);
    String plural = slash < 0 ? plural(phrase) : phrase.substring(slash + 1);
    return singular.equals(plural)
        ? List.of(Form.of(singular, SINGULAR | MANY))
        : List.of(Form.of(singular, SINGULAR), Form.of(plural, MANY));
  }

  /** The plural of a regular noun. */
  public static String plural(String noun) {
    return withS(noun);
  }

  /** Base, third person, past and participle of a verb phrase; the first word is inflected. */
  public static List<Form> verb(String phrase) {
    int space = phrase.indexOf(' ');
    String word = space < 0 ? phrase : phrase.substring(0, space);
    String tail = space < 0 ? "" : phrase.substring(space);
    String[] parts = word.split("/");
    String base = parts[0];
    String past = parts.length > 1 ? parts[1] : past(base);
    String participle = parts.length > 2 ? parts[2] : past;
    List<Form> forms = new ArrayList<>();
    forms.add(new Form(base + tail, MANY, Use.BASE));
    forms.add(new Form(withS(base) + tail, SINGULAR, Use.FINITE));
    forms.add(new Form(past + tail, 0, Use.PAST));
    forms.add(new Form(participle + tail, 0, Use.PARTICIPLE));
    return forms;
  }

  private static String withS(String word) {
    if (word.endsWith("s") || word.endsWith("x") || word.endsWith("ch") || word.endsWith("sh") || word.endsWith("z")) {
      return word + "es";
    }
    if (word.endsWith("y") && word.length() > 1 && "aeiou".indexOf(word.charAt(word.length() - 2)) < 0) {
      return word.substring(0, word.length() - 1) + "ies";
    }
    return word + "s";
  }

  private static String past(String word) {
    if (word.endsWith("e")) {
      return word + "d";
    }
    if (word.endsWith("y") && word.length() > 1 && "aeiou".indexOf(word.charAt(word.length() - 2)) < 0) {
      return word.substring(0, word.length() - 1) + "ied";
    }
    return word + "ed";
  }

  /** "an orc", "a card": a phrase behind the article that it takes, told by its first letter. */
  public static String article(String phrase) {
    return ("aeiouAEIOU".indexOf(phrase.charAt(0)) >= 0 ? "an " : "a ") + phrase;
  }
}
