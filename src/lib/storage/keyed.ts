/** Lists of things with a key of their own, as they are kept: sheets, tournaments, evenings. */

/** The key that identifies an entry of a list. */
export interface Keyed {
  /** Letters, digits and hyphens, 60 at most. */
  readonly key: string;
}

const LONGEST_KEY = 60;

/** The key, or where that is taken the first free one made from it: `s1-2`, `s1-3`. */
export function freeKey(key: string, isTaken: (key: string) => boolean): string {
  let free = key;
  for (let number = 2; isTaken(free); number++) {
    const behind = `-${number}`;
    free = `${key.slice(0, LONGEST_KEY - behind.length)}${behind}`;
  }
  return free;
}

/**
 * Brings the things of a file to those that are there, without losing anything of either: one that is
 * there already, under whatever key, comes in no second time; one that has only grown takes the place of
 * the other; one that is otherwise different stands beside it, under a key of its own.
 *
 * @param hasGrown whether `more` is `less` with something added, and nothing of it lost.
 */
export function addKeyed<T extends Keyed>(
  ours: readonly T[],
  theirs: readonly T[],
  hasGrown: (more: T, less: T) => boolean,
): readonly T[] {
  const all = [...ours];
  const text = (one: T): string => JSON.stringify({ ...one, key: '' });
  for (const one of theirs) {
    if (all.some((known) => text(known) === text(one))) continue;
    const at = all.findIndex(({ key }) => key === one.key);
    const own = all[at];
    if (own === undefined) all.push(one);
    else if (hasGrown(one, own)) all[at] = one;
    else if (!hasGrown(own, one)) {
      all.push({ ...one, key: freeKey(one.key, (key) => all.some((each) => each.key === key)) });
    }
  }
  return all;
}
