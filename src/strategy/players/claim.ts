/**
 * Claiming the rest, checked with all cards open. A declarer claims every trick that is left, in a
 * no-trick game none of them; the defenders claim all that still counts, in a no-trick game that
 * the declarer must take a trick.
 */
import type { Card } from '../../game/skat/cards.ts';
import { cardStrength } from '../../game/skat/order.ts';
import { isDecided, isOver, legalPlays, playCard, toMove } from '../../game/skat/play.ts';
import type { Position } from '../../game/skat/play.ts';
import type { Seat } from '../../game/skat/seats.ts';
import { openPosition } from '../../game/solver/position.ts';
import type { Solver } from '../../game/solver/solver.ts';
import type { Task } from '../../game/solver/task.ts';
import { claimOf } from './claim-of.ts';
import type { Claim } from './claim-of.ts';

/** The result of a claim. */
export interface ClaimAnswer {
  readonly holds: boolean;
  /**
   * Where it holds, the rest as it may be played, to the end of the deal; else a line that beats it, as
   * far as needed: the seat that claims has no card in it that would have saved the claim.
   */
  readonly line: readonly Card[];
}

/**
 * Checks what a seat claims. Sides that play together are taken to see each other's cards.
 *
 * @throws RangeError where there is nothing to claim.
 */
export function* checkClaim(solver: Solver, position: Position, seat: Seat): Task<ClaimAnswer> {
  const claim = claimOf(position, seat);
  if (claim === null) throw new RangeError(`${seat} has nothing to claim.`);
  const tricksBefore = position.tricks.length;
  const question: Asked = { claim, tricksBefore, solver };
  const holds = yield* isTrue(question, position);
  const claims = (mover: Seat): boolean =>
    (mover === position.declarer) === (seat === position.declarer);
  const high = !holds && (claim === 'every-trick' || claim === 'no-point');
  const line: Card[] = [];
  let now = position;
  while (!isOver(now) && !isDecided(now) && (holds || outcome(question, now) === null)) {
    const legal = legalPlays(now);
    // The side that is right has a card that keeps it so; the others may play what they like.
    const right = claims(toMove(now)) === holds;
    const card = right ? yield* keeping(question, now, legal, holds) : resisting(now, legal, high);
    line.push(card);
    now = playCard(now, card);
  }
  return { holds, line };
}

interface Asked {
  readonly claim: Claim;
  /** How many tricks had been played when the claim was made. */
  readonly tricksBefore: number;
  readonly solver: Solver;
}

/** Whether the claim has come true or failed by what has been played since; null while it is open. */
function outcome({ tricksBefore, claim }: Asked, position: Position): boolean | null {
  const since = position.tricks.slice(tricksBefore);
  const own = since.filter(({ winner }) => winner === position.declarer);
  const ends = isOver(position);
  switch (claim) {
    case 'every-trick':
      return own.length < since.length ? false : ends ? true : null;
    case 'no-trick':
      return own.length > 0 ? false : ends ? true : null;
    case 'a-trick':
      return own.length > 0 ? true : ends ? false : null;
    case 'no-point':
      return own.some(({ points }) => points > 0) ? false : ends ? true : null;
  }
}

function* isTrue(question: Asked, position: Position): Task<boolean> {
  const known = outcome(question, position);
  if (known !== null) return known;
  const open = openPosition(position, []);
  switch (question.claim) {
    case 'every-trick':
      return yield* question.solver.tricks(open, 'all');
    case 'no-trick':
      return yield* question.solver.tricks(open, 'none');
    case 'a-trick':
      return !(yield* question.solver.tricks(open, 'none'));
    case 'no-point':
      return !(yield* question.solver.reaches(open, open.pointsSoFar + 1));
  }
}

/** A card after which the claim is still as true as it was. */
function* keeping(
  question: Asked,
  position: Position,
  legal: readonly Card[],
  holds: boolean,
): Task<Card> {
  for (const card of legal.slice(0, -1)) {
    if ((yield* isTrue(question, playCard(position, card))) === holds) return card;
  }
  return legal.at(-1)!;
}

/** What somebody plays for whom no card is good enough: the claim’s own side high where it must win. */
function resisting(position: Position, legal: readonly Card[], high: boolean): Card {
  const { game } = position;
  const ranked = legal.toSorted((a, b) => cardStrength(a, game) - cardStrength(b, game));
  return ranked.at(high ? -1 : 0)!;
}
