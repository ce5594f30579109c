package cardwright.engine.play;

import cardwright.engine.decide.Decision;
import cardwright.engine.decide.Option;
import cardwright.engine.rulebook.Verb;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Traits that a player names: of all that the vocabulary has of a group, whoever has them. */
final class Naming {
  private final Game game;

  Naming(Game game) {
    this.game = game;
  }

  /** Names them and does for each in turn what is said; whether anything of that happened. */
  boolean name(Effect.Naming naming, Scope scope) {
    List<Entry> traits = game.rulebook().vocabulary().of(Category.TRAITS).stream().filter(trait -> trait.group().filter(naming.group()::equals).isPresent()).toList();
    List<Option.Branch> options = new ArrayList<>();
    for (Entry trait : traits) {
      options.add(new Option.Branch(options.size(), game.terms().of(Category.TRAITS, trait.id())));
    }
    int most = game.evaluator().value(naming.count() instanceof Count.UpTo upTo ? upTo.n() : ((Count.Exactly) naming.count()).n(), scope);
    int least = naming.count() instanceof Count.UpTo ? 0 : Math.min(most, options.size());
    Optional<String> before = scope.namedTrait();
    boolean happened = false;
    for (Option.Branch named : game.choices().some(scope.you(), Decision.Kind.BRANCH, game.say("ask.which"), options, least, most, Verb.Tone.HELP)) {
      scope.namedTrait(Optional.of(traits.get(named.index()).id()));
      happened |= game.executor().execute(naming.effect(), scope);
    }
    scope.namedTrait(before);
    return happened;
  }
}
