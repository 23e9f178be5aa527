/** What a new sheet begins with, for the players to change. */
import type { LawId } from '../game/skat/laws.ts';
import type { ListKind, TableRules } from './score-sheet.ts';

/** How the players of a rule book add up their sheets: today by the list of tournaments. */
export const USUAL_LIST: Readonly<Record<LawId, ListKind>> = {
  'american-1922': 'plain',
  'league-1909': 'plain',
  'hoyle-1912': 'plain',
  isko: 'seeger',
};

/** How long a list usually is: today’s has twelve rounds, the sheet of an evening no set end. */
export function usualLength(list: ListKind, players: number): number | null {
  return list === 'seeger' ? 12 * players : null;
}

/** A sheet of the book’s own laws for three, before anybody has said who they are. */
export const FIRST_RULES: TableRules = {
  players: ['', '', ''],
  first: 0,
  laws: 'american-1922',
  list: 'plain',
  agreed: false,
  length: null,
  stake: null,
};
