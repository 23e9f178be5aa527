/** What a score pad calls the columns, lines and parts of its tables. */
import type { LawId } from '../skat/laws.ts';
import type { Multiplier } from '../skat/laws/law.ts';
import type { ScoreColumn } from './score-columns.ts';

const USUAL: Readonly<Record<ScoreColumn, string>> = {
  simple: 'Frage',
  tournee: 'Tourné',
  passt: 'Passt',
  skat: 'Gucki',
  hand: 'Solo',
  open: 'Ouvert',
};

const UNDER_LAW: Partial<Record<LawId, Partial<Record<ScoreColumn, string>>>> = {
  isko: { skat: 'Mit Skat', hand: 'Hand' },
};

/** What a column of games is headed, as the players of a rule book say it. */
export function columnWords(column: ScoreColumn, laws: LawId): string {
  return UNDER_LAW[laws]?.[column] ?? USUAL[column];
}

/** What is counted beside the matadors, as players count it up: `Spiel 3`, `Schneider 4`. */
export const COUNTED_WORDS: Readonly<Record<Multiplier, string>> = {
  game: 'Spiel',
  hand: 'Hand',
  schneider: 'Schneider',
  'schneider-announced': 'angesagt',
  schwarz: 'Schwarz',
  'schwarz-announced': 'Schwarz angesagt',
  open: 'ouvert',
};
