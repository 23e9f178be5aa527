/** A deal at a game that somebody has come to: a hand of the book with its declarer, skat and layout. */
import { startContract } from '../strategy/players/contract-play.ts';
import type { DealState } from '../strategy/players/state.ts';
import { isRamsch } from '../game/skat/contract.ts';
import type { Contract } from '../game/skat/contract.ts';
import type { Card } from '../game/skat/cards.ts';
import type { Deal, Layout } from '../game/skat/deal.ts';
import { LAWS } from '../game/skat/laws.ts';
import type { LawId } from '../game/skat/laws.ts';
import { playedHands } from '../game/skat/played-hands.ts';
import type { Seat } from '../game/skat/seats.ts';
import type { PlayedLaw } from './played-laws.ts';

/** The game that a deal is played at, where it is not bid for. */
export interface SetGame {
  /** What the hand is called at the table. */
  readonly title: string;
  /** The id of the hand of the book that it is; null for any other. */
  readonly of: string | null;
  readonly contract: Contract;
  readonly declarer: Seat;
  /** Null where the skat was left alone. */
  readonly layout: Layout | null;
  /** The card turned up for it; null where none is, or it is not known. */
  readonly turned: Card | null;
  readonly bid: number | null;
}

/** Whether a text can be the id of a hand of the book. */
export const isHandId = (text: string): boolean => /^[a-z0-9-]{1,60}$/u.test(text);

/** Of the rule books of the table, the one to play a game of another by: the older ones are nearest to 1922. */
const NEAREST: readonly PlayedLaw[] = ['american-1922', 'isko'];

/** The rule book by which such a game is played at the table; null where none there has it. */
export function lawsOfGame(contract: Contract, laws: LawId): PlayedLaw | null {
  const own = NEAREST.filter((one) => one === laws);
  return [...own, ...NEAREST].find((one) => isRated(contract, one)) ?? null;
}

function isRated({ kind }: Contract, laws: PlayedLaw): boolean {
  return !isRamsch(kind) && LAWS[laws].rates[kind] !== undefined;
}

/**
 * The deal before the first lead of such a game.
 *
 * @throws RangeError for a game that the rule book does not have, or that does not fit the deal.
 */
export function startSetGame(deal: Deal, game: SetGame, laws: PlayedLaw): DealState {
  const { bid, contract, declarer, layout, turned } = game;
  if (!isRated(contract, laws)) throw new RangeError(`${laws} has no ${contract.kind}.`);
  const hands = playedHands({ ...game, deal, exchange: null, handedRound: null });
  if (!hands.ok) throw new RangeError(`The game does not fit the deal: ${hands.errors[0].code}`);
  if (turned !== null && !deal.skat.includes(turned))
    throw new RangeError('Nobody can turn it up.');
  const startState = startContract({ bid, contract, deal, declarer, layout }, LAWS[laws]);
  return { ...startState, drawn: turned === null ? [] : [turned] };
}
