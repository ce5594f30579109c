package cardwright.grammar.build;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.morphology.Form.Use;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** What is done, and how effects are joined. */
final class EffectBuilder {
  private final Builder b;

  /** The subject of the verbs before, which goes on: «противник берёт карту, затем сбрасывает карту». */
  private boolean objectFirst;
  private Optional<Selector> spoken = Optional.empty();

  /** Whether somebody named has just performed an action, so that «it» is whom that was aimed at. */
  private boolean performing;

  /** Several that have just been chosen: «одно … , другое …» tells them apart. */
  private Optional<Selector.Pick> severalChosen = Optional.empty();

  /** Whether what is read is joined with «и» to what the same one does before. */
  private boolean joined;

  /** Whether «может» before the word «и» governs the verb that is read now as well. */
  private boolean governing;

  /** Whether the verbs before were told of several, each in turn. */
  private boolean severally;

  /** What was told right before the part that is read now. */
  private Optional<Effect> before = Optional.empty();

  EffectBuilder(Builder builder) {
    this.b = builder;
  }

  Effect effect(Node node) {
    List<Effect> effects = new ArrayList<>();
    thereafter(node);
    List<Node> parts = node.all("part", "named", "modal", "instead", "where", "steps", "conditional", "coming");
    Optional<Effect> outer = before;
    for (int i = 0; i < parts.size(); i++) {
      Node part = parts.get(i);
      before = effects.isEmpty() ? Optional.empty() : Optional.of(effects.get(effects.size() - 1));
      List<Node> where = i + 1 < parts.size() && parts.get(i + 1).rule().equals("where") ? List.of(parts.get(i + 1)) : List.of();
      switch (part.rule()) {
        case "where" -> { }
        case "named" -> effects.add(named(part));
        case "modal" -> effects.add(modal(part));
        // «бросить кубик: если …; если …»
        case "steps" -> effects.add(steps(part));
        case "conditional" -> effects.add(conditional(part));
        case "coming" -> effects.add(b.comings.told(part, effects.remove(effects.size() - 1)));
        case "instead" -> effects.add(b.defined(where, () -> instead(part, effects.remove(effects.size() - 1))));
        default -> effects.add(b.defined(where, () -> part(part)));
      }
    }
    before = outer;
    return sequence(DraftBuilder.priced(effects, node));
  }

  /** What was told right before the part that is read now, if anything was. */
  Optional<Effect> toldBefore() {
    return before;
  }

  /** «если это не сделано», «если оно не может быть перемещено»: of what was told right before. */
  Condition undone(Node node) {
    Optional<CardToken> done = node.token(CardTokens.DONE);
    if (before.isEmpty()) {
      throw new NotMeant(node.span(), "of what was told right before is asked whether it was done, but nothing was told");
    }
    if (done.isPresent()) {
      return ConditionBuilder.maybeNot(done.get().detail().isPresent(), new Condition.Done());
    }
    node.has(CardTokens.NOT);
    node.has(CardTokens.MAY, CardTokens.CANNOT);
    node.has(CardTokens.IS);
    node.has(CardTokens.DO_SO);
    node.child("subject").ifPresent(subject -> b.selectors.selector(subject.need("selector"), 0));
    Optional<Node> verb = node.child("participle").or(() -> node.child("infinitive")).or(() -> node.child("reflexiveInfinitive"));
    verb.ifPresent(named -> {
      boolean[] told = {false};
      Tree.visit(before.get(), part -> told[0] |= part instanceof Effect.Act act && named.word().lexemes().stream().anyMatch(lexeme -> lexeme.entry().filter(entry -> entry.id().equals(act.verb())).isPresent()));
      if (!told[0]) {
        throw new NotMeant(named.span(), "this was not told right before, so whether it cannot be done is no question here");
      }
    });
    return new Condition.Not(new Condition.Done());
  }

