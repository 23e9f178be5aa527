/** The rule book that the lesson teaches, the International Skat Order, and what it says of values. */
import type { Suit } from '../game/skat/cards.ts';
import { ISKO } from '../game/skat/laws/isko.ts';
import { matadorCount } from '../game/skat/matadors.ts';
import type { Matadors } from '../game/skat/matadors.ts';

export const LESSON_LAW = ISKO;

/** How many points win a game, and how few make a side schneider. */
export const TARGETS = LESSON_LAW.targets;

/** The base value of a suit, or of Grand. */
export function baseValueOf(trump: Suit | 'grand'): number {
  const { base } = LESSON_LAW.rates[trump === 'grand' ? 'gucki-grand' : 'gucki-solo']!;
  return typeof base === 'number' ? base : base[trump as Suit];
}

/** How a game with the skat that is just won is worth what it is worth. */
export interface PlainValue {
  readonly base: number;
  /** The matadors and 1 for the game. */
  readonly times: number;
  readonly value: number;
  readonly matadors: Matadors;
}

/** The value of a game in a suit with so many matadors, without schneider. */
export function plainValue(trump: Suit, matadors: Matadors): PlainValue {
  const base = baseValueOf(trump);
  const times = matadorCount(matadors) + LESSON_LAW.multipliers.game;
  return { base, times, value: base * times, matadors };
}
