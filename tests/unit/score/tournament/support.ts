import { USUAL_PRIZES } from '../../../../src/score/tournament/tournament.ts';
import type {
  PrizePlan,
  RoundSlip,
  Tournament,
} from '../../../../src/score/tournament/tournament.ts';

/** A tournament of four at one table, but for what is given. */
export function tournamentOf(given: Partial<Tournament>): Tournament {
  const players = given.players ?? ['Smith', 'Brown', 'Jones', 'Green'];
  return {
    key: 't1',
    name: '',
    at: '2026-11-22T19:00:00.000Z',
    method: 'stay',
    players,
    umpires: [],
    section: 10,
    deals: 80,
    rounds: 1,
    prizes: USUAL_PRIZES,
    series: null,
    laterSeats: [],
    seats: [...players.keys()],
    slips: [],
    hard: [],
    cuts: [],
    ...given,
  };
}

/** Results of one sitting: `[points, games]` by player. */
export function resultsOf(
  results: readonly (readonly [number, number])[],
  given: Partial<Tournament> & { readonly plan?: Partial<PrizePlan> } = {},
): Tournament {
  const { plan, ...rest } = given;
  const players = results.map((_, at) => `P${at + 1}`);
  const slips = results.map(([points, games], player): RoundSlip => ({
    round: 0,
    player,
    points,
    games,
  }));
  return tournamentOf({ players, slips, prizes: { ...USUAL_PRIZES, ...plan }, ...rest });
}
