/**
 * Addresses of the problems: `/problems/` is the day’s, `/problems/#i4k2` a problem, `#day=2026-11-26`
 * another day’s; `#theme=…`, `#chapter=…`, `#grade=3` and `#again` are sets.
 */
import { dayOfIso, isoDate } from '../lib/days.ts';
import type { Day } from '../lib/days.ts';

export const PROBLEMS_PAGE = '/problems/';

/** What problems have in common: a theme, a chapter, a grade; or that the reader has missed them. */
export type SetKind = 'theme' | 'chapter' | 'grade' | 'again';

/** A set of problems by its kind, and which of that kind it is; empty for `again`. */
export interface SetName {
  readonly kind: SetKind;
  readonly of: string;
}

/** What an address asks for. */
export type ProblemRequest =
  | { readonly is: 'day'; readonly day: Day | null }
  | { readonly is: 'set'; readonly set: SetName }
  | { readonly is: 'problem'; readonly id: string };

/** The address of a problem. It says nothing about the answer. */
export function makeProblemAddress(id: string): string {
  return `${PROBLEMS_PAGE}#${id}`;
}

/** The address of the problem of a day. */
export function makeProblemDayAddress(day: Day): string {
  return `${PROBLEMS_PAGE}#day=${isoDate(day)}`;
}

/** The address of a set. */
export function makeSetAddress({ kind, of }: SetName): string {
  return `${PROBLEMS_PAGE}#${kind === 'again' ? kind : `${kind}=${encodeURIComponent(of)}`}`;
}

/**
 * Reads an address.
 *
 * @param hash from its `#` on, decoded or not; empty for today’s.
 * @returns what it asks for; a problem of that id, and a set of that name, need not exist.
 */
export function readProblemAddress(hash: string): ProblemRequest {
  const text = hash.replace(/^#/u, '');
  if (text === '') return { is: 'day', day: null };
  if (text === 'again') return { is: 'set', set: { kind: 'again', of: '' } };
  const parts = new URLSearchParams(text);
  for (const kind of ['theme', 'chapter', 'grade'] as const) {
    const of = parts.get(kind);
    if (of !== null) return { is: 'set', set: { kind, of } };
  }
  const day = parts.get('day');
  if (day !== null) return { is: 'day', day: dayOfIso(day) ?? null };
  return { is: 'problem', id: text };
}
