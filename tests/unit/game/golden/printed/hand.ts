/** One row of a play table: the cards under V, M and H, and the points in the column they stand in. */
export type PrintedTrick = readonly [
  V: string,
  M: string,
  H: string,
  /** `+` and `-` are the declarer's columns; in a Ramsch the columns are the seats. */
  column: '+' | '-' | 'V' | 'M' | 'H' | null,
  points: number | null,
];

export interface PrintedHand {
  readonly number: number;
  readonly V: string;
  readonly M: string;
  readonly H: string;
  readonly skat: string;
  readonly tricks: readonly PrintedTrick[];
  readonly result: {
    readonly declarer: 'V' | 'M' | 'H' | null;
    /** Declarer's points in tricks, in the skat, and together, where a number is printed. */
    readonly inPlay: number | null;
    readonly inSkat: number | null;
    readonly total: number | null;
    readonly won: boolean | null;
    /** The value printed, and what is won or lost. */
    readonly value: number;
    readonly score: number;
  };
}
