/**
 * Who played, where and when: the fields of a record beside the cards, and how a hand keeps them
 * in its title and source, so that it can become the same record again.
 */
import type { BySeat } from '../../skat/seats.ts';
import { playersOfTitle } from '../../words/players.ts';
import { SEAT_WORDS } from '../../words/seats.ts';
import { plainText } from './fields.ts';
import type { IssFields } from './fields.ts';
import { SERVER, makeServerSource, readServerSource } from './server-source.ts';

/** The fields that tell of the game as an event. Empty fields are null. */
export interface IssHead {
  /** `PC`: where it was played. */
  readonly place: string | null;
  /** `CO`: a comment. */
  readonly comment: string | null;
  /** `SE`: the number of the series, `ID`: the number of the game. */
  readonly series: string | null;
  readonly game: string | null;
  /** `DT`: `2010-12-06/18:59:24/UTC`. */
  readonly date: string | null;
  /** `P0`, `P1`, `P2`. */
  readonly players: BySeat<string | null>;
}

/** What the server has called itself over the years. */
const SERVER_NAMES = /^(?:International Skat Server|Internet Skat Server|ISS\d?)$/;

/** Reads them. */
export function readHead(fields: IssFields): IssHead {
  const text = (label: string): string | null => plainText(fields.get(label)) || null;
  return {
    place: text('PC'),
    comment: text('CO'),
    series: text('SE'),
    game: text('ID'),
    date: text('DT'),
    players: { V: text('P0'), M: text('P1'), H: text('P2') },
  };
}

/** What a hand calls itself by these fields. */
export interface HandNames {
  readonly id: string;
  readonly title: string;
  readonly source: string | null;
}

/**
 * `iss-541932`, `zoot, kermit, foo`, `International Skat Server, game 541932, series 24072,
 * 2010-12-06/18:59:24/UTC`. A record from elsewhere keeps its comment as title and its place as
 * source.
 */
export function handNames(head: IssHead): HandNames {
  const { place, comment, game, series, date } = head;
  const { V, M, H } = head.players;
  const players = [V ?? SEAT_WORDS.V, M ?? SEAT_WORDS.M, H ?? SEAT_WORDS.H].join(', ');
  const served = place !== null && SERVER_NAMES.test(place);
  const id = (game ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return {
    id: /^\d+$/.test(id) ? `iss-${id}` : id === '' ? 'iss-record' : id,
    title: comment ?? players,
    source: served ? makeServerSource({ game, series, date }) : place,
  };
}

/** The fields from which {@link handNames} would make these names. */
export function headOf({ id, title, source }: HandNames): IssHead {
  const served = readServerSource(source ?? '');
  const players = playersOfTitle(title);
  return {
    place: served === null ? source : SERVER,
    comment: players === null ? title : null,
    series: served?.series ?? null,
    game: served?.game ?? (/^iss-\d+$/.test(id) ? id.slice(4) : id === 'iss-record' ? null : id),
    date: served?.date ?? null,
    players: players ?? SEAT_WORDS,
  };
}
