/** The words of the sheet of a sitting, and of the list of a series. */
import { signed } from '../game/words/figures.ts';

/** Its headings and labels. */
export const SHEET = {
  sheet: 'The sheet',
  list: 'The list',
  deal: 'Deal',
  game: 'Game',
  strong: 'Strong',
  claimed: 'claimed',
  helped: 'with help',
  running: 'still being played out',
  total: 'Total',
  lastColumn:
    'The last column shows what a strong player scored in the same seats against the same opponents.',
  asList: 'As a club would score it',
  howMadeUp: 'How the total is made up',
  seeger: 'Seeger’s points',
  totalWithThem: 'Total with Seeger’s points',
  balanced: 'Balanced',
  seegerMeans:
    'For a game won the declarer gets 50 more. For a game lost 50 are taken from the declarer, and each of the others gets 40.',
  save: 'Save the deals as a file',
  file: 'table.hand',
} as const;

/** The deal behind a link of the sheet, as it is spoken. */
export const sayDealInRoom = (number: number): string => `Deal ${number} in the analysis room`;

/** The same as the strong player played it. */
export const sayStrongDeal = (number: number, points: number): string =>
  `Deal ${number} as a strong player played it: ${signed(points)}`;

/** The name of a deal’s number, as it is spoken after the number of the line. */
export const sayDealNumber = (name: string): string => `, number ${name}`;

/** Where the deals have been saved. */
export const saySaved = (file: string): string => `The deals are in the file ${file}.`;

/** How many deals do not count; at least one. */
export const sayNotCounted = (deals: number): string =>
  deals === 1
    ? 'One deal does not count, because you knew its cards.'
    : `${deals} deals do not count, because you knew their cards.`;
