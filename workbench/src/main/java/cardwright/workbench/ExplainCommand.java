package cardwright.workbench;

import cardwright.engine.cards.CardDefinition;
import cardwright.engine.cards.CardIndex;
import cardwright.engine.library.GameFolder;
import cardwright.engine.rulebook.Rulebook;
import cardwright.grammar.Language;
import cardwright.grammar.document.Diagnostics;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code cardwright explain}. */
@Command(
    name = "explain",
    header = "Say what a card, or any text, means and when it acts.",
    description = {
      "",
      "Shows what each word became, how cardwright itself would word each ability in both languages, whom a pronoun means, at which steps of"
          + " the pipeline the ability acts and by which clauses, and the Drools rule that it was compiled to.",
      ""
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  cardwright explain mire-troll --rulebook squads",
      "  cardwright explain --text \"On death, draw a card.\" --rulebook squads"
    })
final class ExplainCommand implements Callable<Integer> {
  /** A cost of which a text can speak. */
  enum PaidWith {
    X
  }

  private final Console console;

  @Spec private CommandSpec spec;

  @Parameters(index = "0", arity = "0..1", paramLabel = "CARD", description = "A card: its id, or its name in either language.")
  private String card;

  @Option(names = "--text", paramLabel = "TEXT", description = "A text instead of a card.")
  private String text;

  @Option(
      names = "--cost",
      paramLabel = "X",
      description = "Say it when the card with TEXT costs X: then the text may speak of X as of what was paid.")
  private PaidWith cost;

  @Option(names = "--rulebook", paramLabel = "GAME", description = "The game whose words are used. Default: the only one there is.")
  private String game;

  @Option(names = "--lang", paramLabel = "ru|en", description = "The language of TEXT. Default: that of its letters.")
  private Language language;

  @Mixin private DataOptions data;
  @Mixin private FormatOption format;

  ExplainCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    CommandLine called = spec.commandLine();
    if ((card == null) == (text == null)) {
      throw new ParameterException(called, "Say either a CARD or --text TEXT");
    }
    if (cost != null && text == null) {
      throw new ParameterException(called, "--cost belongs to --text: a CARD has its own");
    }
    if (text != null && text.isBlank()) {
      throw new ParameterException(called, "--text is empty");
    }
    GameLoading loading = new GameLoading(console, data);
    Optional<GameFolder> folder = loading.folder(game, format.format());
    if (folder.isEmpty()) {
      return ExitCode.UNUSABLE.code();
    }
    Optional<CardIndex.Entry> entry = Optional.empty();
    if (card != null) {
      if (!loading.hasCards(folder.get(), format.format())) {
        return ExitCode.UNUSABLE.code();
      }
      entry = find(folder.get());
      if (entry.isEmpty()) {
        return ExitCode.UNUSABLE.code();
      }
    }
    GameLoading.Rules rules = loading.rules(folder.get(), format.format());
    if (rules.rulebook().isEmpty()) {
      return rules.code().code();
    }
    Rulebook rulebook = rules.rulebook().get();
    return entry.map(found -> explainCard(found, rulebook)).orElseGet(() -> explainText(rulebook)).code();
  }

  private Optional<CardIndex.Entry> find(GameFolder folder) {
    CardIndex index = CardIndex.of(folder.cards());
    Optional<CardIndex.Entry> entry = index.find(card);
    if (entry.isEmpty()) {
      String there = "; `cardwright check` tells which files were read: " + Plural.of(index.size(), "card") + " in " + folder.cards();
      console.unusable(format.format(), "there is no card «" + card + "»", index.nearest(card), there);
    }
    return entry;
  }

  private ExitCode explainText(Rulebook rulebook) {
    Diagnostics run = new Diagnostics();
    CardDefinition.Cost paid = new CardDefinition.Cost(0, cost == PaidWith.X);
    return show(new Explainer(rulebook).text(text, language != null ? language : Explainer.guess(text), paid, run), run);
  }

  private ExitCode explainCard(CardIndex.Entry entry, Rulebook rulebook) {
    Diagnostics run = new Diagnostics();
    Optional<CardDefinition> definition = CardIndex.read(entry, rulebook, run);
    if (definition.isEmpty()) {
      console.diagnostics(run, format.format());
      return ExitCode.FINDINGS;
    }
    return show(new Explainer(rulebook).card(definition.get(), run), run);
  }

  private ExitCode show(Explanation explanation, Diagnostics run) {
    if (format.format() == Format.JSON) {
      console.json(explanation);
    } else {
      new ExplanationPage(explanation, console.out()).print();
      console.out().flush();
      console.diagnostics(run, Format.TEXT);
    }
    return run.hasErrors() ? ExitCode.FINDINGS : ExitCode.FINE;
  }
}
