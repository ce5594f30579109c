package cardwright.grammar.build;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Anaphora.Referent;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Selector.Pick;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.morphology.Form.Use;
import cardwright.grammar.parse.Node;
import cardwright.grammar.source.Span;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexeme;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.Optional;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * «рядом с погибшим», «стоимость изгнанного существа», "the summoned creature": a participle that stands for a pronoun. It means whoever was
 * spoken of last, and only if the text told that just this was done to him.
 */
final class ToldBuilder {
  private static final Set<Use> PARTICIPLES = Set.of(Use.DONE_TO, Use.HAVING_DONE, Use.PARTICIPLE);

  /** Stands among the verbs for having been chosen, which is no verb of a rulebook. */
  private static final String CHOICE = "‹chosen›";

  private final Builder b;

  /** Where something was chosen of which more is told. */
  private final List<Span> choices = new ArrayList<>();

  ToldBuilder(Builder b) {
    this.b = b;
  }

  /**
   * What a participle says of whom it means.
   *
   * @param verbs of which one must have been done to him
   * @param called whether he can be called so
   * @param named whether a noun stands behind the participle, whose gender it has
   * @param mask the cells of the words, of which their number is told
   */
  record Done(Set<String> verbs, Predicate<Pick> called, boolean named, int mask) {}

  /**
   * Whoever that was done to.
   *
   * @param cases cells that the place in the sentence allows; 0 if it allows any
   */
  Selector.It told(Node node, int cases) {
    node.token(CardTokens.A).filter(article -> article.detail().isPresent()).ifPresent(article -> {
      throw new NotMeant(node.span(), "whoever this was done to is known: say «the»");
    });
    Optional<CardToken> one = node.token(CardTokens.NUMBER).filter(number -> !number.getText().equalsIgnoreCase("one"));
    if (one.isPresent()) {
      throw new NotMeant(one.get().place(), "whoever this was done to is one: say «one», or what he is");
    }
    CardToken done = node.token(CardTokens.VERB_TOLD, CardTokens.VERB_PP, CardTokens.VERB_ED, CardTokens.PP_STATE, CardTokens.ED_STATE).orElseThrow();
    Optional<CardToken> called = node.token(CardTokens.KIND, CardTokens.NOUN, CardTokens.ATTACHED);
    int mask = mask(done) & called.map(ToldBuilder::mask).orElse(-1);
    if (b.language == Language.RU && mask == 0) {
      throw NotMeant.inAnotherForm(node.span(), "these words do not agree in case, gender or number");
    } else if (b.language == Language.RU && cases != 0 && (mask & cases) == 0) {
      throw NotMeant.inAnotherForm(node.span(), "these words stand in another case than is wanted here");
    }
    Set<String> verbs =
        done.lexemes().stream().filter(lexeme -> PARTICIPLES.contains(lexeme.use())).flatMap(lexeme -> lexeme.entry().stream())
            .filter(entry -> entry.category() == Category.VERBS).map(Entry::id).collect(Collectors.toSet());
    Selector.It it = b.discourse.pronoun(node);
    Optional<Entry> name = called.flatMap(word -> word.lexemes().stream().flatMap(lexeme -> lexeme.entry().stream()).findFirst());
    b.discourse.doneTo(it, new Done(verbs, pick -> name.map(entry -> isCalled(pick, entry)).orElse(true), name.isPresent(), mask));
    return it;
  }

  /** Something has been chosen here: from then on «выбранное существо» is that one. */
  void choosing(Node node) {
    choices.add(node.span());
  }

  /** «выбранное существо» where one was chosen before; empty where it is chosen now. */
  Optional<Selector> chosen(Node pick) {
    boolean plain = pick.children().stream().allMatch(part -> part.rule().equals("article") || part.rule().equals("head") || (part.rule().equals("pre") || part.rule().equals("lead")) && part.holds("chosen") && !part.holds("chosen", "timing"));
    Optional<Node> word = pick.children().stream().filter(part -> part.holds("chosen")).findFirst();
    if (!plain || word.isEmpty() || choices.stream().noneMatch(place -> place.end() <= pick.span().start())) {
      return Optional.empty();
    }
    pick.all("article").forEach(article -> {
      if (article.word().detail().isPresent()) {
        throw new NotMeant(pick.span(), "whoever was chosen is known: say «the»");
      }
    });
    pick.all("pre", "lead").forEach(part -> part.need("chosen").has(CardTokens.CHOSEN));
    Node head = pick.need("head");
    Optional<CardToken> kind = head.token(CardTokens.KIND, CardTokens.ATTACHED);
    CardToken called = kind.isPresent() ? kind.get() : head.all("noun").stream().findFirst().map(Node::word).orElseThrow(() -> new NotMeant(head.span(), "what was chosen is missing"));
    Selector.It it = b.discourse.pronoun(pick);
    Entry name = called.lexemes().stream().flatMap(lexeme -> lexeme.entry().stream()).findFirst().orElseThrow();
    b.discourse.doneTo(it, new Done(Set.of(CHOICE), picked -> isCalled(picked, name), true, mask(called)));
    return Optional.of(it);
  }

  /**
   * Whether a word is one for whom these words picked: «изгнанное существо» is also an orc, but of a card nobody said that it is an artifact.
   *
   * @param called the entry of the word
   */
  private boolean isCalled(Pick pick, Entry called) {
    String any = b.vocabulary.defaultKind();
    boolean cell = called.id().equals(ConditionBuilder.CELL) || pick.kind().equals(ConditionBuilder.CELL);
    boolean named = pick.kind().equals(any) && pick.filters().stream().anyMatch(Filter.Is.class::isInstance);
    return pick.kind().equals(called.id())
        || pick.filters().contains(new Filter.Is(called.id()))
        || called.category() == Category.KINDS && !cell && (called.id().equals(any) || named);
  }

  private static int mask(CardToken token) {
    int mask = token.lexemes().stream().mapToInt(Lexeme::mask).reduce(0, (one, other) -> one | other);
    return mask == 0 ? -1 : mask;
  }

  /** Whether a text tells of one of these verbs that it was done to whom a pronoun of it means. */
  static boolean isTold(Object text, Referent referent, Set<String> verbs) {
    if (referent instanceof Referent.Patient patient) {
      return verbs.contains(patient.event().event()) && !patient.event().tellsOfDoer();
    }
    Object done = referent instanceof Referent.Chosen chosen ? chosen.selector() : referent instanceof Referent.EachOf each ? each.selector() : null;
    AtomicBoolean told = new AtomicBoolean();
    Tree.visit(text, part -> {
      if (done != null && part instanceof Effect.Choose choose && verbs.contains(CHOICE) && choose.what() == done) {
        told.set(true);
      }
      if (done != null && part instanceof Effect.Act act && verbs.contains(act.verb()) && act.object().filter(object -> object == done).isPresent()) {
        told.set(true);
      }
    });
    return told.get();
  }
}
