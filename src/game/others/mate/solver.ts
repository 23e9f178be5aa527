/**
 * The best play in Mate, in which all cards are open. A position between two moves consists of the two hands,
 * the seat that leads, and whether a Free Move is left. How far the game has come, and what a mate is worth,
 * follow from the number of cards. So a table for one deal has one entry for each position.
 */
import { suitOf } from '../../cards/cards.ts';
import type { MateDeal } from './deal-number.ts';
import { MATE_SEATS, MOVES, isHigher, isPrivileged, mateRank, mayPutAside } from './rules.ts';
import { otherOfMate, withoutCard } from './rules.ts';
import type { MateCard, MatePosition, MateSeat, MateVariant } from './rules.ts';
import { mateValue } from './score.ts';

/** What the solver knows of a card when it is led. Masks are of the other player’s cards. */
interface Lead {
  readonly value: number;
  readonly isPrivileged: boolean;
  readonly suit: number;
  readonly rank: number;
  /** The answers that take the lead. */
  readonly higher: number;
}

const UNKNOWN = -0x8000;
const bit = (index: number): number => 1 << index;
const lowest = (mask: number): number => 31 - Math.clz32(mask & -mask);

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** What a card, or none, is worth to the player who may choose it. */
export interface MateChoice {
  /** The card to play or to put aside; null for putting none aside. */
  readonly card: MateCard | null;
  /** What this player will score, less what the other will. */
  readonly worth: number;
}

/**
 * Solves the positions of one deal under one privilege, and keeps what it has found. The positions after a
 * Free Move are those of a game without one, so the same table serves both.
 */
export class MateSolver {
  readonly #deal: MateDeal;
  /** For each seat, its cards as leads. */
  readonly #leads: readonly (readonly Lead[])[];
  readonly #known: Int16Array;

