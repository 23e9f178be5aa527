/** Players by rule: the book’s counts for bids and layouts, and for cards one of two sets of rules. */
import { byRule } from '../action.ts';
import type { Decision } from '../action.ts';
import { bookDrawn, bookLayout, bookPlans } from '../bid/book.ts';
import { startFor, wordFor } from '../bid/plan.ts';
import { atOnce } from '../player.ts';
import type { Player } from '../player.ts';
import type { SeatView } from '../view.ts';
import { bookCard, drillCard } from './card.ts';

/** What the book says before the first card; null when a card is asked. */
export function bookBefore(view: SeatView): Decision | null {
  switch (view.asked?.what) {
    case 'word':
      return wordFor(view, bookPlans(view));
    case 'game':
      return startFor(view, bookPlans(view));
    case 'drawn':
      return bookDrawn(view);
    case 'layout':
      return bookLayout(view);
    case 'card':
      return null;
    case undefined:
      throw new RangeError('It is not for this seat to act.');
  }
}

/** Plays every card as the automatic players of the drills do. */
export const DRILL_PLAYER: Player = atOnce(
  (view, chance) => bookBefore(view) ?? byRule({ do: 'card', card: drillCard(view, chance) }),
);

/** Plays the first trick by the rules that the drill on single cards teaches. */
export const BOOK_PLAYER: Player = atOnce((view, chance) => {
  const before = bookBefore(view);
  if (before !== null) return before;
  const { card, rule } = bookCard(view, chance);
  const reasons = rule === null ? [] : [{ by: 'book' as const, text: rule.why }];
  return byRule({ do: 'card', card }, ...reasons);
});
