/** The cards that the player of a problem has not seen, in the order of the pack. */
import { CARDS } from '../game/skat/cards.ts';
import type { Card } from '../game/skat/cards.ts';
import type { SeatView } from '../strategy/players/view.ts';
import { hiddenFrom } from '../strategy/players/worlds/hidden.ts';

/** The hidden cards: those of the two other hands, and of the skat where the player did not put it away. */
export function hiddenInOrder(view: SeatView): Card[] {
  const hidden = new Set(hiddenFrom(view).groups.flatMap(({ cards }) => cards));
  return CARDS.filter((card) => hidden.has(card));
}
