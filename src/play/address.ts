/** Deals as addresses: `/play/#deal=3k9x…&laws=isko&seat=M`, for a friend to play the same. */
import { numberOfDeal } from '../room/deal-number.ts';
import { invalid, valid } from '../skat/checked.ts';
import type { Checked } from '../skat/checked.ts';
import { isSeat } from '../skat/seats.ts';
import type { Seat } from '../skat/seats.ts';
import { makeDealName, readDealName } from './deals.ts';
import { PLAYED_LAWS } from './played-laws.ts';
import type { PlayedLaw } from './played-laws.ts';
import { isHandId, lawsOfGame, readSetGame } from './set-game.ts';
import type { SetGame } from './set-game.ts';

/** A deal that somebody is asked to play. */
export interface AskedDeal {
  readonly number: bigint;
  readonly laws: PlayedLaw | null;
  readonly seat: Seat | null;
  /** The game that it is to be played at; null where it is bid for. */
  readonly game: SetGame | null;
}

/**
 * The address of a deal, with the seat from which it is to be played and the rule book; and with a game,
 * `/play/#game=2k7…&of=foster-09&laws=…&seat=M`, where it is not bid for.
 */
export function makePlayAddress(
  number: bigint,
  laws: PlayedLaw,
  seat: Seat,
  game: SetGame | null = null,
): string {
  if (game === null) return `/play/#deal=${makeDealName(number)}&laws=${laws}&seat=${seat}`;
  const of = game.of === null ? '' : `&of=${game.of}`;
  return `/play/#game=${game.code}${of}&laws=${laws}&seat=${seat}`;
}

/**
 * What an address asks for.
 *
 * @param hash what stands behind the page, with its `#`; empty for nothing.
 * @returns null inside where nothing is asked; a sentence where it makes no sense.
 */
export function readPlayAddress(hash: string): Checked<AskedDeal | null, string> {
  const parts = new URLSearchParams(hash.replace(/^#/u, ''));
  const named = parts.get('seat') ?? '';
  const seat = isSeat(named) ? named : null;
  const laws = PLAYED_LAWS.find((one) => one === parts.get('laws')) ?? null;
  const code = parts.get('game');
  if (code !== null) return readAskedGame(code, parts.get('of') ?? '', laws, seat);
  const name = parts.get('deal');
  if (name === null) return valid(null);
  const number = readDealName(name);
  if (!number.ok) return invalid(`The address names no deal. ${number.errors[0]}`);
  return valid({ number: number.value, laws, seat, game: null });
}

function readAskedGame(
  code: string,
  of: string,
  asked: PlayedLaw | null,
  seat: Seat | null,
): Checked<AskedDeal, string> {
  const read = readSetGame(code);
  if (!read.ok) return invalid(`The address names no game. ${read.errors[0]}`);
  const { hand } = read.value;
  const laws = lawsOfGame(hand.contract, asked ?? hand.laws);
  if (laws === null) return invalid('The game that the address names is not played at this table.');
  const number = numberOfDeal(hand.deal);
  return valid({ number, laws, seat, game: { code, of: isHandId(of) ? of : null } });
}
