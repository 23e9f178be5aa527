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
  'Die höchsten Trümpfe sind CJ, SJ, HJ, DJ und danach Ass und Zehn der Trumpffarbe. Zähl vom CJ abwärts: Du bist „mit“ so vielen, wie du ohne Lücke hast, oder „ohne“ so viele, wie dir von oben fehlen.';

/** The drill. */
export const MATADORS_WORDS: DrillWords<MatadorsKind> = {
  title: 'Spitzen',
  task: 'Zähl die Spitzen eines Blatts: mit oder ohne wie viele?',
  levels: [
    'Eine Farbe ist Trumpf, und die Reihe endet bei den Buben.',
    'Auch Grand, bei dem nur die Buben Trumpf sind.',
    'Du siehst den Skat, und er kann die Zahl ändern.',
    'Reihen über die vier Buben hinaus, bis zu elf.',
    'Jede Farbe eines Blatts nacheinander, dann Grand; einzelne Blätter sind nicht sortiert.',
  ],
  kinds: {
    with: '„mit“ im Farbspiel',
    without: '„ohne“ im Farbspiel',
    'with-grand': '„mit“ im Grand',
    'without-grand': '„ohne“ im Grand',
    skat: 'ein Skat, der die Zahl ändert',
    long: 'Reihen über die Buben hinaus',
    every: 'jeder Trumpf eines Blatts',
  },
  primers: { with: PRIMER, without: PRIMER },
};

/** Asks for the count. @param trump null where every trump is asked in turn. */
export function askMatadors(trump: Trump | null, hasSkat: boolean): string {
  const which = hasSkat
    ? 'wenn deine zehn Karten und der Skat zählen'
    : 'wenn nur diese zehn Karten zählen';
  if (trump === null) {
    return `Jede Farbe einmal als Trumpf, dann Grand: Mit oder ohne wie viele bist du, ${which}?`;
  }
  return `${sayTrumps(trump)}: Mit oder ohne wie viele bist du, ${which}?`;
}

/** `Herz`, `Grand`. */
const heading = (trump: Trump): string => capital(trumpName(trump));

/** A count among several: `Herz mit 2`. @param claim undefined where none was given. */
export const sayCount = (trump: Trump, claim: Matadors | undefined): string =>
  `${heading(trump)} ${claim === undefined ? '–' : makeMatadors(claim)}`;

/** A fault of one count among several: `Herz: Bei 2 ist noch nicht Schluss…`. @param trump null where there is only one. */
export const sayFaultIn = (trump: Trump | null, fault: string): string =>
  trump === null ? fault : `${heading(trump)}: ${fault}`;

/** Where a trump is, as a clause. */
const WHERE: Readonly<Record<SequenceRung['where'], (card: Card) => string>> = {
  hand: (card) => `${card} ist in deinem Blatt`,
  skat: (card) => `${card} liegt im Skat und gehört dir`,
  missing: (card) => `${card} fehlt dir`,
};

/** What is wrong with a count. */
export const MATADORS_FAULTS = {
  none: 'Du hast nichts gesagt.',
  otherSide: ({ card, where }: SequenceRung, isWith: boolean): string =>
    `${WHERE[where](card)}, also bist du „${isWith ? 'mit' : 'ohne'}“.`,
  tooFew: (claimed: number, { card, where }: SequenceRung): string =>
    `Bei ${claimed} ist noch nicht Schluss: ${where === 'missing' ? `${card} fehlt dir auch` : WHERE[where](card)}.`,
  tooMany: (trumps: number): string => `Es gibt nur ${trumps} Trümpfe zu zählen.`,
  beyondEnd: ({ card, where }: SequenceRung, run: number): string =>
    `${WHERE[where](card)}, darum ist bei ${run} Schluss.`,
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

/** How it is counted: `CJ und SJ sind da, HJ fehlt: mit 2.` */
export function sayRun({ counted, end, matadors, trump }: Run): string {
  const isOne = counted.length === 1;
  const isWith = 'with' in matadors;
  const run = isWith ? (isOne ? 'ist da' : 'sind da') : isOne ? 'fehlt' : 'fehlen';
  const stop =
    end === null ? ', bis zum letzten Trumpf' : `, ${end} ${isWith ? 'fehlt' : 'ist da'}`;
  return sayFaultIn(trump, `${listed(counted)} ${run}${stop}: ${makeMatadors(matadors)}.`);
}

/** What the skat and Grand change. */
export const MATADORS_REMARKS = {
  sameSkat: 'Der Skat gehört auch dir, aber hier ändert er nichts.',
  otherSkat: (alone: Matadors): string =>
    `Deine zehn Karten allein wären ${makeMatadors(alone)}. Der Skat gehört auch dir und zählt mit (Seite 35).`,
  fourInGrand: 'Im Grand sind nur die vier Buben Trumpf, mehr als 4 gibt es also nicht.',
} as const;

/** The labels of the question. */
export const MATADORS_FORM = {
  grand: 'Grand',
  hand: 'Dein Blatt',
  skat: 'Der Skat',
  sideLegend: 'Mit oder ohne',
  sides: { with: 'mit', without: 'ohne' },
  numberLegend: 'Wie viele',
  numberIn: (trump: Trump, suits: SuitStyle): string => `Wie viele bei ${trumpName(trump, suits)}`,
  keys: 'Tasten: {with} für mit, {without} für ohne, die Ziffern ({ten} ist 10, {eleven} ist 11), {enter}.',
  /** The letters of the keys. */
  letters: { with: 'M', without: 'O' },
} as const;

/** The sequence of trumps. */
export const LADDER = {
  name: (trump: Trump, suits: SuitStyle): string =>
    `Die Trümpfe bei ${trumpName(trump, suits)}, der höchste zuerst`,
  skat: 'Skat',
  you: 'du',
} as const;

const HELD: Readonly<Record<SequenceRung['where'], string>> = {
  hand: 'ist da',
  skat: 'liegt im Skat',
  missing: 'fehlt',
};

/** A trump of the sequence for the ear. @param place from 1. @param isOwnEnd whether the reader’s count ended here. */
export function sayRung(
  { breaks, counts, where }: SequenceRung,
  place: number,
  isOwnEnd: boolean,
): string {
  const rung = `${HELD[where]}${counts ? `, zählt als ${place}` : ''}${breaks ? ', beendet die Reihe' : ''}`;
  return isOwnEnd ? `${rung}: Hier war bei dir Schluss` : rung;
}

/** The result of one trump among several. What the reader said stands in the gap. */
export const MATADORS_RESULT = {
  asSaid: ', wie du gesagt hast',
  other: (right: Matadors): string => `${makeMatadors(right)}; {said}`,
  said: (claim: Matadors): string => `du hast ${makeMatadors(claim)} gesagt`,
} as const;
