import type { Tournament } from '../../../src/score/tournament/tournament.ts';
import { dayWords } from '../../../src/game/words/dates.ts';

/** What a tournament goes by: its name, or its day. */
export function tournamentName({ at, name }: Pick<Tournament, 'at' | 'name'>): string {
  return name === '' ? `Tournament of ${dayWords(Date.parse(at))}` : name;
}
