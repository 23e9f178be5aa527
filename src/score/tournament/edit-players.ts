/** Changes to the players of a tournament: a name or team mended, a latecomer seated. */
import { isSameName } from '../../game/words/one-line.ts';
import { invalid, valid } from '../../lib/checked.ts';
import type { Checked } from '../../lib/checked.ts';
import { ENTRANT_FAULTS } from '#edition/score/tournament/plan-fault-words.ts';
import type { Tournament } from './tournament.ts';
import { cleanEntrant, knownTeam, readTeamPlayer } from './typed.ts';

/** A player as the list has them: the name, and after a slash the team. */
export function playerText({ players, series }: Tournament, player: number): string {
  const team = series?.teams[player] ?? '';
  return `${players[player] ?? ''}${team === '' ? '' : ` / ${team}`}`;
}

/** The seats of the first series where somebody who comes late can sit down. */
export function freeChairs({ laterSeats, seats }: Tournament): readonly number[] {
  if (laterSeats.length > 0) return [];
  return seats.flatMap((player, seat) => (player === null ? [seat] : []));
}

/**
 * Renames a player, in series with the team; or says why not: every player needs a name, and one of
 * their own.
 */
export function withEntrant(
  tournament: Tournament,
  player: number,
  text: string,
): Checked<Tournament, string> {
  const { players } = tournament;
  if (players[player] === undefined) return valid(tournament);
  const { name, team } = readPlayer(tournament, text);
  const refused = refusedName(players.toSpliced(player, 1), name);
  return refused === null
    ? valid(withTeam({ ...tournament, players: players.with(player, name) }, player, team))
    : invalid(refused);
}

/** Gives an empty chair to somebody who comes late; or why not. */
export function withLatecomer(
  tournament: Tournament,
  seat: number,
  text: string,
): Checked<Tournament, string> {
  const { players, seats } = tournament;
  if (!freeChairs(tournament).includes(seat)) return invalid(ENTRANT_FAULTS.chairTaken);
  const { name, team } = readPlayer(tournament, text);
  const refused = refusedName(players, name);
  if (refused !== null) return invalid(refused);
  const late = {
    ...tournament,
    players: [...players, name],
    seats: seats.with(seat, players.length),
  };
  return valid(withTeam(late, players.length, team));
}

function readPlayer(
  { series }: Tournament,
  text: string,
): { readonly name: string; readonly team: string } {
  return series === null ? { name: cleanEntrant(text), team: '' } : readTeamPlayer(text);
}

function withTeam(tournament: Tournament, player: number, team: string): Tournament {
  const { players, series } = tournament;
  if (series === null) return tournament;
  const others = series.teams.map((one, at) => (at === player ? '' : one));
  const teams = players.map((_, at) =>
    at === player ? knownTeam(team, others) : (series.teams[at] ?? ''),
  );
  return { ...tournament, series: { ...series, teams } };
}

/** Why a name cannot be given beside those of the others, and what to do; null where it can be. */
function refusedName(others: readonly string[], name: string): string | null {
  if (name === '') return ENTRANT_FAULTS.nameless;
  const same = others.find((one) => isSameName(one, name));
  return same === undefined ? null : ENTRANT_FAULTS.twice(same);
}
