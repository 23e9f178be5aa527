/** What the drill about matadors says. Sentences with cards in them are comment text. */
import type { Card } from '../../../game/skat/cards.ts';
import { makeMatadors } from '#edition/game/words/matadors.ts';
import type { Matadors } from '../../../game/skat/matadors.ts';
import type { SuitStyle } from '../../../game/words/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import { capital } from '../../../game/words/text.ts';
import type { DrillWords } from '../../drill-words.ts';
import { sayTrumps } from '#edition/practice/trump-words.ts';
import { trumpName } from './question.ts';
import type { MatadorsKind, Trump } from './question.ts';
import type { SequenceRung } from './sequence.ts';

const PRIMER =
  'The highest trumps are CJ, SJ, HJ, DJ, and then the ace and ten of the trump suit. Count from CJ down: you are “with” as many as you hold in an unbroken run, or “without” as many as are missing from the top.';

/** The drill. */
export const MATADORS_WORDS: DrillWords<MatadorsKind> = {
  title: 'Matadors',
  task: 'Say how many matadors a hand is with or without.',
  levels: [
    'A suit is trump, and the run ends among the jacks.',
    'Grand as well, where only the jacks are trumps.',
    'The skat is seen, and may change the count.',
    'Runs past the four jacks, up to eleven.',
    'Every suit of one hand in turn, and Grand; or one trump, with the cards unsorted.',
  ],
  kinds: {
    with: '“with” in a suit',
    without: '“without” in a suit',
    'with-grand': '“with” in Grand',
    'without-grand': '“without” in Grand',
    skat: 'a skat that changes the count',
    long: 'runs past the jacks',
    every: 'every trump of one hand',
  },
  primers: { with: PRIMER, without: PRIMER },
};

/** Asks for the count. @param trump null where every trump is asked in turn. */
export function askMatadors(trump: Trump | null, hasSkat: boolean): string {
  const whose = hasSkat ? 'your ten cards and the skat' : 'these ten cards alone';
  if (trump === null) {
    return `Each suit as trump in turn, then Grand: with or without how many matadors are ${whose}?`;
  }
  return `${sayTrumps(trump)}: with or without how many matadors are ${whose}?`;
}

/** `Hearts`, `Grand`. */
const heading = (trump: Trump): string => capital(trumpName(trump));

/** A count among several: `Hearts with 2`. @param claim undefined where none was given. */
export const sayCount = (trump: Trump, claim: Matadors | undefined): string =>
  `${heading(trump)} ${claim === undefined ? '–' : makeMatadors(claim)}`;

/** A fault of one count among several: `Hearts: the run does not stop…`. @param trump null where there is only one. */
export const sayFaultIn = (trump: Trump | null, fault: string): string =>
  trump === null ? fault : `${heading(trump)}: ${fault}`;

const WHERE: Readonly<Record<SequenceRung['where'], string>> = {
  hand: 'in your hand',
  skat: 'in the skat and so yours',
  missing: 'not yours',
};

/** What is wrong with a count. */
export const MATADORS_FAULTS = {
  none: 'you gave no answer.',
  otherSide: ({ card, where }: SequenceRung, isWith: boolean): string =>
    `${card} is ${WHERE[where]}, and that makes it “${isWith ? 'with' : 'without'}”.`,
  tooFew: (claimed: number, { card, where }: SequenceRung): string =>
    `The run does not stop at ${claimed}: ${card} is ${where === 'missing' ? 'missing too' : WHERE[where]}.`,
  tooMany: (trumps: number): string => `There are only ${trumps} trumps to count.`,
  beyondEnd: ({ card, where }: SequenceRung, run: number): string =>
    `${card} is ${WHERE[where]}, and ends the run at ${run}.`,
} as const;

/** The run of one trump. */
export interface Run {
  /** The trump, where several are counted; else null. */
  readonly trump: Trump | null;
  readonly matadors: Matadors;
  /** The cards that count, and the one that ends the run; null where the trumps end. */
  readonly counted: readonly Card[];
  readonly end: Card | null;
}

/** How it is counted: `CJ and SJ held, HJ missing: with 2.` */
export function sayRun({ counted, end, matadors, trump }: Run): string {
  const [run, other] = 'with' in matadors ? ['held', 'missing'] : ['missing', 'held'];
  const stop = end === null ? ', the last of the trumps' : `, ${end} ${other}`;
  return sayFaultIn(trump, `${listed(counted)} ${run}${stop}: ${makeMatadors(matadors)}.`);
}

/** What the skat and Grand change. */
export const MATADORS_REMARKS = {
  sameSkat: 'The skat is yours as well, but here it changes nothing.',
  otherSkat: (alone: Matadors): string =>
    `Your ten cards alone would be ${makeMatadors(alone)}. The skat is yours as well and counts with them (page 35).`,
  fourInGrand: 'In Grand the four jacks are all the trumps, so 4 is the most there can be.',
} as const;

/** The labels of the question. */
export const MATADORS_FORM = {
  grand: 'Grand',
  hand: 'Your hand',
  skat: 'The skat',
  sideLegend: 'With or without',
  sides: { with: 'with', without: 'without' },
  numberLegend: 'How many',
  numberIn: (trump: Trump, suits: SuitStyle): string => `How many in ${trumpName(trump, suits)}`,
  keys: 'Keys: {with} with, {without} without, the digits ({ten} is 10, {eleven} is 11), {enter}.',
  /** The letters of the keys. */
  letters: { with: 'W', without: 'O' },
} as const;

/** The sequence of trumps. */
export const LADDER = {
  name: (trump: Trump, suits: SuitStyle): string =>
    `The trumps in ${trumpName(trump, suits)}, best first`,
  skat: 'skat',
  you: 'you',
} as const;

const HELD: Readonly<Record<SequenceRung['where'], string>> = {
  hand: 'held',
  skat: 'in the skat',
  missing: 'missing',
};

/** A trump of the sequence for the ear. @param place from 1. @param isOwnEnd whether the reader’s count ended here. */
export function sayRung(
  { breaks, counts, where }: SequenceRung,
  place: number,
  isOwnEnd: boolean,
): string {
  const rung = `${HELD[where]}${counts ? `, counts as ${place}` : ''}${breaks ? ', ends the run' : ''}`;
  return isOwnEnd ? `${rung}; your count ended here` : rung;
}

/** The result of one trump among several. What the reader said stands in the gap. */
export const MATADORS_RESULT = {
  asSaid: ', as you said',
  other: (right: Matadors): string => `${makeMatadors(right)}; {said}`,
  said: (claim: Matadors): string => `you said ${makeMatadors(claim)}`,
} as const;
