/**
 * Choosing and ordering the rows of the index of hands. What the reader asks for stands in the
 * address, `?game=solo&seat=M&sort=points`, so that it can be linked and survives a reload.
 */
import { FAMILIES } from '../skat/families.ts';
import type { Family } from '../skat/families.ts';

/** The games of the other books. They are named here, since what each of them is must not be loaded. */
export const GAME_IDS = ['whist'] as const;
type GameId = (typeof GAME_IDS)[number];

const ORDER: readonly string[] = [...FAMILIES, ...GAME_IDS];

/** Each filter with the values it takes; `all` leaves it open. */
export const FILTERS = {
  game: ['all', ...FAMILIES, ...GAME_IDS],
  seat: ['all', 'V', 'M', 'H'],
  result: ['all', 'won', 'lost'],
} as const;
export type FilterName = keyof typeof FILTERS;

/** The columns that can be sorted by; the first is the order without asking. */
export const SORTS = ['number', 'game', 'seat', 'points', 'score'] as const;
export type SortName = (typeof SORTS)[number];

export interface Query {
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
  readonly game: Family | GameId;
  /** A seat, or an empty text in a Ramsch. */
  readonly seat: string;
  readonly result: 'won' | 'lost' | '';
  readonly points: number;
  readonly score: number;
}

/** Reads an address's query, from `?` on or without it; what it does not know counts as not said. */
export function readQuery(search: string): Query {
  const given = new URLSearchParams(search);
  const filter = (name: FilterName): string => {
    const value = given.get(name) ?? '';
    const known: readonly string[] = FILTERS[name];
    return known.includes(value) ? value : 'all';
  };
  return {
    game: filter('game'),
    seat: filter('seat'),
    result: filter('result'),
    sort: SORTS.find((name) => name === given.get('sort')) ?? 'number',
    descending: given.get('order') === 'down',
  };
}

/** The query as it stands in an address, with its `?`; empty when it asks for nothing. */
export function makeQuery(query: Query): string {
  const said = new URLSearchParams();
  for (const name of ['game', 'seat', 'result'] as const) {
    if (query[name] !== 'all') said.set(name, query[name]);
  }
  if (query.sort !== 'number') said.set('sort', query.sort);
  if (query.descending) said.set('order', 'down');
  const text = said.toString();
  return text === '' ? '' : `?${text}`;
}

/** Whether a row passes the filters. */
export function matches(row: Row, query: Query): boolean {
  return (['game', 'seat', 'result'] as const).every(
    (name) => query[name] === 'all' || query[name] === row[name],
  );
}

/** Which row comes first: negative for `a`; equal rows keep the order of the book. */
export function compareRows(a: Row, b: Row, { sort, descending }: Query): number {
  const seats = 'VMH';
  const by: Readonly<Record<SortName, number>> = {
    number: a.order - b.order,
    game: ORDER.indexOf(a.game) - ORDER.indexOf(b.game),
    seat: seats.indexOf(a.seat) - seats.indexOf(b.seat),
    points: a.points - b.points,
    score: a.score - b.score,
  };
  return (descending ? -by[sort] : by[sort]) || a.order - b.order;
}
