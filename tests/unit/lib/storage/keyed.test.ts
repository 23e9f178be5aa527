/** Things from a file beside those that are there: nothing is lost, and every key stands once. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addKeyed, freeKey } from '../../../../src/lib/storage/keyed.ts';

interface Thing {
  readonly key: string;
  readonly has: readonly number[];
}
const hasGrown = (more: Thing, less: Thing): boolean =>
  less.has.every((one) => more.has.includes(one));
const add = (ours: readonly Thing[], theirs: readonly Thing[]): readonly Thing[] =>
  addKeyed(ours, theirs, hasGrown);

test('a key that is taken gets the next number, and is never too long', () => {
  const taken = new Set(['s1', 's1-2', 'x'.repeat(60)]);
  const isTaken = (key: string): boolean => taken.has(key);
  expect(freeKey('s2', isTaken)).toBe('s2');
  expect(freeKey('s1', isTaken)).toBe('s1-3');
  expect(freeKey('x'.repeat(60), isTaken)).toBe(`${'x'.repeat(58)}-2`);
  // However often it is asked for one.
  const many = new Set<string>();
  for (let count = 0; count < 200; count++) {
    many.add(freeKey('x'.repeat(60), (key) => many.has(key)));
  }
  expect(many.size).toBe(200);
});

test('one that has grown takes the place of the other, one that differs stands beside it', () => {
  const ours = [{ key: 'a', has: [1] }];
  expect(add(ours, [{ key: 'a', has: [1, 2] }])).toEqual([{ key: 'a', has: [1, 2] }]);
  expect(add([{ key: 'a', has: [1, 2] }], ours)).toEqual([{ key: 'a', has: [1, 2] }]);
  const both = [...ours, { key: 'a-2', has: [3] }];
  expect(add(ours, [{ key: 'a', has: [3] }])).toEqual(both);
  expect(add(both, [{ key: 'a', has: [3] }])).toEqual(both);
});

test('whatever comes in, all that either side had is there, under keys that differ', () => {
  const list = fc.uniqueArray(
    fc.record({
      key: fc.constantFrom('a', 'b', 'a-2', 'b-2', 'c'),
      has: fc.uniqueArray(fc.integer({ min: 1, max: 4 })),
    }),
    { selector: ({ key }) => key },
  );
  fc.assert(
    fc.property(list, list, (ours, theirs) => {
      const all = add(ours, theirs);
      expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
      for (const one of [...ours, ...theirs]) {
        expect(all.some((each) => hasGrown(each, one))).toBe(true);
      }
      expect(add(all, all)).toEqual(all);
    }),
  );
});
