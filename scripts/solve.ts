/**
 * `npm run solve [-- --cards]`: reads one position a line (JSON) on standard input and writes the
 * same line with the answer added. The form of a line stands in src/solver/position-json.ts.
 */
import { createInterface } from 'node:readline';
import { solveLine } from '../src/solver/solve-line.ts';
import { makeSolver } from '../src/solver/solver.ts';

const options = process.argv.slice(2);
const unknown = options.filter((option) => option !== '--cards');
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(' ')}. Usage: npm run --silent solve -- [--cards] < FILE`);
  process.exit(2);
}

// The reader of the answers may have had enough, as `head` has.
process.stdout.on('error', () => process.exit());

const solver = makeSolver();
let number = 0;
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  number++;
  if (line.trim() === '') continue;
  const { ok, text } = solveLine(solver, line, number, options.includes('--cards'));
  if (!ok) process.exitCode = 1;
  process.stdout.write(`${text}\n`);
}
