package cardwright.tests.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardwright.engine.feasible.Feasibility;
import cardwright.grammar.Language;
import cardwright.grammar.Reading;
import cardwright.grammar.source.Problem;
import cardwright.tests.Squads;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a text says and no match could obey is an error at its words; what can be obeyed is none. */
class FeasibilityTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Когда 2 ваших существа погибают – получить {counter}. | 2 ваших существа | one thing at a time",
        "Когда до двух ваших существ погибают – получить {counter}. | двух ваших существ | one thing at a time",
        "Когда любое количество существ погибает – получить {counter}. | существ | one thing at a time",
        "When a random creature dies, gain {counter}. | creature | one thing at a time",
        "When one or more of your creatures die, gain {counter}. | one or more of your creatures | one thing at a time",
        "Когда ~ ранит двух орков – получить {counter}. | двух орков | one thing at a time",
        "Два ваших орка имеют +3 к удару. | Два ваших орка | chooses nothing",
        "Two orcs of yours have +3 to strike. | Two orcs | chooses nothing",
        "Орк имеет +1 к удару. | Орк | chooses nothing",
        "+1 к удару по двум оркам. | двум оркам | judged by itself",
        "{tap}: Удар по двум оркам. | двум оркам | aimed at one",
        "Имеет «Когда 2 ваших существа погибают – получить {counter}». | 2 ваших существа | one thing at a time",
        "Последний дар: два ваших орка получают «Два орка имеют +1 к удару» до конца хода. | два ваших орка | chooses nothing",
        "В начале вашего хода – ранить атакованного на 1. | атакованного | the procedure «attack» or «deed» must be running",
        "At the start of your turn, wound the attacked for 1. | the attacked | when «turn-start» comes due",
        "Концентрация: ранить атакующего на 1. | атакующего | when «turn-end» comes due",
        "{tap}: Заблокировать эту атаку. | эту атаку | the speed «instant»",
        "В начале вашего хода, если на кубике выпало 6 – получить {counter}. | кубике | comes due",
        "{tap}: Закрыть существо слева и справа от ~. | существо | both of these places",
        "{tap}: Ранить ~ на X, где X – величина удара существа рядом. | существа | nothing is chosen",
        "{tap}: Закрыть двух существ напротив ~. | двух существ | never as many",
        "+1 к удару по ~. | +1 к удару по ~ | against himself",
        "При выстреле – закрыть карту, следующую за атакованным в направлении удара. | При выстреле – закрыть карту, следующую за атакованным в направлении удара | another («shot»)",
        "При открытии закрытого орка – взять карту. | При открытии закрытого орка – взять карту | no longer so",
        "При ранении орка без ран – взять карту. | При ранении орка без ран – взять карту | no longer so",
        "При гибели орка с наименьшей стоимостью – взять карту. | При гибели орка с наименьшей стоимостью – взять карту | no longer so",
        "Прыгает в закрытом виде. | Прыгает в закрытом виде | into play",
        "Может выступать защитником картам противника. | Может выступать защитником картам противника | same player",
        "{tap}: Призвать ваше существо на ваше кладбище. | Призвать | expected: a cell",
        "{tap}: Ранить орка на 0. | Ранить | nothing comes of 0",
        "{tap}: Wound up to 0 orcs for 1. | 0 orcs | nothing comes of 0",
        "{tap}: Получить 0 {counter}. | {tap}: Получить 0 {counter} | nothing comes of 0",
        "0{counter}: Взять карту. | 0{counter}: Взять карту | nothing comes of 0",
        "+0 к удару. | +0 к удару | nothing comes of 0",
        "{regen} 0. | {regen} 0 | nothing comes of 0",
        "{tap}: Выстрел на 1-2-2, дальность 0. | {tap}: Выстрел на 1-2-2, дальность 0 | range 0",
        "Слабые удары по ~ сводятся к слабым. | Слабые удары по ~ сводятся к слабым | in any case",
      })
  void isRefusedAtItsWords(String text, String words, String message) {
    List<Problem> problems = problems(text);
    assertEquals(1, problems.size(), problems::toString);
    assertEquals(words, text.substring(problems.get(0).span().start(), problems.get(0).span().end()));
    assertTrue(problems.get(0).message().contains(message), problems.get(0)::message);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Когда ваше существо погибает – получить {counter}.",
        "When a creature dies, gain {counter}.",
        "Ваши орки имеют +1 к удару.",
        "Каждый ваш орк имеет +1 к удару.",
        "{tap}: Ранить двух орков на 1.",
        "{tap}: Призвать орка рядом с ~.",
        "{tap}: Закрыть существо слева или справа от ~.",
        "{tap}: Закрыть каждое существо слева и справа от ~.",
        "{tap}: Ранить ~ на X, где X – величина удара существа напротив.",
        "При ударе – ранить атакованного на 1.",
        "При гибели – ранить атакующего на 1.",
        "Внезапно {tap}: Заблокировать эту атаку.",
        "В начале вашего хода – ~ получает «При ударе – ранить атакованного на 1» до конца хода.",
      })
  void isObeyed(String text) {
    assertEquals(List.of(), problems(text));
  }

  private static List<Problem> problems(String text) {
    Language language = text.codePoints().anyMatch(letter -> letter >= 'А' && letter <= 'я') ? Language.RU : Language.EN;
    Reading reading = Squads.game().rulebook().language().read(text, language);
    assertTrue(reading.understood(), () -> reading.problems().toString());
    return new Feasibility(Squads.game().rulebook()).problems(reading);
  }
}
