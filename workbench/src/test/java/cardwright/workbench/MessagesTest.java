package cardwright.workbench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardwright.grammar.Language;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What is said to players is said in every language. */
class MessagesTest {

  @Test
  void everyLanguageHasEverySentence() throws IOException {
    Set<String> english = keys(Language.EN);
    Set<String> russian = keys(Language.RU);
    // reasons come from the engine in English
    russian.removeIf(key -> key.startsWith("why."));
    assertEquals(english, russian);
  }

  private static Set<String> keys(Language language) throws IOException {
    Properties sentences = new Properties();
    sentences.load(new InputStreamReader(Messages.class.getResourceAsStream("Messages_" + language.code() + ".properties"), StandardCharsets.UTF_8));
    return new TreeSet<>(sentences.stringPropertyNames());
  }

  @Test
  void gapsAreFilledAsTheyAre() {
    assertEquals("Turn 1000, the first player", Messages.in(Language.EN).say("turn", 1000, "first"));
    assertEquals("Ход 2, второй игрок", Messages.in(Language.RU).say("turn", 2, Messages.in(Language.RU).player("second")));
    assertEquals("it is so", Messages.in(Language.RU).sayOr("why.nobody-knows", "it is so"));
  }

  @Test
  void amountsAreNoMaps() {
    assertEquals("left: GOLD 24, SILVER -2; {tap}: strike {x}", Plain.amounts("left: {gold=24, silver=-2}; {tap}: strike {x}", String::toUpperCase));
  }
}
