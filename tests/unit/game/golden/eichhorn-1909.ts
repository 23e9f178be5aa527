/**
 * What Eichhorn's American Skat (c. 1909) prints of the play of his hands, from a scan in which the
 * pictures and most marks of suit are lost: the ranks of the cards and the points of the tricks, in
 * the order in which they stand. A gap is what the text does not tell.
 */

/** The ranks in the order played, the leader's first (`.` for a card not told), and the points, or null. */
export type PrintedRow = readonly [ranks: string, points: number | null];

/** A line of play as printed: the hand and, when it is not the main line, the variation. */
export interface PrintedLine {
  readonly hand: string;
  readonly variation: string | null;
  /** The first trick is the one the variation starts at. */
  readonly tricks: readonly PrintedRow[];
  /** The points below the line, whose they are, and after how many tricks. */
  readonly total: {
    readonly of: 'declarer' | 'defenders';
    readonly points: number;
    readonly after: number;
  } | null;
}

/** The four lines of the Tourne, and the trick that its author would rather have seen. */
export const PRINTED_TOURNE: readonly PrintedLine[] = [
  {
    hand: 'eichhorn-tourne-1',
    variation: null,
    tricks: [
      ['K 7 9', 4],
      ['A Q 10', 24],
      ['K A 10', 25],
      ['7 K .', null],
      ['J 7 J', 4],
      ['8 10 8', 10],
    ],
    total: { of: 'defenders', points: 67, after: 6 },
  },
  {
    hand: 'eichhorn-tourne-1',
    variation: 'spade-queen',
    tricks: [['Q 8 A', 14]],
    total: { of: 'defenders', points: 71, after: 1 },
  },
  {
    hand: 'eichhorn-tourne-1',
    variation: 'diamond-king',
    tricks: [
      ['K A 7', 15],
      ['J 10 J', null],
      ['9 A 10', 21],
      ['J 7 Q', 5],
      ['9 8 J', null],
      ['K 8 A', null],
      ['Q K .', 7],
      ['Q . K', null],
    ],
    total: null,
  },
  {
    hand: 'eichhorn-tourne-2',
    variation: 'nine-of-hearts',
    tricks: [
      ['9 A 7', 11],
      ['K 10 10', 24],
      ['10 9 A', null],
      ['J 7 J', 4],
      ['K 8 A', null],
      ['8 Q 8', null],
      ['7 K K', null],
      ['J 8 Q', null],
      ['9 Q J', 5],
    ],
    total: { of: 'defenders', points: 62, after: 9 },
  },
  {
    hand: 'eichhorn-tourne-2',
    variation: null,
    tricks: [
      ['10 9 A', 21],
      ['J 10 J', null],
      ['K 8 9', null],
      ['A 7 A', null],
      ['K 10 7', null],
      ['7 K K', null],
      ['9 8 Q', null],
      ['8 Q 8', 3],
      ['J 9 J', 4],
      ['A Q Q', 17],
    ],
    total: { of: 'declarer', points: 63, after: 10 },
  },
];

/** The Solo: five tricks, then that the ten of diamonds takes the king. The print has 24 for the last. */
export const PRINTED_SOLO: PrintedLine = {
  hand: 'eichhorn-solo',
  variation: null,
  tricks: [
    ['A K 7', 15],
    ['Q 10 10', 23],
    ['K A .', null],
    ['J 7 7', null],
    ['J 10 J', 14],
  ],
  total: { of: 'defenders', points: 66, after: 10 },
};

/** The Club Solo with nine trumps. */
export const PRINTED_NINE_TRUMPS: PrintedLine = {
  hand: 'eichhorn-nine-trumps',
  variation: null,
  tricks: [
    ['A 10 A', 32],
    ['. . .', null],
    ['J A J', null],
    ['. . .', null],
    ['J 10 J', null],
  ],
  total: { of: 'defenders', points: 61, after: 5 },
};
