/** Hands kept on the device: nothing is lost, whatever the storage holds. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeHandCode } from '../../../../src/game/codes/hand-code.ts';
import {
  HANDS_FORMAT,
  addHands,
  renameHand,
  withHand,
  withoutHand,
} from '../../../../src/game/codes/saved-hands.ts';
import type { SavedHand } from '../../../../src/game/codes/saved-hands.ts';
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

const { make, read } = HANDS_FORMAT;

describe('saved hands', () => {
  test('come back as they were saved', () => {
    const stored: unknown = JSON.parse(JSON.stringify(make(two)));
    expect(stored).toMatchObject({ vorhand: 'saved hands', version: 2 });
    expect(read(stored)).toEqual({ is: 'whole', value: two });
  });

  test('are renamed, replaced and taken out by their key', () => {
    expect(withHand(two, saved('a', 'New'))).toEqual([saved('a', 'New'), saved('b')]);
    expect(withoutHand(two, 'b')).toEqual([saved('a')]);
    expect(renameHand(two, 'a', '  A  good\none ')[1]!.name).toBe('A good one');
    expect(renameHand(two, 'a', ' ')).toEqual(two);
  });

  test('are none when what is stored is something else', () => {
    const odd = [0, -1, 1.5, '3', null].map((version) => ({ ...make(two), version }));
    for (const data of [null, [], {}, 'hands', 7, { version: 1 }, ...odd]) {
      expect(read(data)).toEqual({ is: 'damaged', value: [] });
    }
  });

  test('of a newer version are not read', () => {
    expect(read({ ...make(two), version: 3 })).toEqual({ is: 'newer' });
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
      const stored = { version: 1, hands: [...two, one] };
      expect(read(stored)).toEqual({ is: 'damaged', value: two });
    }
  });

  test('never throw, whatever the storage holds', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          fc.jsonValue().map((hand) => ({ version: 1, hands: [hand] })),
        ),
        (data) => {
          expect(read(data).is).toMatch(/^(?:whole|damaged|newer)$/);
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