  constructor(privilege: MateVariant['privilege'], deal: MateDeal) {
    this.#deal = deal;
    this.#leads = MATE_SEATS.map((seat) => {
      const others = deal[otherOfMate(seat)];
      const mask = (test: (card: MateCard) => boolean): number =>
        others.reduce((found, card, index) => (test(card) ? found | bit(index) : found), 0);
      return deal[seat].map((led) => ({
        value: mateValue(led),
        isPrivileged: isPrivileged(led, privilege),
        suit: mask((card) => suitOf(card) === suitOf(led)),
        rank: mask((card) => mateRank(card) === mateRank(led)),
        higher: mask((card) => isHigher(card, led)),
      }));
    });
    const most = Math.max(deal.X.length, deal.Y.length);
    this.#known = new Int16Array(bit(most + MOVES + 2)).fill(UNKNOWN);
  }

  /** The cards that may be played, and what each is worth to the player in turn; none after a mate. */
  choices(position: MatePosition): readonly MateChoice[] {
    const { game, hands, leader, table } = position;
    const { freeMove } = game.variant;
    const side = MATE_SEATS.indexOf(leader);
    const answering = otherOfMate(leader);
    const own = this.#mask(leader, hands[leader]);
    const other = this.#mask(answering, hands[answering]);
    const [led] = table;
    if (led === undefined) {
      return bitsOf(own).map((index) => ({
        card: this.#deal[leader][index] ?? null,
        worth: this.#led(side, index, own, other, freeMove),
      }));
    }
    // Of two identical cards the one that is led is whichever the mask of the rest leaves out.
    const lead = this.#deal[leader].findIndex((card, i) => card === led && (own & bit(i)) === 0);
    const ordinary = this.#answers(side, lead, other, false);
    return bitsOf(this.#answers(side, lead, other, freeMove)).map((answer) => {
      const isFreeLeft = freeMove && (ordinary & bit(answer)) !== 0;
      return {
        card: this.#deal[answering][answer] ?? null,
        worth: 0 - this.#answered(side, lead, answer, own, other, isFreeLeft),
      };
    });
  }

  /**
   * What a player may put aside, and what each choice is worth to that player.
   *
   * @param freeMove whether the Free Move is agreed.
   * @param first what the leader has put aside, or null; undefined while the leader is to choose.
   */
  asides(leader: MateSeat, freeMove: boolean, first?: MateCard | null): readonly MateChoice[] {
    if (first === undefined) {
      return [null, ...new Set(this.#deal[leader])].map((card) => ({
        card,
        worth: 0 - Math.max(...this.asides(leader, freeMove, card).map(({ worth }) => worth)),
      }));
    }
    const answering = otherOfMate(leader);
    const own = this.#mask(leader, withoutCard(this.#deal[leader], first));
    const others = this.#deal[answering];
    const allowed = [...new Set(others)].filter((card) => mayPutAside(card, first));
    return [null, ...allowed].map((card) => {
      const other = this.#mask(answering, withoutCard(others, card));
      const side = MATE_SEATS.indexOf(leader);
      return { card, worth: 0 - this.#lead(side, own, other, freeMove) };
    });
  }

  /** Cards of a seat as a mask: a bit for each card of its ten. */
  #mask(seat: MateSeat, cards: readonly MateCard[]): number {
    return cards.reduce((mask, card) => {
      const index = this.#deal[seat].findIndex((one, i) => one === card && (mask & bit(i)) === 0);
      return mask | bit(index);
    }, 0);
  }

  /** The answers the rules allow to a card, as a mask. */
  #answers(side: number, led: number, hand: number, freeMove: boolean): number {
    const lead = this.#leads[side]![led]!;
    const suit = hand & lead.suit;
    const rank = hand & lead.rank;
    if (freeMove) return suit | rank;
    return lead.isPrivileged ? rank || suit : suit || rank;
  }

  #lead(side: number, own: number, other: number, freeMove: boolean): number {
    const at = (((own << MOVES) | other) << 2) | (freeMove ? 2 : 0) | side;
    const known = this.#known[at]!;
    if (known !== UNKNOWN) return known;
    let best = -Infinity;
    for (let rest = own; rest !== 0; rest &= rest - 1) {
      best = Math.max(best, this.#led(side, lowest(rest), own, other, freeMove, best));
    }
    this.#known[at] = best;
    return best;
  }

  /**
   * The worth to the leader of a card led, the answer being the best.
   *
   * @param best what another lead is worth: a card found to be worth no more is left unfinished.
   */
  #led(
    side: number,
    led: number,
    own: number,
    other: number,
    freeMove: boolean,
    best = -Infinity,
  ): number {
    const remaining = own & ~bit(led);
    const ordinary = this.#answers(side, led, other, false);
    const allowed = freeMove ? this.#answers(side, led, other, true) : ordinary;
    if (allowed === 0) return this.#leads[side]![led]!.value * (MOVES - countBits(remaining));
    let worst = Infinity;
    for (let rest = allowed; rest !== 0 && worst > best; rest &= rest - 1) {
      const answer = lowest(rest);
      const isFreeLeft = freeMove && (ordinary & bit(answer)) !== 0;
      worst = Math.min(worst, this.#answered(side, led, answer, remaining, other, isFreeLeft));
    }
    return worst;
  }

  /**
   * The worth to the leader once a card is answered.
   *
   * @param own without the card led.
   * @param hand with the answer still in it.
   * @param freeMove whether a Free Move is left after the answer.
   */
  #answered(
    side: number,
    led: number,
    answer: number,
    own: number,
    hand: number,
    freeMove: boolean,
  ): number {
    const other = hand & ~bit(answer);
    const keeps = (this.#leads[side]![led]!.higher & bit(answer)) === 0;
    if (own !== 0 && other !== 0) {
      return keeps
        ? this.#lead(side, own, other, freeMove)
        : 0 - this.#lead(1 - side, other, own, freeMove);
    }
    if (own === 0 && other === 0) return 0;
    // Nine cards against ten: on the tenth move the last of the nine serves again.
    const ownTenth = own === 0 ? led : lowest(own);
    const otherTenth = other === 0 ? answer : lowest(other);
    const [next, against, nextSide] = keeps
      ? [ownTenth, otherTenth, side]
      : [otherTenth, ownTenth, 1 - side];
    const lead = this.#leads[nextSide]![next]!;
    if (((lead.suit | lead.rank) & bit(against)) !== 0) return 0;
    const isAgain = keeps ? own === 0 : other === 0;
    const worth = lead.value * (isAgain ? MOVES + 1 : MOVES) * 2;
    return keeps ? worth : 0 - worth;
  }
}

/** The indices of a mask, lowest first. */
function bitsOf(mask: number): readonly number[] {
  const indices: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) indices.push(lowest(rest));
  return indices;
}
