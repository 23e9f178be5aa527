import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const script = fileURLToPath(new URL('../../../scripts/solve.ts', import.meta.url));
const run = (args: string[], input: string): ReturnType<typeof spawnSync> =>
  spawnSync(process.execPath, [script, ...args], { input, encoding: 'utf8' });

const last = { game: 'grand', declarer: 'M', V: ['CA'], M: ['CJ'], H: ['C7'], skat: ['S7', 'S8'] };
const line = JSON.stringify({ ...last, leader: 'V', declarerPointsSoFar: 20 });

test('npm run solve answers line by line, goes on after a bad line, and then ends with 1', () => {
  const { stdout, status } = run(['--cards'], `${line}\n\nnonsense\n${line}\n`);
  const answers = String(stdout)
    .trimEnd()
    .split('\n')
    .map((text) => JSON.parse(text) as Record<string, unknown>);
  expect(answers).toMatchObject([
    { ...last, declarerPoints: 33, cards: { CA: 33 } },
    { line: 3, field: 'line' },
    { declarerPoints: 33 },
  ]);
  expect(status).toBe(1);
  expect(run([], line).status).toBe(0);
});

test('an option it does not know is an error', () => {
  expect(run(['--fast'], '').status).toBe(2);
});
