/**
 * A learner: bids on what chapter 9 and the first counts teach, and plays by chapters 4 to 8 alone:
 * follow suit, take what can be taken, give the partner points. Of the cards played a learner
 * remembers the last trick, which anybody may still look at (law 50).
 */
import { byRule } from '../action.ts';
import { atOnce } from '../player.ts';
import type { Player } from '../player.ts';
import { drillCard } from './card.ts';
import { bookBefore } from './players.ts';

export const LEARNER_PLAYER: Player = atOnce((view, chance) => {
  const before = bookBefore(view);
  if (before !== null) return before;
  const forgetful = { ...view, tricks: view.tricks.slice(-1) };
  return byRule({ do: 'card', card: drillCard(forgetful, chance) });
});
