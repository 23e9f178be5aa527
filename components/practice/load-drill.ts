/**
 * Finds the drills by their folders: `drills/<id>/Question.svelte` shows the questions of the drill
 * in `src/practice/drills/<id>`. A page loads only those that it asks for.
 */
import type { Drill, DrillId, QuestionBase } from '../../src/practice/drill.ts';
import type { QuestionComponent } from './question.ts';

/** A drill and the component that shows its questions. Only these two know the type of the questions. */
export interface DrillParts<Question extends QuestionBase = QuestionBase, Answer = unknown> {
  readonly drill: Drill<Question, Answer>;
  readonly Question: QuestionComponent<Question, Answer>;
}

/** The exports of a drill's `Question.svelte`: the component, and from its module script the drill. */
interface QuestionModule {
  readonly default: DrillParts['Question'];
  readonly drill: DrillParts['drill'];
}

const modules = import.meta.glob<QuestionModule>('./drills/*/Question.svelte');

/** The ids of all drills, in no particular order. */
export const DRILL_IDS: readonly DrillId[] = Object.keys(modules).map(
  (path) => path.split('/')[2]!,
);

/** Loads a drill's parts. Rejects when there is no such drill, or when it cannot be fetched. */
export async function loadDrill(id: DrillId): Promise<DrillParts> {
  const load = modules[`./drills/${id}/Question.svelte`];
  if (load === undefined) throw new RangeError(`There is no drill “${id}”.`);
  const { default: Question, drill } = await load();
  return { drill, Question };
}

/** Loads every drill, in the order in which a newcomer takes them up: for the build, not for a browser. */
export async function loadAllDrills(): Promise<DrillParts['drill'][]> {
  const all = await Promise.all(DRILL_IDS.map(loadDrill));
  return all.map(({ drill }) => drill).sort((a, b) => a.order - b.order);
}
