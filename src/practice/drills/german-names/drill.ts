/** The drill about German names: what cards, suits and words are called at the table (p. 192–194). */
import type { Drill } from '../../drill.ts';
import { GERMAN_NAMES_ASKS, makeGermanNamesQuestion } from './make.ts';
import type { GermanNamesQuestion } from './question.ts';
import {
  GERMAN_NAMES_WORDS,
  NAME_REASONS,
  askName,
  sayOtherName,
} from '#edition/practice/drills/german-names/german-names-words.ts';

export const germanNames: Drill<GermanNamesQuestion, string> = {
  id: 'german-names',
  order: 100,
  ...GERMAN_NAMES_WORDS,
  asks: GERMAN_NAMES_ASKS,
  sections: {
    suit: 'technical-terms#the-suits',
    card: 'technical-terms#the-cards',
    pack: 'technical-terms#the-cards',
    letters: 'technical-terms#the-suits',
    word: 'technical-terms#at-the-table',
  },
  lesson: {},
  chapters: ['technical-terms'],
  options: [],
  usualLength: 10,
  usualSeconds: (level) => [4, 5, 6, 6, 7][level - 1] ?? 6,

  make: makeGermanNamesQuestion,

  ask: askName,

  answer: ({ into, subject }) => subject[into],

  grade({ choices, into, subject }, answer) {
    if (answer === subject[into]) return { right: true, faults: [] };
    const choice = choices.find((one) => one[into] === answer) ?? null;
    return { right: false, faults: [sayOtherName(choice)] };
  },

  say: (_, answer) => answer,

  picture: ({ choices, subject }) => [
    ...choices.flatMap(({ card }) => (card === null ? [] : [card])).slice(0, 2),
    subject.german,
  ],

  explain({ choices, kind, subject }) {
    switch (kind) {
      case 'suit':
        return [NAME_REASONS.suits(choices)];
      case 'letters':
        return [NAME_REASONS.letters(choices)];
      case 'card':
        return [NAME_REASONS.card(subject.german)];
      case 'pack':
        return subject.card === null ? [] : [NAME_REASONS.pack(subject.german, subject.card)];
      case 'word':
        return [NAME_REASONS.word(subject)];
    }
  },
};
