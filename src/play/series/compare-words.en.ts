/** The words of results side by side. */
import { counted } from '#edition/game/words/nouns.ts';

/** Where codes are added. */
export const ADDING = {
  label: 'Paste codes, links or whole messages, as many as you have',
  add: 'Add them',
  noResults: 'No results yet. When you have played a series, your result appears here by itself.',
} as const;

/** What came of it. @param found how many codes there were. @param fresh how many of them are new. */
export function sayAdded(found: number, fresh: number): string {
  if (found === 0) return '';
  if (fresh > 0) return fresh === 1 ? '1 result added.' : `${fresh} results added.`;
  return found === 1 ? 'This result is here already.' : 'These results are here already.';
}

/** The results of one series. */
export const COMPARISON = {
  mixed:
    'These results were made against opponents of different strength, so the points cannot be compared.',
  notPlayed: 'You have not played this series: its deals stay hidden until you have.',
  notPlayedOut: 'You have not played this series to its end: its deals stay hidden until you have.',
  playFirst: 'Play it first',
  goOn: 'Go on with it',
  showAll: 'Show the deals all the same',
  table: 'The results, a wide table',
  deal: 'Deal',
  strong: 'Strong',
  helped: 'with help',
  total: 'Total',
  link: { words: 'Copy a link to these results', name: 'These results' },
  remove: { yes: 'Remove it', no: 'Keep it' },
} as const;

/** The reader’s own result. @param name the name on it; null for none. */
export const sayOwnResult = (name: string | null): string =>
  name === null ? 'you' : `${name}, you`;

/** How many deals were played with help. */
export const sayHelpedDeals = (deals: number): string => `${counted(deals, 'deal')} with help`;

/** The button that removes a result, and its question. */
export const sayRemove = (name: string): string => `Remove ${name}`;
export const askToRemove = (name: string): string =>
  `The result of ${name} will be lost unless you have its code elsewhere. Remove it?`;
