/**
 * The best play in Mate, with all cards seen as they are. A position between two moves is the two
 * hands and who leads: how far the game has come, and what a mate is worth, follow from how many cards
 * are left. So each is worked out once, and all deals of one pack need no more than 370,000 of them.
 */
import { packRank, suitOf } from '../../cards/cards.ts';
import { MATE_PACK, MATE_RANKS, MOVES, RANKS_FIRST } from './rules.ts';
import type { MateCard, MateLaw } from './rules.ts';
import { mateValue } from './score.ts';

const RANKS = MATE_RANKS.length;
const bit = (card: number): number => 1 << card;
const rankOf = (card: number): number => card % RANKS;
const suitMask = (card: number): number => 31 << (card - rankOf(card));
const rankMask = (card: number): number => 0b00001_00001_00001_00001 << rankOf(card);
const VALUES = MATE_PACK.map(mateValue);

/** Whether a card is the higher: the lower number of rank, then of suit. */
const beats = (card: number, other: number): boolean =>
  rankOf(card) < rankOf(other) || (rankOf(card) === rankOf(other) && card < other);

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Cards as a mask, in the order of the pack. */
function maskOf(cards: readonly MateCard[]): number {
  return cards.reduce((mask, card) => mask | bit(MATE_PACK.indexOf(card)), 0);
}

/** What each card to be played is worth, for whoever plays it: what he scores, less what he loses. */
export type MateWorth = ReadonlyMap<MateCard, number>;

/** Solves positions under one set of rules, and keeps what it has found. */
export class MateSolver {
  readonly #known = new Map<number, number>();
  readonly #ranksFirst: readonly boolean[];

  constructor(law: MateLaw) {
    const first: readonly string[] = RANKS_FIRST[law];
    this.#ranksFirst = MATE_PACK.map((card) => first.includes(packRank(card)));
  }

  /** How many positions have been worked out. */
  get size(): number {
    return this.#known.size;
  }

  /** The worth of a position to the leader. */
  leads(leading: readonly MateCard[], other: readonly MateCard[]): number {
    return this.#lead(maskOf(leading), maskOf(other));
  }

  /** The worth of each lead to the leader. */
  leadWorths(leading: readonly MateCard[], other: readonly MateCard[]): MateWorth {
    const [own, against] = [maskOf(leading), maskOf(other)];
    return new Map(leading.map((card) => [card, this.#led(MATE_PACK.indexOf(card), own, against)]));
  }

  /** The worth of each answer to whoever answers; none when the lead mates. */
  answerWorths(
    led: MateCard,
    leading: readonly MateCard[],
    answering: readonly MateCard[],
  ): MateWorth {
    const lead = MATE_PACK.indexOf(led);
    const [own, against] = [maskOf(leading) & ~bit(lead), maskOf(answering)];
    const legal = this.#answers(lead, against);
    return new Map(
      answering.flatMap((card) => {
        const answer = MATE_PACK.indexOf(card);
        if ((legal & bit(answer)) === 0) return [];
        return [[card, 0 - this.#after(lead, answer, own, against & ~bit(answer))]];
      }),
    );
  }

  #answers(led: number, hand: number): number {
    const suit = hand & suitMask(led);
    const rank = hand & rankMask(led);
    return this.#ranksFirst[led] === true ? rank || suit : suit || rank;
  }

  #lead(own: number, other: number): number {
    const key = own * 2 ** 20 + other;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    let best = -Infinity;
    for (let rest = own; rest !== 0; rest &= rest - 1) {
      const card = 31 - Math.clz32(rest & -rest);
      best = Math.max(best, this.#led(card, own, other));
    }
    this.#known.set(key, best);
    return best;
  }

  /** The worth to the leader of a card led, the answer being the best. */
  #led(card: number, own: number, other: number): number {
    const left = own & ~bit(card);
    const legal = this.#answers(card, other);
    if (legal === 0) return (VALUES[card] ?? 0) * (MOVES - countBits(left));
    let worst = Infinity;
    for (let rest = legal; rest !== 0; rest &= rest - 1) {
      const answer = 31 - Math.clz32(rest & -rest);
      worst = Math.min(worst, this.#after(card, answer, left, other & ~bit(answer)));
    }
    return worst;
  }

  /** The worth to the one who led, once both cards lie there. */
  #after(led: number, answer: number, own: number, other: number): number {
    const keeps = !beats(answer, led);
    if (own !== 0 && other !== 0) {
      return keeps ? this.#lead(own, other) : 0 - this.#lead(other, own);
    }
    if (own === 0 && other === 0) return 0;
    // Nine cards against ten: on the tenth move the last of the nine serves again.
    const [next, hand, last] = keeps ? [own, other, answer] : [other, own, led];
    const again = next === 0;
    const card = again ? (keeps ? led : answer) : 31 - Math.clz32(next);
    const mates = this.#answers(card, again ? hand : bit(last)) === 0;
    const worth = mates ? (VALUES[card] ?? 0) * (again ? 2 * (MOVES + 1) : MOVES) : 0;
    return keeps ? worth : 0 - worth;
  }
}

/** What the choice of a card to put aside comes to, for whoever leads. */
export interface AsideWorth {
  /** The card, or null for none. */
  readonly card: MateCard | null;
  readonly worth: number;
}

/** A hand without a card, or as it is. */
const without = (hand: readonly MateCard[], card: MateCard | null): readonly MateCard[] =>
  hand.filter((one) => one !== card);

/** The worth to the leader of what the second to choose may put aside, once the first has chosen. */
export function secondAsides(
  solver: MateSolver,
  leading: readonly MateCard[],
  other: readonly MateCard[],
  first: MateCard | null,
): readonly AsideWorth[] {
  const may = other.filter(
    (card) =>
      first === null || (suitOf(card) !== suitOf(first) && packRank(card) !== packRank(first)),
  );
  return [null, ...may].map((card) => ({
    card,
    worth: solver.leads(without(leading, first), without(other, card)),
  }));
}

/** The worth to the leader of what he may put aside, when the other then chooses best. */
export function firstAsides(
  solver: MateSolver,
  leading: readonly MateCard[],
  other: readonly MateCard[],
): readonly AsideWorth[] {
  return [null, ...leading].map((card) => ({
    card,
    worth: Math.min(...secondAsides(solver, leading, other, card).map(({ worth }) => worth)),
  }));
}
