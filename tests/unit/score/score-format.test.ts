/** Sheets kept on the device and taken along: nothing is lost, whatever the storage or a file holds. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeCsv } from '../../../src/score/csv.ts';
import { draftOfGame, gameOfDraft } from '../../../src/score/draft.ts';
import {
  NO_SCORES,
  addSheets,
  openSheet,
  withSheetDeal,
  withDraft,
  withSheet,
  withoutDeal,
} from '../../../src/score/edit.ts';
import type { KeptScores } from '../../../src/score/edit.ts';
import { NO_HOUSE_RULES, lawOfTable } from '../../../src/score/house-rules.ts';
import { SCORES_FORMAT, makeScoresFile, parseScoresFile } from '../../../src/score/score-format.ts';
import { reckonSheet } from '../../../src/score/reckon.ts';
import { withAnotherRound } from '../../../src/score/score-sheet.ts';
import { LAWS } from '../../../src/game/skat/laws.ts';
import { anyHouseSheet, anySheet, played, sheetOf } from './support.ts';

const { make, read } = SCORES_FORMAT;
const again = (scores: KeptScores): unknown => JSON.parse(JSON.stringify(make(scores)));

const grand = played(0, 'gucki-grand', null, { with: 2 });
const sheet = sheetOf(['Smith', 'Jones', 'Brown'], [grand, { is: 'passed-in' }], { laws: 'isko' });

describe('sheets that are kept', () => {
  test('come back as they were, with the game that was being entered', () => {
    fc.assert(
      fc.property(anySheet, fc.nat(), (any, at) => {
        const entered = any.deals[at % Math.max(1, any.deals.length)];
        const begun = withSheet(NO_SCORES, any);
        const scores =
          entered === undefined
            ? begun
            : withDraft(begun, draftOfGame(entered.game, entered.dealer), 0);
        expect(read(again(scores))).toEqual({ is: 'whole', value: scores });
      }),
    );
  });

  test('lose only what makes no sense, and say that they did', () => {
    const scores = withSheet(NO_SCORES, sheet);
    const data = again(scores) as { sheets: { deals: unknown[]; players: unknown }[] };
    data.sheets[0]!.deals.push({ dealer: 7, game: { is: 'game' } });
    expect(read(data)).toEqual({ is: 'damaged', value: scores });
    data.sheets[0]!.players = ['Smith', 'Smith', ''];
    expect(read(data)).toEqual({ is: 'damaged', value: NO_SCORES });
    expect(read({ vorhand: 'scores', version: 9, sheets: [] })).toEqual({ is: 'newer' });
    for (const odd of [null, 7, [], {}, { version: 1, sheets: 'none' }]) {
      expect(read(odd).is).toBe('damaged');
    }
    // A game half entered that cannot be read costs no sheet.
    expect(read({ ...make(scores), draft: { declarer: 9 }, mending: 5 })).toEqual({
      is: 'whole',
      value: scores,
    });
  });

  test.each([
    [36, 39],
    [397, 400],
    [400, null],
  ])('a full list of %i deals goes on to %s, and is kept', (deals, length) => {
    const full = { ...sheet, deals: Array.from({ length: deals }, () => sheet.deals[1]!) };
    expect(withAnotherRound(full)).toBe(length);
    const scores = withSheet(NO_SCORES, { ...full, length });
    expect(read(again(scores))).toEqual({ is: 'whole', value: scores });
  });

  test('whatever is in a file, reading it never throws', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const is = read(JSON.parse(text)).is;
        expect(['whole', 'damaged', 'newer']).toContain(is);
        parseScoresFile(text);
      }),
    );
  });
});

describe('sheets with house rules', () => {
  test('come back as they were, from the browser and from a file', () => {
    fc.assert(
      fc.property(anyHouseSheet, (any) => {
        const scores = withSheet(NO_SCORES, any);
        expect(read(again(scores))).toEqual({ is: 'whole', value: scores });
        const file = parseScoresFile(makeScoresFile([any]));
        expect(file).toEqual({ ok: true, value: { sound: [any], isWhole: true } });
        for (const { dealer, game } of any.deals) {
          expect(gameOfDraft(draftOfGame(game, dealer), lawOfTable(any))).toEqual(
            game.is === 'ramsch' && any.house?.ramsch === null ? { ...game, points: null } : game,
          );
        }
      }),
    );
  });

  test('are of version 2, which an older copy leaves alone; all others stay of version 1', () => {
    const house = { ...NO_HOUSE_RULES, kontra: true };
    const versionOf = (kept: KeptScores): unknown => (again(kept) as { version: unknown }).version;
    expect(versionOf(withSheet(NO_SCORES, { ...sheet, house }))).toBe(2);
    expect(versionOf(withSheet(NO_SCORES, { ...sheet, house: NO_HOUSE_RULES }))).toBe(1);
    expect(versionOf(NO_SCORES)).toBe(1);
  });

  test.each([
    { kontra: 'yes' },
    { bock: ['rain'] },
    { bierlachs: 3 },
    { ramsch: { skat: 'nobody', tie: 'each-whole', shoved: 2 } },
    { ramsch: { skat: 'dealer', tie: 'each-whole', shoved: false } },
  ])('are not read where a rule makes no sense: %o', (odd) => {
    const data = again(withSheet(NO_SCORES, sheet)) as { sheets: object[] };
    const house = { ...NO_HOUSE_RULES, ...odd };
    const sheets = [{ ...data.sheets[0], house }];
    expect(read({ ...data, version: 2, sheets })).toEqual({ is: 'damaged', value: NO_SCORES });
  });
});

test('what a version without house rules wrote is whole, with the game that was being entered', () => {
  const written = {
    vorhand: 'scores',
    version: 1,
    open: 's1',
    mending: null,
    draft: {
      dealer: null,
      declarer: 1,
      kind: 'gucki-grand',
      trump: null,
      matadors: { with: 2 },
      outcome: null,
      bid: null,
      other: null,
      most: [],
      points: null,
      without: 0,
      every: false,
    },
    sheets: [sheet],
  };
  const reading = read(JSON.parse(JSON.stringify(written)));
  expect(reading).toMatchObject({
    is: 'whole',
    value: { sheets: [sheet], draft: { declarer: 1, kontra: null, even: false, shoved: null } },
  });
  expect(reading.is === 'newer' ? null : again(reading.value)).toMatchObject(written);
});

test('an entered game is the one that it was made from', () => {
  fc.assert(
    fc.property(anySheet, ({ deals, laws }) => {
      for (const { dealer, game } of deals) {
        const draft = draftOfGame(game, dealer);
        expect(gameOfDraft(draft, LAWS[laws])).toEqual(game);
      }
    }),
  );
});

describe('a line that is mended or struck out', () => {
  const scores = withSheet(
    NO_SCORES,
    sheetOf(
      ['Smith', 'Jones', 'Brown'],
      [played(0, 'solo', 'C', { with: 1 }), played(0, 'solo', 'C', { with: 2 }), grand],
    ),
  );
  const totals = (of: KeptScores): (number | null | undefined)[] =>
    reckonSheet(openSheet(of)!).lines.map(({ entries }) => entries[0]);

  test('changes every total below it', () => {
    expect(totals(scores)).toEqual([24, 60, 96]);
    const mended = withSheetDeal(withDraft(scores, scores.draft, 0), {
      dealer: 1,
      game: played(0, 'solo', 'C', { with: 1 }, { won: false }),
    });
    expect(totals(mended)).toEqual([-24, 12, 48]);
    expect(mended.mending).toBeNull();
    expect(totals(withoutDeal(mended, 0))).toEqual([36, 72]);
  });
});

describe('sheets from a file', () => {
  test('come in whole, once', () => {
    fc.assert(
      fc.property(anySheet, (any) => {
        const file = parseScoresFile(makeScoresFile([any]));
        expect(file).toEqual({ ok: true, value: { sound: [any], isWhole: true } });
        const once = addSheets(NO_SCORES, withSheet(NO_SCORES, any));
        expect(once.sheets).toEqual([any]);
        expect(addSheets(once, withSheet(NO_SCORES, any))).toEqual(once);
      }),
    );
  });

  test('take no deal away: the longer of two stays, and two that differ stand beside each other', () => {
    const ours = withSheet(NO_SCORES, sheet);
    const longer = { ...sheet, deals: [...sheet.deals, ...sheet.deals] };
    const other = { ...sheet, deals: sheet.deals.toReversed() };
    const bring = (to: KeptScores, what: typeof sheet): readonly (typeof sheet)[] =>
      addSheets(to, { ...NO_SCORES, sheets: [what] }).sheets;
    expect(bring(ours, longer)).toEqual([longer]);
    expect(bring(withSheet(NO_SCORES, longer), sheet)).toEqual([longer]);
    const both = bring(ours, other);
    expect(both).toEqual([sheet, { ...other, key: 's1-2' }]);
    expect(bring({ ...ours, sheets: both }, other)).toEqual(both);
  });

  test('come in without one that is damaged, and that is said', () => {
    const made = JSON.parse(makeScoresFile([sheet])) as { readonly sheets: readonly object[] };
    const file = {
      ...made,
      sheets: [{ ...made.sheets[0], key: 's2', players: 7 }, ...made.sheets],
    };
    expect(parseScoresFile(JSON.stringify(file))).toEqual({
      ok: true,
      value: { sound: [sheet], isWhole: false },
    });
  });

  test('are refused with a reason where there are none', () => {
    const refused = (text: string): string => {
      const file = parseScoresFile(text);
      return file.ok ? '' : file.errors.join(' ');
    };
    expect(refused('{')).toBe('This is not a file of score sheets, or it was cut off.');
    expect(refused('{"vorhand":"marks"}')).toBe('There are no score sheets in this file.');
    expect(refused('{"vorhand":"scores","version":3,"sheets":[]}')).toMatch(/newer/);
    expect(refused('{"vorhand":"scores","version":1,"sheets":[7]}')).toMatch(
      /None of it can be read/,
    );
    expect(refused('Deal,Dealer,Declarer')).toMatch(/spreadsheets/);
  });
});

test('as a table for spreadsheets a name that looks like a formula is a text', () => {
  const odd = { ...sheet, players: ['=1+1', 'Jones, "J"', 'Brown'] };
  expect(makeCsv(odd, reckonSheet(odd)).split('\r\n')).toEqual([
    `Deal,Dealer,Declarer,Game,Matadors,Outcome,Bid,Value,Remark,'=1+1,"Jones, ""J""",Brown,"'=1+1, total","Jones, ""J"", total","Brown, total"`,
    `1,"Jones, ""J""",'=1+1,Grand,with 2,won,,"Grand 24 × (with 2, game 3) = 72",,72,0,0,72,0,0`,
    `2,'=1+1,,Passed in,,,,nothing is scored,,0,0,0,72,0,0`,
    '',
  ]);
});
