/** The commands of package.json, as somebody at a terminal meets them. */
import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ALL = [
  'bench.ts',
  'build.mjs',
  'changelog.mjs',
  'compress.mjs',
  'hand.ts',
  'html.mjs',
  'lighthouse.ts',
  'match.ts',
  'serve.mjs',
  'size.ts',
  'solve.ts',
  'start.mjs',
  'test.mjs',
];

/** A folder of the test's own, where a command may leave what it writes. */
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vorhand-commands-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(process.cwd(), 'scripts', script), ...args], {
    cwd: folder,
    input: '',
    encoding: 'utf8',
  });

describe.each(ALL)('%s', (script) => {
  test('prints with --help what it takes, and exits with success', () => {
    const { stdout, stderr, status } = run(script, '--help');
    expect(stdout).toMatch(/^(npm|node) [^]*--help/);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  });

  test('says of a flag that it does not know it', () => {
    const { stdout, stderr, status } = run(script, '--no-such-flag');
    expect(stderr).toContain('--no-such-flag');
    expect(stderr).toMatch(/^What it takes: .* --help$/m);
    // Neither a stack trace nor anything done.
    expect(stderr).not.toMatch(/^\s+at /m);
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 });
  });
});

// The rest all commands have from command-line.mjs.
describe('a command', () => {
  test('takes -h for --help', () => {
    const { stdout } = run('changelog.mjs', '--help');
    expect(run('changelog.mjs', '-h')).toMatchObject({ stdout, stderr: '', status: 0 });
  });

  test('says of a word that it does not know it', () => {
    const { stdout, stderr, status } = run('changelog.mjs', 'no-such-word');
    expect(stderr).toContain('no-such-word');
    expect(stderr).toMatch(/^What it takes: .* --help$/m);
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 });
  });

  test.skipIf(!existsSync('/dev/full'))('fails when its output cannot be written', () => {
    const full = openSync('/dev/full', 'w');
    const { stderr, status } = spawnSync(
      process.execPath,
      [join('scripts', 'changelog.mjs'), '--help'],
      { stdio: ['ignore', full, 'pipe'], encoding: 'utf8' },
    );
    closeSync(full);
    expect(stderr).toMatch(/^The output could not be written: .*space/);
    expect(status).toBe(1);
  });
});

describe('bench', () => {
  test.each([
    ['--kind', 'foo'],
    ['--game', 'suit,'],
    ['--question', 'foo'],
    ['--deals', 'many'],
    ['--deals', '0'],
    ['--question=value', '--game=null'],
  ])('measures nothing for %s %s, and leaves the numbers of the last run alone', (...args) => {
    const file = join(folder, 'bench.json');
    writeFileSync(file, 'the last run');
    const { stdout, stderr, status } = run('bench.ts', ...args);
    expect(stderr).toMatch(/^(--\w+ is a |A null has no value).*\nWhat it takes/);
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 });
    expect(readFileSync(file, 'utf8')).toBe('the last run');
  });

  test('measures what it is asked for, and writes it', () => {
    const asked = ['--deals=2', '--game=null', '--kind=random', '--question=won or lost'];
    const { stdout, status } = run('bench.ts', ...asked, '--out', 'two.json');
    expect(stdout).toMatch(/^random +null +won or lost/);
    expect(status).toBe(0);
    expect(JSON.parse(readFileSync(join(folder, 'two.json'), 'utf8'))).toMatchObject([
      { kind: 'random', game: 'null', question: 'won or lost', deals: 2 },
    ]);
  });

  test('says before it measures that its numbers could not be written', () => {
    const { stdout, stderr, status } = run('bench.ts', '--out', '.');
    expect(stderr).toContain('EISDIR');
    expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
  });
});

describe('test', () => {
  test('takes no word for a step that only every object has', () => {
    expect(run('test.mjs', 'toString')).toMatchObject({ status: 2 });
  });
});
