/** A score sheet written down in a chapter: `Smith: 24 36 36; Jones: -20 -16 24`. */
import { runningTotals } from '../../../game/skat/scoresheet.ts';

export interface Sheet {
  readonly players: readonly string[];
  /** Under each player the running total after each of that player's hands. */
  readonly columns: readonly (readonly number[])[];
}

/**
 * Reads what each player won and lost, hand by hand, and enters it as it stands on the sheet.
 *
 * @throws RangeError for what is no such list: a slip in a chapter, which stops the build.
 */
export function sheetOfText(text: string): Sheet {
  const rows = text.split(';').map((part) => {
    const match = /^\s*(\p{L}+):((?:\s+-?\d+)*)\s*$/u.exec(part);
    const [, name, numbers] = match ?? [];
    if (name === undefined || numbers === undefined) {
      throw new RangeError(`“${part.trim()}” is no column. Columns are “Smith: 24 -36”.`);
    }
    return { name, scores: numbers.split(/\s+/).filter(Boolean).map(Number) };
  });
  const entries = rows.flatMap(({ scores }, player) => scores.map((score) => ({ player, score })));
  return {
    players: rows.map(({ name }) => name),
    columns: runningTotals(rows.length, entries),
  };
}
