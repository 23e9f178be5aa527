/** How a sitting stands. */
import { USUAL_LIST } from '../score/defaults.ts';
import { reckonSheet } from '../score/reckon.ts';
import type { ReckonedSheet } from '../score/reckon.ts';
import type { SheetDeal } from '../score/score-sheet.ts';
import type { PlayedLaw } from './played-laws.ts';
import { TABLE_PLAYERS } from '#edition/play/player-words.ts';
import { sayStanding } from '#edition/play/standing-words.ts';
import type { Lead } from '#edition/play/standing-words.ts';
import { READER, isCounted } from './sitting.ts';
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
  return sayStanding(sitting.done.length + 1, leadIn(reckonSitting(sitting)));
}

/** Who is ahead in a sheet. */
function leadIn({ standings }: ReckonedSheet): Lead {
  const own = standings[READER]!.points;
  const { name, points } = standings
    .filter((_, player) => player !== READER)
    .reduce((one, other) => (other.points > one.points ? other : one));
  if (standings.every((one) => one.points === 0)) return { by: 'nobody' };
  if (own > points) return { by: 'reader', points: own - points };
  if (own === points) return { by: 'level', name };
  return { by: 'other', name, points: points - own };
}
