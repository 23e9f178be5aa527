/** What the drill about single cards says. Sentences with cards in them are comment text. */
import type { Card } from '../../../game/skat/cards.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import { listed } from '#edition/game/words/lists.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import { capital } from '../../../game/words/text.ts';
import type { Distance } from '../../distance.ts';
import type { DrillWords } from '../../drill-words.ts';
import type { GameTrumps } from '../../game-trumps.ts';
import { sayWon } from '../../measurement.ts';
import { sayMove } from '#edition/practice/trick-words.ts';
import type { TrickMove } from '#edition/practice/trick-words.ts';
import { sayTrumps } from '#edition/practice/trump-words.ts';
import type { CardMeasurement, CardSide } from './question.ts';

/** The drill. The names of its kinds stand with their rules. */
export const WHICH_CARD_WORDS: Omit<DrillWords<string>, 'kinds'> = {
  title: 'Welche Karte?',
  task: 'Der erste Stich läuft: Wähl die Karte, mit der du am seltensten verlierst.',
  levels: [
    'Das erste Ausspiel gegen einen Alleinspieler, der ohne den Skat spielt.',
    'Als Letzter im Stich: was du deinem Partner gibst.',
    'Als Zweiter im Stich; und als Alleinspieler das erste Ausspiel.',
    'Das erste Ausspiel mit einer Gabel.',
    'Das erste Ausspiel gegen einen Null; ein Ramsch.',
  ],
  primers: {
    lead: 'Die beiden Gegenspieler spielen zusammen gegen den Alleinspieler, der den Skat nicht aufgenommen hat und 61 von 120 Augen braucht. Wer ausspielt, sieht die Karten des Partners nicht.',
  },
};

/** What it means that a game goes well, by whose card it is: behind `mit HA`, and at the end of a clause. */
const WELL: Readonly<Record<CardSide, readonly [main: string, clause: string]>> = {
  alone: ['entkommst du', 'du entkommst'],
  declarer: ['gewinnst du', 'du gewinnst'],
  defender: ['gewinnen die Gegenspieler', 'die Gegenspieler gewinnen'],
};

/** A question as the player sees it. */
export interface AskedCard {
  readonly own: Seat;
  readonly side: CardSide;
  /** Null in a Ramsch. */
  readonly declarer: Seat | null;
  readonly trumps: GameTrumps;
  readonly moves: readonly TrickMove[];
}

/** Asks for the card. */
export function askCard({ declarer, moves, own, side, trumps }: AskedCard): string {
  const before = moves.length === 0 ? '' : `: ${capital(moves.map(sayMove).join(', '))}`;
  const which = moves.length === 0 ? 'Welche Karte spielst du aus?' : 'Welche Karte spielst du?';
  const seat = SEAT_WORDS[own];
  if (declarer === null) return `Du bist ${seat} in einem Ramsch${before}. ${which}`;
  const game = `${sayTrumps(trumps)}.`;
  return side === 'declarer'
    ? `${game} Du bist ${seat} und spielst allein, ohne den Skat. ${which}`
    : `${game} ${SEAT_WORDS[declarer]} spielt allein, ohne den Skat. Du bist ${seat} und spielst dagegen${before}. ${which}`;
}

/** A wrong card is the book’s. */
export const BOOK_CARD_WRONG =
  'Nach der Regel des Buchs ginge diese Karte, aber die Messung spricht dagegen.';

/** A card compared with the best. */
export interface ComparedCard {
  readonly measurement: CardMeasurement;
  readonly side: CardSide;
  readonly best: Card;
  /** How many games of a hundred fewer go well than with the best. */
  readonly behind: string;
  readonly distance: Distance;
}

/** The comparison in a sentence. */
export function sayComparison({ behind, best, distance, measurement, side }: ComparedCard): string {
  const yours = sayWell(measurement, side);
  if (distance === 'none') return `${yours}, und mit keiner anderen Karte mehr.`;
  const fewer = `${yours}, ${behind} weniger als mit ${best}`;
  switch (distance) {
    case 'clear':
      return `${fewer}.`;
    case 'doubtful':
      return `${fewer}: Das ist zu knapp, um falsch zu sein.`;
    case 'chance':
      return `${fewer}, und so viel kann auch Zufall sein.`;
  }
}

/** How often games go well with a card: `Mit HA gewinnst du 86 von 100 (200 Verteilungen, ± 5)`. */
const sayWell = (measurement: CardMeasurement, side: CardSide): string =>
  `Mit ${measurement.card} ${WELL[side][0]} ${sayWon(measurement)}`;

/** The cards that a rule of the book leaves. @param why the rule, in sentences. @param cards none where they are too many to be named. */
export const sayRuleCards = (why: string, cards: readonly Card[]): string =>
  cards.length === 0 ? why : `${why} Nach dieser Regel: ${listed(cards, 'or')}.`;

/** How the deals were made and played by which cards were measured. */
export interface MeasuredDeals {
  readonly side: CardSide;
  /** Whether another has played to the trick. */
  readonly hasCards: boolean;
}

function sayHow({ hasCards, side }: MeasuredDeals): string {
  switch (side) {
    case 'alone':
      return 'Du entkommst, wenn jemand anders zahlen muss. In jeder Verteilung hat niemand ein Blatt zum Reizen, und alle sehen nur ihre eigenen Karten. Die eine Hälfte wird nach den Regeln des Buchs gespielt, die andere von Spielern, die nur klein bleiben wollen; in keiner Hälfte ist eine falsche Karte deutlich besser als eine richtige.';
    case 'declarer':
      return 'Die anderen haben irgendwelche Karten. Alle spielen mit offenen Karten, deshalb bringt ein Ausspiel nichts, das nur täuschen soll.';
    case 'defender':
      return `In jeder Verteilung hat der Alleinspieler ein Blatt für dieses Spiel.${hasCards ? ' Sonst sagen die schon gespielten Karten hier nichts über ein Blatt.' : ''} Alle spielen mit offenen Karten, und das lässt die Gegenspieler besser aussehen, als sie sind.`;
  }
}

/**
 * What was measured.
 *
 * @param shown of the card that is shown as right.
 * @param near the other right cards.
 * @param within how many games of a hundred they are behind the best at most.
 */
export function sayMeasuredCard(
  shown: CardMeasurement,
  deals: MeasuredDeals,
  near: readonly Card[],
  within: string,
): string {
  const also =
    near.length === 0
      ? ''
      : ` Höchstens ${within} von 100 hinter der besten, und deshalb auch richtig: ${listed(near)}.`;
  return `Gemessen: ${sayWell(shown, deals.side)}. ${sayHow(deals)}${also}`;
}

/** How the book’s card was measured. @param isNear whether it is right as well. */
export const sayBookCard = (
  measurement: CardMeasurement,
  side: CardSide,
  isNear: boolean,
): string =>
  `${isNear ? 'Die Karte des Buchs kommt nahe heran' : 'Hier sind Buch und Messung verschiedener Meinung'}: ${sayWell(measurement, side)}.`;

/** What the numbers below the cards are. */
export const sayCaptions = (side: CardSide): string =>
  `Unter jeder Karte steht, in wie vielen von hundert Verteilungen ${WELL[side][1]}.`;
