/**
 * Words heard at a German table, and their meanings: the pairs of the English edition, which this one
 * asks the other way round.
 */
export { TABLE_WORDS } from './table-words.en.ts';
