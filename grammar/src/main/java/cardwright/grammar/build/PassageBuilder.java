package cardwright.grammar.build;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexeme;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.Optional;

/** Events in which somebody comes into a zone or out of it, whatever brings him there: «покидает поле боя», «попадает на кладбище», «входит в игру». */
final class PassageBuilder {
  private final Builder b;

  PassageBuilder(Builder builder) {
    this.b = builder;
  }

  /** «когда ваше существо покидает поле боя» */
  Trigger.On clause(Node node, Optional<Selector> subject) {
    return event(node, subject.orElseGet(Selector.Self::new));
  }

  /** «при попадании вашего орка на кладбище» */
  Trigger.On noun(Node node) {
    int cases = b.language == Language.RU ? Cells.ofCase(Cells.GENITIVE) : 0;
    return event(node, node.child("owner").map(owner -> b.selectors.whoever(owner, cases)).orElseGet(Selector.Self::new));
  }

  private Trigger.On event(Node node, Selector who) {
    if (who instanceof Selector.Player) {
      throw new NotMeant(node.span(), "cards lie in zones, players do not");
    }
    node.has(CardTokens.A);
    node.has(CardTokens.ON, CardTokens.IN, CardTokens.WITH, CardTokens.OUT_OF);
    boolean out = node.has(CardTokens.LEAVES, CardTokens.LEAVING, CardTokens.LEAVES_PLAY);
    node.has(CardTokens.ENTERS, CardTokens.ENTERING);
    node.has(CardTokens.INTO_PLAY, CardTokens.OUT_OF_PLAY);
    Optional<CardToken> word = node.token(CardTokens.ZONE);
    String zone = word.flatMap(said -> said.as(Category.ZONES)).flatMap(Lexeme::entry).map(Entry::id).or(() -> node.child("area").map(area -> b.id(area, Category.AREAS))).orElse("");
    String event = out ? Trigger.On.leaving(zone) : Trigger.On.entering(zone);
    return new Trigger.On(event, Optional.empty(), Optional.of(who), Optional.empty());
  }

  /** «когда ваш орк теряет полёт», «при потере полёта вашим орком» */
  Trigger.On lost(Node node, Optional<Selector> subject) {
    node.has(CardTokens.LOSE, CardTokens.LOSS);
    int cases = b.language == Language.RU ? Cells.ofCase(Cells.INSTRUMENTAL) | Cells.ofCase(Cells.GENITIVE) : 0;
    Selector who = node.child("owner").map(owner -> b.selectors.whoever(owner, cases)).or(() -> subject).orElseGet(Selector.Self::new);
    if (who instanceof Selector.Player) {
      throw new NotMeant(node.span(), "cards have keywords, players do not");
    }
    return new Trigger.On(Trigger.On.losing(b.id(node.need("keyword"), Category.KEYWORDS)), Optional.empty(), Optional.of(who), Optional.empty());
  }

  /** A verb that only names what else happens: «погружается» is to come into the deep, where the vocabulary says so. */
  Trigger.On named(Trigger.On event, Node node) {
    Optional<Entry> verb = b.vocabulary.find(Category.VERBS, event.event());
    Optional<String> means =
        verb.flatMap(each -> each.option("enters").map(Trigger.On::entering)
            .or(() -> each.option("leaves").map(Trigger.On::leaving))
            .or(() -> each.option("gains").map(Trigger.On::gaining))
            .or(() -> each.option("loses").map(Trigger.On::losing)));
    means.filter(id -> !isKnown(id)).ifPresent(id -> {
      throw new NotMeant(node.span(), "the vocabulary says of «" + event.event() + "» that it is «" + id + "», and has no such zone, area or keyword");
    });
    return means.map(id -> new Trigger.On(id, Optional.empty(), event.patient().or(event::agent), Optional.empty())).orElse(event);
  }

  private boolean isKnown(String event) {
    String id = event.substring(event.indexOf(':') + 1);
    return b.vocabulary.find(Category.ZONES, id).or(() -> b.vocabulary.find(Category.AREAS, id)).or(() -> b.vocabulary.find(Category.KEYWORDS, id)).isPresent();
  }
}
