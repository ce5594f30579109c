package cardwright.grammar.morphology;

import cardwright.grammar.morphology.Form.Use;
import cardwright.grammar.morphology.Inflection.Asked;
import cardwright.grammar.morphology.Inflection.Question;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A file of forms: what the dictionary says of the words of one vocabulary, kept beside it so that nobody has to wait for the dictionary, and
 * so that guessed forms can be seen. It is written by a program; a form that is wrong is put right in the vocabulary. A line is a question, a
 * phrase and the forms, with tabs between them; a form is said with its cells («Gf.Np»: the genitive of the feminine, the nominative plural)
 * or, of a verb, its use.
 */
public final class FormsFile {

  private static final String HEAD =
      "# What the dictionary says of these words. Generated, so that a start need not wait for it: mvn test -pl grammar -Dtest=FormsTest -Dupdate=true";

  private static final String CASES = "NGDAIP";
  private static final String GENDERS = "mfnp";
  private static final String SECOND_PERSON = "2p";
  private static final Map<String, Question> QUESTIONS = new HashMap<>();

  static {
    for (Question question : Question.values()) {
      QUESTIONS.put(name(question), question);
    }
  }

  private FormsFile() {}

  /** Where the forms of a vocabulary file are kept: {@code vocabulary.forms.tsv} beside {@code vocabulary.yaml}. */
  public static Path beside(Path vocabulary) {
    String name = vocabulary.getFileName().toString();
    int dot = name.lastIndexOf('.');
    return vocabulary.resolveSibling((dot < 0 ? name : name.substring(0, dot)) + ".forms.tsv");
  }

  /** The forms of the files of a vocabulary, and of the words of the language itself. A file that is missing or torn only costs time. */
  public static Inflection read(List<Path> vocabularies) {
    Map<Asked, String> told = new HashMap<>();
    try (InputStream own = FormsFile.class.getResourceAsStream("forms.tsv")) {
      if (own != null) {
        lines(new String(own.readAllBytes(), StandardCharsets.UTF_8), told);
      }
      for (Path vocabulary : vocabularies) {
        Path file = beside(vocabulary);
        if (Files.isRegularFile(file)) {
          lines(Files.readString(file), told);
        }
      }
    } catch (IOException unreadable) {
      return Inflection.ofDictionary();
    }
    return Inflection.of(told);
  }

  private static void lines(String text, Map<Asked, String> told) {
    for (int at = 0; at < text.length(); ) {
      int end = text.indexOf('\n', at);
      end = end < 0 ? text.length() : end;
      int tab = text.indexOf('\t', at);
      if (text.charAt(at) != '#' && tab > 0 && tab < end) {
        int second = text.indexOf('\t', tab + 1);
        int phraseEnd = second < 0 || second > end ? end : second;
        Question question = QUESTIONS.get(text.substring(at, tab));
        String forms = phraseEnd == end ? "" : text.substring(phraseEnd + 1, end);
        if (question != null) {
          told.put(new Asked(question, text.substring(tab + 1, phraseEnd)), forms);
        }
      }
      at = end + 1;
    }
  }

  /** The forms of one line; empty if they cannot be read. */
  static Optional<List<Form>> forms(String line) {
    List<Form> forms = new ArrayList<>();
    for (int at = 0; at < line.length(); ) {
      int tab = line.indexOf('\t', at);
      tab = tab < 0 ? line.length() : tab;
      int space = line.indexOf(' ', at);
      Optional<Form> form = space <= at || space + 1 >= tab ? Optional.empty() : form(line, at, space, tab);
      if (form.isEmpty()) {
        return Optional.empty();
      }
      forms.add(form.get());
      at = tab + 1;
    }
    return Optional.of(forms);
  }

