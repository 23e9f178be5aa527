/**
 * The address of one question: `/practice/matadors/?level=2&kind=without&seed=4711`. A teacher can
 * send it, and the reader gets the same cards.
 */
import type { DrillFacts, Origin } from './origin.ts';

/** The name under which answers to problems are stored, which have a page of their own and are no drill. */
export const PROBLEM_DRILL = 'problem';

/** The page of a drill, or of the problems. */
export function drillAddress(id: string): string {
  return id === PROBLEM_DRILL ? '/problems/' : `/practice/${id}/`;
}

/** The address of a question. Options at their first choice are left out. */
export function makeQuestionAddress(
  facts: Pick<DrillFacts, 'id' | 'options'>,
  origin: Origin,
): string {
  const parts = new URLSearchParams({ level: String(origin.level) });
  if (origin.kind !== null) parts.set('kind', origin.kind);
  addOptions(parts, facts, origin.options);
  parts.set('seed', String(origin.seed));
  return `${drillAddress(facts.id)}?${parts.toString()}`;
}

/** Adds options to an address; those at their first choice are left out. */
export function addOptions(
  parts: URLSearchParams,
  facts: Pick<DrillFacts, 'options'>,
  options: Readonly<Record<string, string>>,
): void {
  for (const { choices, id } of facts.options) {
    const value = options[id];
    if (value !== undefined && value !== choices[0]![0]) parts.set(id, value);
  }
}

/** The address of a drill that asks one kind only: `/practice/matadors/?only=without`; of problems, a theme. */
export function makeKindAddress(id: string, kind: string): string {
  if (id === PROBLEM_DRILL) return `${drillAddress(id)}#theme=${encodeURIComponent(kind)}`;
  return `${drillAddress(id)}?only=${encodeURIComponent(kind)}`;
}