  /** «А; если …, вместо этого Б»: Б or else А. */
  private Effect instead(Node node, Effect usually) {
    node.has(CardTokens.INSTEAD);
    if (usually instanceof Effect.If) {
      throw new NotMeant(node.span(), "what happens instead of something that has its own «if» is not clear: write «if …, …; otherwise …»");
    }
    if (usually instanceof Effect.Sequence || usually instanceof Effect.ForEach || usually instanceof Effect.Named) {
      throw new NotMeant(node.span(), "several things were said before, and which of them this happens instead of is not clear: write «if …, …; otherwise …»");
    }
    Condition condition = b.conditions.clause(node.need("ifClause"));
    Effect then = steps(node.need("steps"));
    UnaryOperator<Object> named = Pronouns.speakingOf(usually, List.of(condition, then), node.span());
    return new Effect.If(Tree.rewrite(condition, named), Tree.rewrite(then, named), Optional.of(usually));
  }

  /** One effect stays itself; sequences within a sequence are one sequence. */
  static Effect sequence(List<Effect> effects) {
    List<Effect> flat = new ArrayList<>();
    for (Effect effect : effects) {
      if (effect instanceof Effect.Sequence inner) {
        flat.addAll(inner.effects());
      } else {
        flat.add(effect);
      }
    }
    return flat.size() == 1 ? flat.get(0) : new Effect.Sequence(flat);
  }

  Effect named(Node node) {
    b.performs.isNamed(node.down("actionName").orElseThrow());
    Effect effect = effect(node.need("effect"));
    return named(node, node.child("range").map(range -> b.places.within(effect, range)).orElse(effect));
  }

  /** The effect with the name that an action's word and a quotation beside it give. */
  Effect named(Node node, Effect effect) {
    String action = b.actionId(node.need("actionName"));
    Optional<String> name = node.child("quotedName").map(q -> (String) q.word().detail().orElseThrow());
    return new Effect.Named(action, name, effect);
  }

  /** «выберите одно: А; Б» */
  private Effect modal(Node node) {
    node.has(CardTokens.CHOOSE);
    node.child("outOf").ifPresent(all -> isSoMany(all, node.children().size() - 1));
    boolean one = node.token(CardTokens.NUMBER).flatMap(CardToken::detail).filter(n -> n.equals(1)).isPresent();
    List<Effect> branches = node.all("steps", "namedStep").stream().map(branch -> branch.rule().equals("steps") ? steps(branch) : named(branch, choice(branch.need("choice")))).toList();
    if (!one) {
      throw new NotMeant(node.span(), "one of these is chosen: say «one»");
    }
    return between(branches, Optional.empty());
  }

  /** «одно из двух»: as many as are told. */
  private static void isSoMany(Node all, int told) {
    all.has(CardTokens.OUT_OF, CardTokens.OF);
    if (all.token(CardTokens.NUMBER).flatMap(CardToken::detail).filter(n -> n.equals(told)).isEmpty()) {
      throw new NotMeant(all.span(), "there are " + told + " to choose from");
    }
  }

  /** «затем», «после этого»: what is told in turn is done in turn, with and without it. */
  private static void thereafter(Node node) {
    for (Node word : node.all("thereafter")) {
      word.has(CardTokens.THEN, CardTokens.AFTER);
      word.has(CardTokens.THIS);
    }
  }

