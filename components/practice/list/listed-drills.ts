/** Collects at build what the list of drills shows of each. */
import { Chance } from '../../../src/lib/random.ts';
import type { FittingFacts } from '../../../src/practice/fitting.ts';
import { usualOptions } from '../../../src/practice/origin.ts';
import { LESSON_LEARNT } from '../../../src/practice/taught/learning.ts';
import { firstKinds } from '../../../src/practice/taught/taught.ts';
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
    const { asks, games, id, lesson, levels, oldKinds, options, sections, task, title } = drill;
    const kinds = firstKinds(drill, { learning: LESSON_LEARNT, laws: 'isko' });
    const request = { level: 1, kind: kinds?.[0] ?? null, options: usualOptions(drill) };
    const picture = drill.picture(drill.make(new Chance(SEED), request));
    return {
      ...{ id, title, task, levels, asks, lesson, sections, options, picture },
      ...(games === undefined ? {} : { games }),
      ...(oldKinds === undefined ? {} : { oldKinds }),
    };
  });
}
