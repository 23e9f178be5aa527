/** Collects at build what the list of drills shows of each. */
import { Chance } from '../../../src/lib/random.ts';
import type { FittingFacts } from '../../../src/practice/fitting.ts';
import { usualOptions } from '../../../src/practice/origin.ts';
import { AFTER_LESSON, firstKinds, taughtFactsOf } from '../../../src/practice/taught/taught.ts';
import { loadAllDrills } from '../load-drill.ts';

/** A drill in the list. */
export interface ListedDrill extends FittingFacts {
  readonly title: string;
  readonly task: string;
  /** Cards and words of one of its questions. */
  readonly picture: readonly string[];
}

/** The seed of the pictured questions. */
const SEED = 1922;

/** All drills in their order, each with the picture of an easy question. */
export async function listedDrills(): Promise<ListedDrill[]> {
  return (await loadAllDrills()).map((drill) => {
    const { id, levels, task, title } = drill;
    const kinds = firstKinds(drill, AFTER_LESSON);
    const request = { level: 1, kind: kinds?.[0] ?? null, options: usualOptions(drill) };
    const picture = drill.picture(drill.make(new Chance(SEED), request));
    return { ...taughtFactsOf(drill), id, levels, picture, task, title };
  });
}