  private Effect part(Node node) {
    if (node.sees("ahead")) {
      return b.laters.ahead(node.need("ahead"));
    }
    if (node.sees("steps") && node.sees("conditional")) {
      thereafter(node);
      Effect first = steps(node.need("steps"));
      before = Optional.of(first);
      return sequence(List.of(first, conditional(node.need("conditional"))));
    }
    if (node.sees("afterwards")) {
      Optional<Effect> first = node.child("steps").map(this::steps);
      first.ifPresent(done -> before = first);
      Effect then = conditional(node.need("afterwards"));
      return sequence(Stream.concat(first.stream(), Stream.of(then)).toList());
    }
    if (node.sees("apartIf")) {
      Effect first = steps(node.need("steps"));
      before = Optional.of(first);
      return sequence(List.of(first, conditional(node.need("apartIf"))));
    }
    if (node.sees("conditional")) {
      // «если А – Б, если В – Г»: each is asked when its turn comes
      return sequence(node.all("conditional").stream().map(this::conditional).toList());
    }
    if (node.sees("forEach")) {
      return forEach(node.need("forEach"));
    }
    if (node.sees("naming")) {
      return b.namings.naming(node.need("naming"));
    }
    if (node.sees("later")) {
      return b.laters.later(node.need("later"));
    }
    Effect steps = steps(node.need("steps"));
    if (node.sees("laterAt")) {
      return sequence(List.of(steps, b.laters.later(node.need("laterAt"))));
    }
    Optional<Condition> condition = node.child("ifClause").map(b.conditions::clause);
    if (condition.isEmpty()) {
      return steps;
    }
    // «А, если …, либо Б»: Б where it is not so
    Optional<Effect> otherwise = node.child("orElse").map(either -> {
      either.has(CardTokens.OR);
      return steps(either.need("steps"));
    });
    Optional<Effect> suiting = otherwise.isPresent() ? Optional.empty() : Suiting.of(condition.get(), steps);
    return suiting.orElseGet(() -> new Effect.If(Pronouns.resolved(condition.get(), steps, node.span()), steps, otherwise));
  }

  private Effect conditional(Node node) {
    node.has(CardTokens.IF);
    node.has(CardTokens.AFTER, CardTokens.AFTERWARDS, CardTokens.THEN);
    node.has(CardTokens.THIS);
    Condition condition = node.child("ifClause").map(b.conditions::clause).orElseGet(() -> b.conditions.condition(node.need("condition")));
    Effect then = node.child("namedStep").map(step -> named(step, choice(step.need("choice")))).orElseGet(() -> steps(node.need("steps")));
    return new Effect.If(condition, then, node.child("otherwise").map(this::otherwise));
  }

  private Effect otherwise(Node node) {
    node.has(CardTokens.OTHERWISE);
    return steps(node.need("steps"));
  }

  private Effect forEach(Node node) {
    Node what = node.need("selector");
    node.has(CardTokens.FOR, CardTokens.PER);
    Selector each = b.selectors.selector(what, 0);
    boolean ofThem = each instanceof Selector.It && what.holds("someOf");
    if (!ofThem && !(each instanceof Selector.Pick pick && pick.count() instanceof Count.Each)
        && !(each instanceof Selector.Player p && p.who() == Selector.Who.EACH)) {
      throw new NotMeant(what.span(), "«each …» was expected here");
    }
    return new Effect.ForEach(each, steps(node.need("steps")));
  }

  /** «может А и Б» and «может А, Б и В» are one decision about all of them; behind a comma without «и», or «затем», Б is done whatever became of А. */
  Effect steps(Node node) {
    Optional<Selector> outer = spoken;
    int chosen = b.lines.chosen();
    spoken = Optional.empty();
    performing = false;
    severally = false;
    List<Node> nodes = node.all("step", "again");
    List<Effect> steps = new ArrayList<>();
    Steps.isClear(node, nodes);
    thereafter(node);
    Steps.but(node, nodes);
    nodes.stream().skip(1).map(step -> step.down("choice", "single")).flatMap(Optional::stream).forEach(Steps::goesOnGaining);
    for (int i = 0; i < nodes.size(); i++) {
      boolean governed = i > 0 && steps.get(steps.size() - 1) instanceof Effect.May && (node.parts(CardTokens.AND, nodes.get(i - 1), nodes.get(i)) || isAmongListed(node, nodes, i));
      governing = governed;
      joined = i > 0 && node.parts(CardTokens.AND, nodes.get(i - 1), nodes.get(i));
      Effect step = nodes.get(i).rule().equals("again") ? again(nodes.get(i), steps.get(steps.size() - 1)) : step(nodes.get(i));
      governing = false;
      joined = false;
      if (governed && !(step instanceof Effect.May)) {
        Effect.May may = (Effect.May) steps.remove(steps.size() - 1);
        step = new Effect.May(sequence(List.of(may.effect(), step)));
      }
      Steps.lastAsLong(steps, step, nodes, i);
      steps.add(step);
    }
    spoken = outer;
    steps.addAll(0, b.lines.chosenSince(chosen));
    return sequence(steps);
  }

