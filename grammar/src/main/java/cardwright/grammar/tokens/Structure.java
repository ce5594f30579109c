package cardwright.grammar.tokens;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.morphology.Endings;
import cardwright.grammar.morphology.Form;
import cardwright.grammar.tokens.CardTokens;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words of structure of a language, from its table. */
final class Structure {
  private static final Pattern LINE = Pattern.compile("(\\w+)(?:\\((\\w+)\\))?:(.*)");
  private static final Set<String> NUMBERED = Set.of("NUMBER", "ORDINAL", "NTH_TIME");
  private static final Map<String, Integer> TYPES = types();

  private Structure() {}

  static void fill(Trie trie, Language language) {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(Structure.class.getResourceAsStream("structure-" + language.code() + ".txt"), StandardCharsets.UTF_8))) {
      Map<Integer, List<Form>> numbers = new HashMap<>();
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        Matcher matcher = LINE.matcher(line);
        if (!line.startsWith("#") && matcher.matches()) {
          add(trie, matcher, numbers);
        }
      }
      compounds(trie, numbers);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The token type of a category's name. */
  static int type(String name) {
    return TYPES.get(name);
  }

  private static void add(Trie trie, Matcher line, Map<Integer, List<Form>> numbers) {
    int type = type(line.group(1));
    Object detail = detail(line.group(1), line.group(2));
    for (String part : line.group(3).split("\\|")) {
      for (Form form : forms(part.strip())) {
        trie.add(form.text(), Lexeme.structure(type, form.mask(), detail));
        if (type == CardTokens.NUMBER) {
          numbers.computeIfAbsent((Integer) detail, n -> new ArrayList<>()).add(form);
        }
      }
    }
  }

  private static List<Form> forms(String part) {
    if (part.startsWith("@")) {
      return Endings.adjective(part.substring(1));
    }
    if (part.startsWith("=")) {
      return Endings.slots(Arrays.asList(part.substring(1).split(" ")));
    }
    return List.of(new Form(part, 0, Form.Use.NONE));
  }

  /** «двадцать один», "twenty-one". */
  private static void compounds(Trie trie, Map<Integer, List<Form>> numbers) {
    for (Form ten : numbers.getOrDefault(20, List.of())) {
      for (int unit = 1; unit < 10; unit++) {
        for (Form form : numbers.getOrDefault(unit, List.of())) {
          Lexeme lexeme = Lexeme.structure(CardTokens.NUMBER, form.mask(), 20 + unit);
          trie.add(ten.text() + " " + form.text(), lexeme);
          trie.add(ten.text() + "-" + form.text(), lexeme);
        }
      }
    }
  }

  private static Object detail(String type, String payload) {
    if (NUMBERED.contains(type) || type.equals("TIMES") && payload != null) {
      return Integer.valueOf(payload);
    }
    if (type.equals("PLAYER")) {
      return Selector.Who.valueOf(payload);
    }
    return payload;
  }

  private static Map<String, Integer> types() {
    Map<String, Integer> types = new HashMap<>();
    for (int i = 1; i <= CardTokens.VOCABULARY.getMaxTokenType(); i++) {
      types.put(CardTokens.VOCABULARY.getSymbolicName(i), i);
    }
    return types;
  }
}
