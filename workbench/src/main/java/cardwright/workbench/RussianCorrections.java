package cardwright.workbench;

import cardwright.grammar.morphology.Cells;
import cardwright.grammar.morphology.Form;
import cardwright.grammar.tokens.WordForms;
import cardwright.grammar.vocabulary.Category;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The twelve forms of a Russian noun, guessed ones with what a person corrects of them, as a vocabulary spells them out. */
final class RussianCorrections {
  private static final String MANY = "-pl";
  private static final int CASES = 6;

  private RussianCorrections() {}

  /** What forms have to be written, or why they can't be. */
  record Result(Optional<String> forms, Optional<String> fault) {
    private static Result fault(String message) {
      return new Result(Optional.empty(), Optional.of(message));
    }

    private static Result of(String forms) {
      return new Result(Optional.of(forms), Optional.empty());
    }
  }

  /** Of forms that are all given. */
  static Result spelt(String forms) {
    int count = forms.strip().split("\\s+").length;
    return count == 2 * CASES || count == 1
        ? Result.of(forms.strip())
        : Result.fault("--forms-ru has " + count + " forms; it takes twelve, six of one and six of many, or one that never changes («_» stands for a blank within a form)");
  }

  /** Of guessed forms some of which are corrected. */
  static Result corrected(Map<String, String> corrections, Optional<WordForms> guessed) {
    if (guessed.isEmpty()) {
      return Result.fault("--form corrects a Russian word, and there is none: say it with --ru");
    }
    if (guessed.get().adjective() || guessed.get().isVerb()) {
      return Result.fault("--form corrects a noun; an adjective goes by its ending -ый, -ий or -ой, and a verb must be in the dictionary");
    }
    for (String name : corrections.keySet()) {
      if (!FormsTable.CASES.contains(name.replace(MANY, ""))) {
        return Result.fault("there is no case «" + name + "»; there are: " + String.join(", ", FormsTable.CASES) + ", and with " + MANY + " those of many");
      }
    }
    List<String> forms = new ArrayList<>();
    List<String> missing = new ArrayList<>();
    for (int at = 0; at < 2 * CASES; at++) {
      String name = FormsTable.CASES.get(at % CASES) + (at < CASES ? "" : MANY);
      Optional<String> form = Optional.ofNullable(corrections.get(name)).or(() -> name.equals(FormsTable.CASES.get(0)) ? Optional.of(guessed.get().wording()) : Optional.empty());
      int cell = at;
      form.or(() -> guessed(guessed.get(), cell % CASES, cell >= CASES)).ifPresentOrElse(found -> forms.add(found.strip().replace(' ', '_')), () -> missing.add(name));
    }
    return missing.isEmpty() ? Result.of(String.join(" ", forms)) : Result.fault("nothing is known of this word: say its other forms too, --form for " + String.join(", ", missing));
  }

  private static Optional<String> guessed(WordForms word, int grammaticalCase, boolean many) {
    int cells = many ? Cells.cell(grammaticalCase, Cells.PLURAL) : Cells.ofCase(grammaticalCase) & ~Cells.cell(grammaticalCase, Cells.PLURAL);
    List<Form> forms = word.forms();
    Set<String> found = FormsTable.in(forms, cells);
    if (found.size() > 1 && grammaticalCase == Cells.ACCUSATIVE) {
      // a guess leaves open whether it is alive; what is a trait is
      boolean alive = word.entry().category() == Category.TRAITS;
      Optional<String> same = guessed(word, alive ? Cells.GENITIVE : Cells.NOMINATIVE, many);
      return same.filter(found::contains).or(() -> found.stream().findFirst());
    }
    Iterator<String> first = found.iterator();
    return first.hasNext() ? Optional.of(first.next()) : Optional.empty();
  }
}
