/** Sheets with house rules for tests, in few words. */
import { NO_HOUSE_RULES } from '../../../src/score/house-rules.ts';
import type { HouseRules } from '../../../src/score/house-rules.ts';
import { reckonSheet } from '../../../src/score/reckon.ts';
import type { KeptSheet, RamschDeal, SheetGame } from '../../../src/score/score-sheet.ts';
import { played, sheetOf } from './support.ts';

export const TABLE = ['Smith', 'Jones', 'Brown'];

export const houseSheet = (
  house: Partial<HouseRules>,
  games: readonly SheetGame[],
  more: Partial<KeptSheet> = {},
): KeptSheet =>
  sheetOf(TABLE, games, { laws: 'isko', house: { ...NO_HOUSE_RULES, ...house }, ...more });

export const scoresOf = (sheet: KeptSheet): (readonly number[])[] =>
  reckonSheet(sheet).lines.map(({ scores }) => scores);
export const totalsOf = (sheet: KeptSheet): number[] =>
  reckonSheet(sheet).standings.map(({ total }) => total);
/** What is wrong with the first deal. */
export const problemOf = (sheet: KeptSheet): string | null => reckonSheet(sheet).lines[0]!.problem;

export const ramschOf = (
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
export const forty = played(0, 'gucki-solo', 'H', { with: 3 });
export const LOST = { won: false } as const;
