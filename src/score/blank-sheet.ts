/**
 * The sheet before its first deal, which is not kept among the sheets: only what the players have
 * changed of it.
 */
import { isObject, isWhole } from '../lib/json/json.ts';
import type { Activity } from '../lib/storage/begun.ts';
import { isLawId } from '../game/skat/laws.ts';
import { readHouseRules } from './house-format.ts';
import { LONGEST_PLAYER, MOST_DEALS } from './names.ts';
import { LIST_KINDS } from './score-sheet.ts';
import type { TableRules } from './score-sheet.ts';

/** What has been changed. The names are as they were typed: an empty one has not been given. */
export type BlankChanges = Partial<Omit<TableRules, 'first' | 'stake'>>;

/** A sheet with names and without deals, as an activity. The game entered on it is kept with the pad. */
export const BLANK_SHEET: Activity<BlankChanges> = {
  activity: 'sheet-rules',
  lasts: 'browser',
  read: readChanges,
};

function readChanges(data: unknown): BlankChanges | undefined {
  if (!isObject(data)) return undefined;
  const { agreed, laws, length, list, players } = data;
  const house = data['house'] === undefined ? undefined : readHouseRules(data['house']);
  const kind = LIST_KINDS.find((one) => one === list);
  const names = players === undefined ? undefined : readTypedNames(players);
  if (house === null || names === null || (list !== undefined && kind === undefined))
    return undefined;
  if (laws !== undefined && !(typeof laws === 'string' && isLawId(laws))) return undefined;
  if (agreed !== undefined && typeof agreed !== 'boolean') return undefined;
  if (length !== undefined && length !== null && !isWhole(length, 1, MOST_DEALS)) return undefined;
  return {
    ...(names && { players: names }),
    ...(laws !== undefined && { laws }),
    ...(kind && { list: kind }),
    ...(agreed !== undefined && { agreed }),
    ...(length !== undefined && { length }),
    ...(house && { house }),
  };
}

function readTypedNames(data: unknown): readonly string[] | null {
  if (!Array.isArray(data) || (data.length !== 3 && data.length !== 4)) return null;
  const names = data.filter(
    (name): name is string => typeof name === 'string' && name.length <= LONGEST_PLAYER,
  );
  return names.length === data.length ? names : null;
}
