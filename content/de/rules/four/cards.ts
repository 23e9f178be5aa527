/** Four books on the cards and their order, in German. */
import { THE_CARDS as ENGLISH } from '../../../rules/four/cards.ts';
import { topicInWords } from '../rule-words.ts';

export const THE_CARDS = topicInWords(ENGLISH, 'Die Karten', {
  pack: {
    title: 'Die Karten und ihre Augen',
    foster:
      'Zweiunddreißig Karten. Ein Ass zählt elf, eine Zehn zehn, ein König vier, eine Dame drei und ein Bube zwei; die übrigen zählen nichts.',
    eichhorn: 'Dieselben Karten und dieselben Augen, zusammen 120.',
    hoyle: 'Dieselben Karten und dieselben Augen.',
    today: 'Dieselben Karten und dieselben Augen.',
  },
  'suits-and-jacks': {
    title: 'Farben und Buben',
    foster:
      'Die Farben stehen in der Reihenfolge Kreuz, Pik, Herz, Karo, und ebenso die vier Buben, die höchsten Trümpfe.',
    eichhorn: 'Dieselbe Reihenfolge, bei den Farben und bei den Buben.',
    hoyle: 'Dieselbe Reihenfolge, bei den Farben und bei den Buben.',
    today: 'Dieselbe Reihenfolge, bei den Farben und bei den Buben.',
  },
  'nullo-order': {
    title: 'Die Reihenfolge im Null',
    foster: 'Ass, König, Dame, Bube, Zehn, Neun, Acht, Sieben; Trümpfe gibt es nicht.',
    eichhorn: 'Genauso: Jede Karte gehört zu ihrer Farbe.',
    hoyle: 'Genauso, wie beim Whist.',
    today: 'Genauso.',
  },
  matadors: {
    title: 'Spitzen',
    foster: 'Jede erhöht den Faktor um eins, ob du mit ihnen spielst oder ohne sie.',
    eichhorn:
      'Genauso. Sie gehen vom Kreuz-Buben abwärts bis zum ersten Trumpf, der fehlt, höchstens elf oder im Grand vier. Der Skat gehört dir und kann ihre Zahl ändern.',
    hoyle: 'Genauso, bis zu elf, und der Skat zählt mit.',
    today: 'Genauso, und der Skat zählt mit: höchstens elf im Farbspiel, vier im Grand.',
  },
  'cards-drawn': {
    title: 'Karten zum Auslosen',
    foster: 'Karten und Farben haben denselben Rang wie im Spiel, also schlägt ein Bube ein Ass.',
    today:
      'Die Plätze werden ausgelost oder vorher gesetzt; wie gelost wird, ist nicht vorgeschrieben.',
    differ:
      'Bei Foster ist der Bube die höchste Karte, die man ziehen kann, bei Eichhorn die fünfte. Die heutige Ordnung sagt dazu nichts.',
  },
});