  /** «может А, Б и В»: whether what is done here stands between the first and the last of a list. */
  private static boolean isAmongListed(Node node, List<Node> nodes, int at) {
    for (int i = at; i < nodes.size(); i++) {
      Optional<Node> single = nodes.get(i).down("choice", "single");
      boolean bare = single.isPresent() && nodes.get(i).children().size() == 1 && Stream.of("subject", "oneOf", "lasting", "may", "must", "also").noneMatch(single.get()::holds) && single.get().down("predicate").filter(predicate -> goesOn(predicate.children().get(0))).isEmpty();
      if (!bare || node.parts(CardTokens.THEN, nodes.get(i - 1), nodes.get(i))) {
        return false;
      }
      if (node.parts(CardTokens.AND, nodes.get(i - 1), nodes.get(i))) {
        return true;
      }
    }
    return false;
  }

  /** «…, а карты на соседних клетках – на 1»: the verb before is done to others as well, for another amount. */
  private Effect again(Node node, Effect before) {
    node.has(CardTokens.BUT);
    if (!(before instanceof Effect.Act act) || act.object().isEmpty() || act.amount().isEmpty() || act.place().isPresent()) {
      throw new NotMeant(node.span(), "what is done to them is missing: before stands nothing that is done to others for some amount");
    }
    Selector object = b.selectors.selector(node.need("selector"), Cells.ofCase(Cells.ACCUSATIVE));
    return new Effect.Act(act.verb(), act.agent(), Optional.of(object), Optional.of(b.values.value(plainly(node.need("amount")))), Optional.empty());
  }

  private static Node plainly(Node amount) {
    return amount.child("value").orElseThrow(() -> new NotMeant(amount.span(), "who is left out is not clear here: say it right behind whom it is said of"));
  }

  Effect step(Node node) {
    node.count(CardTokens.IN_DOING);
    List<Node> choices = node.all("choice", "namedStep");
    Effect said = choice(choices.get(0));
    Effect main = node.child("bonus").map(bonus -> b.bonuses.added(said, bonus)).or(() -> node.child("nameRemark").map(remark -> named(remark, said))).orElse(said);
    Effect effect = node.child("gerund").map(gerund -> b.gerunds.joined(main, gerund)).orElse(main);
    node.child("notDoing").ifPresent(not -> b.gerunds.notDoing(not, main));
    for (Node then : choices.subList(1, choices.size())) {
      isOne(effect, choices.get(0));
      Effect next = then.rule().equals("choice") ? choice(then) : named(then, choice(then.need("choice")));
      isOne(next, then);
      effect = new Effect.InDoing(effect, next);
    }
    return effect;
  }

  /** What is done or not as one: the same done to several counts as one, several other things do not. */
  private static void isOne(Effect effect, Node node) {
    if (effect instanceof Effect.Sequence all && !all.effects().stream().allMatch(each -> each instanceof Effect.Act act && act.place().isEmpty())) {
      throw new NotMeant(node.span(), "whether all of this must be done is not clear: say it in two parts");
    }
  }

  /** «…, пока ~ не переместится» */
  private static boolean endsWithEvent(Node node) {
    return node.rule().equals("until") || node.children().stream().anyMatch(EffectBuilder::endsWithEvent);
  }

