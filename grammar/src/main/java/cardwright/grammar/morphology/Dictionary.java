package cardwright.grammar.morphology;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import morfologik.stemming.DictionaryLookup;
import morfologik.stemming.WordData;

/**
 * The Russian dictionary: analyses of a word, and words of a lemma with a tag. Loaded at first use, because an English text needs none of it.
 * Look-ups keep state, hence the lock; they take microseconds.
 */
final class Dictionary {

  private static final String FOLDER = "/org/languagetool/resource/ru/";

  private final DictionaryLookup analyser;
  private final DictionaryLookup synthesiser;

  private Dictionary() {
    analyser = new DictionaryLookup(load("russian"));
    synthesiser = new DictionaryLookup(load("russian_synth"));
  }

  static Dictionary get() {
    return Holder.INSTANCE;
  }

  /** A lemma and its tag, such as NN:Inanim:Fem:Sin:Nom. */
  record Analysis(String lemma, String tag) {}

  synchronized List<Analysis> analyse(String word) {
    List<Analysis> found = new ArrayList<>();
    for (WordData data : analyser.lookup(word)) {
      if (data.getTag() != null) {
        found.add(new Analysis(data.getStem().toString(), data.getTag().toString()));
      }
    }
    return found;
  }

  synchronized List<String> synthesise(String lemma, String tag) {
    List<String> found = new ArrayList<>();
    for (WordData data : synthesiser.lookup(lemma + "|" + tag)) {
      found.add(data.getStem().toString().replace('ё', 'е'));
    }
    return found;
  }

  private static morfologik.stemming.Dictionary load(String name) {
    try (InputStream words = Dictionary.class.getResourceAsStream(FOLDER + name + ".dict");
        InputStream properties = Dictionary.class.getResourceAsStream(FOLDER + name + ".info")) {
      return morfologik.stemming.Dictionary.read(words, properties);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static final class Holder {
    static final Dictionary INSTANCE = new Dictionary();
  }
}
