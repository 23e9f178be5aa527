/** A match that was broken off goes on to the very numbers of one that was not, or says why it cannot. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NOTHING_DONE, readDone, stretchesLeft, writeDone } from '../../../scripts/match/done.ts';
import type { MatchJob } from '../../../src/strategy/players/match/job.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vorhand-match-'));
  file = join(folder, 'match.json');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const JOB: MatchJob = {
  law: 'isko',
  kinds: ['club', 'book'],
  mode: 'whole',
  seed: 1922,
  first: 0,
  end: 25,
};

const partly = { ...NOTHING_DONE, stretches: [10] };
const spans = (job: MatchJob, done = NOTHING_DONE): readonly string[] =>
  stretchesLeft(job, done).map(({ end, first }) => `${first}–${end}`);

test('stretches have every deal once, and those that are done are left out', () => {
  expect(spans(JOB)).toEqual(['0–10', '10–20', '20–25']);
  expect(spans(JOB, partly)).toEqual(['0–10', '20–25']);
});

test('what was written is read again, and nothing where there is no file', () => {
  expect(readDone(file, JOB)).toEqual(NOTHING_DONE);
  writeDone(file, JOB, partly);
  expect(readDone(file, JOB)).toEqual(partly);
  expect(readFileSync(file, 'utf8')).toMatch(/\n$/);
});

test('whole stretches also count in a longer match, a short one at the end does not', () => {
  writeDone(file, JOB, partly);
  expect(readDone(file, { ...JOB, end: 40 })).toEqual(partly);
  writeDone(file, JOB, { ...partly, stretches: [10, 20] });
  expect(() => readDone(file, { ...JOB, end: 40 })).toThrow('go on with --deals 25');
  // Nor can deals be taken out again.
  expect(() => readDone(file, { ...JOB, end: 22 })).toThrow('go on with --deals 25');
  expect(() => readDone(file, { ...JOB, end: 5 })).toThrow('go on with --deals 25');
});

test('a file of another match, or of none, is left alone', () => {
  writeDone(file, JOB, partly);
  for (const other of [{ seed: 1 }, { law: 'american-1922' }, { kinds: ['book', 'club'] }]) {
    expect(() => readDone(file, { ...JOB, ...other } as MatchJob)).toThrow('of another match');
  }
  for (const text of ['', '{"law":', 'null', '[]', '{"kinds":["club","book"]}']) {
    writeFileSync(file, text);
    expect(() => readDone(file, JOB)).toThrow('is no match that was broken off');
    expect(readFileSync(file, 'utf8')).toBe(text);
  }
});
