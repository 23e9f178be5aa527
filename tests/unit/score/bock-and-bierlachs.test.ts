/** Rounds of Bock and Bierlachs: worked examples as they are described, and what is said of them. */
import { describe, expect, test } from 'vitest';
import { BOCK_EVENTS, NO_HOUSE_RULES, USUAL_RAMSCH } from '../../../src/score/house-rules.ts';
import type { HouseRules } from '../../../src/score/house-rules.ts';
import { reckonSheet } from '../../../src/score/reckon.ts';
import { spokenDeal } from '../../../src/score/score-words.ts';
import type { KeptSheet, SheetGame } from '../../../src/score/score-sheet.ts';
import { LOST, TABLE, forty, houseSheet, ramschOf, scoresOf, totalsOf } from './house-support.ts';
import { played, sheetOf } from './support.ts';

describe('rounds of Bock', () => {
  const even = { ...forty, ...LOST, even: true } as const;
  const grandHand = played(0, 'grand-solo', null, { with: 1 });
  const doubled = (sheet: KeptSheet): boolean[] =>
    reckonSheet(sheet).lines.map(({ doublings }) => doublings.includes('bock'));

  test('double the next three deals at a table of three, and no other', () => {
    const sheet = houseSheet({ bock: ['sixty'] }, [even, forty, forty, forty, forty]);
    expect(scoresOf(sheet).map(([score]) => score)).toEqual([-80, 80, 80, 80, 40]);
    expect(reckonSheet({ ...sheet, deals: sheet.deals.slice(0, 2) }).bockLeft).toBe(2);
  });

  test('double the next four at a table of four', () => {
    const games = [even, forty, forty, forty, forty, forty];
    const sheet = { ...sheetOf([...TABLE, 'Green'], games), laws: 'isko' } as const;
    const house: HouseRules = { ...NO_HOUSE_RULES, bock: ['sixty'] };
    expect(scoresOf({ ...sheet, house }).map(([score]) => score)).toEqual([
      -80, 80, 80, 80, 80, 40,
    ]);
  });

  test('follow one another where another begins within one', () => {
    const games = [even, forty, grandHand, ...Array.from({ length: 5 }, () => forty)];
    const sheet = houseSheet({ bock: ['sixty', 'grand-hand'] }, games);
    // Three by the first, of which two are over, and then three more.
    expect(doubled(sheet)).toEqual([false, true, true, true, true, true, true, false]);
  });

  test('begin only after what the table has chosen', () => {
    const openNull = played(0, 'open-nullo', null, null);
    const kontra = { ...forty, kontra: 'kontra' } as const;
    const after = {
      sixty: even,
      'grand-hand': grandHand,
      'open-null-hand': openNull,
      'kontra-lost': { ...kontra, ...LOST },
      re: { ...forty, kontra: 're' },
    } as const;
    for (const event of BOCK_EVENTS) {
      const table = { kontra: true, bock: [event] };
      const begun = BOCK_EVENTS.filter((one) => doubled(houseSheet(table, [after[one], forty]))[1]);
      expect([event, begun]).toEqual([event, [event]]);
      expect(doubled(houseSheet(table, [kontra, forty]))).toEqual([false, false]);
    }
  });

  test('double a Ramsch and what Kontra has doubled', () => {
    const table = { ramsch: USUAL_RAMSCH, kontra: true, bock: ['sixty'] } as const;
    const games = [even, ramschOf([1], 57), { ...forty, ...LOST, kontra: 'kontra' } as const];
    expect(scoresOf(houseSheet(table, games)).slice(1)).toEqual([
      [0, -114, 0],
      [-320, 0, 0],
    ]);
  });

  test('move with the deal that brought them on, when it is mended', () => {
    const sheet = houseSheet({ bock: ['sixty'] }, [even, forty, forty]);
    const mended = { ...sheet, deals: sheet.deals.with(0, { dealer: 1, game: forty }) };
    expect(scoresOf(mended).map(([score]) => score)).toEqual([40, 40, 40]);
  });
});

describe('Bierlachs', () => {
  const table = { bierlachs: 301 };

  test('gives a game of 40 that is won to both opponents as minus, and one that is lost as 80', () => {
    expect(scoresOf(houseSheet(table, [forty, { ...forty, ...LOST }]))).toEqual([
      [0, -40, -40],
      [-80, 0, 0],
    ]);
  });

  test('writes nothing for the dealer who sits out, and 120 for the others after a Durchmarsch', () => {
    const sheet: KeptSheet = {
      ...houseSheet({ ...table, ramsch: USUAL_RAMSCH }, []),
      players: [...TABLE, 'Green'],
      deals: [
        { dealer: 3, game: forty },
        { dealer: 3, game: ramschOf([1], null, { every: true }) },
      ],
    };
    expect(scoresOf(sheet)).toEqual([
      [0, -40, -40, 0],
      [-120, 0, -120, 0],
    ]);
  });

  test('ends when the limit is reached, and the player with the most minus points pays', () => {
    const grand = played(0, 'gucki-grand', null, { with: 4 });
    const payers = (games: readonly SheetGame[]): readonly number[] =>
      reckonSheet(houseSheet({ bierlachs: 240 }, games)).payers;
    expect(payers([grand])).toEqual([]);
    // Both opponents have 240 then, and share the round.
    expect(payers([grand, grand])).toEqual([1, 2]);
    expect(payers([grand, grand, { ...forty, declarer: 1, ...LOST }])).toEqual([1]);
  });

  test('has no points of Seeger', () => {
    expect(totalsOf(houseSheet(table, [forty], { list: 'seeger' }))).toEqual([0, -40, -40]);
  });

  test('is spoken with those who get the points', () => {
    const sheet = houseSheet(table, [forty]);
    expect(spokenDeal(reckonSheet(sheet).lines[0]!, sheet)).toBe(
      'Deal 1: Smith, Suit game in hearts, with 3, won: Jones −40 and Brown −40.',
    );
  });
});
