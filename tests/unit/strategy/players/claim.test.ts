/** Claims against a search that knows nothing of the solver: small endings, every game, every seat. */
import { describe, expect, test } from 'vitest';
import { claimOf } from '../../../../src/strategy/players/claim-of.ts';
import type { Claim } from '../../../../src/strategy/players/claim-of.ts';
import { checkClaim } from '../../../../src/strategy/players/claim.ts';
import type { ClaimAnswer } from '../../../../src/strategy/players/claim.ts';
import type { Game } from '../../../../src/game/skat/order.ts';
import { isDecided, isOver, legalPlays, playCard, toMove } from '../../../../src/game/skat/play.ts';
import type { Position } from '../../../../src/game/skat/play.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { anySuitGame, ending, numbers } from '../../game/solver/endings.ts';
import { plainPoints, plainTricks } from '../../game/solver/plain.ts';

const solver = makeSolver();

/** Whether a claim is true of what is left, by the plain search; nothing may have been decided yet. */
function isTrue(claim: Claim, position: Position): boolean {
  switch (claim) {
    case 'every-trick':
      return plainTricks(position, 'all');
    case 'no-trick':
      return plainTricks(position, 'none');
    case 'a-trick':
      return !plainTricks(position, 'none');
    case 'no-point':
      return plainPoints(position) === 0;
  }
}

/** Whether it has come true by the tricks since it was made; null while that is open. */
function cameTrue(claim: Claim, { declarer, ...position }: Position, begun: number) {
  const since = position.tricks.slice(begun);
  const own = since.filter(({ winner }) => winner === declarer);
  const done = isOver({ declarer, ...position });
  if (claim === 'every-trick') return own.length < since.length ? false : done || null;
  if (claim === 'no-trick') return own.length > 0 ? false : done || null;
  if (claim === 'a-trick') return own.length > 0 ? true : done ? false : null;
  return own.some(({ points }) => points > 0) ? false : done || null;
}

/** Endings in which the declarer has a trick already where points count. */
function* endings(count: number, seed: number): Generator<Position> {
  const random = numbers(seed);
  const games: readonly Game[] = [
    anySuitGame(random),
    { kind: 'grand-solo', trump: null },
    { kind: 'nullo', trump: null },
  ];
  for (let made = 0; made < count; made++) {
    const game = games[made % 3]!;
    const position = ending(game, 2 + (made % 3), random);
    // A trick that the declarer took before; its cards are in nobody’s hand.
    const before = { leader: 'V', cards: ['C7', 'S7', 'H7'], winner: 'V', points: 0 } as const;
    const taken = { ...before, winner: position.declarer! };
    yield game.kind === 'nullo' ? position : { ...position, tricks: [taken] };
  }
}

/** Walks the line of an answer and gives the last position, holding every card to the rules. */
function walk(
  position: Position,
  { holds, line }: ClaimAnswer,
  claim: Claim,
  claims: (seat: string) => boolean,
) {
  let now = position;
  for (const card of line) {
    expect(legalPlays(now)).toContain(card);
    expect(cameTrue(claim, now, position.tricks.length)).toBe(null);
    // No card of the side that is wrong would have made it right.
    if (claims(toMove(now)) !== holds) expect(isTrue(claim, now)).toBe(holds);
    now = playCard(now, card);
  }
  return now;
}

describe('a claim', () => {
  test.each([1, 2, 3])(
    'is accepted where no play beats it, else refused with one that does (%i)',
    (seed) => {
      const seen = new Set<string>();
      for (const position of endings(240, seed)) {
        for (const seat of SEATS) {
          const claim = claimOf(position, seat);
          if (claim === null) continue;
          const answer = finish(checkClaim(solver, position, seat));
          expect(answer.holds).toBe(isTrue(claim, position));
          const claims = (mover: string): boolean =>
            (mover === position.declarer) === (seat === position.declarer);
          const last = walk(position, answer, claim, claims);
          expect(cameTrue(claim, last, position.tricks.length)).toBe(answer.holds);
          if (answer.holds) expect(isOver(last) || isDecided(last)).toBe(true);
          seen.add(`${claim} ${answer.holds}`);
        }
      }
      expect(seen.size).toBe(8);
    },
  );

  test('is not for a Ramsch, nor for defenders while the declarer has no trick', () => {
    const position = ending({ kind: 'ramsch', trump: null }, 3, numbers(1));
    for (const seat of SEATS) expect(claimOf(position, seat)).toBeNull();
    const game = ending({ kind: 'grand-solo', trump: null }, 3, numbers(1));
    const defender = SEATS.find((seat) => seat !== game.declarer)!;
    expect(claimOf(game, defender)).toBeNull();
    expect(() => finish(checkClaim(solver, game, defender))).toThrow(RangeError);
  });
});
