/** The rules of kitchen tables: worked examples as they are described, and what must be so for any sheet. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeCsv } from '../../../src/score/csv.ts';
import { changeRules, rulesOfNewSheet } from '../../../src/score/defaults.ts';
import { draftOfGame, gameOfDraft, withMost, withOther } from '../../../src/score/draft.ts';
import { NO_SCORES, withRules, withSheet } from '../../../src/score/edit.ts';
import { BOCK_EVENTS, NO_HOUSE_RULES, USUAL_RAMSCH } from '../../../src/score/house-rules.ts';
import { lawOfTable } from '../../../src/score/house-rules.ts';
import type { HouseRules } from '../../../src/score/house-rules.ts';
import { gamesToEnter } from '../../../src/score/offer.ts';
import { reckonSheet } from '../../../src/score/reckon.ts';
import { rulesLine, spokenDeal, valueParts } from '../../../src/score/score-words.ts';
import type { KeptSheet, RamschDeal, SheetGame } from '../../../src/score/score-sheet.ts';
import { anyHouseRules, anyHouseSheet, anySheet, played, sheetOf } from './support.ts';

const NAMES = ['Smith', 'Jones', 'Brown'];

const houseSheet = (
  house: Partial<HouseRules>,
  games: readonly SheetGame[],
  more: Partial<KeptSheet> = {},
): KeptSheet =>
  sheetOf(NAMES, games, { laws: 'isko', house: { ...NO_HOUSE_RULES, ...house }, ...more });

const scoresOf = (sheet: KeptSheet): (readonly number[])[] =>
  reckonSheet(sheet).lines.map(({ scores }) => scores);
const totalsOf = (sheet: KeptSheet): number[] =>
  reckonSheet(sheet).standings.map(({ total }) => total);
const problemOf = (sheet: KeptSheet): string | null => reckonSheet(sheet).lines[0]!.problem;

const ramsch = (
  most: readonly number[],
  points: number | null,
  more: Partial<RamschDeal> = {},
): RamschDeal => ({
  is: 'ramsch',
  kind: 'ramsch',
  most,
  points,
  without: 0,
  every: false,
  ...more,
});

/** Hearts with three, which counts 40; lost, 80. */
const forty = played(0, 'gucki-solo', 'H', { with: 3 });
const lost = { won: false } as const;

describe('Ramsch when all pass', () => {
  const table = { ramsch: USUAL_RAMSCH };

  test('charges the points taken, twice with a Jungfrau, and a Durchmarsch wins 120', () => {
    const games = [
      ramsch([1], 57),
      ramsch([1], 70, { without: 1 }),
      ramsch([2], null, { every: true }),
      ramsch([0, 2], 60),
      ramsch([0, 2], 60, { without: 1 }),
      ramsch([0, 1, 2], 40),
    ];
    expect(scoresOf(houseSheet(table, games))).toEqual([
      [0, -57, 0],
      [0, -140, 0],
      [0, 0, 120],
      [-60, 0, -60],
      [-120, 0, -120],
      [0, 0, 0],
    ]);
  });

  test('says what cannot be: too few points, two who take nothing, a tie that is decided', () => {
    expect(problemOf(houseSheet(table, [ramsch([1], 39)]))).toMatch(/40 to 120 points/);
    expect(problemOf(houseSheet(table, [ramsch([1], 59, { without: 1 })]))).toMatch(/at least 60/);
    expect(problemOf(houseSheet(table, [ramsch([1], 120, { without: 2 })]))).toMatch(/Durchmarsch/);
    const decided = { ramsch: { skat: 'nobody', tie: 'last-trick-of-the-tied' } } as const;
    expect(problemOf(houseSheet(decided, [ramsch([0, 1], 50)]))).toMatch(/name one player/);
  });

  test('lets the skat lie where the table wants it, so that 33 points can be the most', () => {
    // 22 points in the skat leave 98: 33, 33 and 32.
    const table33 = { ramsch: { skat: 'nobody', tie: 'last-trick-of-the-tied' } } as const;
    expect(scoresOf(houseSheet(table33, [ramsch([1], 33)]))).toEqual([[0, -33, 0]]);
    expect(problemOf(houseSheet(table33, [ramsch([1], 48, { without: 1 })]))).toMatch(/49 points/);
    expect(problemOf(houseSheet(table33, [ramsch([1], 49, { without: 1 })]))).toBeNull();
  });

  test('is entered in place of a deal passed in, and only where the table has chosen it', () => {
    const chosen = gamesToEnter(lawOfTable(houseSheet(table, [])), false);
    expect([chosen.ramsch, chosen.passedIn]).toEqual([['ramsch'], false]);
    const usual = gamesToEnter(lawOfTable(houseSheet({}, [])), false);
    expect([usual.ramsch, usual.passedIn]).toEqual([[], true]);
    const law = lawOfTable(houseSheet(table, []));
    const draft = withOther(draftOfGame({ is: 'passed-in' }, 0), 'ramsch');
    expect(gameOfDraft({ ...withMost(draft, 1, law), points: 57 }, law)).toEqual(ramsch([1], 57));
  });

  test('is nobody’s own game, so that Seeger’s points stay as they are', () => {
    const sheet = houseSheet(table, [forty, ramsch([1], 57)], { list: 'seeger' });
    expect(totalsOf(sheet)).toEqual([90, -57, 0]);
  });
});

