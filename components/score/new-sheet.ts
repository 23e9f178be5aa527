import type { KeptSheet, TableRules } from '../../src/score/score-sheet.ts';

/** A sheet begun now, named after its players and its day. */
export function newSheet(rules: TableRules): KeptSheet {
  const now = new Date();
  return {
    ...rules,
    key: `s${now.getTime().toString(36)}`,
    name: '',
    at: now.toISOString(),
    deals: [],
  };
}
