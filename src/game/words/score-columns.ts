/** The columns in which a pad has its games: by what becomes of the skat, and open ones apart. */
export const SCORE_COLUMNS = ['simple', 'tournee', 'passt', 'skat', 'hand', 'open'] as const;
export type ScoreColumn = (typeof SCORE_COLUMNS)[number];
