/** The pad as it is used: a game half entered, a tab that crashes, a step taken back. */
import { describe, expect, test } from 'vitest';
import { ScorePad } from '../../../../components/score/pad.svelte.ts';
import { withGame } from '../../../../src/score/draft.ts';
import { NO_HOUSE_RULES } from '../../../../src/score/house-rules.ts';
import type { HouseRules } from '../../../../src/score/house-rules.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import type { KeptSheet } from '../../../../src/score/score-sheet.ts';
import { FakeBrowser } from '../../support/fake-browser.ts';
import { sheetOf } from '../../score/support.ts';

const EMPTY = sheetOf(['Smith', 'Jones', 'Brown'], [], { laws: 'isko', length: 3 });

function padOn(browser: FakeBrowser, sheet: KeptSheet | null = EMPTY): ScorePad {
  const tab = browser.tab();
  const pad = new ScorePad(tab, {
    get tab() {
      return tab.storage;
    },
    get browser() {
      return tab.storage;
    },
  });
  pad.open();
  if (sheet !== null) {
    pad.bringBack([sheet]);
    pad.show(sheet.key);
  }
  return pad;
}

/** Enters a Grand with two, won or lost. */
function enterGrand(pad: ScorePad, declarer: number, won = true): void {
  pad.enter({
    ...withGame({ ...pad.scores.draft, declarer }, 'gucki-grand', null, LAWS.isko),
    matadors: { with: 2 },
    outcome: { announced: null, won, reached: 'none' },
  });
}

const totals = (pad: ScorePad): number[] => pad.reckonedSheet.standings.map(({ total }) => total);

describe('the pad', () => {
  test('goes on after a crash in the middle of entering', () => {
    const browser = new FakeBrowser();
    const pad = padOn(browser);
    enterGrand(pad, 1);
    // The tab is gone without a word; another opens.
    const again = padOn(browser, null);
    expect(again.scores.draft).toEqual(pad.scores.draft);
    expect(again.write()).toBe(true);
    expect(totals(again)).toEqual([0, 72, 0]);
  });

  test('announces a deal and all totals in spoken words', () => {
    const pad = padOn(new FakeBrowser());
    enterGrand(pad, 0);
    pad.write();
    expect(pad.message).toBe(
      'Deal 1: Smith, Grand, with 2, won: +72. Smith +72, Jones 0 and Brown 0.',
    );
    pad.mend(0);
    enterGrand(pad, 0, false);
    pad.write();
    expect(pad.message).toBe(
      'Deal 1: Smith, Grand, with 2, lost: −144. All totals below it are worked out anew. Smith −144, Jones 0 and Brown 0.',
    );
  });

  test('takes back every step, does it again, and after a reload takes back the last deal', () => {
    const browser = new FakeBrowser();
    const pad = padOn(browser);
    enterGrand(pad, 0);
    pad.write();
    enterGrand(pad, 1);
    pad.write();
    pad.mend(0);
    enterGrand(pad, 2);
    pad.write();
    expect(totals(pad)).toEqual([0, 72, 72]);
    expect(pad.undoable).toBe('the change to deal 1');
    pad.undo();
    expect(totals(pad)).toEqual([72, 72, 0]);
    pad.undo();
    expect(totals(pad)).toEqual([72, 0, 0]);
    pad.redo();
    pad.redo();
    expect(totals(pad)).toEqual([0, 72, 72]);
    const again = padOn(browser, null);
    expect(again.undoable).toBe('deal 2');
    again.undo();
    expect(totals(again)).toEqual([0, 0, 72]);
    again.undo();
    expect(again.undoable).toBeNull();
    again.redo();
    again.redo();
    expect(totals(again)).toEqual([0, 72, 72]);
  });

  test('takes nothing back over what another tab has written meanwhile', () => {
    const browser = new FakeBrowser();
    const pad = padOn(browser);
    enterGrand(pad, 0);
    pad.write();
    browser.tellTabs();
    const other = padOn(browser, null);
    enterGrand(other, 1);
    other.write();
    browser.tellTabs();
    expect(totals(pad)).toEqual([72, 72, 0]);
    // What is last is the other tab’s, and only that goes.
    expect(pad.undoable).toBe('deal 2');
    pad.undo();
    expect(totals(pad)).toEqual([72, 0, 0]);
  });

  test('writes nothing that is not complete, or that cannot be', () => {
    const pad = padOn(new FakeBrowser());
    expect(pad.write()).toBe(false);
    enterGrand(pad, 0);
    pad.enter({ ...pad.scores.draft, bid: 25 });
    expect(pad.write()).toBe(false);
    expect(pad.sheet.deals).toEqual([]);
  });

  test('keeps the game going where the browser keeps nothing, and says so', () => {
    const browser = new FakeBrowser();
    browser.forbidden = true;
    const pad = padOn(browser);
    enterGrand(pad, 0);
    pad.write();
    expect(totals(pad)).toEqual([72, 0, 0]);
    expect(pad.trouble).toMatch(/not let the page store/);
  });

  test('of a sheet that is begun keeps the number of players', () => {
    const pad = padOn(new FakeBrowser());
    pad.settle({ players: ['A', 'B', 'C', 'D'] });
    expect(pad.sheet.players).toHaveLength(4);
    pad.settle({ players: ['A', 'B', 'C'] });
    enterGrand(pad, 0);
    pad.write();
    pad.settle({ players: ['A', 'B', 'C', 'D'], laws: 'league-1909' });
    expect(pad.sheet).toMatchObject({ players: ['A', 'B', 'C'], laws: 'league-1909' });
    // The same game by the other book: 16 a multiplier since 1908.
    expect(totals(pad)).toEqual([48, 0, 0]);
  });
});

