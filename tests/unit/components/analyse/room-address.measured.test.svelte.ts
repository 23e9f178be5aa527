/** Addresses of the analysis room that were damaged: one after another, whatever lies in the room. */
import fc from 'fast-check';
import { flushSync } from 'svelte';
import { expect } from 'vitest';
import { makeDealCode, makeHandCode, parseHandCode } from '../../../../src/game/codes/hand-code.ts';
import { HANDS } from '../../support/fuzz/corpus.ts';
import { damagedText } from '../../support/fuzz/damaged-text.ts';
import { fuzz } from '../../support/fuzz/fuzz.ts';
import { withRoom } from './at-the-room.svelte.ts';

const ADDRESSES = [
  ...['', '#', '#evening/e1', '#evening/'],
  ...HANDS.slice(0, 12).flatMap((hand) => {
    const code = makeHandCode(hand);
    return [`#${code}`, `#${code}/t3.2`, `#${code}/cards`, `#${makeDealCode(hand)}`];
  }),
];

const OWN = ['/', 'cards', 'deal', 't1.1', 'evening', '2', '%2F', 'hand'];

fuzz(
  'the room opens what an address holds, or says that it holds no hand',
  fc.array(damagedText(ADDRESSES, OWN, 1), { minLength: 1, maxLength: 4 }),
  async (addresses) => {
    let kind = '';
    await withRoom(addresses[0] ?? '', (room, bar) => {
      for (const address of addresses.slice(1)) bar.go(address);
      flushSync();
      if (room.problem !== '') {
        expect(room.problem).toMatch(/\.$/);
        kind = 'refused';
        return;
      }
      kind = room.hand !== null ? 'hand' : room.list !== null ? 'list' : 'cards';
      if (room.code !== null) expect(parseHandCode(room.code).ok).toBe(true);
    });
    return kind;
  },
  { refused: 5, hand: 5, cards: 5, list: 1 },
);
