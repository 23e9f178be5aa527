import { describe, expect, test } from 'vitest';
import { buildReplay } from '../../../../src/game/replay/build.ts';
import { readPlace } from '../../../../src/game/replay/place.ts';
import { stopOf } from '../../../../src/game/replay/replay.ts';
import {
  backToRecord,
  branchesAt,
  branchesNear,
  findPlace,
  intoBranch,
  parentPlace,
  stepCard,
  stepTrick,
  toEnd,
  toStart,
  toTrick,
} from '../../../../src/game/replay/step.ts';
import { WITH_VARIATIONS, parseOrThrow } from './book-hands.ts';

const replay = buildReplay(parseOrThrow(WITH_VARIATIONS));
const at = (name: string) => stopOf(replay, name);

describe('steps', () => {
  test.each([
    ['deal', 'layout'],
    ['layout', 't1.1'],
    ['t1.3', 't2.1'],
    ['t10.3', 't10.3'],
    ['jack-again/t2.1', 'jack-again/t2.2'],
    ['jack-again/t4.1', 'jack-again/t4.1'],
  ])('a card on from %s is %s', (from, to) => {
    expect(stepCard(replay, at(from), 'forward').name).toBe(to);
  });

  test.each([
    ['deal', 'deal'],
    ['t1.1', 'layout'],
    ['jack-again/t2.1', 't1.3'],
    ['king-up/t2.2', 'jack-again/t2.1'],
    ['ten-kept/layout', 'deal'],
  ])('a card back from %s is %s', (from, to) => {
    expect(stepCard(replay, at(from), 'back').name).toBe(to);
  });

  test.each([
    ['deal', 'forward', 'layout'],
    ['layout', 'forward', 't1.3'],
    ['t1.1', 'forward', 't1.3'],
    ['t1.3', 'forward', 't2.3'],
    ['t10.3', 'forward', 't10.3'],
    ['jack-again/t3.3', 'forward', 'jack-again/t4.1'],
    ['t2.2', 'back', 't1.3'],
    ['t2.3', 'back', 't1.3'],
    ['t1.3', 'back', 'layout'],
    ['layout', 'back', 'deal'],
    ['jack-again/t2.2', 'back', 't1.3'],
  ] as const)('a trick from %s %s is %s', (from, direction, to) => {
    expect(stepTrick(replay, at(from), direction).name).toBe(to);
  });

  test('the ends are those of the line one is in', () => {
    expect(toStart(replay, at('jack-again/t3.1')).name).toBe('deal');
    expect(toEnd(replay, at('t5.1')).name).toBe('t10.3');
    expect(toEnd(replay, at('jack-again/t2.1')).name).toBe('jack-again/t4.1');
  });

  test('a trick’s number leads to its end in the current line, and nowhere if the line does not have it', () => {
    expect(toTrick(replay, at('deal'), 7)?.name).toBe('t7.3');
    expect(toTrick(replay, at('jack-again/t4.1'), 1)?.name).toBe('t1.3');
    expect(toTrick(replay, at('jack-again/t4.1'), 3)?.name).toBe('jack-again/t3.3');
    expect(toTrick(replay, at('jack-again/t4.1'), 4)?.name).toBe('jack-again/t4.1');
    expect(toTrick(replay, at('jack-again/t4.1'), 5)).toBeUndefined();
  });
});

describe('variations', () => {
  const ids = (lines: readonly { id: string | null }[]) => lines.map(({ id }) => id);

  test('one begins at the place before its first card, and nowhere else', () => {
    const all = [...replay.stops.values()].filter(({ branches }) => branches.length > 0);
    expect(all.map(({ branches, name }) => [name, branches])).toEqual([
      ['deal', ['ten-kept']],
      ['t1.3', ['jack-again']],
      ['jack-again/t2.1', ['king-up']],
    ]);
    expect(ids(branchesAt(replay, at('t1.3')))).toEqual(['jack-again']);
    expect(ids(branchesAt(replay, at('t2.1')))).toEqual([]);
  });

  test('one stays on offer while its trick is on the table, but not inside itself', () => {
    const offered = ['t1.2', 't1.3', 't2.1', 't2.2', 't2.3', 't3.1'].map((name) =>
      ids(branchesNear(replay, at(name))),
    );
    const jack = ['jack-again'];
    expect(offered).toEqual([[], jack, jack, jack, jack, []]);
    expect(ids(branchesNear(replay, at('jack-again/t2.1')))).toEqual(['king-up']);
    expect(ids(branchesNear(replay, at('king-up/t2.3')))).toEqual([]);
    expect(ids(branchesNear(replay, at('layout')))).toEqual([]);
  });

  test('going in and back leads to the place of departure; from within a variation, step by step or at once', () => {
    expect(intoBranch(replay, 'king-up').name).toBe('king-up/t2.2');
    expect(parentPlace(replay, at('king-up/t2.3')).name).toBe('jack-again/t2.1');
    expect(backToRecord(replay, at('king-up/t2.3')).name).toBe('t1.3');
    expect(backToRecord(replay, at('t5.2')).name).toBe('t5.2');
  });
});

describe('places by name', () => {
  test.each([
    ['deal', 'deal'],
    ['layout', 'layout'],
    ['t6', 't6.3'],
    ['t6.2', 't6.2'],
    // What comes before a variation differs belongs to the line it leaves.
    ['jack-again/t1.2', 't1.2'],
    ['jack-again/deal', 'deal'],
    ['jack-again/layout', 'layout'],
    ['king-up/t2.1', 'jack-again/t2.1'],
    ['ten-kept/deal', 'ten-kept/layout'],
    // The end of a trick that breaks off is where it breaks off.
    ['jack-again/t4', 'jack-again/t4.1'],
  ])('%s is %s', (name, stop) => {
    expect(findPlace(replay, name)).toEqual({ ok: true, stop: at(stop) });
  });

  test.each([
    ['', 'is not the name of a place'],
    ['t0', 'is not the name of a place'],
    ['t11', 'is not the name of a place'],
    ['t6.4', 'is not the name of a place'],
    ['T6', 'is not the name of a place'],
    ['no-such/t2', 'no variation called “no-such”'],
    ['jack-again/t5', 'ends at trick 4'],
    ['jack-again/t4.2', 'breaks off before t4.2'],
    ['ten-kept/t3.1', 'ends at trick 2'],
  ])('“%s” is not there, and the reason is said: %s', (name, why) => {
    const found = findPlace(replay, name);
    expect(found.ok ? '' : found.why).toContain(why);
  });

  test('whatever an address holds, the reason fits on a line', () => {
    const found = findPlace(replay, `t${'9'.repeat(5000)}`);
    expect(found.ok ? Infinity : found.why.length).toBeLessThan(100);
    expect(readPlace('x'.repeat(5000))).toBeUndefined();
  });
});
