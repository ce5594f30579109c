package cardwright.grammar.morphology;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Twelve forms of a noun spelt out: six cases of the singular, six of the plural. */
public final class SpeltForms {
  private SpeltForms() {}

  /** The forms with their cells. */
  public static List<Form> of(List<String> twelve) {
    int gender = gender(twelve.get(0));
    Map<String, Integer> forms = new LinkedHashMap<>();
    for (int i = 0; i < 12; i++) {
      forms.merge(twelve.get(i), Cells.cell(i % 6, i < 6 ? gender : Cells.PLURAL), (a, b) -> a | b);
    }
    return forms.entrySet().stream().map(form -> new Form(form.getKey(), form.getValue(), Form.Use.NONE)).toList();
  }

  /** By its ending; nouns in -ь are taken for feminine, which most invented ones are. */
  private static int gender(String noun) {
    char last = noun.charAt(noun.length() - 1);
    return "ая ь".indexOf(last) >= 0 ? Cells.FEMININE : "оеё".indexOf(last) >= 0 ? Cells.NEUTER : Cells.MASCULINE;
  }
}
