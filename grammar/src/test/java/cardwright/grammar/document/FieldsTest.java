package cardwright.grammar.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class FieldsTest {

  enum Window {
    AUTOMATIC,
    ONE_PLAYER_CHOOSES,
    SIMULTANEOUS
  }

  private final Diagnostics run = new Diagnostics();

  @Test
  void readsWhatIsThere() {
    Fields step =
        step(
            """
            id: draw
            window: one-player-chooses
            amount: 2
            hidden: true
            words: [взять, "no"]
            word: один
            note:
            blank: ""
            parts:
              - {id: a}
              - {id: b}
            names: {b: 1, a: 2}
            """);
    assertEquals("draw", step.text("id"));
    assertEquals(Window.ONE_PLAYER_CHOOSES, step.oneOf("window", Window.class, Window.AUTOMATIC));
    assertEquals(Window.SIMULTANEOUS, step.oneOf("other", Window.class, Window.SIMULTANEOUS));
    assertEquals(2, step.integer("amount", 0, 9, 1));
    assertEquals(OptionalInt.empty(), step.integer("absent", 0, 9));
    assertTrue(step.flag("hidden", false));
    assertEquals(List.of("взять", "no"), step.texts("words"));
    assertEquals(List.of("один"), step.texts("word"));
    assertEquals(Optional.empty(), step.optionalText("note"));
    assertFalse(step.has("note"));
    assertEquals(Optional.of(""), step.optionalText("blank"));
    assertEquals(List.of("a", "b"), step.list("parts", "a part", part -> part.text("id")));
    assertEquals(List.of("b", "a"), step.entries("names").keySet().stream().map(ScalarNode::text).toList());
    step.done();
    assertEquals("", shown());
  }

  @Test
  void anUnknownKeyIsNeverIgnored() {
    Fields step = step("id: a\nonlyPlayr: active\nПриход: 1\n");
    step.text("id");
    step.optionalText("onlyPlayer");
    step.done();
    assertEquals(
        """
        f.yaml:2:1: error: unknown key «onlyPlayr» in a step
          onlyPlayr: active
          ^^^^^^^^^
          did you mean: onlyPlayer
        f.yaml:3:1: error: unknown key «Приход» in a step; known keys are id, onlyPlayer
          Приход: 1
          ^^^^^^
        """,
        shown());
  }

  @Test
  void whatIsMissingIsSaidAtTheMapping() {
    Fields root = Fields.of(DocumentReader.parse(Path.of("f.yaml"), "steps:\n  - name: x\n    id:\n  - name: y\n  - z\n"), "a phase", run);
    root.list("steps", "a step", step -> step.text("id"));
    assertEquals(
        """
        f.yaml:3:5: error: a step needs «id»
              id:
              ^^
        f.yaml:4:5: error: a step needs «id»
            - name: y
              ^^^^^^^
        f.yaml:5:5: error: a step must be a mapping of keys, not a text
            - z
              ^
        """,
        shown());
  }

  @Test
  void wrongValuesAreSaidAtTheirPlace() {
    Fields step =
        step(
            """
            window: one-player-choose
            amount: 12
            count: two
            hidden: yes
            words: [a, [b], ]
            parts: x
            id: {a: 1}
            """);
    assertEquals(Window.AUTOMATIC, step.oneOf("window", Window.class, Window.AUTOMATIC));
    assertEquals(1, step.integer("amount", 0, 9, 1));
    step.integer("count", 0, Integer.MAX_VALUE);
    assertFalse(step.flag("hidden", false));
    assertEquals(List.of("a"), step.texts("words"));
    assertEquals(List.of(), step.list("parts", node -> node));
    assertEquals("", step.text("id"));
    step.done();
    assertEquals(
        """
        f.yaml:1:9: error: «window» of a step must be automatic, one-player-chooses or simultaneous, not «one-player-choose»
          window: one-player-choose
                  ^^^^^^^^^^^^^^^^^
          did you mean: one-player-chooses
        f.yaml:2:9: error: «amount» must be a whole number from 0 to 9, not «12»
          amount: 12
                  ^^
        f.yaml:3:8: error: «count» must be a whole number, 0 or more, not «two»
          count: two
                 ^^^
        f.yaml:4:9: error: «hidden» must be true or false, not «yes»
          hidden: yes
                  ^^^
          did you mean: true
        f.yaml:5:12: error: «words» of a step must be a text, not a list
          words: [a, [b], ]
                     ^^^
        f.yaml:6:8: error: «parts» of a step must be a list, not a text
          parts: x
                 ^
        f.yaml:7:5: error: «id» of a step must be a text, not a mapping
          id: {a: 1}
              ^^^^^^
        """,
        shown());
  }

  @Test
  void aBrokenFileIsReportedOnce() {
    Fields root = Fields.of(DocumentReader.parse(Path.of("f.yaml"), "a: *b\n"), "a rulebook", run);
    assertEquals("", root.text("id"));
    root.done();
    assertEquals(1, run.all().size());
  }

  @Test
  void aMistypedKeyIsNotMissingAsWell() {
    Fields step = step("titel: x\n");
    assertEquals("", step.text("title"));
    step.done();
    assertEquals(1, run.all().size(), shown());
    assertEquals(Optional.of("title"), run.all().get(0).suggestion());
  }

  @Test
  void aKeyThatOnlyLooksLikeAMissingOneDoesNotHideIt() {
    Fields step = step("do: x\n");
    assertEquals("", step.text("to"));
    assertEquals("x", step.text("do"));
    assertEquals(0, run.all().size());
    step.done();
    assertEquals(1, run.all().size(), shown());
    assertEquals("a step needs «to»", run.all().get(0).message());
  }

  @Test
  void nearestIsNearEnough() {
    List<String> words = List.of("id", "extends", "insert-before", "remove");
    assertEquals(Optional.of("insert-before"), Nearest.to("insertBefore", words));
    assertEquals(Optional.of("extends"), Nearest.to("extneds", words));
    assertEquals(Optional.of("remove"), Nearest.to("Remove", words));
    assertEquals(Optional.empty(), Nearest.to("colour", words));
    assertEquals(Optional.empty(), Nearest.to("x", words));
  }

  private Fields step(String text) {
    return Fields.of(DocumentReader.parse(Path.of("f.yaml"), text), "a step", run);
  }

  private String shown() {
    return new DiagnosticPrinter(Palette.PLAIN).print(run);
  }
}
