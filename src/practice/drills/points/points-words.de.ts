/** What the drill about adding up says. Sentences with cards in them are comment text. */
import type { Card, Rank } from '../../../game/skat/cards.ts';
import { cardNames } from '../../../game/words/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '../../../game/words/nouns.de.ts';
import type { DrillWords } from '../../drill-words.ts';
import type { Going } from '#edition/practice/going-by-words.ts';
import type { PointsKind } from './question.ts';
import type { Pair } from './working.ts';

/** The drill. */
export const POINTS_WORDS: DrillWords<PointsKind> = {
  title: 'Augen zählen',
  task: 'Karten laufen vorbei, einzeln oder als Stiche: Sag, wie viele Augen sie zusammen haben.',
  levels: [
    'Vier Karten, eine nach der anderen.',
    'Drei Karten auf einmal, wie sie ein Stich bringt: drei Stiche.',
    'Die Hälfte aller Karten, oder ein paar Stiche mehr zu einer Summe, die du schon hast.',
    'Abwärts zählen: was von 120 übrig ist, was bis 61 fehlt.',
    'Lange Reihen, und zwei Farben, aus denen zwei Karten weggenommen sind.',
    'Alle Karten bis auf zwei: Wie viel zählen die beiden?',
  ],
  kinds: {
    single: 'einzelne Karten',
    threes: 'ganze Stiche',
    carry: 'von einer Summe an weiter',
    left: 'von 120 abwärts',
    short: 'was bis 61 fehlt',
    missing: 'die fehlenden Karten',
  },
  primers: {
    single:
      'Ein Ass zählt 11, eine Zehn 10, ein König 4, eine Dame 3 und ein Bube 2. Die anderen zählen nichts.',
  },
};

/** The questions, by their kinds. */
export const ASK_POINTS = {
  single: 'Karten laufen einzeln vorbei. Wie viele Augen haben sie zusammen?',
  threes: 'Stiche laufen vorbei. Wie viele Augen haben sie zusammen?',
  carry: (start: number): string =>
    `Du hast ${counted(start, 'point')} und machst diese Stiche noch dazu. Wie viele hast du jetzt?`,
  left: 'Das sind die Stiche der anderen Partei. Wie viele von den 120 Augen bleiben übrig?',
  short: 'Diese Stiche gehören dir. Wie viele Augen fehlen dir bis 61?',
  /** @param from the points of the suits that go by. */
  missing: (suits: 1 | 2 | 4, from: number): string =>
    `${WHOLE_SUITS[suits]} vorbei, ${counted(from, 'point')}, aber zwei Karten fehlen. Wie viele Augen haben die beiden?`,
} as const;

const WHOLE_SUITS = {
  1: 'Eine Farbe läuft',
  2: 'Zwei ganze Farben laufen',
  4: 'Alle Karten laufen',
} as const;

/** The running sums. */
export const saySums = (sums: readonly number[]): string =>
  `Sag dir jedes Mal nur die Summe: ${sums.join(', ')}.`;

/** What the two missing cards are. @param shown the points that went by, of so many. */
export const sayMissing = (shown: number, from: number, missing: readonly Card[]): string =>
  `Vorbeigelaufen sind ${shown} von ${from}. Die beiden sind ${listed(missing)}.`;

/** Two cards that are better counted together. */
export const sayPair = ({ cards, points, rest }: Pair): string =>
  `Nimm zwei Karten als eine Zahl: ${listed(cards)} sind ${points}, ${rest === 0 ? 'und die dritte bringt nichts' : `dann noch ${rest}`}.`;

/** What is wrong with a number. */
export const POINTS_FAULTS = {
  down: (answer: number, from: number): string =>
    `${answer} ist vorbeigelaufen; gefragt war, was von ${from} übrig bleibt.`,
  carry: (answer: number, start: number): string =>
    `${answer} ist vorbeigelaufen; du hattest aber schon ${start}.`,
  off: (answer: number, right: number): string => {
    const off = Math.abs(answer - right);
    return `${off === 1 ? 'Eins' : off} zu ${answer > right ? 'viel' : 'wenig'}: ${answer} statt ${right}.`;
  },
  aceForTen: 'Ein Ass zählt 11, eine Zehn nur 10.',
  kingForTen: 'Hast du einen König für eine Zehn gehalten? Er zählt 4.',
} as const;

const RANK_WORDS: Readonly<Partial<Record<Rank, string>>> = {
  A: 'ein Ass',
  '10': 'eine Zehn',
  K: 'einen König',
  Q: 'eine Dame',
  J: 'einen Buben',
};

const happened = (isMissed: boolean): string => (isMissed ? 'nicht mitgezählt' : 'doppelt gezählt');

/** A card, or one of several of a rank, was missed or counted twice. */
export const sayCardSlip = (slip: Card | Rank, isMissed: boolean): string =>
  `Das sieht so aus, als hättest du ${RANK_WORDS[slip as Rank] ?? slip} ${happened(isMissed)}.`;

/** A trick was missed or counted twice. @param trick its number. */
export const sayTrickSlip = (trick: number, isMissed: boolean): string =>
  `Das sieht so aus, als hättest du Stich ${trick} ${happened(isMissed)}.`;

const GOING: Readonly<Record<Going, string>> = { card: 'Karte', trick: 'Stich' };

/** The labels of the cards that go by. */
export const GOING_BY = {
  cards: 'Die Karten',
  count: (going: Going, number: number, all: number): string =>
    `${GOING[going]} ${number} von ${all}`,
  before: (going: Going, all: number): string =>
    `${counted(all, going)} ${all === 1 ? 'läuft' : 'laufen'} vorbei.`,
  after: 'Das waren alle.',
  spoken: (going: Going, number: number, cards: readonly Card[]): string =>
    `${GOING[going]} ${number}: ${cardNames(cards)}`,
  points: 'Augen:',
  again: 'Noch einmal ansehen',
  start: 'Los',
  last: 'Das waren alle',
  answer: 'Deine Antwort: {answer}',
} as const;

/** The count step by step. */
export const COUNT_STEPS = {
  caption: 'So wird gezählt, Schritt für Schritt',
  cards: 'Karten',
  points: 'Augen',
  left: 'Übrig',
  soFar: 'Bisher',
  begin: 'Am Anfang',
  had: 'Du hattest',
} as const;
