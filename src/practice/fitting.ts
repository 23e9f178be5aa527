/** Which drills fit a reader now: what comes back, what has just been taught, what has a next level. */
import type { DrillId, Level } from './drill.ts';
import type { Progress } from './progress.ts';
import { isForNewcomers, openKinds } from './taught/taught.ts';
import type { TaughtFacts, TaughtReader } from './taught/taught.ts';

/** What the choice needs to know of a drill. */
export type FittingFacts = TaughtFacts & {
  readonly id: DrillId;
  readonly levels: readonly string[];
};

export interface Fitting {
  readonly id: DrillId;
  /** Why it fits: so many questions to try again; taught and not tried yet; the level to go on with. */
  readonly why:
    | { readonly is: 'due'; readonly count: number }
    | { readonly is: 'new' }
    | { readonly is: 'level'; readonly level: Level };
}

/** How many of these questions each drill has. */
export function countByDrill(
  questions: readonly { readonly drill: DrillId }[],
): ReadonlyMap<DrillId, number> {
  const counts = new Map<DrillId, number>();
  for (const { drill } of questions) counts.set(drill, (counts.get(drill) ?? 0) + 1);
  return counts;
}

/**
 * The drills that fit best, a different reason for each where there are so many; then others, so that there
 * are always as many as asked for.
 *
 * @param drills in their order.
 * @param due how many questions of each drill come back today.
 */
export function fittingDrills(
  drills: readonly FittingFacts[],
  { choices, results }: Pick<Progress, 'choices' | 'results'>,
  due: ReadonlyMap<DrillId, number>,
  reader: TaughtReader,
  count: number,
): Fitting[] {
  const lastTried = new Map(results.map(({ drill }, at) => [drill, at]));
  const again = drills
    .flatMap(({ id }): Fitting[] => {
      const questions = due.get(id) ?? 0;
      return questions === 0 ? [] : [{ id, why: { is: 'due', count: questions } }];
    })
    .sort((a, b) => (due.get(b.id) ?? 0) - (due.get(a.id) ?? 0));
  const untried = drills.filter(({ id }) => !lastTried.has(id));
  const taught = untried.filter(
    (drill) => isForNewcomers(drill) || openKinds(drill, 1, reader)?.length !== 0,
  );
  const levels = drills
    .flatMap(({ id, levels }): Fitting[] => {
      const last = results[lastTried.get(id) ?? -1];
      if (last === undefined) return [];
      const level = Math.min(levels.length, choices[id]?.level ?? last.level);
      return [{ id, why: { is: 'level', level } }];
    })
    .sort((a, b) => lastTried.get(a.id)! - lastTried.get(b.id)!);
  const asNew = ({ id }: FittingFacts): Fitting => ({ id, why: { is: 'new' } });
  const fresh = taught.map(asNew);
  const chosen = new Map<DrillId, Fitting>();
  for (const fitting of [
    ...firstOther([again, fresh, levels]),
    ...[...fresh, ...again, ...levels, ...untried.map(asNew)],
  ]) {
    if (chosen.size < count && !chosen.has(fitting.id)) chosen.set(fitting.id, fitting);
  }
  return [...chosen.values()];
}

/** The first of each list that is not the first of one before. */
function firstOther(lists: readonly (readonly Fitting[])[]): Fitting[] {
  const firsts: Fitting[] = [];
  for (const list of lists) {
    const first = list.find(({ id }) => firsts.every((one) => one.id !== id));
    if (first !== undefined) firsts.push(first);
  }
  return firsts;
}
