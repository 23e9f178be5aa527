/** What the drill about German names says. */
import type { DrillWords } from '../../drill-words.ts';
import type { NamePair } from './names.ts';
import { promptName } from './question.ts';
import type { GermanNamesKind, GermanNamesQuestion } from './question.ts';

const SUITS_PRIMER = 'In German, clubs are Kreuz, spades Pik, hearts Herz and diamonds Karo.';

/** The drill. */
export const GERMAN_NAMES_WORDS: DrillWords<GermanNamesKind> = {
  title: 'German names',
  task: 'Say what the suits, the cards and the words of the table are called in German, and what they mean.',
  levels: [
    'Suits and cards, as they are called today.',
    'The same, and from English into German.',
    'The German pack, with Unter, Ober and Daus.',
    'Every name of the suits, and the letters of old books.',
    'Words that are heard at the table.',
  ],
  kinds: {
    suit: 'names of suits',
    card: 'names of cards',
    pack: 'cards of the German pack',
    letters: 'letters for the suits',
    word: 'words of the table',
  },
  primers: {
    suit: SUITS_PRIMER,
    card: `${SUITS_PRIMER} The cards are Ass (ace), Zehn, König, Dame (queen), Bube (jack), Neun, Acht and Sieben.`,
  },
};

/** Asks for the name in the other language. */
export function askName(question: GermanNamesQuestion): string {
  const name = promptName(question);
  if (question.kind === 'letters') return `Which suit does an old book mean by “${name}”?`;
  if (question.into === 'english') return `What is “${name}”?`;
  if (question.kind === 'pack') return `What is the ${name} called in the German pack?`;
  return `What is ${question.kind === 'card' ? 'the ' : ''}“${name}” in German?`;
}

/** What a wrong answer means. @param choice null where it is none of the choices. */
export function sayOtherName(choice: NamePair | null): string {
  if (choice === null) return 'That is something else.';
  return `“${choice.german}” is ${choice.card === null ? '' : 'the '}${choice.english}.`;
}

/** Which suit another letter stands for. */
export const sayOtherLetter = ({ english, german }: NamePair): string =>
  `“${german}” is ${english}.`;

const allNames = (pairs: readonly NamePair[]): string =>
  pairs.map(({ english, german }) => `${german}, ${english}`).join('; ');

/** Which names go together, or how a name is made. */
export const NAME_REASONS = {
  suits: (pairs: readonly NamePair[]): string =>
    `These names go together: ${allNames(pairs)} (page 193).`,
  letters: (pairs: readonly NamePair[]): string =>
    `The letters are from one set of names: ${allNames(pairs)} (page 194).`,
  card: ({ german }: NamePair): string =>
    `The suit comes first in German, and then the card: ${german} (page 193).`,
  pack: ({ english, german }: NamePair): string =>
    `A German pack has the Unter for the jack, the Ober for the queen and the Daus for the ace. ${german} is the ${english} (page 193).`,
  word: ({ english, german }: NamePair): string => `${german}: ${english}.`,
} as const;

/** The labels of the question. */
export const NAMES_QUESTION = {
  card: 'The card',
  into: { german: 'In German', english: 'In English' },
} as const;
