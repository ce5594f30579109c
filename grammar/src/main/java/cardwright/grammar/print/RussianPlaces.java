package cardwright.grammar.print;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Place;
import cardwright.grammar.meaning.Selector.InZone;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.List;
import static cardwright.grammar.morphology.Cells.ACCUSATIVE;
import static cardwright.grammar.morphology.Cells.GENITIVE;
import static cardwright.grammar.morphology.Cells.PREPOSITIONAL;

/** Where something is, out of where and into where it goes, in Russian. */
final class RussianPlaces {
  private final RussianPrinter printer;
  private final RussianForms forms;
  private final RussianNouns nouns;

  RussianPlaces(RussianPrinter printer, RussianForms forms, RussianNouns nouns) {
    this.printer = printer;
    this.forms = forms;
    this.nouns = nouns;
  }

  String located(Filter.Located located) {
    Entry area = printer.vocabulary.find(Category.AREAS, located.area()).orElseGet(() -> printer.entry(Category.ZONES, located.area()));
    return inside(area, located.whose());
  }

  String zone(InZone zone) {
    return inside(printer.entry(Category.ZONES, zone.zone()), zone.whose());
  }

  private String inside(Entry place, Whose whose) {
    String word = place.words(Language.RU).get(0);
    int gender = forms.gender(word, place);
    if (whose == Whose.ANY && printer.isKeyword(place.option("at-ru").orElse("в") + " " + forms.noun(word, place, PREPOSITIONAL, false))) {
      return forms.noun(word, place, GENITIVE, false); // «клетка поверхности»: «на поверхности» is a keyword
    }
    return at(place.option("at-ru").orElse("в"), nouns.before(whose, PREPOSITIONAL, gender, false) + forms.noun(word, place, PREPOSITIONAL, false)) + RussianNouns.behind(whose);
  }

  /** «во втором ряду»: «в» before «в» and another consonant. */
  private static String at(String preposition, String phrase) {
    return (preposition.equals("в") && phrase.matches("[вф][бвгджзклмнпрстфхцчшщ].*") ? "во" : preposition) + " " + phrase;
  }

  /** «в вашем втором или третьем ряду» */
  String areas(List<Filter.Located> all) {
    Entry first = printer.entry(Category.AREAS, all.get(0).area());
    List<String> words = all.stream().map(each -> printer.entry(Category.AREAS, each.area())).map(area -> forms.noun(area.words(Language.RU).get(0), area, PREPOSITIONAL, false)).toList();
    String whose = nouns.before(all.get(0).whose(), PREPOSITIONAL, forms.gender(first.words(Language.RU).get(0), first), false);
    return at(first.option("at-ru").orElse("в"), whose + Elided.joined(words, "или")) + RussianNouns.behind(all.get(0).whose());
  }

  /** «вашей колоды» */
  String of(InZone of) {
    Entry zone = printer.entry(Category.ZONES, of.zone());
    String word = zone.words(Language.RU).get(0);
    return nouns.before(of.whose(), GENITIVE, forms.gender(word, zone), false) + forms.noun(word, zone, GENITIVE, false) + RussianNouns.behind(of.whose());
  }

  /** «с вашего кладбища», «из руки»: out of what one lies on or in. */
  String from(InZone from) {
    Entry zone = printer.entry(Category.ZONES, from.zone());
    String word = zone.words(Language.RU).get(0);
    String preposition = zone.option("at-ru").orElse("в").equals("на") ? "с " : "из ";
    return preposition + nouns.before(from.whose(), GENITIVE, forms.gender(word, zone), false) + forms.noun(word, zone, GENITIVE, false) + RussianNouns.behind(from.whose());
  }

  String into(Entry zone, Whose whose, Place.End end) {
    String word = zone.words(Language.RU).get(0);
    int gender = forms.gender(word, zone);
    if (end != Place.End.UNSAID) {
      String side = end == Place.End.TOP ? "на верх " : "на низ ";
      return side + nouns.before(whose, GENITIVE, gender, false) + forms.noun(word, zone, GENITIVE, false) + RussianNouns.behind(whose);
    }
    return at(zone.option("to-ru").orElse("в"), nouns.before(whose, ACCUSATIVE, gender, false) + forms.noun(word, zone, ACCUSATIVE, false)) + RussianNouns.behind(whose);
  }
}
