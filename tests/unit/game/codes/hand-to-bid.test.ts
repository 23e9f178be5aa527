import { describe, expect, test } from 'vitest';
import { makeHandToBid, parseHandToBid } from '../../../../src/game/codes/hand-to-bid.ts';
import type { HandToBid } from '../../../../src/game/codes/hand-to-bid.ts';
import { CARDS } from '../../../../src/game/skat/cards.ts';
import { sortCards } from '../../../../src/game/skat/deal.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import { Chance } from '../../../../src/lib/random.ts';

const TEN = 'CJ-SJ-HA-H10-HK-H9-H8-SA-D10-C8';

describe('the address of a hand that is to be bid on', () => {
  test('brings back every hand, seat, number and skat that was written', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const chance = new Chance(seed);
      const cards = chance.sample(CARDS, 12);
      const hand: HandToBid = {
        cards: sortCards(cards.slice(0, seed % 3 === 0 ? seed % 10 : 10)),
        seat: chance.pick(SEATS),
        number: chance.pick([null, 18, 20, 24, 59, 264]),
        skat: seed % 3 === 0 ? [] : cards.slice(10, 10 + (seed % 3)),
      };
      const text = makeHandToBid(hand);
      expect(parseHandToBid(text)).toEqual({ ok: true, value: hand });
      // Nothing in it is changed by a browser or a chat.
      expect(encodeURI(text)).toBe(text);
    }
  });

  test('may be of ten cards alone, which are then Vorhand’s, before anybody has bid', () => {
    expect(parseHandToBid(TEN)).toMatchObject({
      ok: true,
      value: { seat: 'V', number: null, skat: [] },
    });
    expect(parseHandToBid('')).toMatchObject({ ok: true, value: { cards: [] } });
  });

  test.each([
    [`${TEN}-C7`, 'There are 11 cards here, but a hand has ten.'],
    [TEN.replace('C8', 'CJ'), 'The jack of clubs is there twice.'],
    [`${TEN}/V/0/CJ-D7`, 'The jack of clubs is there twice.'],
    [`${TEN}/V/0/D9-D8-D7`, 'There are 3 cards here for the skat, but it has two.'],
    ['CJ-SJ/V/0/D9-D8', 'The skat is given, but the hand has only 2 of its ten cards.'],
    [TEN.replace('H10', 'H6'), '“H6” in the address is not a card.'],
    [TEN.replace('H10', '<b>'), '“<b>” in the address is not a card.'],
    [`${TEN}/X`, '“X” in the address is not a seat.'],
    [`${TEN}/V/19`, '“19” in the address is not a number that can be bid.'],
    [`${TEN}/V/1e1`, '“1e1” in the address is not a number that can be bid.'],
    [`${TEN}/V/0x12`, '“0x12” in the address is not a number that can be bid.'],
    [`${TEN}/V/0/D9-D8/more`, 'The address has more parts than a hand has.'],
    ['CJ-'.repeat(40), 'The address is longer than that of any hand.'],
  ])('is refused with a reason: %s', (text, reason) => {
    expect(parseHandToBid(text)).toEqual({ ok: false, errors: [reason] });
  });
});