  /** «может А или Б» is one decision between both: the first «может» governs all that have none of their own. */
  private Effect choice(Node node) {
    node.count(CardTokens.OR);
    List<Effect> singles = new ArrayList<>();
    boolean outer = joined;
    boolean outerGoverning = governing;
    List<Node> listed = node.all("single");
    List<Node> remarks = node.all("nameRemark");
    List<Node> limits = node.all("limitRemark");
    if (listed.size() > 1 && listed.subList(0, listed.size() - 1).stream().anyMatch(EffectBuilder::endsWithEvent)) {
      throw new NotMeant(listed.get(listed.size() - 1).span(), "whether this ends what was gained too, or is done instead, is not clear: say «until» once more, or say it apart");
    }
    listed.stream().skip(1).forEach(Steps::goesOnGaining);
    for (Node single : listed) {
      joined = outer || !singles.isEmpty() && single.holds("predicate", "perform", "args");
      governing = outerGoverning || !singles.isEmpty() && listed.get(0).holds("subject") && (listed.get(0).holds("may") || listed.get(0).holds("must"));
      Effect made = single(single);
      Optional<Node> limit = limits.stream().filter(remark -> isRightBehind(remark, single, listed)).findFirst();
      if (limit.isPresent()) {
        // «может А (1 раз за ход) или Б»: whether it is done at all is decided of both
        singles.add(made instanceof Effect.May may ? new Effect.May(b.limits.limited(limit.get(), may.effect())) : b.limits.limited(limit.get(), made));
        continue;
      }
      singles.add(remarks.isEmpty() ? made : remarks.stream().filter(remark -> isRightBehind(remark, single, listed)).findFirst().map(remark -> named(remark, made)).orElse(made));
    }
    joined = outer;
    governing = outerGoverning;
    Optional<Selector> by = node.child("chooser").map(this::chooser);
    if (singles.size() == 1) {
      if (by.isPresent()) {
        throw new NotMeant(node.span(), "there is nothing to choose from: say what else it may be");
      }
      return singles.get(0);
    }
    if (!remarks.isEmpty() && listed.get(0).holds("may")) {
      // each is decided by itself, with its own name
      return new Effect.Choice(singles.stream().map(each -> each instanceof Effect.Named || each instanceof Effect.May ? each : new Effect.May(each)).toList(), by);
    }
    boolean rest = singles.subList(1, singles.size()).stream().noneMatch(Effect.May.class::isInstance);
    if (singles.get(0) instanceof Effect.May may && rest) {
      List<Effect> bare = new ArrayList<>(singles);
      bare.set(0, may.effect());
      return new Effect.May(between(bare, by));
    }
    return between(singles, by);
  }

  /** «излечить ~ или гоблина, или закрыть эльфа» is one decision between three: nothing in the words tells which «или» comes first. */
  private static Effect between(List<Effect> all, Optional<Selector> by) {
    return new Effect.Choice(all.stream().flatMap(one -> one instanceof Effect.Choice inner && inner.by().isEmpty() ? inner.effects().stream() : Stream.of(one)).toList(), by);
  }

  /** «А (воздействие «вихрь») или Б»: the name is that of what stands right before it. */
  private static boolean isRightBehind(Node remark, Node single, List<Node> listed) {
    return single.span().end() <= remark.span().start() && listed.stream().noneMatch(other -> other.span().start() >= single.span().end() && other.span().end() <= remark.span().start());
  }

  /** «по выбору атакованного» */
  private Selector chooser(Node node) {
    node.has(CardTokens.BY_CHOICE_OF);
    Selector by = b.selectors.selector(node.need("selector"), Cells.ofCase(Cells.GENITIVE));
    if (by instanceof Selector.Pick || by instanceof Selector.Either || by.isYou()) {
      throw new NotMeant(node.span(), by.isYou() ? "you choose anyway" : "who chooses must be known: a player, or a card that is spoken of");
    }
    return by;
  }

