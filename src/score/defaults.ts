/** What a new sheet begins with, and what follows when the players change it. */
import type { LawId } from '../game/skat/laws.ts';
import type { ScoreColumn } from '../game/words/score-columns.ts';
import type { ListKind, TableRules } from './score-sheet.ts';

/** How the players of a rule book add up their sheets: today by the list of tournaments. */
export const USUAL_LIST: Readonly<Record<LawId, ListKind>> = {
  'american-1922': 'plain',
  'league-1909': 'plain',
  'hoyle-1912': 'plain',
  isko: 'seeger',
};

/** What becomes of the skat in most games: today the declarer takes it up. */
export const USUAL_COLUMN: Readonly<Record<LawId, ScoreColumn>> = {
  'american-1922': 'hand',
  'league-1909': 'hand',
  'hoyle-1912': 'hand',
  isko: 'skat',
};

/** How long a list usually is: today’s has twelve rounds, the sheet of an evening no set end. */
export function usualLength(list: ListKind, players: number): number | null {
  return list === 'seeger' ? 12 * players : null;
}

/**
 * The rules that a new sheet begins with: the players of the last sheet, and its ways where it went by
 * the same rule book.
 *
 * @param last the rules of the sheet begun last; undefined where there is none.
 * @param laws the rule book of the reader.
 */
export function rulesOfNewSheet(last: TableRules | undefined, laws: LawId): TableRules {
  const players = last?.players ?? ['', '', ''];
  const stake = last?.stake ?? null;
  if (last?.laws === laws) return { ...last, first: 0 };
  const list = USUAL_LIST[laws];
  const length = usualLength(list, players.length);
  return { players, first: 0, laws, list, agreed: false, length, stake };
}

/**
 * The rules after a change. The length stays the usual one where it was that, and the first dealer is
 * one of the players.
 */
export function changeRules(rules: TableRules, change: Partial<TableRules>): TableRules {
  const next = { ...rules, ...change };
  const first = next.first < next.players.length ? next.first : 0;
  const isUsual = rules.length === usualLength(rules.list, rules.players.length);
  const length =
    isUsual && change.length === undefined
      ? usualLength(next.list, next.players.length)
      : next.length;
  return { ...next, first, length };
}
