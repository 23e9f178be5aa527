/**
 * What today’s list adds by the system called after Seeger and Fabian: for each of one’s own games
 * won or lost, and for each lost by one of the others, by the number of players at the table, who
 * sits out among them.
 */
export const SEEGER = { won: 50, lost: -50, othersLost: { 3: 40, 4: 30 } } as const;
