/** The set of problems is what its README says a problem is. */
import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../../scripts/problems/prove.ts';
import { twinKey } from '../../../scripts/problems/twins.ts';
import { parseProblemLine } from '../../../src/problems/parse-line.ts';
import { makeProblemLine } from '../../../src/problems/problem-line.ts';
import type { Problem } from '../../../src/problems/problem.ts';
import { listProblems, parseProblems, readProblem } from '../../../src/problems/read-problems.ts';
import { THEME_IDS, chapterOf } from '../../../src/problems/themes.ts';
import { FILES, allProblems, someProblems } from './set.ts';

const linesOf = (law: string): readonly string[] =>
  FILES.find((file) => file.law === law)!.problems;

describe('the set', () => {
  test('has each deal and each id once, and no twin with other suits', () => {
    const problems = allProblems();
    expect(problems.length).toBeGreaterThan(50);
    expect(new Set(problems.map(({ id }) => id)).size).toBe(problems.length);
    expect(new Set(problems.map(({ deal }) => deal)).size).toBe(problems.length);
    expect(new Set(problems.map(({ view }) => twinKey(view))).size).toBe(problems.length);
  });

  test('asks about tricks one to nine, with a card to choose and one class of cards ahead of the others', () => {
    for (const { id, right, shares, view } of allProblems()) {
      expect(view.tricks.length, id).toBeLessThan(9);
      const others = shares.filter(({ card }) => !right.includes(card));
      expect(others.length, id).toBeGreaterThan(0);
      const best = shares.find(({ card }) => card === right[0])!;
      const lead = (measure: 'weighed' | 'even'): number =>
        Math.round(100 * (best[measure] - Math.max(...others.map((one) => one[measure]))));
      // A point of 100 for rounding.
      expect(lead('weighed'), id).toBeGreaterThanOrEqual(19);
      expect(lead('even'), id).toBeGreaterThanOrEqual(14);
    }
  });

  test('gives no theme more than a tenth', () => {
    const problems = allProblems();
    for (const theme of THEME_IDS) {
      const count = problems.filter(({ themes }) => themes.includes(theme)).length;
      expect(count / problems.length, theme).toBeLessThanOrEqual(0.1);
    }
  });

  test('hides enough cards to have something to count', () => {
    for (const { deals, id, view } of allProblems()) {
      expect(deals.left, id).toBeGreaterThanOrEqual(view.tricks.length === 8 ? 10 : 3);
    }
  });

  test('names chapters and sections that the book has', () => {
    const anchors = (address: string): string[] => {
      const [, part = '', chapter = ''] = address.split('/');
      const [file = ''] = globSync(`content/${part}/*-${chapter}.mdx`);
      return [...readFileSync(file, 'utf8').matchAll(/^#{2,4} (.+)$/gm)].map(([, title = '']) =>
        title
          .toLowerCase()
          .replace(/[^\p{L}\p{N} -]/gu, '')
          .replaceAll(' ', '-'),
      );
    };
    for (const id of THEME_IDS) {
      for (const law of ['isko', 'american-1922'] as const) {
        const address = chapterOf(id, law);
        expect(anchors(address), `${id}: ${address}`).toContain(address.split('#')[1]);
      }
    }
    expect(THEME_IDS.length).toBeGreaterThan(20);
  });

  test('is small enough to be loaded by the page of problems at once', () => {
    const text = FILES.map((file) => JSON.stringify(file)).join('');
    expect(brotliCompressSync(text).length).toBeLessThan(60_000);
  });

  test('stands: what is shown agrees with what was seen, and the refutation refutes', () => {
    for (const problem of someProblems(9)) expect(faultsOf(problem), problem.id).toEqual([]);
  });
});

describe('a line', () => {
  const [line = ''] = linesOf('isko');
  const changed = (part: number, text: string): string =>
    line
      .split(' ')
      .map((one, at) => (at === part ? text : one))
      .join(' ');

  test('is written as it is read', () => {
    for (const problem of someProblems(5)) {
      const { goal, view } = problem;
      const points = 'points' in goal && goal.points !== view.law.targets.game ? goal.points : null;
      const written = makeProblemLine({ ...problem, points });
      expect(linesOf(problem.law)).toContain(written);
    }
  });

  test('shows the player nothing hidden', () => {
    for (const { id, state, view } of allProblems()) {
      const text = JSON.stringify({ ...view, law: null });
      const others = (['V', 'M', 'H'] as const).filter((seat) => seat !== view.seat);
      const hidden = others.flatMap((seat) => state.play!.hands[seat]);
      for (const card of hidden.filter((one) => !view.skat.includes(one))) {
        if (view.open === null && view.turned !== card) expect(text, id).not.toContain(`"${card}"`);
      }
    }
  });

  test.each([
    [0, '!', 'Deal'],
    [1, 'VpMx', 'Bidding'],
    [1, 'M18VpHp', 'Bidding'],
    [2, 'V/skat', 'Game'],
    [2, 'V/gucki-solo', 'Game'],
    [3, 'CJCJ', 'Cards put away'],
    [4, '9999999', 'Cards played'],
    [6, '1,2', 'Shares'],
    [8, '9', 'Right cards'],
    [11, '012', 'Refutation'],
    [12, '99', 'Refutation'],
  ])('with part %i as “%s” is refused with the part “%s”', (part, text, named) => {
    const parsed = parseProblemLine(changed(part, text), 'isko');
    expect(parsed.ok).toBe(false);
    if (!parsed.ok) expect(parsed.errors[0]).toContain(`${named}:`);
  });

  test('that is wrong is named with its place in the file', () => {
    const parsed = parseProblems({ law: 'isko', problems: [line, changed(8, '9'), line] });
    expect(parsed.ok).toBe(false);
    if (parsed.ok) return;
    expect(parsed.errors[0]).toMatch(/^isko, line 2 \([0-9a-z]+-\d+\): Right cards/u);
    expect(parsed.errors[1]).toMatch(/^isko, line 3 .*stands in the file already/u);
  });

  test('is listed without being played, and read whole when it is shown', () => {
    const listed = listProblems(FILES[0]!);
    const whole: readonly Problem[] = listed.map(readProblem);
    for (const [at, { aim, grade, id, themes }] of listed.entries()) {
      expect(whole[at]).toMatchObject({ aim, grade, id, themes });
      expect(id).toBe(
        `${whole[at]!.deal}-${whole[at]!.view.tricks.length * 3 + whole[at]!.view.table.length}`,
      );
    }
  });
});
