/** The address of a sheet: everyone who opens it gets the same questions on paper. */
import { LAST_SEED } from './origin.ts';
import type { DrillFacts } from './origin.ts';
import { addOptions, drillAddress } from './permalink.ts';
import { firstSheet } from './printed-sheet.ts';
import type { SheetRequest } from './printed-sheet.ts';

/** The most questions on a sheet. */
export const LONGEST = 50;

/** The address of a sheet: `/practice/matadors/sheet/?n=20&level=2&seed=1922`. */
export function makeSheetAddress(
  facts: Pick<DrillFacts, 'id' | 'options'>,
  { length, level, options = {}, seed }: SheetRequest,
): string {
  const parts = new URLSearchParams({
    n: String(length),
    level: String(level),
    seed: String(seed),
  });
  addOptions(parts, facts, options);
  return `${drillAddress(facts.id)}sheet/?${parts.toString()}`;
}

/**
 * The sheet that an address asks for; missing parts are those of the first sheet, and missing options are
 * at their first choice.
 *
 * @param search what follows the page’s address, with or without its `?`.
 * @returns undefined where it asks for no sheet, or for an impossible one.
 */
export function readSheetAddress(
  facts: Pick<DrillFacts, 'levels' | 'options' | 'usualLength'>,
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
  if (Object.values(request).some(Number.isNaN)) return undefined;
  const options = facts.options.map(({ choices, id }) => {
    const chosen = choices.find(([value]) => value === parts.get(id)) ?? choices[0]!;
    return [id, chosen[0]] as const;
  });
  return { ...request, options: Object.fromEntries(options) };
}
