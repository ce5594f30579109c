package cardwright.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Examples with words left out, doubled, swapped, replaced and strewn with signs. None throws or takes long, and one that is accepted means
 * what its canonical text in both languages means. A text's mutants hang on it alone, so a new example leaves those of the others as they were.
 * {@code -Dmutants=N} makes N of each text, {@code -Dseed=S} others.
 */
class MutantTest {
  private static final long LONGEST = 3_000_000_000L;
  private static final String SIGNS = ",;:.–-+()«»\"~…{}0123456789XNх \u00a0\u0301\u200b\ud83d\ude00\ufeff\u0000";

  private final Set<String> texts = new LinkedHashSet<>();
  /** The words by numbers of their own, so that a word that is new changes only what falls right before it. */
  private final NavigableMap<Integer, String> words = new TreeMap<>();
  private final List<String> unequal = new ArrayList<>();
  private Random random;

  MutantTest() throws IOException {
    for (String line : Files.readAllLines(Path.of("src/test/resources/cardwright/grammar/examples.txt"))) {
      if (line.startsWith("A ")) {
        texts.add(line.substring(2));
      } else if (line.startsWith("  ru: ") || line.startsWith("  en: ")) {
        texts.add(line.substring(6));
      }
    }
    for (String text : texts) {
      for (String word : text.split(" ")) {
        words.put(new Random(word.hashCode()).nextInt(), word);
      }
    }
  }

  private String word() {
    Map.Entry<Integer, String> next = words.ceilingEntry(random.nextInt());
    return (next == null ? words.firstEntry() : next).getValue();
  }

  private String mutant(String text) {
    List<String> parts = new ArrayList<>(Arrays.asList(text.split(" ")));
    for (int times = random.nextInt(3) == 0 ? 2 : 1; times > 0; times--) {
      int at = random.nextInt(parts.size());
      switch (random.nextInt(7)) {
        case 0 -> parts.set(at, "");
        case 1 -> parts.add(at, parts.get(at));
        case 2 -> {
          int other = random.nextInt(parts.size());
          String word = parts.set(at, parts.get(other));
          parts.set(other, word);
        }
        case 3, 4 -> parts.set(at, word());
        case 5 -> parts.add(at, word());
        default -> {
          String word = parts.get(at);
          int cut = random.nextInt(word.length() + 1);
          int sign = random.nextInt(SIGNS.length());
          parts.set(at, word.substring(0, cut) + SIGNS.charAt(sign) + word.substring(cut));
        }
      }
    }
    return String.join(" ", parts).strip();
  }

  @Test
  void mutantsNeitherThrowNorHangAndMeanWhatTheyAreToldToMean() {
    int accepted = 0;
    for (String text : texts) {
      random = new Random(text.hashCode() + Long.getLong("seed", 20_260_101L));
      for (int i = Integer.getInteger("mutants", 1); i > 0; i--) {
        accepted += isAccepted(mutant(text)) ? 1 : 0;
      }
    }
    assertEquals("", String.join("\n", unequal));
    assertTrue(accepted > 50, "only " + accepted + " were accepted");
  }

  private boolean isAccepted(String text) {
    long start = System.nanoTime();
    Reading reading = Squads.LANGUAGE.read(text, Squads.of(text), "Тихий Волк");
    assertTrue(System.nanoTime() - start < LONGEST, text);
    reading.problems().forEach(p -> assertTrue(p.span().end() <= text.length(), text));
    if (!reading.understood() || reading.meanings().isEmpty()) {
      assertTrue(!reading.problems().isEmpty() || reading.words().isEmpty(), text);
      return false;
    }
    for (Language other : Language.values()) {
      String told = Squads.LANGUAGE.print(reading.meanings(), other);
      Reading again = Squads.LANGUAGE.read(told, other);
      if (!reading.meanings().equals(again.meanings())) {
        unequal.add(text + "\n  is told as " + told + "\n  " + Squads.problems(again.problems(), told) + "\n  of " + reading.meanings());
      }
    }
    return true;
  }
}
