/**
 * What cards are worth by what can be known, JSON to JSON, as `skat judge` gives it: ten cards before the
 * bidding (`{"hand":[…],"seat":"V"}`, with `"number":20` where that must be held), or what a seat sees that is to play a card (see
 * view-json.ts).
 */
import { Chance } from '../../lib/random.ts';
import { invalid, valid } from '../../lib/checked.ts';
import type { Checked } from '../../lib/checked.ts';
import { isObject, isWhole } from '../../lib/json/json.ts';
import type { DataFault } from '../../lib/json/json.ts';
import { isCard } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import { isSeat } from '../../game/skat/seats.ts';
import type { Seat } from '../../game/skat/seats.ts';
import type { Solver } from '../../game/solver/solver.ts';
import type { Contract } from '../../game/skat/contract.ts';
import { finish } from '../../game/solver/task.ts';
import type { WeighedCard } from './action.ts';
import { gainOf, limitOf } from './bid/gain.ts';
import { cardByWorlds } from './cards/choose.ts';
import { STRONG_STYLE } from './levels.ts';
import { parseSeatView } from './view-json.ts';
import { weighHand } from './bid/each-game.ts';

/** What a game on ten cards is worth. */
export interface JudgedGame {
  readonly contract: Contract;
  /** The share of such games that was won in measured play, from 0 to 1. */
  readonly share: number;
  /** What it brings on average when the number is to be made good, in points of the list. */
  readonly brings: number;
}

/** Ten cards, judged. */
export interface JudgedHand {
  /** How high to bid; null where a pass is best. */
  readonly bidUpTo: number | null;
  /** Every game with the skat and from the hand, the best first. */
  readonly games: readonly JudgedGame[];
}

/** A card to be played, judged by imagined deals. */
export interface JudgedCards {
  readonly best: Card;
  /** How many deals were imagined; 0 where there was no choice. */
  readonly deals: number;
  /** Each card with the share of those deals in which the own side comes to its aim. */
  readonly cards: readonly WeighedCard[];
}

/** What is imagined for a card, and by which chance. */
export interface JudgeOptions {
  /** How many deals; 200 where it is left out. */
  readonly deals?: number;
  /** The same seed gives the same answer; 1 where it is left out. */
  readonly seed?: number;
}

/** The lowest number of today. */
const LOWEST = 18;

/** Judges what the JSON holds. Each fault names its field. */
export function judgeJson(
  data: unknown,
  solver: Solver,
  { deals = 200, seed = 1 }: JudgeOptions = {},
): Checked<JudgedHand | JudgedCards, DataFault> {
  if (isObject(data) && !('contract' in data)) return judgeTen(data);
  const view = parseSeatView(data);
  if (!view.ok) return view;
  const style = { ...STRONG_STYLE.cards, worlds: deals };
  const decision = finish(cardByWorlds(solver, view.value, new Chance(seed), style));
  if (decision.action.do !== 'card') throw new Error('A card was asked and none was named.');
  return valid({ best: decision.action.card, deals: decision.worlds, cards: decision.weighed });
}

function judgeTen(data: Readonly<Record<string, unknown>>): Checked<JudgedHand, DataFault> {
  const { hand, seat = 'V' } = data;
  const wrong = (where: string, message: string) => invalid({ where, message });
  if (typeof seat !== 'string' || !isSeat(seat)) return wrong('seat', 'Write "V", "M" or "H".');
  if (!Array.isArray(hand)) return wrong('hand', 'Write a list of ten cards such as ["CJ","H10"].');
  const cards = hand.filter((card): card is Card => typeof card === 'string' && isCard(card));
  const strange = hand.findIndex((card) => typeof card !== 'string' || !isCard(card));
  if (strange >= 0)
    return wrong(`hand[${strange}]`, `${JSON.stringify(hand[strange])} is no card.`);
  const twice = cards.find((card, index) => cards.indexOf(card) !== index);
  if (twice !== undefined) return wrong('hand', `${twice} stands here twice.`);
  if (cards.length !== 10) {
    return wrong(
      'hand',
      `Write ten cards; there ${cards.length === 1 ? 'is' : 'are'} ${cards.length}.`,
    );
  }
  const { number } = data;
  if (number !== undefined && !isWhole(number, LOWEST, 999)) {
    return wrong('number', `Write a whole number from ${LOWEST} on, or leave it out.`);
  }
  return valid(judgeHand(cards, seat, number));
}

/**
 * What each game on ten cards is worth by today’s rules, and how high to bid on them.
 *
 * @param number what must be made good; the lowest where it is left out.
 * @throws RangeError unless these are ten different cards. `judgeJson` reads cards that a person typed.
 */
export function judgeHand(hand: readonly Card[], seat: Seat, number = LOWEST): JudgedHand {
  if (hand.length !== 10 || new Set(hand).size !== 10 || !hand.every(isCard)) {
    throw new RangeError(`These are not ten different cards: ${hand.join(' ')}`);
  }
  const { games } = weighHand(hand, seat);
  return {
    bidUpTo: limitOf(gainOf(hand, seat)),
    games: games
      .flatMap(({ fromHand, withSkat }) => [withSkat, fromHand])
      .map(({ brings, contract, share }) => ({
        contract,
        share: share(number),
        brings: brings(number),
      }))
      .sort((one, other) => other.brings - one.brings),
  };
}
