/** Deals as addresses: `/play/#deal=3k9x…&laws=isko&seat=M`, for a friend to play the same. */
import { isWhole } from '../lib/json/json.ts';
import { invalid, valid } from '../lib/checked.ts';
import type { Checked } from '../lib/checked.ts';
import { isSeat } from '../game/skat/seats.ts';
import type { Seat } from '../game/skat/seats.ts';
import { makeDealName, readDealName } from '../game/codes/numbered-deals.ts';
import { sayNoDeal } from '#edition/play/address-words.ts';
import { FIRST_GAME, FIRST_GAME_RULES } from './first-game.ts';
import { PLAYED_LAWS } from './played-laws.ts';
import type { PlayedLaw } from './played-laws.ts';
import type { AskedDeal } from './asked-deal.ts';

/** The address of a deal, with the seat from which it is to be played and the rule book. */
export function makePlayAddress(number: bigint, laws: PlayedLaw, seat: Seat): string {
  return `/play/#deal=${makeDealName(number)}&laws=${laws}&seat=${seat}`;
}

/**
 * What an address asks for; `#first` is the first game, with a word at each step.
 *
 * @param hash what stands behind the page, with its `#`; empty for nothing.
 * @returns rejects where a part of the page cannot be loaded; null inside where nothing is asked; a sentence where it makes no sense.
 */
export async function readPlayAddress(hash: string): Promise<Checked<AskedDeal | null, string>> {
  if (hash === '#first') return valid({ ...FIRST_GAME, laws: FIRST_GAME_RULES.laws, game: null });
  const parts = new URLSearchParams(hash.replace(/^#/u, ''));
  const seatText = parts.get('seat') ?? '';
  const seat = isSeat(seatText) ? seatText : null;
  const laws = PLAYED_LAWS.find((one) => one === parts.get('laws')) ?? null;
  const code = parts.get('game');
  if (code !== null) {
    // What reads the word of a game is loaded only for it.
    const { readAskedGame } = await import('./asked-game.ts');
    const bid = Number(parts.get('bid') ?? '');
    return readAskedGame(
      code,
      parts.get('of') ?? '',
      isWhole(bid, 1, 999) ? bid : null,
      laws,
      seat,
    );
  }
  const name = parts.get('deal');
  if (name === null) return valid(null);
  const number = readDealName(name);
  if (!number.ok) return invalid(sayNoDeal(number.errors[0]));
  return valid({ number: number.value, laws, seat, game: null });
}
