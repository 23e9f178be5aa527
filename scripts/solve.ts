/**
 * `npm run solve`: reads one position a line (JSON) on standard input and writes the same line with
 * the answer added. The form of a line is described in src/game/solver/position-json.ts.
 */
import { fstatSync } from 'node:fs';
import { solveLine } from '../src/game/solver/solve-line.ts';
import { makeSolver } from '../src/game/solver/solver.ts';
import { runCommand } from './command-line.mjs';
import { readLines } from './read-lines.ts';

await runCommand({
  name: 'npm run solve --',
  help: `npm run --silent solve [-- --cards] < FILE

Solves positions with all cards open: one a line, as JSON, on standard input; the same line with its
answer on standard output. The form of a line is described in src/game/solver/position-json.ts. Ends with 1
when a line was wrong.

  --cards      adds what every card that may be played here leaves
  -h, --help   print this`,
  options: { cards: { type: 'boolean', default: false } },
  run: async ({ values }) => {
    // Node takes it for an empty file.
    if (fstatSync(0).isDirectory()) throw new Error('Standard input is a folder, not a file.');
    const solver = makeSolver();
    let number = 0;
    for await (const line of readLines(process.stdin.setEncoding('utf8'))) {
      number++;
      if (line.trim() === '') continue;
      const { ok, text } = solveLine(solver, line, number, values.cards);
      if (!ok) process.exitCode = 1;
      process.stdout.write(`${text}\n`);
    }
  },
});
