/** Where a count must have slipped, in sentences of comment text. */
import type { Card } from '../../../game/skat/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';

/** Where it slipped, and why that is likely. */
export const SLIPS = {
  carried: 'This is the earlier slip, carried over.',
  inTrick: (trick: number): string => `Your count slipped in trick ${trick}.`,
  between: (from: number, to: number): string =>
    `Your count slipped in trick ${from} at the earliest, in trick ${to} at the latest.`,
  /** @param count how many trumps, or cards of the suit, fell. */
  fell: (trick: number, count: number, isTrumps: boolean): string =>
    `Most likely in trick ${trick}: ${count} ${isTrumps ? 'trumps' : 'of them'} fell there.`,
  away: (points: number): string =>
    `The ${counted(points, 'point')} put away ${points === 1 ? 'is' : 'are'} missing.`,
  points: (trick: number, points: number, isLeftOut: boolean): string =>
    `Most likely in trick ${trick}, which has ${points} points: ${isLeftOut ? 'you seem to have left them out' : 'you seem to have given them to the other side'}.`,
  decided: (trick: number): string => `Trick ${trick} decided it.`,
  cardAway: (card: Card): string => `${card} was put away.`,
  cardFell: (card: Card, trick: number): string => `${card} fell in trick ${trick}.`,
  notSeen: (cards: readonly Card[]): string => `You have not seen ${listed(cards, 'or')}.`,
} as const;
