/** Where in a replay a decision was made: the place just before it. */
import { makePlace } from '../../game/replay/place.ts';
import type { SeatView } from '../players/view.ts';

/** The name of the place; the deal for all that is decided before the first card. */
export function placeBefore({ asked, layout, table, tricks }: SeatView): string {
  if (asked?.what !== 'card') return 'deal';
  const card = { branch: null, at: 'card' } as const;
  if (table.length > 0) return makePlace({ ...card, trick: tricks.length + 1, card: table.length });
  if (tricks.length > 0) return makePlace({ ...card, trick: tricks.length, card: 3 });
  return layout === null ? 'deal' : 'layout';
}