  private Effect single(Node node) {
    if (node.has(CardTokens.BODY)) {
      return new Effect.BodySlot();
    }
    Optional<Node> permission = node.child("may");
    node.child("atOnce").ifPresent(now -> now.has(CardTokens.IMMEDIATELY)); // what is done is done at once anyway
    Node predicate = node.need("predicate").only();
    if (sides(node, predicate) != Sides.STRAIGHT) {
      throw new NotMeant(node.span(), "who does it is not clear: say that first, in the nominative");
    }
    boolean infinitive = permission.isEmpty() && node.sees("subject") && !node.sees("must") && !node.sees("lasting") && Concord.isInfinitive(b.language, predicate);
    // «выбранное существо ранить на 1»: to whom it is done stands first
    objectFirst = infinitive && predicate.rule().equals("act") && !predicate.holds("complement", "object") && !node.sees("also");
    if (infinitive && !objectFirst) {
      throw NotMeant.inAnotherForm(Concord.first(predicate).place(), "who does it is named before, so the verb stands in the third person");
    }
    int cases = objectFirst ? Cells.ofCase(Cells.ACCUSATIVE) : Concord.ofSubject(b.language, permission.orElse(predicate));
    Optional<Selector> subject = node.child("subject").map(s -> b.selectors.selector(s.need("selector"), cases)).or(() -> node.child("oneOf").map(this::ofChosen));
    node.down("subject").filter(said -> !objectFirst).ifPresent(b.discourse::subject);
    severalChosen = Optional.empty();
    boolean may = permission.map(m -> m.has(CardTokens.MAY)).orElse(false);
    if (may && predicate.rule().equals("forbid")) {
      throw new NotMeant(node.span(), "whether this may be done, or is not done, is not clear: say one of both");
    }
    if (subject.isPresent()) {
      spoken = subject;
    } else if (may && spoken.isPresent() && spoken.get() instanceof Selector.Player || !may && goesOn(predicate)) {
      subject = spoken.map(GainBuilder::same);
    } else if (governing && spoken.isPresent() && (spoken.get() instanceof Selector.Player || isReflexive(predicate) || isHad(predicate))) {
      subject = spoken.map(GainBuilder::same);
    }
    node.child("must").ifPresent(must -> must.has(CardTokens.MUST, CardTokens.SHOULD));
    Node also = node.child("also").orElse(null);
    if (also != null) {
      Attachment.isClearForBoth(node, "subject");
      severally = also.shows(CardTokens.OR).isEmpty();
      return inTurn(also, subject.orElseThrow(), cases, predicate, may);
    }
    if (severally && node.sees("subject")) {
      severally = false;
    }
    if (severally && goesOn(predicate)) {
      throw new NotMeant(node.span(), "whether this is said of all of them or of the last is not clear: name who is meant");
    }
    Optional<Selector> doer = performing && joined && !node.holds("subject") && subject.filter(Selector.It.class::isInstance).isPresent() ? b.performs.performer().or(() -> Optional.of(new Selector.It())) : subject;
    if (performing && doer.filter(Selector.It.class::isInstance).isPresent() && !node.holds("subject")) {
      throw new NotMeant(node.span(), "whether this is done to who performs the action or to whom it is aimed at is not clear: name them once more");
    }
    Effect effect = b.choices.chosen(may, () -> b.gains.lasting(node.child("lasting"), () -> b.selectors.by(doer, () -> predicate(predicate, doer))));
    performing = effect instanceof Effect.Perform perform && perform.agent().isPresent();
    return !may ? effect : effect instanceof Effect.Later later ? new Effect.Later(later.trigger(), later.next(), later.condition(), new Effect.May(later.effect())) : new Effect.May(effect);
  }

  private Sides sides(Node single, Node predicate) {
    if (predicate.rule().equals("forbid")) {
      return Sides.ofProhibition(b.language, single.down("subject"), predicate);
    }
    List<CardToken> finite = predicate.rule().equals("act") ? predicate.down("verbForm").map(form -> form.shows(CardTokens.VERB_FIN)).orElse(List.of()) : List.of();
    return finite.isEmpty() || !single.holds("subject") || single.holds("also") ? Sides.STRAIGHT : Sides.of(b.language, single.down("subject"), finite.get(0), predicate.down("complement", "object"));
  }

