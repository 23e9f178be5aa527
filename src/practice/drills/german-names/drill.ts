/** The drill about German names: what cards, suits and words are called at the table (p. 192–194). */
import { cardName } from '../../../game/words/cards.ts';
import type { Drill } from '../../drill.ts';
import { GERMAN_NAMES_ASKS, makeGermanNamesQuestion } from './make.ts';
import type { NamePair } from './names.ts';
import { GERMAN_NAMES_KINDS, promptName } from './question.ts';
import type { GermanNamesQuestion } from './question.ts';

const SUITS_PRIMER = 'In German clubs are Kreuz, spades Pik, hearts Herz and diamonds Karo.';

export const germanNames: Drill<GermanNamesQuestion, string> = {
  id: 'german-names',
  order: 100,
  title: 'German names',
  task: 'Say what the suits, the cards and the words of the table are called in German, and what they mean.',
  levels: [
    'Suits and cards, as they are called today.',
    'The same, and from English into German.',
    'The German pack, with Unter, Ober and Daus.',
    'Every name of the suits, and the letters of old books.',
    'Words that are heard at the table.',
  ],
  kinds: GERMAN_NAMES_KINDS,
  asks: GERMAN_NAMES_ASKS,
  sections: {
    suit: 'technical-terms#the-suits',
    card: 'technical-terms#the-cards',
    pack: 'technical-terms#the-cards',
    letters: 'technical-terms#the-suits',
    word: 'technical-terms#at-the-table',
  },
  lesson: {},
  primers: {
    suit: SUITS_PRIMER,
    card: `${SUITS_PRIMER} The cards are Ass (ace), Zehn, König, Dame (queen), Bube (jack), Neun, Acht and Sieben.`,
  },
  chapters: ['technical-terms'],
  options: [],
  usualLength: 10,
  usualSeconds: (level) => [4, 5, 6, 6, 7][level - 1] ?? 6,

  make: makeGermanNamesQuestion,

  ask(question) {
    const name = promptName(question);
    if (question.kind === 'letters') return `Which suit does an old book mean by “${name}”?`;
    if (question.into === 'english') return `What is “${name}”?`;
    if (question.kind === 'pack') return `What is the ${name} called in the German pack?`;
    const article = question.kind === 'card' ? 'the ' : '';
    return `What is ${article}“${name}” in German?`;
  },

  answer: ({ into, subject }) => subject[into],

  grade({ choices, into, subject }, answer) {
    if (answer === subject[into]) return { right: true, faults: [] };
    const choice = choices.find((one) => one[into] === answer);
    if (choice === undefined) return { right: false, faults: ['That is something else.'] };
    const english = choice.card === null ? choice.english : `the ${choice.english}`;
    return { right: false, faults: [`“${choice.german}” is ${english}.`] };
  },

  say: (_, answer) => answer,

  picture: ({ choices, subject }) => [
    ...choices.flatMap(({ card }) => (card === null ? [] : [card])).slice(0, 2),
    subject.german,
  ],

  explain({ choices, kind, subject }) {
    const all = (these: readonly NamePair[]): string =>
      these.map(({ english, german }) => `${german}, ${english}`).join('; ');
    switch (kind) {
      case 'suit':
        return [`These names go together: ${all(choices)} (page 193).`];
      case 'letters':
        return [`The letters are from one set of names: ${all(choices)} (page 194).`];
      case 'card':
        return [`The suit comes first in German, and then the card: ${subject.german} (page 193).`];
      case 'pack':
        return subject.card === null
          ? []
          : [
              `A German pack has the Unter for the jack, the Ober for the queen and the Daus for the ace. ${subject.german} is the ${cardName(subject.card)} (page 193).`,
            ];
      case 'word':
        return [`${subject.german}: ${subject.english}.`];
    }
  },
};
