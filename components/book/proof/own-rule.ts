/** What the book’s rules say of the reader’s own ten cards, beside what was measured of such hands. */
import { NO_RULE, sayEightRule, sayGrandRule } from '#edition/book/own-hand-words.ts';
import { EIGHT_ENOUGH, countEight } from '../../../src/strategy/bidding/eight-rule.ts';
import { GRAND_TRICKS, measureGrand } from '../../../src/strategy/bidding/grand.ts';
import { DEFENDERS_NEED } from '../../../src/strategy/bidding/piles.ts';
import type { Card, Suit } from '../../../src/game/skat/cards.ts';
import type { Seat } from '../../../src/game/skat/seats.ts';

/** The possible games: a Solo in a suit, a Grand or a Nullo. */
export type OwnGame = Suit | 'grand' | 'nullo';

/** Measured shares as `37 ± 1`, by their group in T1 and T14: `count 7, V`, `5 tricks, V`. */
export type MeasuredShares = Readonly<Record<string, string>>;

/** Grands with more sure tricks than this were measured together. */
const MOST = 8;

/** The rule for a game, card by card, and how often hands that count the same were won. */
export function sayRule(
  ten: readonly Card[],
  game: OwnGame,
  seat: Seat,
  measured: MeasuredShares,
): string {
  if (game === 'nullo') return NO_RULE;
  if (game !== 'grand') {
    const count = countEight(ten, game);
    const share = measured[`count ${count.total}, ${seat}`];
    const isEnough = count.total >= EIGHT_ENOUGH;
    return sayEightRule(count, isEnough, { count: count.total, share, seat });
  }
  const { jacks, most, suits, suitsNeeded, tricks } = measureGrand(ten, seat);
  const share = measured[`${Math.min(MOST, tricks)} tricks, ${seat}`];
  const count = {
    ...{ jacks, suits, tricks, plain: tricks - jacks },
    isShort: tricks < GRAND_TRICKS,
    suitsNeeded: suits < suitsNeeded ? suitsNeeded : null,
    pile: most >= DEFENDERS_NEED ? most : null,
  };
  return sayGrandRule(count, { count: tricks, share, seat });
}
