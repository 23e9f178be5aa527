/** The properties of a living component, from what Astro writes of them into a page. */

/** A value as Astro writes it: plain, with what it holds written in the same way, or a list. */
export type Written =
  readonly [kind: 0, value?: unknown] | readonly [kind: 1, list: readonly Written[]];

function revive([kind, value]: Written): unknown {
  if (kind === 1) return value.map(revive);
  if ((kind as number) !== 0) throw new TypeError('A property that is no plain value');
  return typeof value === 'object' && value !== null
    ? reviveAll(value as Record<string, Written>)
    : value;
}

/**
 * The properties as plain data.
 *
 * @throws TypeError for a property that JSON does not know, a date or a map, which stops the build.
 */
export const reviveAll = (written: Record<string, Written>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(written).map(([name, value]) => [name, revive(value)]));
