/**
 * How a reader answers each drill, by the keys and by touch, found by the drills' folders. The questions
 * are made again from their seed, as the page makes them, so that the test knows which answer is right.
 */
import { readdirSync } from 'node:fs';
import type { QuestionBase } from '../../../src/practice/drill.ts';
import type { Way } from './ways/way.ts';

/** A way of some drill. Which questions and answers they are is between the drill and its way. */
export type SomeWay = Way<QuestionBase, unknown>;

async function importWay(id: string): Promise<SomeWay> {
  const { way } = (await import(`./ways/${id}.ts`)) as { readonly way: SomeWay };
  if (way.drill.id !== id) throw new Error(`ways/${id}.ts is about “${way.drill.id}”.`);
  return way;
}

const folders = readdirSync('src/practice/drills');

/** The ways of all drills, in the order of the drills. */
export const WAYS: readonly SomeWay[] = (await Promise.all(folders.map(importWay))).sort(
  (a, b) => a.drill.order - b.drill.order,
);
