/** What the drill about putting cards away says. Sentences with cards in them are comment text. */
import type { Card } from '../../../game/skat/cards.ts';
import type { Layout } from '../../../game/skat/deal.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '../../../game/words/nouns.de.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import type { Distance } from '../../distance.ts';
import type { DrillWords } from '../../drill-words.ts';
import type { GameTrumps } from '../../game-trumps.ts';
import { sayWon } from '../../measurement.ts';
import type { Measurement } from '../../measurement.ts';
import { trumpClause } from '#edition/practice/trump-words.ts';
import type { LayoutKind } from './question.ts';

/** The drill. */
export const LAYOUT_WORDS: DrillWords<LayoutKind> = {
  title: 'Drücken',
  task: 'Drück zwei von deinen zwölf Karten.',
  levels: [
    'Drei Paare zur Auswahl.',
    'Zwei beliebige von den zwölf: Zehnen, die gefangen werden können.',
    'Eine ganze Farbe, die wegkann.',
    'Hohe Trümpfe in Gefahr.',
    'Lange Farben in Gefahr.',
    'Grand und Null, bei denen eigene Regeln gelten.',
  ],
  kinds: {
    ten: 'Zehnen in Gefahr',
    suit: 'eine ganze Farbe, die wegkann',
    trumps: 'hohe Trümpfe in Gefahr',
    long: 'eine lange Farbe in Gefahr',
    grand: 'was du beim Grand drückst',
    nullo: 'gefährliche Karten beim Null',
  },
  primers: {
    ten: 'Der Alleinspieler nimmt die beiden Karten des Skats auf und drückt zwei andere. Deren Augen zählen für den Alleinspieler, und niemand kann sie mehr bekommen.',
  },
};

/** Asks for the two cards. @param isAny whether any two may be chosen; else one of three pairs. */
export const askPair = (declarer: Seat, trumps: GameTrumps, isAny: boolean): string =>
  `Du bist ${SEAT_WORDS[declarer]} und spielst allein; ${trumpClause(trumps)}. ${isAny ? 'Welche zwei Karten' : 'Welches von den drei Paaren'} drückst du?`;

/** A wrong pair is the book’s. */
export const BOOK_PAIR_WRONG =
  'Nach den Grundsätzen des Buchs ginge dieses Paar, aber die Messung spricht dagegen.';

/** A card that should be put away has stayed in the hand. */
export const sayLeftInDanger = (card: Card): string =>
  `${card} bleibt in deinem Blatt und ist in Gefahr.`;

/** A whole suit could have been put away. @param page of the book. */
export const saySuitCouldGo = (page: number): string =>
  `Eine ganze Farbe hätte weggekonnt (Seite ${page}).`;

/** A pair compared with the best. */
export interface ComparedPair {
  readonly measurement: Measurement;
  readonly best: Layout;
  /** How many games of a hundred fewer are won than with the best. */
  readonly behind: string;
  readonly distance: Distance;
}

/** The comparison in a sentence. */
export function sayPairComparison({ behind, best, distance, measurement }: ComparedPair): string {
  const yours = `Mit deinem Paar gewinnst du ${sayWon(measurement)}`;
  if (distance === 'none') return `${yours}, und mit keinem anderen mehr.`;
  const fewer = `${yours}, ${behind} weniger als mit ${listed(best)}`;
  switch (distance) {
    case 'clear':
      return `${fewer}.`;
    case 'doubtful':
      return `${fewer}: Das ist zu knapp, um falsch zu sein.`;
    case 'chance':
      return `${fewer}, und so viel kann auch Zufall sein.`;
  }
}

/** Why nothing in particular must go. @param page of the book. */
export const sayNoDanger = (page: number): string =>
  `Hier ist nichts besonders in Gefahr: Kleine Karten gehen, und was Stiche macht, bleibt (Seite ${page}).`;

/**
 * The pair of the principles.
 *
 * @param points what its cards count; null where no points are counted.
 * @param alike how many other pairs are as good by them; 0 also where nobody asks for others.
 */
