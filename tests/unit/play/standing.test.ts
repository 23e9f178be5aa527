import { expect, test } from 'vitest';
import { standingWords } from '../../../src/play/standing.ts';
import type { DoneDeal } from '../../../src/play/sitting.ts';
import type { SheetGame } from '../../../src/score/score-sheet.ts';

/** A Solo in clubs with one, of 24 points by the laws of 1922, that a player has won. */
const solo = (declarer: number): SheetGame => ({
  is: 'game',
  declarer,
  contract: { kind: 'solo', trump: 'C', announced: null },
  matadors: { with: 1 },
  won: true,
  reached: 'none',
  bid: null,
});

const done = (game: SheetGame, more: Partial<DoneDeal> = {}): DoneDeal => ({
  number: '5',
  seat: 'V',
  claimed: false,
  conceded: null,
  game: null,
  code: null,
  takenBack: 0,
  told: 0,
  sheet: { dealer: 2, game },
  ...more,
});

const words = (...deals: readonly DoneDeal[]): string =>
  standingWords({ laws: 'american-1922', strength: 'club', done: deals, deal: null });

test('a reader who comes back sees the deal, and who leads by how much', () => {
  expect(words()).toBe('deal 1');
  expect(words(done({ is: 'passed-in' }))).toBe('deal 2');
  expect(words(done(solo(0)))).toBe('deal 2, you lead by 24');
  expect(words(done(solo(0)), done(solo(1)))).toBe('deal 3, you are level with Anna');
  expect(words(done(solo(2)), done(solo(2)), done(solo(0)))).toBe('deal 4, Bert leads by 24');
});

test('a deal played for practice counts in no standing', () => {
  expect(words(done(solo(0), { repeat: true }))).toBe('deal 2');
  expect(words(done(solo(0), { shown: true }), done(solo(1)))).toBe('deal 3, Anna leads by 24');
});
