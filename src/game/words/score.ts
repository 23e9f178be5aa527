/** What a score pad calls the columns, lines and parts of its tables. */
import type { LawId } from '../skat/laws.ts';
import type { Multiplier } from '../skat/laws/law.ts';
import type { Language } from './language.ts';

/** The columns in which a pad has its games: by what becomes of the skat, and open ones apart. */
export const SCORE_COLUMNS = ['simple', 'tournee', 'passt', 'skat', 'hand', 'open'] as const;
export type ScoreColumn = (typeof SCORE_COLUMNS)[number];

const USUAL: Readonly<Record<Language, Readonly<Record<ScoreColumn, string>>>> = {
  en: {
    simple: 'Simple',
    tournee: 'Tournee',
    passt: 'Passt',
    skat: 'Gucki',
    hand: 'Solo',
    open: 'Open',
  },
};

const UNDER_LAW: Readonly<
  Record<Language, Partial<Record<LawId, Partial<Record<ScoreColumn, string>>>>>
> = { en: { isko: { skat: 'With skat', hand: 'Hand', open: 'Ouvert' } } };

/** What a column of games is headed, as the players of a rule book say it. */
export function columnWords(column: ScoreColumn, laws: LawId, language: Language = 'en'): string {
  return UNDER_LAW[language][laws]?.[column] ?? USUAL[language][column];
}

/** What is counted beside the matadors, as players count it up: `game 3`, `schneider 4`. */
export const COUNTED_WORDS: Readonly<Record<Language, Readonly<Record<Multiplier, string>>>> = {
  en: {
    game: 'game',
    hand: 'hand',
    schneider: 'schneider',
    'schneider-announced': 'announced',
    schwarz: 'schwarz',
    'schwarz-announced': 'schwarz announced',
    open: 'open',
  },
};
