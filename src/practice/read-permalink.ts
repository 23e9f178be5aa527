/** Reads the address of a drill’s page, which permalink.ts writes. */
import { valid } from '../lib/checked.ts';
import type { Checked } from '../lib/checked.ts';
import { checkedAs } from '../lib/json/json.ts';
import { ADDRESS_FAULTS, sayWrongNumber } from '#edition/practice/address-faults.ts';
import { LAST_SEED } from './origin.ts';
import type { DrillFacts, Origin } from './origin.ts';

/**
 * The question an address asks for. Parameters that are not the drill's are ignored: mail and
 * social networks add their own (`utm_source`, `fbclid`) to the links that go through them.
 *
 * @param search what follows the page's address, with or without its `?`.
 * @returns null where it asks for no question; otherwise the origin, or everything that is wrong, a
 *   sentence each.
 */
export function parseQuestionAddress(
  facts: DrillFacts,
  search: string,
): Checked<Origin | null, string> {
  const known = new Set(['level', 'kind', 'seed', ...facts.options.map(({ id }) => id)]);
  const parts = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => known.has(name)),
  );
  if (parts.size === 0) return valid(null);
  const faults: string[] = [];
  const options: Record<string, string> = {};
  for (const { choices, id, name } of facts.options) {
    const text = parts.get(id);
    options[id] = text ?? choices[0]![0];
    if (text !== null && choices.every(([value]) => value !== text)) {
      const known = choices.map(([value]) => value);
      faults.push(ADDRESS_FAULTS.option(name, text, known));
    }
  }
  for (const name of new Set(parts.keys())) {
    if (parts.getAll(name).length > 1) faults.push(ADDRESS_FAULTS.twice(name));
  }
  const kind = parts.get('kind');
  if (kind !== null && !Object.hasOwn(facts.kinds, kind)) {
    faults.push(ADDRESS_FAULTS.kind(kind));
  }
  const level = wholeNumber(parts.get('level'), 1, facts.levels.length, 'level', faults);
  const seed = wholeNumber(parts.get('seed'), 1, LAST_SEED, 'seed', faults);
  return checkedAs({ level, kind, options, seed }, faults);
}

/** The one kind that the address asks for; null for all kinds, or where the drill has no such kind. */
export function readKindAddress(facts: Pick<DrillFacts, 'kinds'>, search: string): string | null {
  const kind = new URLSearchParams(search).get('only');
  return kind !== null && Object.hasOwn(facts.kinds, kind) ? kind : null;
}

function wholeNumber(
  text: string | null,
  least: number,
  most: number,
  name: 'level' | 'seed',
  faults: string[],
): number {
  const number = text !== null && /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  if (number >= least && number <= most) return number;
  faults.push(sayWrongNumber(name, text, least, most));
  return least;
}
