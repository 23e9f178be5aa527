/** Which places have a page that a chat can show, and what it is called. */
import { expect, test } from 'vitest';
import { makePageAddress } from '../../../../src/game/replay/address.ts';
import { buildReplay } from '../../../../src/game/replay/build.ts';
import { makeOwnAddress } from '../../../../src/game/replay/own-address.ts';
import { readHands } from './book-hands.ts';

test('every place of a record has a page and no other place has', () => {
  for (const hand of readHands()) {
    const { stops } = buildReplay(hand);
    for (const { line, name } of stops.values()) {
      const expected = name === 'deal' ? `/hands/${hand.id}/` : `/hands/${hand.id}/${name}/`;
      expect(makePageAddress(hand.id, name)).toBe(line === null ? expected : null);
    }
  }
});

test('a line of the reader’s own has none', () => {
  const own = makeOwnAddress({ from: 't4.1', cards: ['H10', 'SA', 'D7'], at: null });
  expect(makePageAddress('foster-09', own)).toBeNull();
  expect(makePageAddress('foster-09', '+/t4.2')).toBeNull();
});
