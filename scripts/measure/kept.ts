/** What a measure has come to so far, kept beside the packages until it is whole. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Tallies } from '../../src/strategy/simulations/tally.ts';
import { nameOf, stretchesOf } from './stretches.ts';
import type { Stretch } from './stretches.ts';

interface Taken {
  readonly stretch: Stretch;
  readonly tallies: Tallies;
}

/** The stretches of one measure, seed and program that have been taken. */
export interface KeptStretches {
  has(stretch: Stretch): boolean;
  add(stretch: Stretch, tallies: Tallies): void;
  /**
   * The tallies of all stretches of so many deals, in their order.
   *
   * @throws Error when one has not been taken.
   */
  all(deals: number): readonly Tallies[];
}

/** Opens what is kept under a name; a line that a crash cut off is passed over. */
export function openKept(name: string): KeptStretches {
  const file = join('.cache', 'measures', `${name}.jsonl`);
  mkdirSync(dirname(file), { recursive: true });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').flatMap(readLine) : [];
  const talliesOf = new Map(lines.map(({ stretch, tallies }) => [nameOf(stretch), tallies]));
  return {
    has: (stretch) => talliesOf.has(nameOf(stretch)),
    add: (stretch, tallies) => {
      talliesOf.set(nameOf(stretch), tallies);
      appendFileSync(file, `${JSON.stringify({ stretch, tallies })}\n`);
    },
    all: (deals) =>
      stretchesOf(deals).map((stretch) => {
        const tallies = talliesOf.get(nameOf(stretch));
        if (tallies === undefined) throw new Error(`The deals ${nameOf(stretch)} are missing.`);
        return tallies;
      }),
  };
}

function readLine(line: string): Taken[] {
  try {
    return [JSON.parse(line) as Taken];
  } catch {
    return [];
  }
}
