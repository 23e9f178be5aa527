/** A deal at a game that somebody has come to: a hand of the book with its declarer, skat and layout. */
import { settingOf } from '../notation/summary.ts';
import type { Hand } from '../notation/hand.ts';
import { startContract } from '../players/contract-play.ts';
import type { DealState } from '../players/state.ts';
import { bareHand, makeHandCode, parseHandCode } from '../room/hand-code.ts';
import { isRamsch } from '../skat/contract.ts';
import type { Contract } from '../skat/contract.ts';
import { invalid, valid } from '../skat/checked.ts';
import type { Checked } from '../skat/checked.ts';
import { LAWS } from '../skat/laws.ts';
import type { LawId } from '../skat/laws.ts';
import type { Seat } from '../skat/seats.ts';
import { PLAYED_LAWS } from './played-laws.ts';
import type { PlayedLaw } from './played-laws.ts';

/** The game that a deal is played at, as addresses and the browser keep it. */
export interface SetGame {
  /** The hand before its first card, as one word; see `makeHandCode`. */
  readonly code: string;
  /** The id of the hand of the book that it is; null for any other. */
  readonly of: string | null;
}

/** Whether a text can be the id of a hand of the book. */
export const isHandId = (text: string): boolean => /^[a-z0-9-]{1,60}$/u.test(text);

/** The same, read. */
export interface ReadSetGame {
  /** A hand of no tricks yet; its title is what the game is called. */
  readonly hand: Hand & { readonly declarer: Seat };
  readonly bid: number | null;
}

/**
 * The game of a hand, to be played anew at the table.
 *
 * @param name what it is called there.
 * @returns null where it has no declarer, or cards were handed round or exchanged.
 */
export function setGameOf(hand: Hand, name: string): SetGame | null {
  const line = { tricks: [], variations: [], finished: false };
  const { bidding, contract, deal, declarer, exchange, handedRound, layout, laws, turned } = hand;
  const game = { bidding, contract, deal, declarer, exchange, handedRound, layout, laws, turned };
  const begun = bareHand({ ...game, title: name, line });
  const code = makeHandCode(begun);
  return readSetGame(code).ok ? { code, of: hand.id } : null;
}

/** Reads the word of a game; a sentence where it is none that one can sit down to. */
export function readSetGame(code: string): Checked<ReadSetGame, string> {
  const read = parseHandCode(code);
  if (!read.ok) return read;
  if (read.value.kind !== 'hand') return invalid('It names no game.');
  const { hand } = read.value;
  const { declarer } = hand;
  if (declarer === null || isRamsch(hand.contract.kind) || hand.exchange !== null) {
    return invalid('It names a game without a declarer, or with cards exchanged.');
  }
  return valid({ hand: { ...hand, declarer }, bid: settingOf(hand).bid });
}

/** The hand of a game that has been read before; null for a word that is none. */
export function setGameHand({ code }: SetGame): ReadSetGame['hand'] | null {
  const read = readSetGame(code);
  return read.ok ? read.value.hand : null;
}

/** The rule book by which such a game is played at the table; null where none there has it. */
export function lawsOfGame(contract: Contract, laws: LawId): PlayedLaw | null {
  const own = PLAYED_LAWS.filter((one) => one === laws);
  return [...own, ...PLAYED_LAWS].find((one) => isRated(contract, one)) ?? null;
}

function isRated({ kind }: Contract, laws: PlayedLaw): boolean {
  return !isRamsch(kind) && LAWS[laws].rates[kind] !== undefined;
}

const STARTED = new Map<string, DealState>();

/**
 * The deal before the first lead of such a game.
 *
 * @throws RangeError for a word that is none, and for a game that the rule book does not have.
 */
export function startSetGame({ code }: SetGame, laws: PlayedLaw): DealState {
  // A table asks for it with every card.
  const key = `${laws} ${code}`;
  const known = STARTED.get(key);
  if (known !== undefined) return known;
  const read = readSetGame(code);
  if (!read.ok) throw new RangeError(read.errors[0]);
  const { bid, hand } = read.value;
  if (!isRated(hand.contract, laws)) throw new RangeError(`${laws} has no ${hand.contract.kind}.`);
  const { contract, deal, declarer, layout, turned } = hand;
  const started = startContract({ bid, contract, deal, declarer, layout }, LAWS[laws]);
  const state = { ...started, drawn: turned === null ? [] : [turned] };
  STARTED.clear();
  STARTED.set(key, state);
  return state;
}
