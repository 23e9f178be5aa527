/** What is wrong with the plan of a tournament or with the list of its players, and what to do. */

/** The list of the players. */
export const ENTRANT_FAULTS = {
  tooMany: (players: number, most: number): string =>
    `There are ${players} players, and this desk can keep ${most} at most.`,
  /** @param line from 1. */
  twiceInList: (line: number, name: string): string =>
    `Line ${line}: there is a ${name} already. Give one of them a different name.`,
  twice: (name: string): string => `There is a ${name} already. Give one of them a different name.`,
  nameless: 'A player needs a name.',
  chairTaken: 'This chair has been taken.',
} as const;

/** The tables that so many players make. */
export const TABLE_FAULTS = {
  tooFew: 'It takes at least three players.',
  /** Five is the only number of players above two that makes no tables. */
  five: 'Five players cannot fill two tables. One more can play, or one fewer.',
  umpires: (tables: number, umpires: number): string =>
    `There are ${tables} tables, and ${umpires} to keep their scores. Mark one player for each table, or mark nobody and let lots decide.`,
  /** @param missing how many more players would do. */
  emptyChairs: (players: number, empty: number, missing: number): string =>
    `${players} players leave ${empty} chairs empty, and up the sides and down the middle two pairs with an empty chair would meet at one table. Let the pairs go to the next table, or find ${missing} more.`,
} as const;

const isAmount = (most: number): string => `is an amount up to ${most}, such as 10 or 0.50.`;

/** The numbers of the form. */
export const PLAN_FAULTS = {
  section: 'A section has 1 to 13 tables; more than ten take too long.',
  deals: 'Enter 3 to 400 deals to be played before anybody moves, such as 4 or 80.',
  series:
    'A series is a whole number of rounds, and a round at a table of four is 4 deals, so enter 48, for example.',
  seriesCount: (most: number, usual: number): string =>
    `A tournament has 1 to ${most} series; leave it empty for ${usual}.`,
  rounds: (most: number): string =>
    `With this many tables there are 1 to ${most} rounds; leave it empty for all.`,
  /** By field; @param most in whole units of money. */
  money: {
    entry: (most: number): string => `The entry money ${isAmount(most)}`,
    lost: (most: number): string => `The money for a lost game ${isAmount(most)}`,
    lostMore: (most: number): string => `The money from the fourth lost game on ${isAmount(most)}`,
  },
} as const;

/** Why a series cannot get its seats now; series are counted from 1. */
export const SEATING_FAULTS = {
  earlier: (series: number): string => `First give out the seats of series ${series}.`,
  begun: 'This series has begun, so its seats stay as they are.',
  slips: (series: number, missing: number): string =>
    `Seats go by standing, so all slips of series ${series} must be in: ${missing} missing.`,
} as const;
