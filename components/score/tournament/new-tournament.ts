import type { Tournament, TournamentPlan } from '../../../src/score/tournament/tournament.ts';

/** A tournament begun now, named after its day. */
export function newTournament(plan: TournamentPlan, seats: Tournament['seats']): Tournament {
  const now = new Date();
  return {
    ...plan,
    key: `t${now.getTime().toString(36)}`,
    name: '',
    at: now.toISOString(),
    seats,
    laterSeats: [],
    slips: [],
    hard: [],
    cuts: [],
  };
}