  /** «~ и ваш орк получают …»: the same of each in turn; «~ или ваш орк получает …»: of one of them. */
  private Effect inTurn(Node also, Selector one, int cases, Node predicate, boolean may) {
    boolean either = also.has(CardTokens.OR);
    also.has(CardTokens.AND);
    if (also.children().size() > 1) {
      throw new NotMeant(also.span(), "what each of these does is said by itself");
    }
    Selector other = b.selectors.selector(also.need("selector"), cases);
    if (one instanceof Selector.Player || other instanceof Selector.Player || one instanceof Selector.It || other instanceof Selector.It) {
      throw new NotMeant(also.span(), "what each of these does is said by itself");
    }
    // the card itself is not told of everywhere, so what is done is made for the other and told of it as well
    Selector told = one.isSelf() ? other : one;
    Selector untold = one.isSelf() ? one : other;
    Effect of = b.selectors.by(Optional.of(told), () -> predicate(predicate, Optional.of(told)));
    Effect same = (Effect) Discourse.toldToItself(Tree.rewrite(of, part -> part == told ? untold : part));
    if (same.equals(of) || of instanceof Effect.Act act && act.place().isPresent()) {
      throw new NotMeant(also.span(), "what each of these does is said by itself");
    }
    List<Effect> both = one.isSelf() ? List.of(same, of) : List.of(of, same);
    if (either) {
      return may ? new Effect.May(new Effect.Choice(both)) : new Effect.Choice(both);
    }
    return sequence(may ? both.stream().<Effect>map(Effect.May::new).toList() : both);
  }

  /** «когда гном атакует орка, если закрыт – может открыться»: who is left out in both clauses is the same, the card. */
  Optional<Selector> unsaid(Node effect) {
    Optional<Node> first = effect.down("part", "steps", "step", "choice", "single");
    boolean left = b.language == Language.RU && first.filter(single -> !single.holds("subject") && !single.holds("oneOf") && (single.holds("may") || single.down("predicate").filter(predicate -> goesOn(predicate.children().get(0))).isPresent())).isPresent();
    return left ? Optional.of(new Selector.Self()) : Optional.empty();
  }

  /** Whether the verb is in the third person, so that it needs a subject. */
  private static boolean goesOn(Node predicate) {
    if (predicate.rule().equals("passive") || predicate.rule().equals("forbid")) {
      return true;
    }
    return predicate.leaves().stream()
        .min(Comparator.comparingInt(t -> t.place().start()))
        .filter(t -> t.detail().filter("FINITE"::equals).isPresent()
            || t.lexemes().stream().anyMatch(l -> l.use() == Use.FINITE || l.use() == Use.REFLEXIVE_FINITE))
        .isPresent();
  }

  /** «орк может закрыться или получить 2 раны»: who gains or loses is whoever may. */
  private static boolean isHad(Node predicate) {
    return predicate.rule().equals("gain") || predicate.rule().equals("lose");
  }

  private static boolean isReflexive(Node predicate) {
    return predicate.leaves().stream().flatMap(t -> t.lexemes().stream()).anyMatch(l -> l.use() == Use.REFLEXIVE_BASE);
  }

