package cardwright.grammar.print;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.*;
import cardwright.grammar.vocabulary.Entry;
import cardwright.grammar.vocabulary.Vocabulary;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
public final class Printers {
  public Printers(Vocabulary v, Function<Entry, Optional<Effect>> c) {}
  public P in(Language l) { return new P(); }
  public static final class P { public String abilities(List<Ability> a){return a.toString();} public String effectAlone(Effect e){return e.toString();}
  public String conditionAlone(Condition c){return c.toString();} public String selectorAlone(Selector s){return s.toString();} public String valueAlone(Value v){return v.toString();}}
}
