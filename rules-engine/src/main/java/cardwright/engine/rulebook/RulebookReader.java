package cardwright.engine.rulebook;

import cardwright.grammar.CardLanguage;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.Document;
import cardwright.grammar.document.Fields;
import cardwright.grammar.document.Nearest;
import cardwright.grammar.document.ScalarNode;
import cardwright.grammar.source.Severity;
import cardwright.grammar.source.Span;
import cardwright.grammar.vocabulary.Vocabulary;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Reads a game's folder: {@code vocabulary.yaml} its words, {@code game.yaml} what they do, {@code pipeline.yaml} its phases and steps,
 * {@code clauses.yaml} what the printed rules demand, {@code decisions.yaml} how their gaps are filled.
 */
public final class RulebookReader {
  private RulebookReader() {}

  /**
   * Reads a rulebook.
   *
   * @return empty, with errors in {@code run}, unless everything in it is right: nothing is loaded by half
   */
  public static Optional<Rulebook> read(Path folder, Diagnostics run) {
    return read(folder, new ReadOnce(folder), run);
  }

  /** The same; what is read is there for editions. */
  public static Optional<Rulebook> read(Path folder, ReadOnce once, Diagnostics run) {
    if (!Files.isDirectory(folder)) {
      run.at(folder).error(new Span(0, 0), "there is no rulebook here: not a folder");
      return Optional.empty();
    }
    otherFiles(folder, run);
    return read(once.files(), once, run);
  }

  /** Reads the rulebook that some files are; empty, with errors in {@code run}, unless everything in it is right. */
  public static Optional<Rulebook> read(RulebookFiles files, ReadOnce once, Diagnostics run) {
    run.in(files.vocabulary());
    Vocabulary vocabulary = once.vocabulary(files);
    vocabulary.diagnostics().forEach(run::add);
    int before = run.errorCount();
    List<Clause> clauses = clauses(files.clauses(), run);
    List<Ruling> rulings = rulings(files.decisions(), run);
    Citations citations = run.errorCount() == before ? Citations.of(clauses, rulings) : Citations.unchecked();
    if (vocabulary.diagnostics().stream().anyMatch(found -> found.severity() == Severity.ERROR)) {
      // a word that is missing because its line is broken would be missed again wherever it is used: only whether they are YAML is looked at
      return unread(files, run);
    }
    CardLanguage language = once.language(vocabulary, files.changes(), run);
    if (run.hasErrors() && language.hasClash()) {
      return unread(files, run); // the same with a word that stands for two things
    }
    GameReader game = GameReader.read(files.game(), run, vocabulary, language, citations);
    PipelineReader pipeline = PipelineReader.read(files.pipeline(), run, game, language, citations);
    files.changes().forEach(change -> cited(change, citations, run));
    if (run.hasErrors()) {
      return Optional.empty();
    }
    return Optional.of(game.rulebook(files, vocabulary, language, pipeline, clauses, rulings));
  }

  private static Optional<Rulebook> unread(RulebookFiles files, Diagnostics run) {
    run.in(files.game());
    run.in(files.pipeline());
    return Optional.empty();
  }

  /** A file that looks like a part of the rulebook and is not read was meant for something. */
  private static void otherFiles(Path folder, Diagnostics run) {
    try (Stream<Path> files = Files.list(folder)) {
      files.filter(file -> file.getFileName().toString().matches("[^.].*\\.ya?ml") && !RulebookFiles.NAMES.contains(file.getFileName().toString())).sorted()
          .forEach(file -> run.at(file).warning(
              new Span(0, 0), "this file is not read: a rulebook is " + String.join(", ", RulebookFiles.NAMES), Nearest.to(file.getFileName().toString(), RulebookFiles.NAMES)));
    } catch (IOException unreadable) {
      run.at(folder).error(new Span(0, 0), "this folder can't be read");
    }
  }

  /** The reasons of an edit are clauses or decisions of the edition that it makes, or of the one before. */
  private static void cited(Change change, Citations citations, Diagnostics run) {
    for (String rule : change.rules()) {
      if (!citations.knows(rule)) {
        run.in(change.source()).error(change.id().span(), "the reason of this edit, «" + rule + "», is no clause or decision of this edition", citations.nearest(rule));
      }
    }
  }

  private static List<Clause> clauses(Document file, Diagnostics run) {
    Fields fields = Fields.of(file, "the list of clauses", run);
    Set<String> ids = new HashSet<>();
    List<Clause> clauses = new ArrayList<>();
    fields.list(
        "clauses",
        "a clause",
        each -> {
          Optional<ScalarNode> id = each.requiredScalar("id");
          Clause clause = new Clause(id.map(ScalarNode::text).orElse(""), each.text("title"), each.flag("forbids", false));
          each.done();
          if (id.isPresent() && !ids.add(clause.id())) {
            each.error("id", "a clause «" + clause.id() + "» was listed before");
          }
          clauses.add(clause);
          return clause;
        });
    fields.done();
    return clauses;
  }

  private static List<Ruling> rulings(Document file, Diagnostics run) {
    Fields fields = Fields.of(file, "the list of decisions", run);
    Map<String, Ruling> rulings = new LinkedHashMap<>();
    fields.list(
        "decisions",
        "a decision",
        each -> {
          Ruling ruling = new Ruling(each.text("id"), each.text("decision"), each.text("reason"));
          each.done();
          if (rulings.put(ruling.id(), ruling) != null) {
            each.error("id", "a decision «" + ruling.id() + "» was recorded before");
          }
          return ruling;
        });
    fields.done();
    return List.copyOf(rulings.values());
  }
}
