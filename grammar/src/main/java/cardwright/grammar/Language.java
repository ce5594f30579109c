package cardwright.grammar;

import java.util.Locale;

/** The languages that cards are written in. */
public enum Language {
  RU,
  EN;

  /** The code used in files and options: ru or en. */
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }
}