  private static Optional<Form> form(String line, int start, int space, int end) {
    int mask = 0;
    Use use = Use.NONE;
    for (int at = start; at < space; ) {
      int dot = line.indexOf('.', at);
      dot = dot < 0 || dot > space ? space : dot;
      if (dot - at == 2) {
        int grammaticalCase = CASES.indexOf(line.charAt(at));
        int gender = GENDERS.indexOf(line.charAt(at + 1));
        boolean second = line.startsWith(SECOND_PERSON, at);
        if (!second && (grammaticalCase < 0 || gender < 0)) {
          return Optional.empty();
        }
        mask |= second ? Cells.SECOND_PERSON : Cells.cell(grammaticalCase, gender);
      } else if (dot - at > 2) {
        use = use(line.substring(at, dot));
        if (use == null) {
          return Optional.empty();
        }
      } else if (line.charAt(at) != '-') {
        return Optional.empty();
      }
      at = dot + 1;
    }
    return Optional.of(new Form(line.substring(space + 1, end), mask, use));
  }

  private static Use use(String name) {
    for (Use use : Use.values()) {
      if (use.name().equals(name)) {
        return use;
      }
    }
    return null;
  }

  /** All that an inflection was asked so far, as a file. */
  public static String write(Inflection inflection) {
    StringBuilder file = new StringBuilder(HEAD).append('\n');
    inflection
        .answers()
        .forEach(
            (asked, forms) -> {
              file.append(name(asked.question())).append('\t').append(asked.phrase());
              forms.forEach(form -> file.append('\t').append(mark(form)).append(' ').append(form.text()));
              file.append('\n');
            });
    return file.toString();
  }

  /**
   * A file with what it lacks: lines of {@code whole} whose question it does not have, in the order of the file. What it has stays as it is,
   * to the last byte.
   *
   * @param whole what {@link #write} gives
   */
  public static String completed(String file, String whole) {
    String end = file.contains("\r\n") ? "\r\n" : "\n";
    TreeMap<Asked, String> missing = new TreeMap<>();
    whole.lines().forEach(line -> asked(line).ifPresent(each -> missing.put(each, line)));
    file.lines().forEach(line -> asked(line).ifPresent(missing::remove));
    StringBuilder made = new StringBuilder();
    for (int at = 0; at < file.length(); ) {
      int next = file.indexOf('\n', at) + 1;
      String line = next == 0 ? file.substring(at) + end : file.substring(at, next);
      Optional<Asked> here = asked(line.stripTrailing());
      while (here.isPresent() && !missing.isEmpty() && missing.firstKey().compareTo(here.get()) < 0) {
        made.append(missing.pollFirstEntry().getValue()).append(end);
      }
      // the last line may have no end, and needs one only if something comes behind it
      made.append(next == 0 && missing.isEmpty() ? file.substring(at) : line);
      at = next == 0 ? file.length() : next;
    }
    missing.values().forEach(line -> made.append(line).append(end));
    return made.toString();
  }

  private static Optional<Asked> asked(String line) {
    String[] parts = line.split("\t", 3);
    return parts.length < 2 || line.startsWith("#") ? Optional.empty() : Optional.ofNullable(QUESTIONS.get(parts[0])).map(question -> new Asked(question, parts[1]));
  }

  private static String name(Question question) {
    return question.name().toLowerCase(Locale.ROOT);
  }

  private static String mark(Form form) {
    List<String> marks = new ArrayList<>();
    if (form.use() != Use.NONE) {
      marks.add(form.use().name());
    }
    for (int c = 0; c < CASES.length(); c++) {
      for (int gender = 0; gender < GENDERS.length(); gender++) {
        if ((form.mask() & Cells.cell(c, gender)) != 0) {
          marks.add("" + CASES.charAt(c) + GENDERS.charAt(gender));
        }
      }
    }
    if ((form.mask() & Cells.SECOND_PERSON) != 0) {
      marks.add(SECOND_PERSON);
    }
    return marks.isEmpty() ? "-" : String.join(".", marks);
  }
}
