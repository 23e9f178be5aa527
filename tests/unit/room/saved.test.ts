/** Hands kept on the device: nothing is lost, whatever the storage holds. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeHandCode } from '../../../src/room/hand-code.ts';
import {
  addHands,
  makeSavedHands,
  readSavedHands,
  renameHand,
  withHand,
  withoutHand,
} from '../../../src/room/saved.ts';
import type { SavedHand } from '../../../src/room/saved.ts';
import { arbitraryHand } from '../notation/arbitrary-hand.ts';

const [hand] = fc.sample(arbitraryHand, 1);
const code = makeHandCode(hand!);
const saved = (key: string, name = `Hand ${key}`): SavedHand => ({
  key,
  name,
  code,
  text: null,
  at: '2026-11-21T12:00:00.000Z',
});
const two = [saved('b'), saved('a')];

describe('saved hands', () => {
  test('come back as they were saved', () => {
    expect(readSavedHands(makeSavedHands(two))).toEqual({ is: 'whole', value: two });
  });

  test('are renamed, replaced and taken out by their key', () => {
    expect(withHand(two, saved('a', 'New'))).toEqual([saved('a', 'New'), saved('b')]);
    expect(withoutHand(two, 'b')).toEqual([saved('a')]);
    expect(renameHand(two, 'a', '  A  good\none ')[1]!.name).toBe('A good one');
    expect(renameHand(two, 'a', ' ')).toEqual(two);
  });

  test('are none when the text is damaged', () => {
    const odd = [0, -1, 1.5, '"2"', null].map((version) =>
      makeSavedHands(two).replace('"version":1', `"version":${version}`),
    );
    for (const text of ['', '{', 'null', '[]', makeSavedHands(two).slice(0, -9), ...odd]) {
      expect(readSavedHands(text)).toEqual({ is: 'damaged', value: [] });
    }
  });

  test('of a newer version are not read', () => {
    const text = makeSavedHands(two).replace('"version":1', '"version":2');
    expect(readSavedHands(text)).toEqual({ is: 'newer' });
  });

  test('stay when others beside them are damaged', () => {
    const spoilt = [
      { ...saved('x'), code: `${code}x` },
      { ...saved('x'), name: '' },
      { ...saved('x'), at: 'yesterday' },
      { ...saved('x'), at: '2026-13-45T12:00:00.000Z' },
      { ...saved('x'), at: '2026-02-29T12:00:00.000Z' },
      { ...saved('x'), at: '2026-04-31T12:00:00.000Z' },
      { ...saved('x'), at: '2026-11-21T24:00:00.000Z' },
      { ...saved('x'), text: 7 },
      { ...saved('b') },
      null,
      'hand',
    ];
    for (const one of spoilt) {
      const text = JSON.stringify({ version: 1, hands: [...two, one] });
      expect(readSavedHands(text)).toEqual({ is: 'damaged', value: two });
    }
  });

  test('never throw, whatever the storage holds', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((x) => JSON.stringify({ version: 1, hands: [x] })),
        ),
        (text) => {
          expect(readSavedHands(text).is).toMatch(/^(?:whole|damaged|newer)$/);
        },
      ),
    );
  });

  test('from a file go behind those there, none twice, none under another’s key', () => {
    const { added, hands } = addHands(two, [saved('a'), saved('b', 'Another'), saved('c')]);
    expect(added).toBe(2);
    expect(hands.map(({ key, name }) => [key, name])).toEqual([
      ['b', 'Hand b'],
      ['a', 'Hand a'],
      ['b+', 'Another'],
      ['c', 'Hand c'],
    ]);
  });
});
