package cardwright.grammar;

import cardwright.grammar.build.Builder;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.parse.Node;
import cardwright.grammar.parse.Syntax.Start;
import cardwright.grammar.print.Printer;
import java.util.List;
import java.util.function.BiFunction;

/**
 * What a stretch of text is read as.
 *
 * @param start where the grammar begins
 * @param making what is made of its tree
 * @param telling how that is said in canonical words
 */
record Sort<T>(Start start, BiFunction<Builder, Node, Builder.Result<T>> making, BiFunction<Printer, T, String> telling) {
  static final Sort<List<Ability>> ABILITIES = new Sort<>(Start.ABILITY, Builder::abilities, Printer::abilities);
  static final Sort<Effect> EFFECT = new Sort<>(Start.EFFECT, Builder::effect, Printer::effectAlone);
  static final Sort<Condition> CONDITION = new Sort<>(Start.CONDITION, Builder::condition, Printer::conditionAlone);
  static final Sort<Selector> SELECTOR = new Sort<>(Start.SELECTOR, Builder::selector, Printer::selectorAlone);
}
