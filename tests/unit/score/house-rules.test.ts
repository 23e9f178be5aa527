/** The rules of kitchen tables: worked examples as they are described, and what must be so for any sheet. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeCsv } from '../../../src/score/csv.ts';
import { changeRules, rulesOfNewSheet } from '../../../src/score/defaults.ts';
import { draftOfGame, gameOfDraft, withMost, withOther } from '../../../src/score/draft.ts';
import { NO_SCORES, withRules, withSheet } from '../../../src/score/edit.ts';
import { NO_HOUSE_RULES, USUAL_RAMSCH } from '../../../src/score/house-rules.ts';
import { lawOfTable } from '../../../src/score/house-rules.ts';
import type { HouseRules } from '../../../src/score/house-rules.ts';
import { gamesToEnter } from '../../../src/score/offer.ts';
import { reckonSheet } from '../../../src/score/reckon.ts';
import { rulesLine, spokenDeal, valueParts } from '../../../src/score/score-words.ts';
import type { KeptSheet } from '../../../src/score/score-sheet.ts';
import { anyHouseRules, anyHouseSheet, anySheet } from './support.ts';
import {
  LOST,
  forty,
  houseSheet,
  problemOf,
  ramschOf,
  scoresOf,
  totalsOf,
} from './house-support.ts';

describe('Ramsch when all pass', () => {
  const table = { ramsch: USUAL_RAMSCH };

  test('charges the points taken, twice with a Jungfrau, and a Durchmarsch wins 120', () => {
    const games = [
      ramschOf([1], 57),
      ramschOf([1], 70, { without: 1 }),
      ramschOf([2], null, { every: true }),
      ramschOf([0, 2], 60),
      ramschOf([0, 2], 60, { without: 1 }),
      ramschOf([0, 1, 2], 40),
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
    expect(problemOf(houseSheet(table, [ramschOf([1], 39)]))).toMatch(/40 to 120 points/);
    expect(problemOf(houseSheet(table, [ramschOf([1], 59, { without: 1 })]))).toMatch(
      /at least 60/,
    );
    expect(problemOf(houseSheet(table, [ramschOf([1], 120, { without: 2 })]))).toMatch(
      /Durchmarsch/,
    );
    const decided = {
      ramsch: { skat: 'nobody', tie: 'last-trick-of-the-tied', shoved: false },
    } as const;
    expect(problemOf(houseSheet(decided, [ramschOf([0, 1], 50)]))).toMatch(/name one player/);
  });

  test('lets the skat lie where the table wants it, so that 33 points can be the most', () => {
    // 22 points in the skat leave 98: 33, 33 and 32.
    const table33 = {
      ramsch: { skat: 'nobody', tie: 'last-trick-of-the-tied', shoved: false },
    } as const;
    expect(scoresOf(houseSheet(table33, [ramschOf([1], 33)]))).toEqual([[0, -33, 0]]);
    expect(problemOf(houseSheet(table33, [ramschOf([1], 48, { without: 1 })]))).toMatch(
      /49 points/,
    );
    expect(problemOf(houseSheet(table33, [ramschOf([1], 49, { without: 1 })]))).toBeNull();
  });

  test('is entered in place of a deal passed in, and only where the table has chosen it', () => {
    const chosen = gamesToEnter(lawOfTable(houseSheet(table, [])), false);
    expect([chosen.ramsch, chosen.passedIn]).toEqual([['ramsch'], false]);
    const usual = gamesToEnter(lawOfTable(houseSheet({}, [])), false);
    expect([usual.ramsch, usual.passedIn]).toEqual([[], true]);
    const law = lawOfTable(houseSheet(table, []));
    const draft = withOther(draftOfGame({ is: 'passed-in' }, 0), 'ramsch');
    expect(gameOfDraft({ ...withMost(draft, 1, law), points: 57 }, law)).toEqual(ramschOf([1], 57));
  });

  test('counts double for each who passes the skat on unseen, where it is a Schieberamsch', () => {
    const games = [
      ramschOf([1], 57, { shoved: 1 }),
      ramschOf([1], 70, { without: 1, shoved: 2 }),
      ramschOf([2], null, { every: true, shoved: 3 }),
    ];
    const shoving = houseSheet({ ramsch: { ...USUAL_RAMSCH, shoved: true } }, games);
    expect(scoresOf(shoving)).toEqual([
      [0, -114, 0],
      [0, -560, 0],
      [0, 0, 960],
    ]);
    const { deal, doublings, value } = reckonSheet(shoving).lines[1]!;
    expect(valueParts(deal.game, value, 'isko', undefined, doublings)).toBe(
      '70 charged; Jungfrau, double; two shoved, four times, −560',
    );
    // At a table that plays the plain Ramsch nothing of that counts.
    expect(
      scoresOf(houseSheet(table, games)).map((scores) => scores.find((one) => one !== 0)),
    ).toEqual([-57, -140, 120]);
  });

  test('is nobody’s own game, so that Seeger’s points stay as they are', () => {
    const sheet = houseSheet(table, [forty, ramschOf([1], 57)], { list: 'seeger' });
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
      { ...forty, ...LOST },
      { ...forty, ...LOST, kontra: 'kontra' },
      { ...forty, ...LOST, kontra: 're' },
    ] as const;
    expect(scoresOf(houseSheet(table, games)).map(([score]) => score)).toEqual([
      40, 80, 160, -80, -160, -320,
    ]);
  });

  test('leave Seeger’s points as they are', () => {
    const games = [{ ...forty, ...LOST, kontra: 'kontra' }] as const;
    expect(totalsOf(houseSheet(table, games, { list: 'seeger' }))).toEqual([-210, 40, 40]);
  });

  test('count nothing at a table that does not play them', () => {
    expect(scoresOf(houseSheet({}, [{ ...forty, kontra: 're' }]))).toEqual([[40, 0, 0]]);
  });

  test('stand in the value, in the line that is spoken and in the table for spreadsheets', () => {
    const sheet = houseSheet(table, [{ ...forty, ...LOST, kontra: 'kontra' }]);
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
  test('the settlement adds up to nothing, and every column to the sum of its lines', () => {
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
