package cardwright.grammar.vocabulary;

import java.util.Locale;

/** Sorts of vocabulary entries; each has its own key in the vocabulary file. */
public enum Category {
  KINDS("kind of thing"),
  TRAITS("trait"),
  GROUPS("group of traits"),
  STATES("state"),
  STATS("stat"),
  LEVELS("level of strength"),
  COUNTERS("counter"),
  ZONES("zone"),
  AREAS("area of the board"),
  RELATIONS("relation"),
  ROLES("role"),
  VERBS("verb"),
  ACTIONS("action"),
  ACTION_TRAITS("trait of an action"),
  SPEEDS("speed"),
  PERIODS("period"),
  ICONS("icon"),
  TIMINGS("timing"),
  KEYWORDS("keyword");

  private final String human;

  Category(String human) {
    this.human = human;
  }

  /** What one entry is called in messages. */
  public String human() {
    return human;
  }

  /** Its key in the vocabulary file. */
  public String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
