/**
 * `npm run bench [-- --deals 100 --out FILE --game suit,grand,null --kind random,plausible]`:
 * measures the solver on seeded deals, so that a change can be compared with the last in one run.
 *
 * Prints median, mean, 95th percentile and maximum of the milliseconds and of the cards tried, one
 * thread, the table fresh for every deal, and writes them as JSON (bench.json unless told).
 * Milliseconds depend on the machine and its other work; the cards tried do not.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { OpenPosition } from '../src/solver/position.ts';
import { makeSolver } from '../src/solver/solver.ts';
import type { Solver } from '../src/solver/solver.ts';
import { finish } from '../src/solver/task.ts';
import { makeDeal } from './bench/deals.ts';
import type { DealKind, GameName } from './bench/deals.ts';

/** What is asked about each deal. */
const QUESTIONS = {
  value: (solver: Solver, deal: OpenPosition) => finish(solver.points(deal)),
  'won or lost': (solver: Solver, deal: OpenPosition) => Number(finish(solver.reaches(deal, 61))),
  'all cards': (solver: Solver, deal: OpenPosition) => checksum(finish(solver.cardPoints(deal))),
};
const NULLO_QUESTIONS = {
  'won or lost': (solver: Solver, deal: OpenPosition) =>
    Number(finish(solver.tricks(deal, 'none'))),
  'all cards': (solver: Solver, deal: OpenPosition) =>
    checksum(finish(solver.cardTricks(deal, 'none'))),
};

interface Spread {
  readonly median: number;
  readonly mean: number;
  readonly p95: number;
  readonly max: number;
}

const { values: options } = parseArgs({
  options: {
    deals: { type: 'string', default: '100' },
    out: { type: 'string', default: 'bench.json' },
    game: { type: 'string', default: 'suit,grand,null' },
    kind: { type: 'string', default: 'random,plausible' },
    question: { type: 'string', default: 'value,won or lost,all cards' },
  },
});

const solver = makeSolver();
const rows: object[] = [];
for (const kind of options.kind.split(',') as DealKind[]) {
  for (const game of options.game.split(',') as GameName[]) {
    for (const [question, ask] of Object.entries(game === 'null' ? NULLO_QUESTIONS : QUESTIONS)) {
      if (options.question.split(',').includes(question)) measure(kind, game, question, ask);
    }
  }
}
writeFileSync(options.out, `${JSON.stringify(rows, null, 2)}\n`);

function measure(
  kind: DealKind,
  game: GameName,
  question: string,
  ask: (solver: Solver, deal: OpenPosition) => number,
): void {
  const times: number[] = [];
  const nodes: number[] = [];
  let answers = 0;
  // The first deals are played twice, so that the compiler of the engine has seen the code.
  const seeds = [0, 1, 2, ...Array.from({ length: Number(options.deals) }, (_, seed) => seed)];
  for (const [index, seed] of seeds.entries()) {
    const deal = makeDeal(game, kind, seed);
    const nodesBefore = solver.nodes();
    const before = performance.now();
    const answer = ask(solver, deal);
    const took = performance.now() - before;
    if (index < 3) continue;
    times.push(took);
    nodes.push(solver.nodes() - nodesBefore);
    answers += answer;
  }
  const ms = spread(times, 2);
  const tried = spread(nodes, 0);
  rows.push({ kind, game, question, deals: times.length, answers, ms, nodes: tried });
  const show = (one: Spread): string =>
    [one.median, one.mean, one.p95, one.max].map((n) => String(n).padStart(9)).join('');
  console.log(
    `${kind.padEnd(10)}${game.padEnd(6)}${question.padEnd(12)} ms${show(ms)}  nodes${show(tried)}  sum ${answers}`,
  );
}

function spread(numbers: readonly number[], digits: number): Spread {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (part: number): number =>
    Number(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!.toFixed(digits));
  const sum = sorted.reduce((total, number) => total + number, 0);
  return {
    median: at(0.5),
    mean: Number((sum / sorted.length).toFixed(digits)),
    p95: at(0.95),
    max: at(1),
  };
}

/** One number for all answers, so that two versions can be seen to agree. */
function checksum(cards: ReadonlyMap<string, number | boolean>): number {
  return [...cards.values()].reduce<number>((sum, value) => sum + Number(value), 0);
}
