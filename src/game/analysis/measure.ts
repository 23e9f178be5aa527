/** What a game is measured by, and so what one card can be said to keep. */
import { KINDS, isRamsch, promisedOf } from '../skat/contract.ts';
import type { Contract } from '../skat/contract.ts';
import type { Game } from '../skat/order.ts';
import type { Suit } from '../skat/cards.ts';

/**
 * `points`: the declarer's final card points, 0 to 120, skat and tricks so far included.
 * `no-trick` (Nullo) and `every-trick` (open games with trumps, schwarz announced): 1 when the
 * declarer keeps to it with best play by all, 0 when that cannot be done.
 */
export type Measure = 'points' | 'no-trick' | 'every-trick';

/** What a contract is measured by; null in a Ramsch, in which no card has one value. */
export function measureOf(contract: Contract): Measure | null {
  if (isRamsch(contract.kind)) return null;
  if (KINDS[contract.kind].aim === 'no-trick') return 'no-trick';
  return promisedOf(contract) === 'schwarz' ? 'every-trick' : 'points';
}

/** The highest value a measure has. */
export function mostOf(measure: Measure): number {
  return measure === 'points' ? 120 : 1;
}

/** What is trump, which is all the cards' order depends on: a suit, `grand` or `null`. */
export type GameName = Suit | 'grand' | 'null';

/** The name of a game's trumps. A suit game without its suit throws a RangeError. */
export function gameName(game: Game): GameName {
  const { trumps } = KINDS[game.kind];
  if (trumps === 'none') return 'null';
  if (trumps === 'jacks') return 'grand';
  if (game.trump === null) throw new RangeError('A suit game needs its trump suit.');
  return game.trump;
}