describe('Kontra and Re', () => {
  const table = { kontra: true };

  test('double the value and double it again, on top of the double loss', () => {
    const games = [
      forty,
      { ...forty, kontra: 'kontra' },
      { ...forty, kontra: 're' },
      { ...forty, ...lost },
      { ...forty, ...lost, kontra: 'kontra' },
      { ...forty, ...lost, kontra: 're' },
    ] as const;
    expect(scoresOf(houseSheet(table, games)).map(([score]) => score)).toEqual([
      40, 80, 160, -80, -160, -320,
    ]);
  });

  test('leave Seeger’s points as they are', () => {
    const games = [{ ...forty, ...lost, kontra: 'kontra' }] as const;
    expect(totalsOf(houseSheet(table, games, { list: 'seeger' }))).toEqual([-210, 40, 40]);
  });

  test('count nothing at a table that does not play them', () => {
    expect(scoresOf(houseSheet({}, [{ ...forty, kontra: 're' }]))).toEqual([[40, 0, 0]]);
  });

  test('stand in the value, in the line that is spoken and in the table for spreadsheets', () => {
    const sheet = houseSheet(table, [{ ...forty, ...lost, kontra: 'kontra' }]);
    const reckoned = reckonSheet(sheet);
    const { deal, doublings, value } = reckoned.lines[0]!;
    expect(valueParts(deal.game, value, 'isko', undefined, doublings)).toBe(
      'hearts 10 × (with 3, game 4) = 40; lost double; Kontra, double, −160',
    );
    expect(spokenDeal(reckoned.lines[0]!, sheet)).toBe(
      'Deal 1: Smith, Suit game in hearts, with 3, lost, Kontra: −160.',
    );
    expect(makeCsv(sheet, reckoned)).toMatch(/lost double; Kontra, double, -160/);
  });
});

