/** The slips from the tables of a tournament. */
import { nounFor } from '#edition/game/words/nouns.ts';

/** The fields of a slip. */
export const SLIP_FIELDS = { points: 'points', games: 'games', won: 'won', lost: 'lost' } as const;

type SlipField = keyof typeof SLIP_FIELDS;

/** What is to be entered, by what the slips have. */
export const SLIP_NOTES = {
  net: 'Enter for each player the points won less the points lost, and the games won less the games lost.',
  series:
    'Enter for each player the total of the list, with Seeger’s points, and the games won and lost.',
  list: 'Enter for each player the total of the list.',
} as const;

/** How many slips of a round are missing. */
export const saySlipsMissing = (slips: number): string =>
  slips === 0 ? 'All slips are in.' : `${slips} missing.`;

/** A series without seats, and the button that leads to them. */
export const UNSEATED = {
  series: (series: number): string => `Series ${series} has no seats yet.`,
  toSeats: 'Go to the seats',
} as const;

/** A field of a player’s slip, as it is spoken. */
export const slipField = (name: string, field: SlipField): string =>
  `${name}, ${SLIP_FIELDS[field]}`;

/** The button that changes the sign in such a field, as it is spoken. */
export const slipSign = (name: string, field: SlipField): string =>
  `${slipField(name, field)}: change the sign`;

/** The slips of a table count more games than it has deals. */
export const sayTooMany = (extra: number, deals: number): string =>
  `These slips have ${extra} more ${nounFor(extra, 'game')} than the ${deals} deals of the table. Compare them with the list.`;

/** What is wrong with a slip of a player. */
export const SLIP_FAULTS = {
  games: (name: string, games: number, deals: number): string =>
    `${name}: ${games} games are more than the ${deals} deals of a sitting.`,
  seriesGames: (name: string, games: number, deals: number): string =>
    `${name}: ${games} games are more than the ${deals} deals of a series at this table.`,
  notWhole: (name: string, text: string): string =>
    `${name}: “${text}” is not a whole number, such as 74 or −15.`,
  notGames: (name: string, text: string): string =>
    `${name}: “${text}” is not a number of games, such as 12 or 0.`,
} as const;
