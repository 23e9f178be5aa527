/** What happens card by card in a line that is shown: comment text. */
import type { Card } from '../game/skat/cards.ts';
import { KINDS } from '../game/skat/contract.ts';
import { toMove } from '../game/skat/play.ts';
import type { Position } from '../game/skat/play.ts';
import type { Layout } from '../game/skat/deal.ts';
import type { Seat } from '../game/skat/seats.ts';
import { openPosition } from '../game/solver/position.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';
import type { Problem } from './problem.ts';

/** A seat as the player calls it: `you`, `your partner`, `the declarer`; of two defenders, the seat. */
export function whoIs(
  { isDeclarer, seat, view }: Pick<Problem, 'isDeclarer' | 'seat' | 'view'>,
  other: Seat,
): string {
  if (other === seat) return 'you';
  if (isDeclarer) return SEAT_WORDS[other];
  return other === view.declarer ? 'the declarer' : 'your partner';
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One card of a line, with the trick that it completes: `Your partner plays H10, and you take the trick: 21 points.` */
export function sayCard(problem: Problem, before: Position, card: Card, after: Position): string {
  const seat = toMove(before);
  const who = capital(whoIs(problem, seat));
  const s = seat === problem.seat ? '' : 's';
  const verb = before.table.length === 0 ? `lead${s}` : `play${s}`;
  const taken = after.table.length === 0 ? after.tricks.at(-1) : undefined;
  if (taken === undefined) return `${who} ${verb} ${card}.`;
  const own = taken.winner === problem.seat;
  const takes = `${whoIs(problem, taken.winner)} take${own ? '' : 's'} the trick`;
  return `${who} ${verb} ${card}, and ${takes}: ${counted(taken.points, 'point')}.`;
}

/** What a line comes to at its end: `Now the declarer has 62 points.` */
export function sayEnd({ goal, isDeclarer }: Problem, end: Position, away: Layout): string {
  const declarer = isDeclarer ? 'you have' : 'the declarer has';
  if (!('points' in goal)) {
    const isTaken = end.tricks.some(({ winner }) => winner === end.declarer);
    if (goal.tricks === 'none') {
      return isTaken ? `Now ${declarer} a trick.` : `Now ${declarer} kept out of every trick.`;
    }
    return `Now ${declarer} not taken every trick.`;
  }
  const { pointsSoFar } = openPosition(end, away);
  if (pointsSoFar >= goal.points) {
    const skat = KINDS[end.game.kind].skat === 'untouched' ? 'the skat' : 'the two cards put away';
    return `Now ${declarer} ${counted(pointsSoFar, 'point')}, counting ${skat}.`;
  }
  const all = end.tricks.reduce((sum, { points }) => sum + points, 0);
  const own = end.tricks.filter(({ winner }) => winner === end.declarer);
  const others = all - own.reduce((sum, { points }) => sum + points, 0);
  return `Now ${isDeclarer ? 'the defenders have' : 'your side has'} ${counted(others, 'point')}, so ${isDeclarer ? 'you' : 'the declarer'} cannot reach ${goal.points}.`;
}
