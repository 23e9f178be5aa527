import { Chance } from '../../../../src/lib/random.ts';
import { firstSeats } from '../../../../src/score/tournament/series.ts';
import { USUAL_PRIZES } from '../../../../src/score/tournament/tournament.ts';
import type {
  PrizePlan,
  RoundSlip,
  SeriesPlan,
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

/** Lots that are the same each time. */
export function lotsOf(seed: number): () => number {
  const chance = new Chance(seed);
  return () => chance.next();
}

/** A tournament of today: two series of 48 deals, players named P1, P2 and so on as listed. */
export function seriesOf(
  players: number,
  series: Partial<SeriesPlan> = {},
  given: Partial<Tournament> = {},
): Tournament {
  const plan = tournamentOf({
    method: 'series',
    players: Array.from({ length: players }, (_, at) => `P${at + 1}`),
    section: 1,
    deals: 48,
    rounds: 2,
    prizes: { ...USUAL_PRIZES, list: 'list', each: 3 },
    series: {
      seating: 'standing',
      money: { entry: 0, lost: 0, lostMore: 0 },
      teams: Array.from({ length: players }, () => ''),
      ...series,
    },
  });
  return { ...plan, seats: firstSeats(plan, null), ...given };
}

/** Slips of one series: `[points, won, lost]` by player. */
export function listSlips(
  results: readonly (readonly [points: number, won: number, lost: number])[],
  round = 0,
): RoundSlip[] {
  return results.map(([points, won, lost], player) => ({
    round,
    player,
    points,
    games: won - lost,
    lost,
  }));
}
