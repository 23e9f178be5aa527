/** How a sitting stands. */
import { USUAL_LIST } from '../score/defaults.ts';
import { reckonSheet } from '../score/reckon.ts';
import type { ReckonedSheet } from '../score/reckon.ts';
import type { SheetDeal } from '../score/score-sheet.ts';
import type { PlayedLaw } from './played-laws.ts';
import { READER, TABLE_PLAYERS, isCounted } from './sitting.ts';
import type { Sitting } from './sitting.ts';

/** The sheet of deals at the table, reckoned by the usual list of the rule book. */
export function reckonDeals(deals: readonly SheetDeal[], laws: PlayedLaw): ReckonedSheet {
  return reckonSheet({
    key: 'table',
    name: '',
    at: '',
    players: TABLE_PLAYERS,
    first: 0,
    laws,
    list: USUAL_LIST[laws],
    agreed: false,
    length: null,
    stake: null,
    deals,
  });
}

/** The sheet of a sitting, reckoned; deals for practice are left out. */
export function reckonSitting({ done, laws }: Pick<Sitting, 'done' | 'laws'>): ReckonedSheet {
  return reckonDeals(
    done.filter(isCounted).map(({ sheet }) => sheet),
    laws,
  );
}

/**
 * Where a sitting stands, for a reader who comes back to it: `deal 2, you lead by 36`. It goes by the values of
 * the games alone, as the sheet shows them first.
 */
export function standingWords(sitting: Sitting): string {
  const deal = `deal ${sitting.done.length + 1}`;
  const { standings } = reckonSitting(sitting);
  const own = standings[READER]!.points;
  const best = standings
    .filter((_, player) => player !== READER)
    .reduce((one, other) => (other.points > one.points ? other : one));
  if (standings.every(({ points }) => points === 0)) return deal;
  if (own > best.points) return `${deal}, you lead by ${own - best.points}`;
  if (own === best.points) return `${deal}, you are level with ${best.name}`;
  return `${deal}, ${best.name} leads by ${best.points - own}`;
}
