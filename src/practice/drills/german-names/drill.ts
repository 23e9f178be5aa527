/**
 * The drill about German names: what cards, suits and words are called at the table (p. 192–194). In
 * the German edition it asks the other way round, for the English names.
 */
import type { Drill } from '../../drill.ts';
import { GERMAN_NAMES_ASKS, makeGermanNamesQuestion } from './make.ts';
import { FOREIGN, answerName } from './question.ts';
import type { GermanNamesQuestion } from './question.ts';
import {
  GERMAN_NAMES_WORDS,
  NAME_REASONS,
  askName,
  sayOtherLetter,
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

  answer: ({ subject }) => subject.english,

  grade({ choices, kind, subject }, answer) {
    if (answer === subject.english) return { right: true, faults: [] };
    const choice = choices.find(({ english }) => english === answer) ?? null;
    const isLetter = kind === 'letters' && choice !== null;
    return { right: false, faults: [isLetter ? sayOtherLetter(choice) : sayOtherName(choice)] };
  },

  say: (question, answer) => {
    const choice = question.choices.find(({ english }) => english === answer);
    return choice === undefined ? answer : answerName(question, choice);
  },

  // Earlier versions stored an answer in German by its German name.
  readAnswer: (stored, { choices }) =>
    choices.find(({ german }) => german === stored)?.english ?? stored,

  picture: ({ choices, subject }) => [
    ...choices.flatMap(({ card }) => (card === null ? [] : [card])).slice(0, 2),
    subject[FOREIGN],
  ],

  explain({ choices, kind, subject }) {
    switch (kind) {
      case 'suit':
        return [NAME_REASONS.suits(choices)];
      case 'letters':
        return [NAME_REASONS.letters(choices)];
      case 'card':
        return [NAME_REASONS.card(subject)];
      case 'pack':
        return [NAME_REASONS.pack(subject)];
      case 'word':
        return [NAME_REASONS.word(subject)];
    }
  },
};
