/** The settlement in money: the stake of a sheet, and who pays whom. */

/** Its labels and lines. */
export const MONEY_WORDS = {
  stake: 'Ein Punkt kostet',
  /** Behind the field. */
  unit: 'Cent',
  noStake: 'Gib an, wie viel Cent ein Punkt kostet, zum Beispiel 1, 0,25 oder 1/4.',
  payments: 'Wer zahlt wem wie viel',
  /** A player pays another so much, in a line with gaps (src/lib/marked.ts). */
  payment: '{from} zahlt {amount} an {to}',
  nothing: 'Keiner schuldet etwas.',
} as const;
