/**
 * `npm run bench`: measures the solver on seeded deals, so that a change can be compared with the
 * last in one run.
 *
 * Prints median, mean, 95th percentile and maximum of the milliseconds and of the cards tried, one
 * thread, the table fresh for every deal, and writes them as JSON. Milliseconds depend on the
 * machine and its other work; the cards tried do not.
 */
import { closeSync, openSync, writeFileSync } from 'node:fs';
import type { OpenPosition } from '../src/game/solver/position.ts';
import { makeSolver } from '../src/game/solver/solver.ts';
import type { Solver } from '../src/game/solver/solver.ts';
import { finish } from '../src/game/solver/task.ts';
import { DEAL_KINDS, BENCH_GAMES, makeDeal } from './bench/deals.ts';
import type { DealKind, BenchGame } from './bench/deals.ts';
import { timePlayers } from './bench/players.ts';
import { UsageError, runCommand } from './command-line.mjs';
import { isSeatName } from '../src/strategy/players/match/kinds.ts';
import { isLawId } from '../src/game/skat/laws.ts';

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

const QUESTION_NAMES = Object.keys(QUESTIONS);

const solver = makeSolver();
const rows: object[] = [];

await runCommand({
  name: 'npm run bench --',
  help: `npm run bench [-- OPTION…]

Measures the solver on seeded deals: median, mean, 95th percentile and maximum of the milliseconds
and of the cards tried. A LIST is parted by commas; without it, all are measured.

  --deals NUMBER    how many deals of each game and kind (100)
  --game LIST       ${BENCH_GAMES.join(', ')}
  --kind LIST       ${DEAL_KINDS.join(', ')}
  --question LIST   ${QUESTION_NAMES.join(', ')}
  --players NAME    instead, how long a player of npm run match takes for a decision, in milliseconds
                    of the processor; --law ID (isko)
  --out FILE        where the numbers are written as JSON (bench.json)
  -h, --help        print this`,
  options: {
    deals: { type: 'string', default: '100' },
    game: { type: 'string' },
    kind: { type: 'string' },
    question: { type: 'string' },
    players: { type: 'string' },
    law: { type: 'string', default: 'isko' },
    out: { type: 'string', default: 'bench.json' },
  },
  run: ({ values }) => {
    if (!/^[1-9]\d{0,5}$/.test(values.deals)) {
      throw new UsageError(`--deals is a number from 1 to 999999, not “${values.deals}”.`);
    }
    if (values.players !== undefined) {
      const { law, players } = values;
      if (!isSeatName(players)) throw new UsageError(`There is no player “${players}”.`);
      if (!isLawId(law)) throw new UsageError(`There is no law “${law}”.`);
      for (const { decision, times } of timePlayers(players, law, Number(values.deals))) {
        const { max, mean, median, p95 } = spread(times, 1);
        const figures = [median, mean, p95, max].map((n) => String(n).padStart(9)).join('');
        console.log(`${decision.padEnd(10)} ${String(times.length).padStart(6)} ms${figures}`);
      }
      return;
    }
    const games = chooseNames('--game', values.game, BENCH_GAMES);
    const kinds = chooseNames('--kind', values.kind, DEAL_KINDS);
    const questions = chooseNames('--question', values.question, QUESTION_NAMES);
    if (games.every((game) => game === 'null') && questions.every((name) => name === 'value')) {
      throw new UsageError('A null has no value in points: ask another question.');
    }
    // Check this before the minutes of measuring, not after.
    closeSync(openSync(values.out, 'a'));
    for (const kind of kinds) {
      for (const game of games) {
        const questionEntries = Object.entries(game === 'null' ? NULLO_QUESTIONS : QUESTIONS);
        for (const [question, ask] of questionEntries) {
          if (!questions.includes(question)) continue;
          measure(kind, game, question, Number(values.deals), ask);
        }
      }
    }
    writeFileSync(values.out, `${JSON.stringify(rows, null, 2)}\n`);
  },
});

/** The names in a list parted by commas; all of them where none is given. */
function chooseNames<Name extends string>(
  option: string,
  list: string | undefined,
  names: readonly Name[],
): readonly Name[] {
  if (list === undefined) return names;
  return list.split(',').map((text) => {
    const found = names.find((name) => name === text);
    if (found !== undefined) return found;
    throw new UsageError(`${option} is a list of: ${names.join(', ')}. “${text}” is none of them.`);
  });
}

function measure(
  kind: DealKind,
  game: BenchGame,
  question: string,
  count: number,
  ask: (solver: Solver, deal: OpenPosition) => number,
): void {
  const times: number[] = [];
  const nodes: number[] = [];
  let answers = 0;
  // The first deals are played twice, so that the compiler of the engine has seen the code.
  const seeds = [0, 1, 2, ...Array.from({ length: count }, (_, seed) => seed)];
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
  const nodeSpread = spread(nodes, 0);
  rows.push({ kind, game, question, deals: times.length, answers, ms, nodes: nodeSpread });
  const show = (one: Spread): string =>
    [one.median, one.mean, one.p95, one.max].map((n) => String(n).padStart(9)).join('');
  console.log(
    `${kind.padEnd(10)}${game.padEnd(6)}${question.padEnd(12)} ms${show(ms)}  nodes${show(nodeSpread)}  sum ${answers}`,
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
