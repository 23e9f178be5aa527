/** The address of a sheet: whoever opens it gets the same questions on paper. */
import { LAST_SEED } from './origin.ts';
import type { DrillFacts } from './origin.ts';
import { drillAddress } from './permalink.ts';
import { firstSheet } from './printed-sheet.ts';
import type { SheetRequest } from './printed-sheet.ts';

/** The most questions on a sheet. */
export const LONGEST = 50;

/** The address of a sheet: `/practice/matadors/sheet/?n=20&level=2&seed=1922`. */
export function makeSheetAddress(
  { id }: Pick<DrillFacts, 'id'>,
  { length, level, seed }: SheetRequest,
): string {
  const parts = new URLSearchParams({
    n: String(length),
    level: String(level),
    seed: String(seed),
  });
  return `${drillAddress(id)}sheet/?${parts.toString()}`;
}

/**
 * The sheet that an address asks for; missing parts are those of the first sheet.
 *
 * @param search what follows the page’s address, with or without its `?`.
 * @returns undefined where it asks for no sheet, or for an impossible one.
 */
export function readSheetAddress(
  facts: Pick<DrillFacts, 'levels' | 'usualLength'>,
  search: string,
): SheetRequest | undefined {
  const parts = new URLSearchParams(search);
  if (!['n', 'level', 'seed'].some((name) => parts.has(name))) return undefined;
  const first = firstSheet(facts);
  const read = (name: string, usual: number, most: number): number => {
    const value = parts.get(name);
    if (value === null) return usual;
    const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
    return number >= 1 && number <= most ? number : NaN;
  };
  const request = {
    length: read('n', first.length, LONGEST),
    level: read('level', first.level, facts.levels.length),
    seed: read('seed', first.seed, LAST_SEED),
  };
  return Object.values(request).some(Number.isNaN) ? undefined : request;
}
