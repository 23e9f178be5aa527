/** `npm run hand`, as somebody at a terminal meets it. */
import { execFileSync, spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { runHandCommand } from '../../../../src/game/notation/command/command.ts';
import { COMMAND_GAMES } from '../../../../src/game/others/command-games.ts';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const GOOD = 'tests/unit/game/notation/good.hand';
const BAD = 'tests/unit/game/notation/errors/wrong-winner.hand';
const read = (file: string) =>
  file === 'missing' ? { problem: 'there is no such file' } : { text: readFileSync(file, 'utf8') };

describe('the command', () => {
  test('sums up a good hand in one line', () => {
    expect(runHandCommand('check', [GOOD], read)).toEqual({
      out: ['test-01: simple spades, Vorhand, 77 to 43, value 9, won, score 9'],
      err: [],
      files: [],
      code: 0,
    });
  });

  test.each([
    ['foster-21', 'foster-21: ramsch, V 2, M 17, H 88, score -20'],
    ['foster-23', 'foster-23: nullo, Hinterhand, value 20, lost, score -20'],
    ['foster-19', 'foster-19: gucki-grand, Hinterhand, 56 to 64, value 60, lost, score -120'],
  ])('sums up %s', (id, line) => {
    expect(runHandCommand('check', [`content/hands/${id}.hand`], read).out).toEqual([line]);
  });

  test('goes on after a bad file, and says so in its exit code', () => {
    const { out, err, code } = runHandCommand('check', [BAD, 'missing', GOOD], read);
    expect(out).toHaveLength(1);
    expect(err[0]).toContain(`${BAD}:24:18: wrong-winner: Trick 8 goes to Vorhand`);
    expect(err[1]).toBe('missing: there is no such file');
    expect(code).toBe(1);
  });

  test('puts the caret under the place, however long the line and wherever its tabs', () => {
    const text = `title: ${'x'.repeat(500)}\u0007${'y'.repeat(500)}`;
    const shown = runHandCommand('check', ['x'], () => ({ text })).err[0]?.split('\n') ?? [];
    expect(shown[1]).toHaveLength(124);
    expect(shown[1]?.charAt(shown[2]?.indexOf('^') ?? 0)).toBe(' ');
  });

  test('prints the canonical form, which is its own', () => {
    const [printed = ''] = runHandCommand('print', [GOOD], read).out;
    const again = runHandCommand('print', ['again'], () => ({ text: printed }));
    expect(again.out).toEqual([printed]);
  });

  test('prints data that another program can read', () => {
    const [json = ''] = runHandCommand('json', [GOOD], read).out;
    expect(JSON.parse(json)).toMatchObject({ id: 'test-01', score: 9 });
  });

  test('prints a hand that breaks off as data without an outcome', () => {
    const text = readFileSync(GOOD, 'utf8').replace(/^10\. .*\nresult:.*$/m, '*');
    expect(runHandCommand('check', ['x'], () => ({ text })).out).toEqual([
      'test-01: simple spades, Vorhand, breaks off',
    ]);
    const { code, out } = runHandCommand('json', ['x'], () => ({ text }));
    expect(code).toBe(0);
    expect(JSON.parse(out[0] ?? '')).toMatchObject({ brokenOff: true, score: null, won: null });
  });

  test('takes hands of other games as well, as files and as JSON', () => {
    const games = { games: COMMAND_GAMES };
    const file = 'content/hands/whist/pole-1.hand';
    const checked = runHandCommand('check', [file], read, games);
    const [json = ''] = runHandCommand('json', [file], read, games).out;
    expect(runHandCommand('check', ['x'], () => ({ text: json }), games)).toEqual(checked);
    const text = json.replace('"leader": "A"', '"leader": "B"');
    expect(runHandCommand('check', ['x'], () => ({ text }), games).err[0]).toContain(
      'x:28:13: leader: By the rules this is "A".',
    );
  });

  test('converts what it reads into each format, and JSON back into the same hand', () => {
    const printed = runHandCommand('print', [GOOD], read).out[0] ?? '';
    const [json = ''] = runHandCommand('convert', [GOOD], read, { as: 'json' }).out;
    const back = runHandCommand('convert', ['x'], () => ({ text: json }), { as: 'hand' });
    expect(back.out[0]?.trimEnd()).toBe(printed);
    const wrong = runHandCommand('convert', ['x'], () => ({ text: json.replace('"CJ"', '"CX"') }));
    expect(wrong).toMatchObject({ out: [], code: 1 });
    expect(wrong.err[0]).toMatch(/^x:\d+:\d+: deal\.V\[0\]: /u);
  });

  describe('a file of several pieces', () => {
    const hand = readFileSync(GOOD, 'utf8');
    const [record = ''] = readFileSync('tests/unit/game/notation/iss/records.sgf', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('(;'));
    test('is checked piece by piece, and every piece is accounted for', () => {
      const bad = record.replace('0 SA 1 S7', '0 SA 1 XX');
      const text = `${hand}\n${record}\n${bad}\nHello\n`;
      const { code, err, out } = runHandCommand('check', ['x'], () => ({ text }));
      expect(out.map((line) => line.split(':')[0])).toEqual(['test-01', 'iss-541932']);
      expect(err[0]).toContain(`x:${text.split('\n').indexOf(bad) + 1}:`);
      expect(err.at(-1)).toBe(
        'x: 1 game record and 1 hand were read. 1 game record could not be read. 1 piece of other text was skipped.',
      );
      expect(err.at(-2)).toBe(`x:${text.split('\n').indexOf('Hello') + 1}: “Hello” was skipped.`);
      expect(code).toBe(1);
    });
    test('has its errors where they stand in it, for every command', () => {
      const bad = record.replace('0 SA 1 S7', '0 SA 1 XX');
      const text = `${hand}\n  ${bad} ${record}\n${hand.replace('contract: simple', 'contract: simpel')}`;
      const rows = text.split('\n');
      const places = [
        rows.findIndex((row) => row.includes('XX')),
        rows.findIndex((row) => row.includes('simpel')),
      ];
      for (const command of ['check', 'convert'] as const) {
        const { err } = runHandCommand(command, ['x'], () => ({ text }));
        const shown = err.filter((error) => error.includes('^'));
        expect(shown.map((error) => error.split(': ')[0])).toEqual([
          `x:${places[0]! + 1}:${rows[places[0]!]!.indexOf('XX') + 1}`,
          `x:${places[1]! + 1}:${rows[places[1]!]!.indexOf('simpel') + 1}`,
        ]);
        for (const error of shown) {
          const [, row = '', caret = ''] = error.split('\n');
          expect(row.slice(caret.indexOf('^'))).toMatch(/^(?:XX|simpel)/);
        }
      }
    });
    test('may be the JSON that the command itself prints', () => {
      const [json = ''] = runHandCommand('json', [GOOD], read).out;
      expect(runHandCommand('json', ['x'], () => ({ text: json }))).toMatchObject({
        out: [json],
        code: 0,
      });
    });
    test('is converted piece by piece', () => {
      const solo = readFileSync('content/hands/foster-09.hand', 'utf8');
      const { out, code } = runHandCommand('convert', ['x'], () => ({
        text: `${solo}\n${record}`,
      }));
      expect(out.map((one) => one.slice(0, 4))).toEqual(['(;GM', 'id: ']);
      expect(code).toBe(0);
    });
  });

  describe('convert', () => {
    const RECORDS = 'tests/unit/game/notation/iss/records.sgf';

    test('makes hands of records, and says what it made nothing of, and where a result differs', () => {
      const { out, err, code, files } = runHandCommand('convert', [RECORDS], read);
      expect(out).toHaveLength(18);
      expect(out[0]).toMatch(/^id: iss-541932\n[^]*\nresult: lost, 59 points, score -54\n$/);
      expect(err.map((text) => text.split(/: /, 2).join(': '))).toEqual([
        `${RECORDS}:19:325: result-differs`,
        `${RECORDS}:19:332: result-differs`,
        `${RECORDS}:9: All three passed, so there is no hand to write.`,
        `${RECORDS}:12: The game ended before a game was announced, so there is no hand to write.`,
        `${RECORDS}:17: The game ended before a game was announced, so there is no hand to write.`,
        `${RECORDS}:19: The game ended before the first lead, so there is no hand to write.`,
        `${RECORDS}: 22 records, 18 hands; 0 could not be read, 1 with another result than the rules give`,
      ]);
      expect({ code, files }).toEqual({ code: 1, files: [] });
    });

    test('makes records of hands, and hands of those records again', () => {
      const text = runHandCommand('convert', [RECORDS], read).out[1] ?? '';
      const record = runHandCommand('convert', ['x'], () => ({ text }));
      expect(record).toMatchObject({ err: [], code: 0 });
      const again = runHandCommand('convert', ['x'], () => ({ text: record.out.join('\n') }));
      expect(again).toMatchObject({ out: [text], err: [], code: 0 });
    });

    test('says what it had to put in, which is no error', () => {
      const { out, err, code } = runHandCommand('convert', ['content/hands/foster-23.hand'], read);
      expect(out).toHaveLength(1);
      expect(err.join('\n')).toContain('becomes the declarer at 18');
      expect(code).toBe(0);
    });

    test('refuses a game of which the server knows nothing, and a hand that is wrong', () => {
      const { out, err, code } = runHandCommand('convert', [GOOD, BAD], read);
      expect(out).toEqual([]);
      expect(err[0]).toContain(
        `${GOOD}: Simple Game is not a game of the International Skat Server.`,
      );
      expect(err[1]).toContain(`${BAD}:24:18: wrong-winner`);
      expect(code).toBe(1);
    });

    test('shows a record’s error with its line and a caret', () => {
      const text = `# one\n${readFileSync(RECORDS, 'utf8').split('\n')[3]?.replace('0 SA', '0 S1') ?? ''}`;
      const [error = ''] = runHandCommand('convert', ['x.sgf'], () => ({ text })).err;
      expect(error).toMatch(/^x\.sgf:2:268: unknown-card: “S1” is not a card\./);
      const [, row = '', caret = ''] = error.split('\n');
      expect(row.slice(caret.indexOf('^'))).toMatch(/^S1 /);
    });

    test('writes each into a file of its own, those of one name numbered apart', () => {
      const { out, files } = runHandCommand('convert', [RECORDS, RECORDS], read, {
        apart: true,
      });
      expect(out).toEqual([]);
      expect(files).toHaveLength(36);
      expect(files[0]?.name).toBe('iss-541932.hand');
      expect(files[18]?.name).toBe('iss-541932-2.hand');
      expect(files[18]?.text).toBe(files[0]?.text);
    });
  });

  test.each(['check', 'print', 'json', 'convert'] as const)(
    '%s says of an empty file that it is empty, and not all that is missing in it',
    (command) => {
      for (const text of ['', '\ufeff', ' \n\n']) {
        expect(runHandCommand(command, ['x'], () => ({ text }))).toEqual({
          out: [],
          err: ['x: the file is empty'],
          files: [],
          code: 1,
        });
      }
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

  test('writes converted hands into a folder, and never over a file that is there', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vorhand-'));
    const args = [script, 'convert', '--to', join(folder, 'new'), 'content/hands/foster-23.hand'];
    const first = spawnSync(node, args, { encoding: 'utf8' });
    const file = join(folder, 'new', 'foster-23.sgf');
    expect(first.stdout).toBe(`${file}\n`);
    expect(readFileSync(file, 'utf8')).toMatch(/^\(;GM\[Skat\].* ;\)\n$/);
    const second = spawnSync(node, args, { encoding: 'utf8' });
    expect(second.stderr).toContain(`${file}: is there already and was left as it is`);
    expect(second.status).toBe(1);
    rmSync(folder, { recursive: true });
  });

  const run = (...args: string[]) => spawnSync(node, [script, ...args], { encoding: 'utf8' });

  test('ends with 1 after an error, and names a missing file', () => {
    expect(run('check', BAD).status).toBe(1);
    expect(run('check', 'no/such.hand').stderr).toBe('no/such.hand: there is no such file\n');
    expect(run('check', 'tests').stderr).toBe('tests: this is a folder, not a file\n');
  });

  test.each([
    [[], 'Say first what to do: check, print, json, convert.'],
    [
      ['toString', GOOD],
      'Say first what to do: check, print, json, convert. “toString” is none of them.',
    ],
    [['check'], 'check needs the name of a file.'],
    [['convert', '--to', 'a'], 'convert needs the name of a file.'],
    [['convert', GOOD, '--to'], "Option '--to <value>' argument missing"],
    [['check', '--to', 'a', GOOD], '--to goes with convert alone.'],
    [['convert', '--to', '', GOOD], '--to needs the name of a folder.'],
    [['convert', '--to', 'README.md', GOOD], '--to README.md: this is a file, not a folder.'],
  ])('%j ends with 2 and “%s”', (args, sentence) => {
    const { stdout, stderr, status } = run(...args);
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 });
    expect(stderr).toBe(`${sentence}\nWhat it takes: npm run hand -- --help\n`);
  });

  test('its help says what each of its words takes', () => {
    expect(run('check', '--help')).toMatchObject({ status: 0, stderr: '' });
    expect(run('check', '--help').stdout).toBe(run('--help').stdout);
  });

  test('a folder that cannot be made is reported once', () => {
    const { stderr, status } = run(
      'convert',
      '--to',
      'README.md/new',
      'content/hands/foster-23.hand',
    );
    expect(stderr).toMatch(/ENOTDIR[^\n]*README\.md\/new[^\n]*\n$/);
    expect(status).toBe(1);
  });
});
