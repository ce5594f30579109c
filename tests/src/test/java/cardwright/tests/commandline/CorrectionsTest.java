package cardwright.tests.commandline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardwright.tests.Project;
import cardwright.workbench.CommandLineRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code check --fix} writes into files, and what it leaves alone. */
class CorrectionsTest {
  @TempDir private Path directory;

  private Path cards(String ru, String en) throws IOException {
    Path file = directory.resolve("mine.yaml");
    String text =
        """
        # slips of the pen
        cards:
          - id: slip
            name: {ru: Оплошка, en: Slip}   # spaces stay
            is: [creature, ground, forest, ordinary, elf]
            cost: 3
            life: 5
            move: 3
            strike: 1-2-3
            text:
              ru: "%s"
              en: "%s"
        """
            .formatted(ru, en);
    Files.writeString(file, text);
    return file;
  }

  private static CommandLineRun check(Path file, String... more) {
    String[] words = new String[8 + more.length];
    String[] common = {"check", file.toString(), "--rulebook", "squads", "--rulebook-dir", Project.root().resolve("rulebook").toString(), "--cards-dir", Project.root().resolve("cards").toString()};
    System.arraycopy(common, 0, words, 0, common.length);
    System.arraycopy(more, 0, words, common.length, more.length);
    return CommandLineRun.of(words);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "При ударе ранить атакованного на 1. | При ударе – ранить атакованного на 1. | On a strike, wound the attacked for 1.",
        "При ударе атакованный ранится на 1. | При ударе – атакованный ранится на 1. | On a strike, wound the attacked for 1.",
        "{tap} ранить существо на 1. | {tap}: ранить существо на 1. | {tap}: Wound a creature for 1.",
        "{tap}: Ранитьсущество на 1. | {tap}: Ранить существо на 1. | {tap}: Wound a creature for 1.",
        "{tap}: Ранить cущество на 1. | {tap}: Ранить существо на 1. | {tap}: Wound a creature for 1.",
        "{tap}: Ранить сущест-во на 1. | {tap}: Ранить существо на 1. | {tap}: Wound a creature for 1.",
        "{tap}: Ранить существо на 1 (1 раз за бой. | {tap}: Ранить существо на 1 (1 раз за бой). | {tap}: Wound a creature for 1 (once a battle).",
        "При ударе – ранить атакованного на 1.. | При ударе – ранить атакованного на 1. | On a strike, wound the attacked for 1.",
        "При ударе – взять 1 карту,, закрыть орка. | При ударе – взять 1 карту, закрыть орка. | On a strike, draw 1 card, close an orc.",
        "При удре – ранить атакованого на 1. | При ударе – ранить атакованного на 1. | On a strike, wound the attacked for 1.",
      })
  void whatWasMeantIsWritten(String slip, String meant, String english) throws IOException {
    Path file = cards(slip, english);
    String before = Files.readString(file);
    assertEquals(1, check(file).exitCode());
    CommandLineRun fixed = check(file, "--fix");
    assertEquals(0, fixed.exitCode(), fixed.out() + fixed.err());
    assertEquals(before.replace(slip, meant), Files.readString(file));
  }

  @Test
  void whatNobodyCanTellIsLeft() throws IOException {
    Path file = cards("При ударе бум трах.", "On a strike, draw a card.");
    String before = Files.readString(file);
    assertEquals(1, check(file, "--fix").exitCode());
    assertEquals(before, Files.readString(file));
  }

  @Test
  void lineEndsAndTheMarkOfTheEncodingStay() throws IOException {
    Path file = cards("При ударе ранить атакованного на 1.", "On a strike, wound the attacked for 1.");
    String before = "\uFEFF" + Files.readString(file).replace("\n", "\r\n");
    Files.writeString(file, before);
    CommandLineRun fixed = check(file, "--fix");
    assertEquals(0, fixed.exitCode(), fixed.out() + fixed.err());
    assertEquals(before.replace("При ударе ранить", "При ударе – ранить"), Files.readString(file));
    assertTrue(fixed.out().contains("1 correction written"), fixed.out());
  }
}
