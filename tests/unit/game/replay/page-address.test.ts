/** Which places have a page that a chat can show, and what it is called. */
import { expect, test } from 'vitest';
import { makeLinkToPlace, makePageAddress } from '../../../../src/game/replay/address.ts';
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

test('a link to a place leads to its page, and without such pages to the figure of the hand', () => {
  expect(makeLinkToPlace('foster-09', 't6.2', true)).toBe('/hands/foster-09/t6.2/');
  expect(makeLinkToPlace('foster-09', 't6.2', false)).toBe('/hands/foster-09/#foster-09/t6.2');
  for (const placePages of [true, false]) {
    expect(makeLinkToPlace('foster-09', 'deal', placePages)).toBe('/hands/foster-09/');
    expect(makeLinkToPlace('foster-09', 'low-ruff/t2.2', placePages)).toBe(
      '#foster-09/low-ruff/t2.2',
    );
  }
});
