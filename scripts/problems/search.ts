/** The search through the streams: so many deals of each in turn, until there are enough problems by each rule book. */
import type { ProblemLaw } from '../../src/problems/problem-set.ts';
import type { ThemeId } from '../../src/problems/themes.ts';
import { MOST_OF_A_THEME, WANTED } from './choose.ts';
import { findInDeal } from './find.ts';
import type { Enough, FoundPlace } from './find.ts';
import { keepRow, readRows } from './kept.ts';
import { byStream, nextRows, readProgress } from './progress.ts';
import { STREAMS, STREAM_NAMES } from './streams.ts';
import type { StreamName } from './streams.ts';
import { listSet } from './write.ts';

/**
 * So many deals of each at a turn. The streams of defenders get none: there are enough problems for defenders, and
 * these cost most.
 */
const TURN: Readonly<Record<StreamName, number>> = {
  isko: 6,
  'american-1922': 2,
  'isko-null': 14,
  'american-1922-null': 8,
  'isko-defence': 0,
  'american-1922-defence': 0,
  'isko-leads': 0,
  'american-1922-leads': 0,
};

/** Of all places so many are counted out before others of a deal come first. */
const SHARE_COUNTED = 0.25;

/** Looks for problems until there are enough or the time is over; what is already in the set counts. */
export function searchProblems(minutes: number): void {
  const end = performance.now() + minutes * 60_000;
  const set = listSet();
  const progress = readProgress();
  const rows = byStream((name) => nextRows(progress[name], readRows(name)));
  const places = (name: StreamName): FoundPlace[] => rows[name].flatMap(({ found }) => found ?? []);
  const countOf = (law: ProblemLaw): number =>
    set.filter((one) => one.law === law).length +
    STREAM_NAMES.filter((name) => STREAMS[name].law === law).flatMap(places).length;
  const open = (): StreamName[] =>
    STREAM_NAMES.filter((name) => {
      const { law } = STREAMS[name];
      return TURN[name] > 0 && countOf(law) < WANTED[law];
    });
  for (let names = open(); names.length > 0 && performance.now() < end; names = open()) {
    for (const name of names) {
      for (let deal = 0; deal < TURN[name] && performance.now() < end; deal++) {
        const found = STREAM_NAMES.flatMap(places);
        const all = [...set.map(({ aim, themes }) => ({ aim, theme: themes[0]! })), ...found];
        const at = progress[name].deals + rows[name].length;
        const row = findInDeal(name, at, enoughOf(all));
        rows[name].push(row);
        keepRow(name, row);
      }
    }
    const all = STREAM_NAMES.map((one) => `${one} ${places(one).length} of ${rows[one].length}`);
    process.stderr.write(`\r${all.join(', ')}   `);
  }
  process.stderr.write('\n');
}

/** What there is enough of: themes that have their share of all problems and places, and those counted out. */
function enoughOf(all: readonly Pick<FoundPlace, 'aim' | 'theme'>[]): Enough {
  const counts = new Map<ThemeId, number>();
  for (const { theme } of all) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  const counted = all.filter(({ aim }) => aim === 'count-out').length;
  return {
    themes: new Set(
      [...counts]
        .filter(([, count]) => count >= Math.floor(MOST_OF_A_THEME * all.length))
        .map(([theme]) => theme),
    ),
    counted: counted > SHARE_COUNTED * all.length,
  };
}
