import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const script = fileURLToPath(new URL('../../../../scripts/solve.ts', import.meta.url));
const run = (args: string[], input: string) =>
  spawnSync(process.execPath, [script, ...args], { input, encoding: 'utf8' });

const last = { game: 'grand', declarer: 'M', V: ['CA'], M: ['CJ'], H: ['C7'], skat: ['S7', 'S8'] };
const fields = { ...last, leader: 'V', declarerPointsSoFar: 20 };
const line = JSON.stringify(fields);

test('npm run solve answers line by line, goes on after a bad line, and then ends with 1', () => {
  const { stdout, status } = run(['--cards'], `${line}\n\nnonsense\n${line}\n`);
  const answers = stdout
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

test('a line ends where a line of JSON does, and not at U+2028 in a string', () => {
  const note = 'one\u2028two\u2029three';
  const { stdout, status } = run([], `${JSON.stringify({ ...fields, note })}\r\n${line}`);
  expect(status).toBe(0);
  expect(stdout.split('\n')).toHaveLength(3);
  expect(JSON.parse(stdout.split('\n')[0] ?? '')).toMatchObject({ note, declarerPoints: 33 });
});

test('a byte order mark is no part of the first line', () => {
  const { stdout, status } = run([], `\ufeff${line}\n`);
  expect(JSON.parse(stdout)).toMatchObject({ declarerPoints: 33 });
  expect(status).toBe(0);
});

test('a folder in place of a file is reported', () => {
  const folder = openSync(tmpdir(), 'r');
  const { stderr, status } = spawnSync(process.execPath, [script], {
    stdio: [folder, 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  closeSync(folder);
  expect(stderr).toBe('Standard input is a folder, not a file.\n');
  expect(status).toBe(1);
});

test.skipIf(!existsSync('/dev/full'))('an answer that cannot be written is a failure', () => {
  const full = openSync('/dev/full', 'w');
  const { stderr, status } = spawnSync(process.execPath, [script], {
    input: line,
    stdio: ['pipe', full, 'pipe'],
    encoding: 'utf8',
  });
  closeSync(full);
  expect(stderr).toContain('The output could not be written');
  expect(status).toBe(1);
});
