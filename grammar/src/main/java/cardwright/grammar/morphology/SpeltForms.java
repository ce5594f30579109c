package cardwright.grammar.morphology;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Twelve forms of a noun spelt out: six cases of the singular, six of the plural. */
public final class SpeltForms {
  private SpeltForms() {}

  /** The forms with their cells. */
  public static List<Form> of(List<String> twelve) {
    int gender = gender(twelve.get(0), twelve.get(1));
    Map<String, Integer> forms = new LinkedHashMap<>();
    for (int i = 0; i < 12; i++) {
      forms.merge(twelve.get(i), Cells.cell(i % 6, i < 6 ? gender : Cells.PLURAL), (a, b) -> a | b);
    }
    return forms.entrySet().stream().map(form -> new Form(form.getKey(), form.getValue(), Form.Use.NONE)).toList();
  }

  /** By its ending; of nouns in -ь the genitive tells. */
  private static int gender(String noun, String genitive) {
    char last = noun.charAt(noun.length() - 1);
    if (last == 'ь') {
      return genitive.endsWith("я") ? Cells.MASCULINE : Cells.FEMININE;
    }
    return "ая".indexOf(last) >= 0 ? Cells.FEMININE : "оеё".indexOf(last) >= 0 ? Cells.NEUTER : Cells.MASCULINE;
  }
}
