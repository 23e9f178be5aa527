/** How often a hand wins its game, as `npm run measure -- hands` has measured it. */
import written from '../../../../content/players/worth.json' with { type: 'json' };
import type { Suit } from '../../../game/skat/cards.ts';
import { grandFeatures, suitFeatures } from './features.ts';
import type { PlaceInTurn, WorthKind } from './features.ts';
import { logistic, weigh } from './fit.ts';
import { nulloFeatures } from './nullo-features.ts';

/** Hands that were played, and the players on all seats, by the name that matches know. */
interface Played {
  readonly players: string;
  readonly hands: number;
}

/** The measure as it is written down. */
export interface WrittenWorth {
  readonly seed: number;
  readonly drawn: Readonly<Record<WorthKind, Played>>;
  readonly weights: Readonly<Record<WorthKind, readonly number[]>>;
  /**
   * How the shares change when better players hold the same cards: on the logistic scale, the first
   * number of the line added, the second times the weight.
   */
  readonly better: Readonly<
    Partial<Record<WorthKind, Played & { readonly line: readonly number[] }>>
  >;
  /** Games won and games played, by the count of the hand: what a reader can be shown. */
  readonly shares: Readonly<
    Record<
      WorthKind,
      readonly { readonly count: number; readonly hands: number; readonly won: number }[]
    >
  >;
}

export const HANDS_WORTH = written as unknown as WrittenWorth;

/** The share of games of this kind that are won with a hand of these numbers. */
function shareWon(kind: WorthKind, features: readonly number[]): number {
  const weight = weigh(features, HANDS_WORTH.weights[kind]);
  const [shift = 0, slope = 1] = HANDS_WORTH.better[kind]?.line ?? [];
  return logistic(shift + slope * weight);
}

/** Of a suit game, on ten cards from the hand or on twelve with the skat. */
export function suitShare(set: number, trump: Suit, place: PlaceInTurn, skat: boolean): number {
  return shareWon(skat ? 'suit-skat' : 'suit-hand', suitFeatures(set, trump, place));
}

/** Of a Grand. */
export function grandShare(set: number, place: PlaceInTurn, skat: boolean): number {
  return shareWon(skat ? 'grand-skat' : 'grand-hand', grandFeatures(set, place));
}

/** Of a Nullo, on the ten cards that are played. */
export function nulloShare(set: number, place: PlaceInTurn, open: boolean): number {
  return shareWon(open ? 'nullo-open' : 'nullo', nulloFeatures(set, place === 0));
}
