/**
 * The series as they are kept in the browser:
 *
 *     {"vorhand": "series", "version": 1, "name": "Kim", "codes": ["s2…"],
 *      "runs": [{"id": "2026-11-26", "laws": "isko", "strength": "club", "done": […], "deal": …, "strong": […]}]}
 *
 * Its deals are written as those of the table (play-format.ts).
 */
import { isObject } from '../../lib/json/json.ts';
import type { Format, Reading } from '../../lib/storage/format.ts';
import { cleanPlayer } from '../../score/names.ts';
import { readDoneDeals, readSitting } from '../play-format.ts';
import type { DoneDeal, TableDeal } from '../sitting.ts';
import { EMPTY_BOOK } from './series-run.ts';
import type { SeriesBook, SeriesRun } from './series-run.ts';
import { looksLikeCode } from './result-code.ts';
import { dealsOfSeries, readSeriesId, seatInSeries } from './series.ts';

const VERSION = 1;

export const SERIES_FORMAT: Format<SeriesBook> = {
  key: 'vorhand-series',
  asideKey: 'vorhand-series-aside',
  empty: EMPTY_BOOK,
  make: (book) => ({ vorhand: 'series', version: VERSION, ...book }),
  read: readBook,
};

function readBook(stored: unknown): Reading<SeriesBook> {
  const data = isObject(stored) ? stored : {};
  const { codes, name, runs, version } = data;
  if (Number.isInteger(version) && Number(version) > VERSION) return { is: 'newer' };
  if (version !== VERSION || !Array.isArray(runs) || !Array.isArray(codes)) {
    return { is: 'damaged', value: EMPTY_BOOK };
  }
  const readRuns = runs.map(readRun);
  const sound = readRuns.filter((one) => one !== null);
  const unique = sound.filter(
    ({ run }, index) => sound.findIndex((other) => other.run.id === run.id) === index,
  );
  const soundCodes = codes.filter(
    (one): one is string => typeof one === 'string' && looksLikeCode(one),
  );
  const isName = typeof name === 'string' && cleanPlayer(name) === name;
  const whole =
    isName &&
    soundCodes.length === codes.length &&
    unique.length === runs.length &&
    unique.every((one) => one.whole);
  const value = {
    name: isName ? name : '',
    runs: unique.map(({ run }) => run),
    codes: soundCodes,
  };
  return { is: whole ? 'whole' : 'damaged', value };
}

/** A run; null for anything else. Of its deals those remain that come before the first that makes no sense. */
function readRun(data: unknown): { readonly run: SeriesRun; readonly whole: boolean } | null {
  const sitting = readSitting(data);
  if (sitting === null || !isObject(data)) return null;
  const { id, strong } = data;
  const series = typeof id === 'string' ? readSeriesId(id) : undefined;
  if (typeof id !== 'string' || series === undefined || !Array.isArray(strong)) return null;
  const numbers = dealsOfSeries(series).map(String);
  const inOrder = (deals: readonly DoneDeal[]): readonly DoneDeal[] => {
    const odd = deals.findIndex(
      ({ number, seat }, index) => number !== numbers[index] || seat !== seatInSeries(index),
    );
    return odd === -1 ? deals : deals.slice(0, odd);
  };
  const isOfSeries = ({ number }: TableDeal): boolean => numbers.includes(number);
  const { value } = sitting;
  const done = inOrder(value.done);
  const played = inOrder(readDoneDeals(strong)).slice(0, done.length);
  const deal = value.deal !== null && isOfSeries(value.deal) ? value.deal : null;
  return {
    run: { ...value, id, done, deal, strong: played },
    whole:
      sitting.whole &&
      done.length === value.done.length &&
      played.length === strong.length &&
      deal === value.deal,
  };
}
