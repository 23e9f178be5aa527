/** The search through the streams: so many deals of each in turn, until each has its number of places. */
import { toMove } from '../../src/game/skat/play.ts';
import { seatView } from '../../src/strategy/players/view.ts';
import type { ThemeId } from '../../src/problems/themes.ts';
import { stateOfPlace } from './choose.ts';
import { findInDeal } from './find.ts';
import { isHidden } from './places.ts';
import type { FoundPlace, FoundRow } from './find.ts';
import { keepRow, readRows } from './kept.ts';
import { STREAMS, STREAM_NAMES } from './streams.ts';
import type { StreamName } from './streams.ts';

/** How many places are wanted of each stream, with some to spare: twins and full themes fall out later. */
const WANTED: Readonly<Record<StreamName, number>> = {
  isko: 500,
  'american-1922': 165,
  'isko-null': 55,
  'american-1922-null': 20,
  'isko-defence': 80,
  'american-1922-defence': 25,
  'isko-leads': 40,
  'american-1922-leads': 12,
};
/** So many deals of each at a turn: the defenders’ places take most time for one. */
const TURN: Readonly<Record<StreamName, number>> = {
  isko: 6,
  'american-1922': 2,
  'isko-null': 14,
  'american-1922-null': 8,
  'isko-defence': 2,
  'american-1922-defence': 1,
  'isko-leads': 2,
  'american-1922-leads': 1,
};

/** No theme gets more than a tenth of the set; a little more is looked for. */
const SHARE_OF_A_THEME = 0.12;
/** So many of a theme are looked for in any case. */
const FEW_OF_A_THEME = 6;

/** Of the places of a stream so many are counted out before others of a deal come first. */
const SHARE_COUNTED = 0.25;

/** Looks for problems until there are enough or the time is over. */
export function searchProblems(minutes: number): void {
  const end = performance.now() + minutes * 60_000;
  const rows = Object.fromEntries(
    STREAM_NAMES.map((name) => {
      const kept = readRows(name).filter((row) => stands(row, name));
      return [name, new Map(kept.map((row) => [row.at, row]))];
    }),
  ) as Record<StreamName, Map<number, FoundRow>>;
  const places = (name: StreamName): FoundPlace[] =>
    [...rows[name].values()].flatMap(({ found }) => found ?? []);
  const isOpen = (name: StreamName): boolean => places(name).length < WANTED[name];
  while (STREAM_NAMES.some(isOpen) && performance.now() < end) {
    for (const name of STREAM_NAMES.filter(isOpen)) {
      for (let deal = 0; deal < TURN[name] && performance.now() < end; deal++) {
        const at = firstMissing(rows[name]);
        const row = findInDeal(name, at, {
          themes: fullThemes(STREAM_NAMES.flatMap(places)),
          counted: hasEnoughCounted(places(name)),
        });
        rows[name].set(at, row);
        keepRow(name, row);
      }
    }
    const all = STREAM_NAMES.map((one) => `${one} ${places(one).length} of ${rows[one].size}`);
    process.stderr.write(`\r${all.join(', ')}   `);
  }
  process.stderr.write('\n');
}

/** Whether what was found in a deal is still a problem; where it is not, the deal is looked through again. */
function stands({ found }: FoundRow, name: StreamName): boolean {
  if (found === null) return true;
  const state = stateOfPlace(found, STREAMS[name].law);
  return isHidden(seatView(state, toMove(state.play!)));
}

function firstMissing(rows: ReadonlyMap<number, FoundRow>): number {
  let at = 0;
  while (rows.has(at)) at++;
  return at;
}

/** The themes of which there are enough for as many places as there are in all streams. */
function fullThemes(places: readonly FoundPlace[]): Set<ThemeId> {
  const counts = new Map<ThemeId, number>();
  for (const { theme } of places) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  const most = Math.max(FEW_OF_A_THEME, SHARE_OF_A_THEME * places.length);
  return new Set([...counts].filter(([, count]) => count >= most).map(([theme]) => theme));
}

function hasEnoughCounted(places: readonly FoundPlace[]): boolean {
  const counted = places.filter(({ aim }) => aim === 'count-out').length;
  return counted > SHARE_COUNTED * places.length;
}
