import { describe, expect, test } from 'vitest';
import { Pace, secondsFor } from '../../../src/reader/pace.ts';

/** Sections of a page below one another, a window in which 100 words stand, and a reader in it. */
function readThrough(sections: readonly number[], wordsASecond: number): number[] {
  const pace = new Pace(sections);
  const whole = sections.reduce((sum, words) => sum + words, 0);
  const read: number[] = [];
  for (let line = 0; line < whole + wordsASecond; line += wordsASecond) {
    const bottom = Math.max(100, line);
    let end = 0;
    const views = sections.map((words) => {
      const start = end;
      end += words;
      const height = Math.max(0, Math.min(end, bottom) - Math.max(start, bottom - 100));
      return { height, endInView: end <= bottom };
    });
    read.push(...pace.pass(1, views));
  }
  return read;
}

describe('a section counts as read', () => {
  const sections = [120, 300, 60, 500, 200];

  test.each([
    ['slowly, 150 words a minute', 2.5],
    ['as most people do, 240 a minute', 4],
    ['fast, 480 a minute', 8],
  ])('when it is read %s', (_, speed) => {
    expect(readThrough(sections, speed)).toEqual([0, 1, 2, 3, 4]);
  });

  test('not when it is scrolled past', () => {
    expect(readThrough(sections, 150)).toEqual([]);
  });

  test('not before its end was on the screen, however long its beginning is looked at', () => {
    const pace = new Pace([1000, 50]);
    for (let second = 0; second < 600; second++) {
      expect(
        pace.pass(1, [
          { height: 1, endInView: false },
          { height: 0, endInView: false },
        ]),
      ).toEqual([]);
    }
    expect(
      pace.pass(1, [
        { height: 1, endInView: true },
        { height: 0, endInView: false },
      ]),
    ).toEqual([0]);
  });

  test('once', () => {
    const pace = new Pace([10]);
    const views = [{ height: 1, endInView: true }];
    expect([pace.pass(5, views), pace.pass(5, views)]).toEqual([[0], []]);
  });
});

test('nobody is held up for long, nor for nothing', () => {
  expect([secondsFor(0), secondsFor(120), secondsFor(10_000)]).toEqual([1, 10, 40]);
});
