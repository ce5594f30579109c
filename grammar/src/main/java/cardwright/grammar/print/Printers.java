package cardwright.grammar.print;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.vocabulary.Entry;
import cardwright.grammar.vocabulary.Vocabulary;
import java.util.Optional;
import java.util.function.Function;

/** Makes printers. A printer remembers the letters it still has to explain, so each text has its own. */
public final class Printers {
  private final Vocabulary vocabulary;
  private final Function<Entry, Optional<Effect>> iconCosts;
  private final RussianForms forms;

  /**
   * @param iconCosts the effect that paying an icon stands for; it is printed back as the icon
   */
  public Printers(Vocabulary vocabulary, Function<Entry, Optional<Effect>> iconCosts) {
    this.vocabulary = vocabulary;
    this.iconCosts = iconCosts;
    this.forms = new RussianForms(vocabulary.inflection());
  }

  /** A printer for one text. */
  public Printer in(Language language) {
    return language == Language.RU
        ? new RussianPrinter(vocabulary, iconCosts, forms)
        : new EnglishPrinter(vocabulary, iconCosts);
  }

  /** Asks for the forms of every word that may have to be printed. */
  public void prepare() {
    vocabulary.all().forEach(forms::prepare);
  }
}
