/** Where in a replay a decision was made: the place just before it. */
import { usesSkat } from '../../game/notation/check/setting.ts';
import { makePlace, readPlace } from '../../game/replay/place.ts';
import type { SeatView } from '../players/view.ts';

/** The name of the place; the deal for all that is decided before the first card. */
export function placeBefore({ asked, contract, table, tricks }: SeatView): string {
  if (asked?.what !== 'card') return 'deal';
  const card = { branch: null, at: 'card' } as const;
  if (table.length > 0) return makePlace({ ...card, trick: tricks.length + 1, card: table.length });
  if (tricks.length > 0) return makePlace({ ...card, trick: tricks.length, card: 3 });
  return contract !== null && usesSkat(contract) ? 'layout' : 'deal';
}

/** The trick to which the next card after such a place is played, from 1 on. */
export function trickAfter(name: string): number {
  const place = readPlace(name);
  if (place?.at !== 'card') return 1;
  return place.card === 3 ? place.trick + 1 : place.trick;
}
