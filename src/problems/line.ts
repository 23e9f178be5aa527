/** What happens card by card in a line that is shown. */
import type { Card } from '../game/skat/cards.ts';
import { KINDS } from '../game/skat/contract.ts';
import type { Layout } from '../game/skat/deal.ts';
import { toMove } from '../game/skat/play.ts';
import type { Position } from '../game/skat/play.ts';
import { openPosition } from '../game/solver/position.ts';
import {
  END_OF_TRICKS,
  sayOutOfReach,
  sayPlayed,
  sayReached,
} from '#edition/problems/line-words.ts';
import { playerAt } from './player.ts';
import type { Problem } from './problem.ts';
import { sideOf } from './target.ts';

/** One card of a line, with the trick that it completes: a sentence of comment text. */
export function sayCard(problem: Problem, before: Position, card: Card, after: Position): string {
  const taken = after.table.length === 0 ? after.tricks.at(-1) : undefined;
  return sayPlayed({
    player: playerAt(problem, toMove(before)),
    card,
    isLead: before.table.length === 0,
    trick:
      taken === undefined
        ? null
        : { winner: playerAt(problem, taken.winner), points: taken.points },
  });
}

/** What a line comes to at its end, in a sentence. */
export function sayEnd(problem: Problem, end: Position, away: Layout): string {
  const { goal } = problem;
  const side = sideOf(problem);
  const ofDeclarer = end.tricks.filter(({ winner }) => winner === end.declarer);
  if (!('points' in goal)) {
    if (goal.tricks !== 'none') return END_OF_TRICKS['not-all'][side];
    return END_OF_TRICKS[ofDeclarer.length > 0 ? 'one' : 'none'][side];
  }
  const { pointsSoFar } = openPosition(end, away);
  if (pointsSoFar >= goal.points) {
    const isSkat = KINDS[end.game.kind].skat === 'untouched';
    return sayReached({ side, points: pointsSoFar, with: isSkat ? 'skat' : 'away' });
  }
  const sum = (tricks: Position['tricks']): number =>
    tricks.reduce((points, trick) => points + trick.points, 0);
  const others = sum(end.tricks) - sum(ofDeclarer);
  return sayOutOfReach({ side, others, needed: goal.points });
}
