package cardwright.grammar.morphology;

import java.util.ArrayList;
import java.util.List;

/**
 * Adjectives by their endings, for words of structure and for adjectives that the dictionary lacks. Twelve slots in a fixed order, each with
 * the cells it fills.
 */
public final class Endings {

  private static final String[] HARD = "ый ая ое ые ого ой ому ую ым ом ых ыми".split(" ");
  private static final String[] STRESSED = "ой ая ое ые ого ой ому ую ым ом ых ыми".split(" ");
  private static final String[] VELAR = "ой ая ое ие ого ой ому ую им ом их ими".split(" ");
  private static final String[] SOFT = "ий ая ее ие его ей ему ую им ем их ими".split(" ");
  private static final String[] NEAR = "ий яя ее ие его ей ему юю им ем их ими".split(" ");
  private static final String[] VELAR_WEAK = "ий ая ое ие ого ой ому ую им ом их ими".split(" ");

  private Endings() {}

  /** All forms of an adjective given in the masculine nominative; empty if it has no adjective's ending. */
  public static List<Form> adjective(String lemma) {
    if (lemma.endsWith("ся")) {
      return adjective(lemma.substring(0, lemma.length() - 2)).stream().map(form -> new Form(form.text() + "ся", form.mask(), form.use())).toList(); // «находящийся»
    }
    String[] endings = endings(lemma);
    if (endings.length == 0) {
      return List.of();
    }
    String stem = lemma.substring(0, lemma.length() - 2);
    List<String> words = new ArrayList<>();
    for (String ending : endings) {
      words.add(stem + ending);
    }
    return slots(words);
  }

  private static String[] endings(String lemma) {
    char before = lemma.length() > 2 ? lemma.charAt(lemma.length() - 3) : ' ';
    if (lemma.endsWith("ый")) {
      return HARD;
    }
    if (lemma.endsWith("ой")) {
      return "гкх".indexOf(before) >= 0 ? VELAR : STRESSED;
    }
    if (lemma.endsWith("ий")) {
      return "гкх".indexOf(before) >= 0 ? VELAR_WEAK : "жшщч".indexOf(before) >= 0 ? SOFT : NEAR;
    }
    return new String[0];
  }

  /** Whether a word ends as the full forms of an adjective do. */
  static boolean ending(String word) {
    return word.length() > 4 && word.matches(".*(ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ую|юю|ым|им|ом|ем|ых|их|ыми|ими|ей)");
  }

  /** Forms of a regular noun that the dictionary lacks; empty if its ending does not tell how it goes. */
  static List<Form> noun(String noun) {
    int last = noun.length() - 1;
    if (noun.endsWith("ние")) {
      return noun(noun.substring(0, last), Cells.NEUTER, "е я ю е ем и я й ям я ями ях");
    }
    if (noun.endsWith("ия")) {
      return noun(noun.substring(0, last), Cells.FEMININE, "я и и ю ей и и й ям и ями ях");
    }
    if (noun.endsWith("ость")) {
      return noun(noun.substring(0, last), Cells.FEMININE, "ь и и ь ью и и ей ям и ями ях");
    }
    if (noun.endsWith("ство")) {
      return noun(noun.substring(0, last), Cells.NEUTER, "о а у о ом е а  ам а ами ах");
    }
    if (noun.endsWith("а")) {
      String many = "гкх".indexOf(noun.charAt(last - 1)) >= 0 ? "и" : "ы";
      return noun(noun.substring(0, last), Cells.FEMININE, "а " + many + " е у ой е " + many + "  ам " + many + " ами ах");
    }
    if ("бвгдзклмнпрстфх".indexOf(noun.charAt(last)) >= 0) {
      String many = "гкх".indexOf(noun.charAt(last)) >= 0 ? "и" : "ы";
      return noun(noun, Cells.MASCULINE, " а у  ом е " + many + " ов ам " + many + " ами ах");
    }
    return List.of();
  }

  private static List<Form> noun(String stem, int gender, String endings) {
    String[] parts = endings.split(" ", -1);
    List<Form> forms = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      int column = i < 6 ? gender : Cells.PLURAL;
      // nothing tells whether it is animate, so the genitive may be its accusative too
      boolean animate = i % 6 == Cells.GENITIVE && (column == Cells.MASCULINE || column == Cells.PLURAL);
      boolean direct = i % 6 == Cells.NOMINATIVE && column != Cells.FEMININE;
      forms.add(Form.of(stem + parts[i], Cells.cell(i % 6, column) | (animate || direct ? Cells.cell(Cells.ACCUSATIVE, column) : 0)));
    }
    return forms;
  }

  /** Twelve words in the order of the slots, with their cells. */
  public static List<Form> slots(List<String> words) {
    int[] masks = {
      cells(Cells.MASCULINE, Cells.NOMINATIVE, Cells.ACCUSATIVE),
      cells(Cells.FEMININE, Cells.NOMINATIVE),
      cells(Cells.NEUTER, Cells.NOMINATIVE, Cells.ACCUSATIVE),
      cells(Cells.PLURAL, Cells.NOMINATIVE, Cells.ACCUSATIVE),
      cells(Cells.MASCULINE, Cells.GENITIVE, Cells.ACCUSATIVE) | cells(Cells.NEUTER, Cells.GENITIVE),
      cells(Cells.FEMININE, Cells.GENITIVE, Cells.DATIVE, Cells.INSTRUMENTAL, Cells.PREPOSITIONAL),
      cells(Cells.MASCULINE, Cells.DATIVE) | cells(Cells.NEUTER, Cells.DATIVE),
      cells(Cells.FEMININE, Cells.ACCUSATIVE),
      cells(Cells.MASCULINE, Cells.INSTRUMENTAL) | cells(Cells.NEUTER, Cells.INSTRUMENTAL) | cells(Cells.PLURAL, Cells.DATIVE),
      cells(Cells.MASCULINE, Cells.PREPOSITIONAL) | cells(Cells.NEUTER, Cells.PREPOSITIONAL),
      cells(Cells.PLURAL, Cells.GENITIVE, Cells.PREPOSITIONAL, Cells.ACCUSATIVE),
      cells(Cells.PLURAL, Cells.INSTRUMENTAL)
    };
    List<Form> forms = new ArrayList<>();
    for (int i = 0; i < masks.length && i < words.size(); i++) {
      forms.add(Form.of(words.get(i), masks[i]));
    }
    return forms;
  }

  private static int cells(int gender, int... cases) {
    int mask = 0;
    for (int c : cases) {
      mask |= Cells.cell(c, gender);
    }
    return mask;
  }
}
