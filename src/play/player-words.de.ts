/** Who plays at the table, in a column and at a seat: the reader first, then the others to the left. */
export const TABLE_PLAYERS = ['Du', 'Anna', 'Bert'] as const;
