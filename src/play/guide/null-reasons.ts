/** What can be said against a card in a Null. */
import type { Card } from '../../game/skat/cards.ts';
import { sayFewAbove, sayNullTakes, saySavesDeclarer } from '#edition/play/guide/null-words.ts';
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
    const text = saySavesDeclarer(namesAt(view.seat)[view.declarer!]);
    return { id: 'null-saves-declarer', text, topic };
  }
  if (turn === 2 && takes(card)) {
    return { id: 'null-takes', text: sayNullTakes(card), topic };
  }
  if (turn > 0 && !takes(card)) return null;
  const above = higherOut(sight, card).length;
  if (above > 2) return null;
  return { id: 'null-few-above', text: sayFewAbove(above, card), topic };
}
