package cardwright.grammar.parse;

import cardwright.grammar.Language;
import cardwright.grammar.parse.Syntax.Start;
import cardwright.grammar.tokens.CardToken;
import java.util.Arrays;
import java.util.List;

/** All that the shapes of a text depend on. */
final class Types {
  private final Language language;
  private final Start start;
  private final int[] types;

  Types(Language language, Start start, List<CardToken> tokens) {
    this.language = language;
    this.start = start;
    types = new int[tokens.size()];
    for (int i = 0; i < types.length; i++) {
      types[i] = tokens.get(i).getType();
    }
  }

  Types(Language language, Start start, int[] types) {
    this.language = language;
    this.start = start;
    this.types = types;
  }

  static Types from(Learnt.Source source) {
    return new Types(Language.values()[source.number()], Start.values()[source.number()], source.numbers());
  }

  void to(Learnt.Sink sink) {
    sink.number(language.ordinal());
    sink.number(start.ordinal());
    sink.numbers(types);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Types that && language == that.language && start == that.start && Arrays.equals(types, that.types);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(types) + 2 * start.ordinal() + language.ordinal();
  }
}
