/** What the drill about names says: in this edition it asks for the English names of things known in German. */
import { SUIT_WORDS } from '../../../game/words/cards.ts';
import type { DrillWords } from '../../drill-words.ts';
import { ownSuit } from './names.ts';
import type { NamePair } from './names.ts';
import { promptName } from './question.ts';
import type { GermanNamesKind, GermanNamesQuestion } from './question.ts';

const { C, D, H, S } = SUIT_WORDS.en.french;

const SUITS_PRIMER = `Auf Englisch heißt Kreuz „${C}“, Pik „${S}“, Herz „${H}“ und Karo „${D}“.`;

/** The drill. */
export const GERMAN_NAMES_WORDS: DrillWords<GermanNamesKind> = {
  title: 'Englische Namen',
  task: 'Sag, wie Farben, Karten und Wörter am Skattisch auf Englisch heißen und was englische Namen bedeuten.',
  levels: [
    'Farben und Karten, wie sie heute heißen.',
    'Dasselbe, und auch vom Deutschen ins Englische.',
    'Das deutsche Blatt mit Unter, Ober und Daus.',
    'Alle Namen der Farben und die Buchstaben in alten Büchern.',
    'Wörter, die am Tisch fallen.',
  ],
  kinds: {
    suit: 'Namen der Farben',
    card: 'Namen der Karten',
    pack: 'Karten des deutschen Blatts',
    letters: 'Buchstaben für die Farben',
    word: 'Wörter am Tisch',
  },
  primers: {
    suit: SUITS_PRIMER,
    card: `${SUITS_PRIMER} Bei den Karten ist „jack“ der Bube, „ace“ das Ass, „king“ der König und „queen“ die Dame; die übrigen heißen nach ihrer Zahl.`,
  },
};

/** Asks for the name in the other language. */
export function askName(question: GermanNamesQuestion): string {
  const name = promptName(question);
  if (question.kind === 'letters') return `Welche Farbe meint ein altes Buch mit „${name}“?`;
  if (question.into === 'english') return `Was heißt „${name}“ auf Englisch?`;
  if (question.kind === 'pack') return `Wie heißt „${name}“ im deutschen Blatt?`;
  return `Was heißt „${name}“ auf Deutsch?`;
}

/** What a wrong answer means. @param choice null where it is none of the choices. */
export function sayOtherName(choice: NamePair | null): string {
  if (choice === null) return 'Das ist etwas anderes.';
  return `„${choice.english}“ heißt auf Deutsch „${choice.german}“.`;
}

/** Which suit another letter stands for. */
export const sayOtherLetter = (choice: NamePair): string =>
  `„${choice.german}“ steht für ${ownSuit(choice)}.`;

const allNames = (pairs: readonly NamePair[]): string =>
  pairs.map(({ english, german }) => `${german}, englisch „${english}“`).join('; ');

/** Which names go together, or how a name is made. */
export const NAME_REASONS = {
  suits: (pairs: readonly NamePair[]): string =>
    `Diese Namen gehören zusammen: ${allNames(pairs)} (Seite 193).`,
  letters: (pairs: readonly NamePair[]): string =>
    `Die Buchstaben gehören zusammen: ${pairs.map((pair) => `${pair.german} für ${ownSuit(pair)}`).join(', ')} (Seite 194).`,
  card: ({ english, german }: NamePair): string =>
    `Im Englischen kommt erst die Karte, dann die Farbe: „${english}“ für ${german} (Seite 193).`,
  pack: ({ english, german }: NamePair): string =>
    `Im deutschen Blatt steht der Unter für den Buben, der Ober für die Dame und das Daus für das Ass. Die Karte „${german}“ heißt auf Englisch also „${english}“ (Seite 193).`,
  word: ({ english, german }: NamePair): string => `${german}: „${english}“.`,
} as const;

/** The labels of the question. */
export const NAMES_QUESTION = {
  card: 'Die Karte',
  into: { german: 'Auf Deutsch', english: 'Auf Englisch' },
} as const;
