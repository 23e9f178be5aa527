/** How many of the saved hands are laid out, card by card, when the list of them is read or changed. */
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { CODE_VERSION, makeCode, parseCode } from '../../../../src/game/codes/code-text.ts';
import { makeHandCode, parseHandCode } from '../../../../src/game/codes/hand-code.ts';
import { HANDS_FORMAT, renameHand } from '../../../../src/game/codes/saved-hands.ts';
import { arbitraryHand } from '../notation/arbitrary-hand.ts';

vi.mock(import('../../../../src/game/codes/hand-code.ts'), async (load) => {
  const real = await load();
  return { ...real, parseHandCode: vi.fn(real.parseHandCode) };
});

const codes = fc.sample(arbitraryHand, 40).map(makeHandCode);
const stored = (each: readonly string[]): unknown => ({
  vorhand: 'saved hands',
  version: 2,
  hands: each.map((code, index) => ({
    ...{ key: `k${index}`, name: `Hand ${index}`, code, text: null },
    at: '2026-11-21T12:00:00.000Z',
  })),
});

/** The word as the first version of the page wrote it. */
function oldCode(code: string): string {
  const parsed = parseCode(code);
  if (!parsed.ok) throw new Error(code);
  return makeCode(parsed.value.number, '1');
}

beforeEach(() => {
  vi.mocked(parseHandCode).mockClear();
});

test('none, as long as their words are of today', () => {
  const reading = HANDS_FORMAT.read(stored(codes));
  if (reading.is !== 'whole') throw new Error(reading.is);
  expect(reading.value.map(({ code }) => code)).toEqual(codes);
  const renamed = renameHand(reading.value, 'k3', 'Another');
  expect(HANDS_FORMAT.read(HANDS_FORMAT.make(renamed)).is).toBe('whole');
  expect(parseHandCode).not.toHaveBeenCalled();
});

test('those alone whose words are older, once, since they are kept under the word of today', () => {
  const [first = '', ...others] = codes;
  const reading = HANDS_FORMAT.read(stored([oldCode(first), ...others]));
  if (reading.is !== 'whole') throw new Error(reading.is);
  expect(reading.value.map(({ code }) => code)).toEqual(codes);
  expect(parseHandCode).toHaveBeenCalledTimes(1);
  HANDS_FORMAT.read(HANDS_FORMAT.make(reading.value));
  expect(parseHandCode).toHaveBeenCalledTimes(1);
});

test('a word of today with a letter changed or lost is found all the same', () => {
  for (const code of codes) {
    const changed = code.slice(0, -1) + (code.endsWith('0') ? '1' : '0');
    for (const damaged of [changed, code.slice(0, -1), code.slice(1), `${CODE_VERSION}${code}`]) {
      expect(HANDS_FORMAT.read(stored([damaged])), damaged).toEqual({ is: 'damaged', value: [] });
    }
    const shouted = HANDS_FORMAT.read(stored([code.toUpperCase()]));
    expect(shouted).toMatchObject({ is: 'whole', value: [{ code }] });
  }
});
