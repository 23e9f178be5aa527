/**
 * The address of one question: `/practice/matadors/?level=2&kind=without&seed=4711`. A teacher can
 * send it, and the reader gets the same cards.
 */
import type { DrillFacts, Origin } from './origin.ts';

/** The page of a drill. */
export function drillAddress(id: string): string {
  return `/practice/${id}/`;
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

/** The address of a drill that asks one kind only: `/practice/matadors/?only=without`. */
export function makeKindAddress(id: string, kind: string): string {
  return `${drillAddress(id)}?only=${encodeURIComponent(kind)}`;
}
