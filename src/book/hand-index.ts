/**
 * Choosing and ordering the rows of the index of hands. What the reader asks for stands in the
 * address, `?book=foster&game=solo&seat=M&sort=points`, so that it can be linked and survives a reload.
 */
import { FAMILIES } from '../game/skat/families.ts';

/**
 * Each filter with the values it takes; `all` leaves it open. The books that hands are from, and the
 * games of other books beside those of Skat, come with the hands.
 */
export const FILTERS = {
  book: ['all'],
  game: ['all', ...FAMILIES],
  seat: ['all', 'V', 'M', 'H'],
  result: ['all', 'won', 'lost'],
} as const;
export type FilterName = keyof typeof FILTERS;
/** All of them, in the order of the form. */
export const FILTER_NAMES = ['book', 'game', 'seat', 'result'] as const satisfies FilterName[];

/** The columns that can be sorted by; the first is the order without asking. */
export const SORTS = ['number', 'game', 'seat', 'points', 'score'] as const;
export type SortName = (typeof SORTS)[number];

export interface Query {
  readonly book: string;
  readonly game: string;
  readonly seat: string;
  readonly result: string;
  readonly sort: SortName;
  readonly descending: boolean;
}

/** What the index needs to know of a hand. */
export interface Row {
  /** Its place in the order of the book: not every hand has a number. */
  readonly order: number;
  /** The id of the book it is from. */
  readonly book: string;
  /** The family, or the id of a game of another book. */
  readonly game: string;
  /** A seat, or an empty text in a Ramsch. */
  readonly seat: string;
  readonly result: 'won' | 'lost' | '';
  readonly points: number;
  readonly score: number;
}

/**
 * Reads an address's query, from `?` on or without it; unknown values count as absent.
 *
 * @param more what the index has beside the values of {@link FILTERS}: the ids of books, and of the other
 *   books’ games.
 */
export function readQuery(
  search: string,
  more: Readonly<Partial<Record<FilterName, readonly string[]>>> = {},
): Query {
  const params = new URLSearchParams(search);
  const filter = (name: FilterName): string => {
    const value = params.get(name) ?? '';
    const known: readonly string[] = [...FILTERS[name], ...(more[name] ?? [])];
    return known.includes(value) ? value : 'all';
  };
  return {
    book: filter('book'),
    game: filter('game'),
    seat: filter('seat'),
    result: filter('result'),
    sort: SORTS.find((name) => name === params.get('sort')) ?? 'number',
    descending: params.get('order') === 'down',
  };
}

/** The query as it stands in an address, with its `?`; empty when it asks for nothing. */
export function makeQuery(query: Query): string {
  const params = new URLSearchParams();
  for (const name of FILTER_NAMES) {
    if (query[name] !== 'all') params.set(name, query[name]);
  }
  if (query.sort !== 'number') params.set('sort', query.sort);
  if (query.descending) params.set('order', 'down');
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Whether a row passes the filters. */
export function matches(row: Row, query: Query): boolean {
  return FILTER_NAMES.every((name) => query[name] === 'all' || query[name] === row[name]);
}

/** Where a game stands among the families; the other books’ come after them, in the order of the rows. */
function familyRank({ game }: Row): number {
  const at = FAMILIES.findIndex((family) => family === game);
  return at < 0 ? FAMILIES.length : at;
}

/** Which row comes first: negative for `a`; equal rows keep the order of the book. */
export function compareRows(a: Row, b: Row, { sort, descending }: Query): number {
  const seats = 'VMH';
  const by: Readonly<Record<SortName, number>> = {
    number: a.order - b.order,
    game: familyRank(a) - familyRank(b),
    seat: seats.indexOf(a.seat) - seats.indexOf(b.seat),
    points: a.points - b.points,
    score: a.score - b.score,
  };
  return (descending ? -by[sort] : by[sort]) || a.order - b.order;
}
