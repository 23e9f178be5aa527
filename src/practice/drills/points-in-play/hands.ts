/** The hands whose tricks go by: hands of the book, and new ones played by three automatic players. */
import type { Chance } from '../../../lib/random.ts';
import { Chance as Source } from '../../../lib/random.ts';
import { dealGame } from '../../../strategy/simple-players/deal-game.ts';
import { playOut } from '../../../strategy/simple-players/play-out.ts';
import written from './book-hands.json' with { type: 'json' };
import { COUNT_OPTIONS } from '#edition/practice/drills/points-in-play/count-options.ts';
import { readWrittenHand } from './question.ts';
import type { PlayedHand, WrittenHand } from './question.ts';

/** The hands of the book in which points are counted, in its order. */
export const BOOK_HANDS: readonly PlayedHand[] = (written as readonly WrittenHand[]).map(
  readWrittenHand,
);

/** A hand with a unique name. */
export interface NamedHand {
  readonly hand: PlayedHand;
  readonly name: string;
}

/** The choices of the option `hands`; the first is the default. */
export const HAND_CHOICES = [
  ['both', COUNT_OPTIONS.both],
  ['book', COUNT_OPTIONS.book],
  ['new', COUNT_OPTIONS.new],
] as const;

/**
 * Draws a hand to count in.
 *
 * @param choice a value of {@link HAND_CHOICES}; anything else is the default.
 */
export function pickHand(chance: Chance, choice: string | undefined): NamedHand {
  if (choice === 'book' || (choice !== 'new' && chance.happens(0.5))) {
    const hand = chance.pick(BOOK_HANDS);
    return { hand, name: `${hand.number ?? ''}` };
  }
  const seed = chance.below(2 ** 30);
  const dealt = dealGame(new Source(seed));
  const { declarer, game, layout } = dealt;
  const hand = { number: null, ...game, declarer, layout, tricks: playOut(dealt) };
  return { hand, name: `new ${seed}` };
}
