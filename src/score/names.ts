/** The names at the head of a sheet, and the length of its list. */
import { invalid, valid } from '../lib/checked.ts';
import type { Checked } from '../lib/checked.ts';
import { isSameName, oneLine } from '../game/words/one-line.ts';
import { columnName, sayLengths, sayTwice } from '#edition/score/name-words.ts';

/** So many letters fit at the head of a column. */
export const LONGEST_PLAYER = 16;
/** More deals than this are no list of one evening. */
export const MOST_DEALS = 400;

/** A name without control characters and blanks around it, not too long. */
export function cleanPlayer(name: string): string {
  return oneLine(name, LONGEST_PLAYER);
}

/** The names as the sheet has them; an empty one is called after its seat. */
export function sheetNames(typed: readonly string[]): readonly string[] {
  return typed.map((name, player) => cleanPlayer(name) || columnName(player));
}

/** The names as the sheet has them, or what is wrong. */
export function readPlayers(typed: readonly string[]): Checked<readonly string[], string> {
  const names = sheetNames(typed);
  const twice = names.find((name, index) =>
    names.slice(0, index).some((other) => isSameName(other, name)),
  );
  if (twice === undefined) return valid(names);
  return invalid(sayTwice(twice));
}

/** The length of a list: empty for no end; null inside for that, or what is wrong. */
export function readLength(typed: string): Checked<number | null, string> {
  const text = typed.trim();
  if (text === '') return valid(null);
  const number = /^\d{1,4}$/u.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= MOST_DEALS) return valid(number);
  return invalid(sayLengths(MOST_DEALS));
}
