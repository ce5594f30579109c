package cardwright.workbench;

import cardwright.grammar.Language;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.morphology.Form;
import cardwright.grammar.morphology.Form.Use;
import cardwright.grammar.morphology.Origin;
import cardwright.grammar.tokens.WordForms;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** Shows the forms of a word to a person who has to say whether they are right. */
final class FormsTable {
  /** The rows, as {@code --form} names them. */
  static final List<String> CASES = List.of("nom", "gen", "dat", "acc", "ins", "pre");

  private static final List<String> GENDERS = List.of("masculine", "feminine", "neuter", "many");

  private FormsTable() {}

  /** The lines to show. */
  static List<String> lines(WordForms word, Language language) {
    List<String> lines = new ArrayList<>();
    String head = "«" + word.wording() + "», " + (language == Language.RU ? "Russian" : "English") + ", " + trust(word.origin());
    if (word.origin() == Origin.NOWHERE) {
      lines.add(head);
    } else if (word.isVerb()) {
      lines.add(head);
      for (Use use : Use.values()) {
        Set<String> forms = word.forms().stream().filter(form -> form.use() == use).map(Form::text).collect(Collectors.toCollection(LinkedHashSet::new));
        if (!forms.isEmpty()) {
          lines.add("  " + use.name().toLowerCase(Locale.ROOT).replace('_', ' ') + ": " + String.join(", ", forms));
        }
      }
    } else if (language == Language.RU && word.forms().stream().anyMatch(form -> form.mask() != 0)) {
      lines.add(head);
      table(word.forms(), word.adjective(), lines);
    } else {
      lines.add(head + ": " + word.forms().stream().sorted(Comparator.comparing((Form form) -> !Cells.singular(form.mask()))).map(Form::text).collect(Collectors.joining(", ")));
    }
    return lines;
  }

  private static String trust(Origin origin) {
    return switch (origin) {
      case VOCABULARY -> "forms as they were given";
      case DICTIONARY -> "forms from the dictionary";
      case RULE -> "a regular word (one that is not is spelt out, such as mouse/mice)";
      case ENDING -> "not in the dictionary, forms GUESSED by its ending";
      case NOWHERE -> "not in the dictionary, and its ending tells nothing";
      case NONE -> "has this form alone";
    };
  }

  private static void table(List<Form> forms, boolean agrees, List<String> lines) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(agrees ? GENDERS : List.of("one", "many (-pl)"));
    for (int c = 0; c < CASES.size(); c++) {
      List<String> row = new ArrayList<>();
      if (agrees) {
        for (int gender = 0; gender < 4; gender++) {
          row.add(said(forms, Cells.cell(c, gender)));
        }
      } else {
        row.add(said(forms, Cells.ofCase(c) & ~Cells.cell(c, Cells.PLURAL)));
        row.add(said(forms, Cells.cell(c, Cells.PLURAL)));
      }
      rows.add(row);
    }
    int columns = rows.get(0).size();
    for (int r = 0; r < rows.size(); r++) {
      StringBuilder line = new StringBuilder("  ").append(r == 0 ? "   " : CASES.get(r - 1));
      for (int column = 0; column < columns; column++) {
        int at = column;
        int width = rows.stream().mapToInt(row -> row.get(at).length()).max().orElse(0);
        line.append("  ").append(rows.get(r).get(column)).append(" ".repeat(width - rows.get(r).get(column).length()));
      }
      lines.add(line.toString().stripTrailing());
    }
  }

  private static String said(List<Form> forms, int cells) {
    Set<String> said = in(forms, cells);
    return said.isEmpty() ? "–" : String.join("/", said);
  }

  /** The forms that stand in one of some cells. */
  static Set<String> in(List<Form> forms, int cells) {
    return forms.stream().filter(form -> (form.mask() & cells) != 0).map(Form::text).collect(Collectors.toCollection(LinkedHashSet::new));
  }
}
