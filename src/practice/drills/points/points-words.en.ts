/** What the drill about adding up says. Sentences with cards in them are comment text. */
import type { Card, Rank } from '../../../game/skat/cards.ts';
import { cardNames } from '../../../game/words/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import type { DrillWords } from '../../drill-words.ts';
import type { Going } from '#edition/practice/going-by-words.ts';
import type { PointsKind } from './question.ts';
import type { Pair } from './working.ts';

/** The drill. */
export const POINTS_WORDS: DrillWords<PointsKind> = {
  title: 'Adding up',
  task: 'Cards go by, one at a time or in tricks of three: say what they are worth together.',
  levels: [
    'Four cards, one by one.',
    'Three cards at a time, as the tricks bring them: three tricks.',
    'Half the pack, or a few more tricks added to a sum that you already have.',
    'Counting down: how many of the 120 are left, how many you are short of 61.',
    'Long runs, and two suits from which two cards have been taken.',
    'The whole pack but for two cards: what are the two worth?',
  ],
  kinds: {
    single: 'single cards',
    threes: 'tricks of three',
    carry: 'going on from a sum',
    left: 'counting down from 120',
    short: 'the points short of 61',
    missing: 'the missing cards',
  },
  primers: {
    single:
      'An ace counts 11, a ten 10, a king 4, a queen 3 and a jack 2. The others count nothing.',
  },
};

/** The questions, by their kinds. */
export const ASK_POINTS = {
  single: 'Cards go by one at a time. How many points are they worth together?',
  threes: 'Tricks go by. How many points are they worth together?',
  carry: (start: number): string =>
    `You have ${start} points and win these tricks too. How many do you have now?`,
  left: 'These are the tricks of the other side. How many of the 120 points are left?',
  short: 'These tricks are yours. How many points are you short of 61?',
  /** @param from the points of the suits that go by. */
  missing: (suits: 1 | 2 | 4, from: number): string =>
    `${WHOLE_SUITS[suits]} by, ${from} points, but two cards are missing. How many points are the two worth?`,
} as const;

const WHOLE_SUITS = {
  1: 'One suit goes',
  2: 'Two whole suits go',
  4: 'The whole pack goes',
} as const;

/** The running sums. */
export const saySums = (sums: readonly number[]): string =>
  `Say only the sum each time: ${sums.join(', ')}.`;

/** What the two missing cards are. @param shown the points that went by, of so many. */
export const sayMissing = (shown: number, from: number, missing: readonly Card[]): string =>
  `The cards that went by make ${shown} of ${from}. The two missing are ${listed(missing)}.`;

/** Two cards that are better counted together. */
export const sayPair = ({ cards, points, rest }: Pair): string =>
  `Take two cards as one number: ${listed(cards)} are ${points}, ${rest === 0 ? 'and the third adds nothing' : `then ${rest} more`}.`;

/** What is wrong with a number. */
export const POINTS_FAULTS = {
  down: (answer: number, from: number): string =>
    `${answer} is what went by; the question was how much is left of ${from}.`,
  carry: (answer: number, start: number): string =>
    `${answer} is what went by; you had ${start} before.`,
  off: (answer: number, right: number): string => {
    const off = Math.abs(answer - right);
    return `${off === 1 ? 'One' : off} too ${answer > right ? 'many' : 'few'}: ${answer}, not ${right}.`;
  },
  aceForTen: 'An ace is 11, a ten only 10.',
  kingForTen: 'Did you take a king for a ten? It is 4.',
} as const;

const RANK_WORDS: Readonly<Partial<Record<Rank, string>>> = {
  A: 'an ace',
  '10': 'a ten',
  K: 'a king',
  Q: 'a queen',
  J: 'a jack',
};

const happened = (isMissed: boolean): string =>
  isMissed ? 'went by uncounted' : 'was counted twice';

/** A card, or one of several of a rank, was missed or counted twice. */
export const sayCardSlip = (slip: Card | Rank, isMissed: boolean): string =>
  `That is as if ${RANK_WORDS[slip as Rank] ?? slip} ${happened(isMissed)}.`;

/** A trick was missed or counted twice. @param trick its number. */
export const sayTrickSlip = (trick: number, isMissed: boolean): string =>
  `That is as if trick ${trick} ${happened(isMissed)}.`;

/** The labels of the cards that go by. */
export const GOING_BY = {
  cards: 'The cards',
  count: (going: Going, number: number, all: number): string => `${going} ${number} of ${all}`,
  before: (going: Going, all: number): string => `${counted(all, going)} will go by.`,
  after: 'That was all.',
  spoken: (going: Going, number: number, cards: readonly Card[]): string =>
    `${going} ${number}: ${cardNames(cards)}`,
  points: 'Points:',
  again: 'See them again',
  start: 'Start',
  last: 'That is all',
  answer: 'Your answer: {answer}',
} as const;

/** The count step by step. */
export const COUNT_STEPS = {
  caption: 'The count, step by step',
  cards: 'Cards',
  points: 'Points',
  left: 'Left',
  soFar: 'So far',
  begin: 'To begin with',
  had: 'You had',
} as const;
