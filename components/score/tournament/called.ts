import type { Tournament } from '../../../src/score/tournament/tournament.ts';
import { dayWords } from '#edition/game/words/dates.ts';
import { sayTournamentOf } from '#edition/score/tournament/desk-words.ts';

/** The name of a tournament, or its day if it has none. */
export function tournamentName({ at, name }: Pick<Tournament, 'at' | 'name'>): string {
  return name === '' ? sayTournamentOf(dayWords(Date.parse(at))) : name;
}
