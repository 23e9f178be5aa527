/** The search through the streams: so many deals of each in turn, until each has its number of places. */
import type { ThemeId } from '../../src/problems/themes.ts';
import { findInDeal } from './find.ts';
import type { FoundRow } from './find.ts';
import { keepRow, readRows } from './kept.ts';
import { STREAM_NAMES } from './streams.ts';
import type { StreamName } from './streams.ts';

/** How many places are wanted of each stream, with some to spare: twins and full themes fall out later. */
const WANTED: Readonly<Record<StreamName, number>> = {
  isko: 500,
  'american-1922': 165,
  'isko-null': 55,
  'american-1922-null': 20,
  'isko-defence': 130,
  'american-1922-defence': 40,
};
/** So many deals of each at a turn: the defenders’ places take most time for one. */
const TURN: Readonly<Record<StreamName, number>> = {
  isko: 6,
  'american-1922': 2,
  'isko-null': 3,
  'american-1922-null': 3,
  'isko-defence': 2,
  'american-1922-defence': 1,
};

/** No theme gets more than a tenth of the set; a little more is looked for. */
const SHARE_OF_A_THEME = 0.12;
/** So many of a theme are looked for in any case. */
const FEW_OF_A_THEME = 6;

/** Looks for problems until there are enough or the time is over. */
export function searchProblems(minutes: number): void {
  const end = performance.now() + minutes * 60_000;
  const rows = Object.fromEntries(STREAM_NAMES.map((name) => [name, readRows(name)])) as Record<
    StreamName,
    FoundRow[]
  >;
  const foundIn = (name: StreamName): number =>
    rows[name].filter(({ found }) => found !== null).length;
  const isOpen = (name: StreamName): boolean => foundIn(name) < WANTED[name];
  while (STREAM_NAMES.some(isOpen) && performance.now() < end) {
    for (const name of STREAM_NAMES.filter(isOpen)) {
      for (let deal = 0; deal < TURN[name] && performance.now() < end; deal++) {
        const row = findInDeal(name, rows[name].length, fullThemes(rows[name]));
        rows[name].push(row);
        keepRow(name, row);
      }
    }
    const all = STREAM_NAMES.map((one) => `${one} ${foundIn(one)} of ${rows[one].length}`);
    process.stderr.write(`\r${all.join(', ')}   `);
  }
  process.stderr.write('\n');
}

/** The themes of which a stream has enough for as many places as it has. */
function fullThemes(rows: readonly FoundRow[]): Set<ThemeId> {
  const counts = new Map<ThemeId, number>();
  for (const { found } of rows) {
    if (found !== null) counts.set(found.theme, (counts.get(found.theme) ?? 0) + 1);
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const most = Math.max(FEW_OF_A_THEME, SHARE_OF_A_THEME * total);
  return new Set([...counts].filter(([, count]) => count >= most).map(([theme]) => theme));
}
