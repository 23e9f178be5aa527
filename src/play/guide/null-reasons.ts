/** What can be said against a card in a Null. */
import type { Card } from '../../game/skat/cards.ts';
import { namesAt } from '../names-at.ts';
import type { Sight } from '../../strategy/advice/sight.ts';
import { higherOut } from './out.ts';
import type { Reason } from './reason-type.ts';

/** The reason against a card of a Null; null where none of these holds. */
export function nullReason(sight: Sight, card: Card): Reason | null {
  const { declares, holds, takes, turn, view } = sight;
  const topic = 'nullo';
  if (!declares) {
    if (turn !== 2 || holds !== view.declarer || !takes(card)) return null;
    const name = namesAt(view.seat)[view.declarer!];
    const text = `${name} would take this trick and lose the game: stay below with another card.`;
    return { id: 'null-saves-declarer', text, topic };
  }
  if (turn === 2 && takes(card)) {
    return {
      id: 'null-takes',
      text: `${card} takes the trick, and one trick loses a Null.`,
      topic,
    };
  }
  if (turn > 0 && !takes(card)) return null;
  const above = higherOut(sight, card).length;
  if (above > 2) return null;
  const few = above === 0 ? 'none' : `only ${above}`;
  const text = `One trick loses a Null, and ${few} of the cards that are out ${above === 1 ? 'is' : 'are'} higher than ${card} in its suit.`;
  return { id: 'null-few-above', text, topic };
}
