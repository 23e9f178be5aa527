/** A sheet as a table for spreadsheets, a deal a line. */
import { KINDS } from '../game/skat/contract.ts';
import { makeMatadors } from '#edition/game/words/matadors.ts';
import { csvText } from '../lib/csv.ts';
import type { ReckonedSheet } from './reckon.ts';
import type { KeptSheet } from './score-sheet.ts';
import { dealtName, cameOutWords, remarkOf, valueParts } from './score-words.ts';
import { SHEET_TABLE, totalOf } from '#edition/score/table-words.ts';

/**
 * The sheet as CSV: what was played, what each player got for it, and the total of each after it. Minus
 * signs are hyphens, for programs.
 */
export function makeCsv({ laws, players }: KeptSheet, { lines }: ReckonedSheet): string {
  const head = [...SHEET_TABLE, ...players, ...players.map(totalOf)];
  const totals = players.map(() => 0);
  const rows = lines.map(
    ({ deal: { dealer, game }, doublings, number, problem, scores, value }) => {
      for (const [player, score] of scores.entries())
        totals[player] = (totals[player] ?? 0) + score;
      const declared = game.is === 'game' ? game : null;
      const counted = declared !== null && KINDS[declared.contract.kind].trumps !== 'none';
      return [
        number,
        players[dealer] ?? '',
        declared === null ? '' : (players[declared.declarer] ?? ''),
        dealtName(game, laws),
        counted && declared.matadors !== null ? makeMatadors(declared.matadors) : '',
        cameOutWords(game, value),
        declared?.bid ?? '',
        problem ?? valueParts(game, value, laws, undefined, doublings).replaceAll('−', '-'),
        remarkOf(value),
        ...scores,
        ...totals,
      ];
    },
  );
  return csvText([head, ...rows]);
}