describe('the pad of a table with house rules', () => {
  const tableWith = (house: Partial<HouseRules>): KeptSheet => ({
    ...EMPTY,
    length: null,
    house: { ...NO_HOUSE_RULES, ...house },
  });

  test('says after a Grand Hand that the next three deals are Bock, and counts them down', () => {
    const pad = padOn(new FakeBrowser(), tableWith({ bock: ['grand-hand'] }));
    pad.enter({
      ...withGame({ ...pad.scores.draft, declarer: 1 }, 'grand-solo', null, LAWS.isko),
      matadors: { with: 2 },
      outcome: { announced: null, won: true, reached: 'none' },
    });
    pad.write();
    expect(pad.message).toMatch(/Bock: the next 3 deals count double\.$/);
    enterGrand(pad, 0);
    pad.write();
    expect(pad.message).toMatch(/won, Bock: \+144\. .* Bock: the next 2 deals count double\.$/);
  });

  test('ends a Bierlachs when the limit is reached, and goes on when that deal is taken back', () => {
    const pad = padOn(new FakeBrowser(), tableWith({ bierlachs: 144 }));
    enterGrand(pad, 0);
    pad.write();
    expect([pad.isClosed, totals(pad)]).toEqual([false, [0, -72, -72]]);
    enterGrand(pad, 1, false);
    pad.write();
    expect([pad.isClosed, pad.reckonedSheet.payers]).toEqual([true, [1]]);
    pad.undo();
    expect(pad.isClosed).toBe(false);
  });

  test('keeps the choice on a blank sheet after a crash, and on the sheet that is begun with it', () => {
    const browser = new FakeBrowser();
    const house = { ...NO_HOUSE_RULES, kontra: true };
    padOn(browser, null).settle({ house });
    const again = padOn(browser, null);
    expect(again.sheet.house).toEqual(house);
    enterGrand(again, 1);
    again.enter({ ...again.scores.draft, kontra: 're' });
    expect(again.write()).toBe(true);
    expect(padOn(browser, null).sheet).toMatchObject({
      house,
      deals: [{ game: { kontra: 're' } }],
    });
    // 4 × 72, and Seeger’s 50 once.
    expect(totals(again)).toEqual([0, 338, 0]);
  });
});

describe('a blank sheet', () => {
  const BERTA = { players: ['', 'Berta', ''] };

  test('is begun by the first deal that is written on it, and until then is not kept', () => {
    const pad = padOn(new FakeBrowser(), null);
    expect([pad.isBlank, pad.sheet.players]).toEqual([true, ['Player 1', 'Player 2', 'Player 3']]);
    expect(pad.sheet).toMatchObject({ laws: 'isko', list: 'seeger', length: 36 });
    pad.callPlayer(1, 'Berta');
    enterGrand(pad, 1);
    expect(pad.scores.sheets).toEqual([]);
    expect(pad.write()).toBe(true);
    expect(pad.isBlank).toBe(false);
    expect(pad.scores.sheets).toHaveLength(1);
    expect(pad.sheet).toMatchObject({
      players: ['Player 1', 'Berta', 'Player 3'],
      laws: 'isko',
      deals: [{ dealer: 0 }],
    });
    expect(totals(pad)).toEqual([0, 122, 0]);
  });

  test('is there again after a crash, with its names and the game half entered', () => {
    const browser = new FakeBrowser();
    const pad = padOn(browser, null);
    pad.callPlayer(1, 'Berta');
    pad.seatPlayers(4);
    enterGrand(pad, 3);
    const again = padOn(browser, null);
    expect(again.typedNames).toEqual(['', 'Berta', '', '']);
    expect(again.sheet.length).toBe(48);
    expect(again.draft).toMatchObject({ declarer: 3, kind: 'gucki-grand' });
    again.seatPlayers(3);
    // The fourth player has gone, and with them what they declared.
    expect(again.draft.declarer).toBeNull();
  });

  test('writes nothing for two players of one name, and says which', () => {
    const pad = padOn(new FakeBrowser(), null);
    pad.callPlayer(0, 'berta');
    pad.settle(BERTA);
    pad.callPlayer(2, 'Berta ');
    enterGrand(pad, 1);
    expect(pad.nameProblem).toMatch(/Two players are called Berta/);
    expect(pad.write()).toBe(false);
  });

  test('begins with the players of the last sheet, and by the rules of the reader', () => {
    const pad = padOn(new FakeBrowser(), { ...EMPTY, laws: 'american-1922', list: 'plain' });
    pad.show(null);
    expect(pad.sheet).toMatchObject({
      players: ['Smith', 'Jones', 'Brown'],
      laws: 'isko',
      list: 'seeger',
      length: 36,
      deals: [],
    });
  });

  test('of a sheet that is begun a name is changed, unless another player has it', () => {
    const pad = padOn(new FakeBrowser());
    expect(pad.callPlayer(0, 'Jones')).toMatch(/Two players are called Jones/);
    expect(pad.sheet.players).toEqual(['Smith', 'Jones', 'Brown']);
    expect(pad.callPlayer(0, 'Smythe')).toBe('');
    expect(pad.sheet.players).toEqual(['Smythe', 'Jones', 'Brown']);
  });
});
