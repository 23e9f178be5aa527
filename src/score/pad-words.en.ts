/** The score pad: the sheet on the table, the sheets kept here, and what has just been done. */

/** The pad around its sheet. */
export const PAD = {
  loading: 'One moment.',
  mending: 'Press the number of a deal to change it or to strike it out.',
  newSheet: 'New sheet',
  anotherRound: 'Another round',
  sheets: 'Sheets',
  kept: 'Sheets kept here',
  print: 'Print',
} as const;

/** The list has all its deals. */
export const sayListFull = (deals: number): string =>
  `The list is full: ${deals} deals. The balance is below.`;

/** The head and the lines of the sheet. */
export const SHEET = {
  name: 'The sheet',
  deal: 'Deal',
  game: 'Game',
  addPlayer: 'Add a fourth player',
  removePlayer: 'Take the fourth player away',
  showEarlier: (deals: number): string => `Show deals 1 to ${deals}`,
  change: (spokenDeal: string): string => `Change ${spokenDeal}`,
  /** Behind what is wrong with a deal. */
  countsNothing: 'It counts for nothing until it is changed.',
} as const;

/** A change that one press can undo, as it stands behind the words of the button. */
export const STEPS = {
  deal: (number: number): string => `deal ${number}`,
  change: (number: number): string => `the change to deal ${number}`,
  strike: (number: number): string => `striking out deal ${number}`,
  settings: 'the new settings',
  stake: 'the new stake',
} as const;

/** What has just been done, before the totals. */
export const DONE = {
  blank: 'A blank sheet.',
  open: (number: number): string => `Deal ${number} can be changed now.`,
  struck: (number: number): string => `Deal ${number} is struck out.`,
  changed: 'All totals below it are worked out anew.',
  undone: (step: string): string => `Undone: ${step}.`,
  redone: (step: string): string => `Redone: ${step}.`,
} as const;