export function sayBookPair(pair: Layout, points: number | null, alike: number): string {
  const counting =
    points === null
      ? ''
      : points === 0
        ? ', ohne Augen'
        : `, mit ${counted(points, 'point', 'dative')}`;
  const ways = alike === 1 ? 'Ein anderes Paar ist' : `${alike} andere Paare sind`;
  const also = alike === 0 ? '' : ` ${ways} danach genauso gut.`;
  return `Nach den Grundsätzen des Buchs gehen ${listed(pair)}${counting}.${also}`;
}

/** The hand was not measured. */
export const NOT_MEASURED =
  'Die Grundsätze gelten für Blätter im Allgemeinen, nicht für jede Verteilung.';

/** A pair with its measurement. */
export interface MeasuredPair {
  readonly pair: Layout;
  readonly measurement: Measurement;
}

/**
 * What was measured of the pair that is shown as right.
 *
 * @param near how many other pairs are within so many games of a hundred.
 */
export function sayMeasuredPair(
  { measurement, pair }: MeasuredPair,
  isNullo: boolean,
  near: number,
  within: string,
): string {
  const how = isNullo
    ? 'Alle spielen mit offenen Karten; Gegenspieler, die deine nicht sehen, lassen mehr Nullspiele durch.'
    : 'In jeder Verteilung haben die anderen andere Karten, und alle spielen mit offenen Karten.';
  const others = near === 1 ? 'Ein anderes Paar liegt' : `${near} andere Paare liegen`;
  const also = near === 0 ? '' : ` ${others} höchstens ${within} von 100 hinter dem besten.`;
  return `Gemessen: Drückst du ${listed(pair)}, gewinnst du ${sayWon(measurement)}. ${how}${also}`;
}

/** What was measured of the book’s pair. @param isNear whether it is right as well. */
export const sayMeasuredBook = ({ measurement, pair }: MeasuredPair, isNear: boolean): string =>
  `${isNear ? 'Das Paar des Buchs kommt nahe heran' : 'Hier sind Buch und Messung verschiedener Meinung'}: Mit ${listed(pair)} gewinnst du ${sayWon(measurement)}.`;

/** The labels of the question. */
export const LAYOUT_QUESTION = {
  twelve: {
    suits: 'Deine zwölf Karten, Farbe für Farbe',
    trumps: 'Deine zwölf Karten, Trumpf zuerst',
  },
  markTwo: {
    suits: 'Deine zwölf Karten, Farbe für Farbe: Markiere zwei zum Drücken',
    trumps: 'Deine zwölf Karten, Trumpf zuerst: Markiere zwei zum Drücken',
  },
  commit: 'Diese beiden drücken',
  pairs: 'Die Paare',
} as const;

/** The names of the pairs in the table of measurements, and its headings. */
export const SHARES = {
  names: { yours: 'deins', book: 'das des Buchs', best: 'gewinnt am meisten' },
  caption: 'Was die Messung zu den Paaren sagt',
  away: 'gedrückt',
  wins: 'Siege von 100',
  deals: 'Verteilungen',
} as const;

/** The open-hand analysis of the deal. */
export const OPEN_PAIRS = {
  ask: 'Und mit offenen Karten?',
  working: (done: number): string => `Alle 66 Paare werden probiert: ${done} sind fertig.`,
} as const;

/**
 * What the pairs come to with all cards open; the best two cards stand in the gaps. In a Nullo a pair has
 * 1 where it wins, and 0 where it loses.
 */
export function sayOpenPairs(yours: number, most: number, isNullo: boolean): string {
  const found = isNullo
    ? yours === 1
      ? 'gewinnt dein Paar diesen Null.'
      : most === 0
        ? 'verliert dein Paar diesen Null, und jedes andere auch.'
        : 'verliert dein Paar diesen Null; {first} und {second} gewinnen ihn.'
    : `bringt dir dein Paar ${counted(yours, 'point')}${yours === most ? ', und kein anderes bringt mehr.' : `; das beste, {first} und {second}, bringt ${most}.`}`;
  return `Wenn alle Karten offen liegen und alle am besten spielen, ${found} Das gilt für diese Verteilung; du konntest die anderen Blätter nicht sehen.`;
}
