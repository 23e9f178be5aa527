/** How many hands the book has, for every page that says so. */
import type { GameHand, Hand } from '../game/notation/hand.ts';
import { isFromManual } from './hand-names.ts';

/** The hands of the book by where they come from. */
export interface HandCount {
  /** Those of Foster’s manual, and all of Skat with them. */
  readonly manual: number;
  readonly skat: number;
  /** Those of whist, Calabrasella and the like. */
  readonly otherGames: number;
  readonly all: number;
}

/** Counts the hands of Skat and those of other games. */
export function countHands(hands: readonly Hand[], gameHands: readonly GameHand[]): HandCount {
  return {
    manual: hands.filter(isFromManual).length,
    skat: hands.length,
    otherGames: gameHands.length,
    all: hands.length + gameHands.length,
  };
}