describe('rounds of Bock', () => {
  const even = { ...forty, ...lost, even: true } as const;
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
    const sheet = { ...sheetOf([...NAMES, 'Green'], games), laws: 'isko' } as const;
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
      'kontra-lost': { ...kontra, ...lost },
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
    const games = [even, ramsch([1], 57), { ...forty, ...lost, kontra: 'kontra' } as const];
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
    expect(scoresOf(houseSheet(table, [forty, { ...forty, ...lost }]))).toEqual([
      [0, -40, -40],
      [-80, 0, 0],
    ]);
  });

  test('writes nothing for the dealer who sits out, and 120 for the others after a Durchmarsch', () => {
    const sheet: KeptSheet = {
      ...houseSheet({ ...table, ramsch: USUAL_RAMSCH }, []),
      players: [...NAMES, 'Green'],
      deals: [
        { dealer: 3, game: forty },
        { dealer: 3, game: ramsch([1], null, { every: true }) },
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
    expect(payers([grand, grand, { ...forty, declarer: 1, ...lost }])).toEqual([1]);
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

describe('a table that has chosen no house rule', () => {
  test('has the sheet that it had before there were any', () => {
    fc.assert(
      fc.property(anySheet, (sheet) => {
        const plain = reckonSheet(sheet);
        expect(reckonSheet({ ...sheet, house: NO_HOUSE_RULES })).toEqual(plain);
        expect(plain.lines.every(({ doublings }) => doublings.length === 0)).toBe(true);
        expect([plain.bockLeft, plain.payers]).toEqual([0, []]);
      }),
    );
  });

  test('and one by another rule book has none, whatever it has chosen', () => {
    fc.assert(
      fc.property(anySheet, anyHouseRules, (sheet, house) => {
        fc.pre(sheet.laws !== 'isko');
        expect(reckonSheet({ ...sheet, house })).toEqual(reckonSheet(sheet));
      }),
    );
  });
});

describe('on any sheet with house rules', () => {
  test('the settlement comes to nothing, and every column to the sum of its lines', () => {
    fc.assert(
      fc.property(anyHouseSheet, (sheet) => {
        const { lines, settled, standings } = reckonSheet(sheet);
        expect(settled.reduce((sum, amount) => sum + amount, 0)).toBe(0);
        for (const [player, { points }] of standings.entries()) {
          expect(points).toBe(lines.reduce((sum, { scores }) => sum + (scores[player] ?? 0), 0));
        }
      }),
    );
  });

  test('a Bierlachs has no plus, and a deal costs what it costs elsewhere', () => {
    fc.assert(
      fc.property(anyHouseSheet, (sheet) => {
        const house = { ...sheet.house!, bierlachs: null };
        const usual = scoresOf({ ...sheet, house });
        const minus = scoresOf({ ...sheet, house: { ...house, bierlachs: 301 } });
        for (const [index, scores] of minus.entries()) {
          const sum = usual[index]!.reduce((all, score) => all + score, 0);
          expect(scores.every((score) => score <= 0)).toBe(true);
          expect(scores.reduce((all, score) => all + score, 0)).toBe(sum > 0 ? -2 * sum : sum);
        }
      }),
    );
  });
});

describe('the house rules of a sheet', () => {
  const chosen: HouseRules = { ...NO_HOUSE_RULES, kontra: true, bock: ['sixty'] };
  const sheet = houseSheet(chosen, []);

  test('stand in the line of its rules', () => {
    expect(rulesLine(sheet)).toBe(
      'Today’s rules · game points · 3 players · no set end · with Kontra and Bock',
    );
    expect(rulesLine(houseSheet({ bierlachs: 301 }, []))).toBe(
      'Today’s rules · Bierlachs to 301 · 3 players · no set end',
    );
  });

  test('go on to the next sheet of the same rules, and to none of another rule book', () => {
    expect(rulesOfNewSheet(sheet, 'isko').house).toEqual(chosen);
    expect(rulesOfNewSheet(sheet, 'american-1922').house).toBeUndefined();
  });

  test('can be changed, and stay when something else is changed', () => {
    const scores = withSheet(NO_SCORES, sheet);
    const change = (of: Partial<KeptSheet>): KeptSheet =>
      withRules(scores, changeRules(sheet, of)).sheets[0]!;
    expect(change({ length: 12 }).house).toEqual(chosen);
    expect(change({ house: NO_HOUSE_RULES }).house).toEqual(NO_HOUSE_RULES);
  });
});
