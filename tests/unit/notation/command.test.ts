/** `npm run hand`, as somebody at a terminal meets it. */
import { execFileSync, spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { runHandCommand, USAGE } from '../../../src/notation/command.ts';
import { readFileSync } from 'node:fs';

const GOOD = 'tests/unit/notation/good.hand';
const BAD = 'tests/unit/notation/errors/wrong-winner.hand';
const read = (file: string) =>
  file === 'missing' ? { problem: 'there is no such file' } : { text: readFileSync(file, 'utf8') };

describe('the command', () => {
  test('sums up a good hand in one line', () => {
    expect(runHandCommand(['check', GOOD], read)).toEqual({
      out: ['test-01: simple spades, Vorhand, 77 to 43, value 9, won, score 9'],
      err: [],
      code: 0,
    });
  });

  test.each([
    ['foster-21', 'foster-21: ramsch, V 2, M 17, H 88, score -20'],
    ['foster-23', 'foster-23: nullo, Hinterhand, value 20, lost, score -20'],
    ['foster-19', 'foster-19: gucki-grand, Hinterhand, 56 to 64, value 60, lost, score -120'],
  ])('sums up %s', (id, line) => {
    expect(runHandCommand(['check', `content/hands/${id}.hand`], read).out).toEqual([line]);
  });

  test('goes on after a bad file, and says so in its exit code', () => {
    const { out, err, code } = runHandCommand(['check', BAD, 'missing', GOOD], read);
    expect(out).toHaveLength(1);
    expect(err[0]).toContain(`${BAD}:24:18: wrong-winner: Trick 8 goes to Vorhand`);
    expect(err[1]).toBe('missing: there is no such file');
    expect(code).toBe(1);
  });

  test('puts the caret under the place, however long the line and wherever its tabs', () => {
    const text = `title: ${'x'.repeat(500)}\u0007${'y'.repeat(500)}`;
    const shown = runHandCommand(['check', 'x'], () => ({ text })).err[0]?.split('\n') ?? [];
    expect(shown[1]).toHaveLength(124);
    expect(shown[1]?.charAt(shown[2]?.indexOf('^') ?? 0)).toBe(' ');
  });

  test('prints the canonical form, which is its own', () => {
    const [printed = ''] = runHandCommand(['print', GOOD], read).out;
    const again = runHandCommand(['print', 'again'], () => ({ text: printed }));
    expect(again.out).toEqual([printed]);
  });

  test('prints data that another program can read', () => {
    const [json = ''] = runHandCommand(['json', GOOD], read).out;
    expect(JSON.parse(json)).toMatchObject({ id: 'test-01', score: 9 });
  });

  test('says of a hand that breaks off that it has no data', () => {
    const text = readFileSync(GOOD, 'utf8').replace(/^10\. .*\nresult:.*$/m, '*');
    expect(runHandCommand(['check', 'x'], () => ({ text })).out).toEqual([
      'test-01: simple spades, Vorhand, breaks off',
    ]);
    expect(runHandCommand(['json', 'x'], () => ({ text }))).toEqual({
      out: [],
      err: ['x: the play breaks off, so there is no result to print'],
      code: 1,
    });
  });

  test.each([[[]], [['check']], [['toString', GOOD]], [['--help']]])(
    '%j gets the usage',
    (args) => {
      expect(runHandCommand(args, read)).toEqual({ out: [], err: [USAGE], code: 2 });
    },
  );
});

describe('npm run hand', () => {
  const script = 'scripts/hand.ts';
  const node = 'node_modules/.bin/node';

  test('checks real files', () => {
    const out = execFileSync(node, [script, 'check', GOOD], { encoding: 'utf8' });
    expect(out).toContain('value 9, won');
  });

  test('ends with 1 after an error and with 2 without files, and names a missing file', () => {
    const run = (...args: string[]) => spawnSync(node, [script, ...args], { encoding: 'utf8' });
    expect(run('check', BAD).status).toBe(1);
    expect(run().status).toBe(2);
    expect(run('check', 'no/such.hand').stderr).toBe('no/such.hand: there is no such file\n');
    expect(run('check', 'tests').stderr).toBe('tests: this is a folder, not a file\n');
  });
});
