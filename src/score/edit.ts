/**
 * Changes to the sheets: a deal written down, mended, struck out, a sheet begun, opened, put away.
 */
import { addKeyed } from '../lib/storage/keyed.ts';
import { oneLine } from '../game/words/one-line.ts';
import { EMPTY_DRAFT } from './draft.ts';
import type { GameDraft } from './draft.ts';
import type { KeptSheet, SheetDeal, TableRules } from './score-sheet.ts';

/** All that is kept: the sheets, the last begun first, and the game that is being entered. */
export interface KeptScores {
  readonly sheets: readonly KeptSheet[];
  /** The sheet on the table, by its key; null while none is. */
  readonly open: string | null;
  /** The line that is being mended, from 0; null while a new one is entered. */
  readonly mending: number | null;
  readonly draft: GameDraft;
}

export const NO_SCORES: KeptScores = { sheets: [], open: null, mending: null, draft: EMPTY_DRAFT };

/** The sheet on the table. */
export function openSheet({ open, sheets }: KeptScores): KeptSheet | null {
  return sheets.find(({ key }) => key === open) ?? null;
}

/** Begins a sheet and opens it. */
export function withSheet(scores: KeptScores, sheet: KeptSheet): KeptScores {
  return { ...NO_SCORES, sheets: [sheet, ...scores.sheets], open: sheet.key };
}

/** Opens a sheet, or with null none; what was being entered on another is dropped. */
export function withOpen(scores: KeptScores, open: string | null): KeptScores {
  return scores.open === open ? scores : { ...NO_SCORES, sheets: scores.sheets, open };
}

/** Changes what is being entered. */
export function withDraft(
  scores: KeptScores,
  draft: GameDraft,
  mending: number | null = scores.mending,
): KeptScores {
  return { ...scores, draft, mending };
}

/** Puts a sheet in place of the one with its key; nothing where there is none. */
export function withChanged(scores: KeptScores, sheet: KeptSheet): KeptScores {
  return { ...scores, sheets: scores.sheets.map((one) => (one.key === sheet.key ? sheet : one)) };
}

/** Writes a deal down, at the end or in place of the line that is being mended. */
export function withSheetDeal(scores: KeptScores, deal: SheetDeal): KeptScores {
  const sheet = openSheet(scores);
  if (sheet === null) return scores;
  const { mending } = scores;
  const deals =
    mending === null || mending >= sheet.deals.length
      ? [...sheet.deals, deal]
      : sheet.deals.with(mending, deal);
  return withDraft(withChanged(scores, { ...sheet, deals }), EMPTY_DRAFT, null);
}

/** Strikes a line out. */
export function withoutDeal(scores: KeptScores, index: number): KeptScores {
  const sheet = openSheet(scores);
  if (sheet === null) return scores;
  const deals = sheet.deals.filter((_, at) => at !== index);
  return withDraft(withChanged(scores, { ...sheet, deals }), EMPTY_DRAFT, null);
}

/** Changes what was settled before the first deal. The number of players stays once a deal is written. */
export function withRules(scores: KeptScores, rules: TableRules): KeptScores {
  const sheet = openSheet(scores);
  if (sheet === null) return scores;
  const players =
    sheet.deals.length === 0 || rules.players.length === sheet.players.length
      ? rules.players
      : sheet.players;
  const { agreed, first, house, laws, length, list, stake } = rules;
  const settled = { ...sheet, agreed, first, laws, length, list, players, stake };
  return withChanged(scores, house === undefined ? settled : { ...settled, house });
}

/** Renames a sheet; with an empty name it is called after its players. */
export function withSheetName(scores: KeptScores, key: string, name: string): KeptScores {
  const clean = cleanSheetName(name);
  const sheets = scores.sheets.map((one) => (one.key === key ? { ...one, name: clean } : one));
  return { ...scores, sheets };
}

/** Longer names are cut off. */
export const LONGEST_SHEET_NAME = 80;

/** A name in one line without control characters. */
export function cleanSheetName(name: string): string {
  return oneLine(name, LONGEST_SHEET_NAME);
}

/** Takes a sheet away for good. */
export function withoutSheet(scores: KeptScores, key: string): KeptScores {
  const sheets = scores.sheets.filter((one) => one.key !== key);
  return scores.open === key ? { ...NO_SCORES, sheets } : { ...scores, sheets };
}

/**
 * Brings sheets from a file to those that are there, without losing a deal of either: of a sheet that
 * has only grown the longer one stays, one that is otherwise different stands beside ours.
 */
export function addSheets(ours: KeptScores, theirs: Pick<KeptScores, 'sheets'>): KeptScores {
  return { ...ours, sheets: addKeyed(ours.sheets, theirs.sheets, hasGrown) };
}

/** Whether `longer` is the other sheet with deals added at its end. */
function hasGrown(longer: KeptSheet, shorter: KeptSheet): boolean {
  const { length } = shorter.deals;
  return (
    longer.deals.length > length &&
    longer.players.join('\n') === shorter.players.join('\n') &&
    JSON.stringify(longer.deals.slice(0, length)) === JSON.stringify(shorter.deals)
  );
}
