/** The address of a question leads to that question, and an odd one is refused with reasons. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LAST_SEED } from '../../../src/practice/origin.ts';
import { makeQuestionAddress } from '../../../src/practice/permalink.ts';
import { parseQuestionAddress } from '../../../src/practice/read-permalink.ts';
import { trivialDrill } from './trivial-drill.ts';

const drill = trivialDrill();

function parse(search: string) {
  return parseQuestionAddress(drill, search);
}

it('brings every question back', () => {
  const origins = fc.record({
    level: fc.integer({ min: 1, max: 3 }),
    kind: fc.constantFrom(null, 'even', 'odd'),
    options: fc.record({ sign: fc.constantFrom('plus', 'and') }),
    seed: fc.integer({ min: 1, max: LAST_SEED }),
  });
  fc.assert(
    fc.property(origins, (origin) => {
      const address = makeQuestionAddress(drill, origin);
      expect(address).toMatch(/^\/practice\/points\/\?level=\d/);
      expect(parse(address.slice(address.indexOf('?')))).toEqual({ ok: true, value: origin });
    }),
  );
});

it('is short and readable', () => {
  const origin = { level: 2, kind: 'odd', options: { sign: 'plus' }, seed: 4711 };
  expect(makeQuestionAddress(drill, origin)).toBe('/practice/points/?level=2&kind=odd&seed=4711');
});

it('asks for nothing when there is nothing', () => {
  for (const none of ['', '?']) expect(parse(none)).toEqual({ ok: true, value: null });
});

it('passes over what others have added to it', () => {
  const link = '?level=2&kind=odd&seed=4711';
  for (const added of [
    'utm_source=letter&utm_medium=email',
    'fbclid=IwAR1&fbclid=2',
    'color=red',
  ]) {
    expect(parse(`${link}&${added}`)).toEqual(parse(link));
    expect(parse(`?${added}`)).toEqual({ ok: true, value: null });
  }
});

it('says what is wrong, all of it', () => {
  const result = parse('?level=9&kind=prime&sign=minus');
  expect(result.ok ? [] : result.errors).toEqual([
    'Sign cannot be “minus”, only plus, and.',
    'There is no kind of question “prime”.',
    'The level is “9”, and must be a whole number from 1 to 3.',
    `The seed is missing: a whole number from 1 to ${LAST_SEED}.`,
  ]);
  for (const odd of ['?level=1&seed=0', '?level=1&seed=1e3', '?level=1&seed=7&seed=8', '?seed=5']) {
    expect(parse(odd).ok).toBe(false);
  }
});

it('never fails on any address', () => {
  fc.assert(fc.property(fc.string(), (text) => void parse(text)));
});
