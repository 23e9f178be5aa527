/**
 * The addresses of a series: `/play/series/#2026-11-26/isko/club` to see and begin it,
 * `/play/series/table/#2026-11-26/isko/club` to play it, `/play/series/compare/#s2…,s2…` for results.
 */
import { decodeHash } from '../../lib/address/decode-hash.ts';
import { invalid, valid } from '../../lib/checked.ts';
import type { Checked } from '../../lib/checked.ts';
import type { Day } from '../../lib/days.ts';
import { sayNoSeries } from '#edition/play/address-words.ts';
import { PLAYED_LAWS } from '../played-laws.ts';
import type { PlayedLaw } from '../played-laws.ts';
import { STRENGTHS } from '../strength.ts';
import type { Strength } from '../strength.ts';
import { readSeriesId } from './series.ts';
import type { Series } from './series.ts';
import { whyNotYet } from './say-series.ts';

export const SERIES_PAGE = '/play/series/';
const TABLE_PAGE = '/play/series/table/';
export const COMPARE_PAGE = '/play/series/compare/';

/** A series that an address asks for, with rules and strength where it names them. */
export interface AskedSeries {
  readonly id: string;
  readonly series: Series;
  readonly laws: PlayedLaw | null;
  readonly strength: Strength | null;
}

const partOf = (id: string, laws: PlayedLaw, strength: Strength): string =>
  `#${id}/${laws}/${strength}`;

/** Where a series is seen, and begun by these rules. */
export function makeSeriesAddress(id: string, laws: PlayedLaw, strength: Strength): string {
  return SERIES_PAGE + partOf(id, laws, strength);
}

/** Where it is played. */
export function makeTableAddress(id: string, laws: PlayedLaw, strength: Strength): string {
  return TABLE_PAGE + partOf(id, laws, strength);
}

/** Where results are set side by side. */
export function makeCompareAddress(codes: readonly string[]): string {
  return `${COMPARE_PAGE}#${codes.join(',')}`;
}

/**
 * What an address asks for.
 *
 * @param hash what stands behind the page, with its `#`.
 * @returns null inside where it asks for no series; a sentence where it makes no sense.
 */
export function readSeriesAddress(hash: string, today: Day): Checked<AskedSeries | null, string> {
  const text = decodeHash(hash.replace(/^#/u, ''));
  if (text === '') return valid(null);
  const [id = '', laws = '', strength = ''] = text.split('/');
  const series = readSeriesId(id);
  if (series === undefined) return invalid(sayNoSeries(id.slice(0, 20)));
  const why = whyNotYet(series, today);
  if (why !== null) return invalid(why);
  return valid({
    id,
    series,
    laws: PLAYED_LAWS.find((one) => one === laws) ?? null,
    strength: STRENGTHS.find((one) => one === strength) ?? null,
  });
}
