/** Four books on the cards and their order, in German. */
import type { TopicOfFour } from '../../../rules/four/rule-of-four.ts';

export const THE_CARDS: TopicOfFour = {
  id: 'cards',
  title: 'Die Karten',
  rules: [
    {
      id: 'pack',
      title: 'Die Karten und ihre Augen',
      foster: {
        says: 'Zweiunddreißig Karten. Ein Ass zählt elf, eine Zehn zehn, ein König vier, eine Dame drei und ein Bube zwei; die übrigen zählen nichts.',
        laws: [11],
      },
      eichhorn: {
        rules: [],
        says: 'Dieselben Karten und dieselben Augen, zusammen 120.',
        under: 'Value of Cards',
      },
      hoyle: { says: 'Dieselben Karten und dieselben Augen.', under: 'The Points' },
      today: 'Dieselben Karten und dieselben Augen.',
      differ: null,
    },
    {
      id: 'suits-and-jacks',
      title: 'Farben und Buben',
      foster: {
        says: 'Die Farben stehen in der Reihenfolge Kreuz, Pik, Herz, Karo, und ebenso die vier Buben, die höchsten Trümpfe.',
        laws: [12],
      },
      eichhorn: {
        rules: [],
        says: 'Dieselbe Reihenfolge, bei den Farben und bei den Buben.',
        under: 'Value of Suits; Trump Cards',
      },
      hoyle: {
        says: 'Dieselbe Reihenfolge, bei den Farben und bei den Buben.',
        under: 'Suits and Values',
      },
      today: 'Dieselbe Reihenfolge, bei den Farben und bei den Buben.',
      differ: null,
    },
    {
      id: 'nullo-order',
      title: 'Die Reihenfolge im Null',
      foster: {
        says: 'Ass, König, Dame, Bube, Zehn, Neun, Acht, Sieben; Trümpfe gibt es nicht.',
        laws: [13],
      },
      eichhorn: {
        rules: [],
        says: 'Genauso: Jede Karte gehört zu ihrer Farbe.',
        under: 'Null or Nullo',
      },
      hoyle: { says: 'Genauso, wie beim Whist.', under: 'Nullo' },
      today: 'Genauso.',
      differ: null,
    },
    {
      id: 'matadors',
      title: 'Spitzen',
      foster: {
        says: 'Jede erhöht den Faktor um eins, ob du mit ihnen spielst oder ohne sie.',
        laws: [2],
      },
      eichhorn: {
        rules: [],
        says: 'Genauso. Sie gehen vom Kreuz-Buben abwärts bis zum ersten Trumpf, der fehlt, höchstens elf oder im Grand vier. Der Skat gehört dir und kann ihre Zahl ändern.',
        under: 'The Matadors; The Grand',
      },
      hoyle: {
        says: 'Genauso, bis zu elf, und der Skat zählt mit.',
        under: 'Matadors',
      },
      today: 'Genauso, und der Skat zählt mit: höchstens elf im Farbspiel, vier im Grand.',
      differ: null,
    },
    {
      id: 'cards-drawn',
      title: 'Karten zum Auslosen',
      foster: {
        says: 'Karten und Farben haben denselben Rang wie im Spiel, also schlägt ein Bube ein Ass.',
        laws: [9],
      },
      eichhorn: { rules: ['value-of-cards-in-cutting'] },
      hoyle: null,
      today:
        'Die Plätze werden ausgelost oder vorher gesetzt; wie gelost wird, ist nicht vorgeschrieben.',
      differ:
        'Bei Foster ist der Bube die höchste Karte, die man ziehen kann, bei Eichhorn die fünfte. Die heutige Ordnung sagt dazu nichts.',
    },
  ],
};