  private Effect predicate(Node node, Optional<Selector> subject) {
    return switch (node.rule()) {
      case "performing" -> b.performs.performing(node, subject);
      case "repel" -> b.performs.repel(node, subject.orElseGet(Selector.Self::new));
      case "several" -> b.performs.several(node, subject);
      case "rollBy" -> b.rolls.by(node, subject);
      case "nothing" -> nothing(node, subject);
      case "spelt" -> b.reminders.spelt(node, subject);
      case "rearrange" -> b.places.rearrange(node, subject);
      case "strengthen" -> b.deeds.strengthen(node, subject);
      case "transfer" -> b.transfers.transfer(node, subject);
      case "deal" -> b.counters.dealing(node, subject);
      case "prevent" -> b.shields.prevent(node, subject);
      case "countingFor" -> b.gains.countingFor(node, subject.orElseGet(Selector.Self::new));
      case "goingFor" -> b.gains.goingFor(node, subject.orElseGet(Selector.Self::new));
      case "onlyAtFor" -> b.gains.onlyAtFor(node, subject.orElseGet(Selector.Self::new));
      case "choose" -> choose(node, subject);
      case "become" -> b.hosts.become(node, subject);
      case "leaving" -> b.hosts.leaving(node, subject);
      case "fixedRoll" -> b.gains.fixedRoll(node, subject);
      case "bareGain" -> b.gains.bare(node, subject);
      case "stronger" -> b.deeds.strengthened(node.need("thisDeed"));
      case "thisFate" -> b.deeds.fateOfThis(node, subject);
      case "comesOut" -> b.deeds.comesOut(node, subject);
      case "act" -> b.defined(node.all("where"), () -> b.laters.act(node, subject));
      case "passive" -> b.acts.passive(node, subject);
      case "gainList" -> b.gains.listed(node, subject);
      case "gain" -> b.gains.gain(node, subject);
      case "ignore" -> b.gains.ignore(node, subject.orElseGet(Selector.Self::new));
      case "lose" -> b.gains.lose(node, subject);
      case "pay" -> b.drafts.pay(node, subject);
      case "putCards" -> b.acts.putting(node, subject);
      case "putCounters" -> b.counters.putting(node, subject);
      case "removeCounters" -> b.counters.removing(node, subject);
      case "perform" -> {
        if (joined && PerformBuilder.isBareKeyword(node)) {
          throw new NotMeant(node.span(), "whether this is done, or gained besides what stands before, is not clear: say who performs it");
        }
        yield b.performs.perform(node, subject);
      }
      case "forbid" -> b.gains.forbid(node, subject.orElseGet(Selector.Self::new));
      default -> throw new IllegalStateException(node.rule());
    };
  }

  /** Whether to whom it is done stands before an infinitive, in the place of who does it. */
  boolean isObjectFirst() {
    return objectFirst;
  }

  private static Effect nothing(Node node, Optional<Selector> subject) {
    node.has(CardTokens.NOTHING);
    if (subject.filter(who -> !who.isYou() && !who.isSelf()).isPresent()) {
      throw new NotMeant(node.span(), "of nobody is it said that nothing happens");
    }
    return new Effect.Nothing();
  }

  private Effect choose(Node node, Optional<Selector> subject) {
    node.has(CardTokens.CHOOSE);
    Node what = node.child("selector").orElseGet(() -> node.need("chosenLine"));
    Selector chosen = what.rule().equals("chosenLine") ? b.lines.toChoose(what) : b.selectors.selector(what, Cells.ofCase(Cells.ACCUSATIVE));
    Optional<Node> zone = node.child("inZone");
    if (zone.isPresent()) {
      zone.get().has(CardTokens.IN, CardTokens.ON, CardTokens.OUT_OF, CardTokens.WITH);
      chosen = b.ends.fronted(chosen, zone.get());
    }
    if (!(chosen instanceof Selector.Pick)) {
      throw new NotMeant(what.span(), "there is nothing to choose here: it is clear who is meant");
    }
    Optional<Selector> chooser = ActBuilder.agent(subject);
    if (chooser.isPresent() && !(chooser.get() instanceof Selector.Player)) {
      throw new NotMeant(node.span(), "players choose");
    }
    b.tolds.choosing(node);
    severalChosen = Optional.of((Selector.Pick) chosen).filter(pick -> !pick.count().isOne());
    return new Effect.Choose(chooser, chosen);
  }

  /** «выбрать два существа; одно получает …»: said without «из них». */
  private Selector ofChosen(Node node) {
    if (severalChosen.isEmpty()) {
      throw new NotMeant(node.span(), "of whom is not clear: say «one of them» behind those who are meant");
    }
    return b.selectors.ofChosen(node);
  }
}
