/** Which card a defender must not part with, trick by trick, in a game about tricks. */
import { choiceAt, playOf } from '../game/analysis/at-stop.ts';
import { lineOf } from '../game/replay/replay.ts';
import type { SkatReplay } from '../game/replay/skat-replay.ts';
import type { Card } from '../game/skat/cards.ts';
import { KINDS } from '../game/skat/contract.ts';
import type { Seat } from '../game/skat/seats.ts';
import { makeSolver } from '../game/solver/solver.ts';
import { finish } from '../game/solver/task.ts';

/** One trick in which the seat had a choice to make. */
export interface KeptAt {
  readonly trick: number;
  /** What the seat held. */
  readonly hand: readonly Card[];
  readonly played: Card;
  /** The cards that could be played and would let the declarer reach the aim. */
  readonly fatal: readonly Card[];
}

/**
 * Goes through the tricks of the record to which a seat had more than one card to play.
 *
 * @throws RangeError for a game that is about points: a slip in a chapter, which stops the build.
 */
export function cardsToKeep(replay: SkatReplay, seat: Seat): KeptAt[] {
  const line = lineOf(replay, null);
  if (KINDS[line.contract.kind].aim !== 'no-trick') {
    throw new RangeError(`${replay.hand.id} is no game in which a trick loses.`);
  }
  const solver = makeSolver();
  const stops = playOf(line);
  return replay.hand.line.tricks.flatMap(({ plays }, index): KeptAt[] => {
    const trick = index + 1;
    const turn = plays.findIndex((play) => play.seat === seat);
    const played = plays[turn]?.card;
    const before = stops.findLast(
      (stop) =>
        (turn > 0 && stop.trick === trick && stop.taken === null && stop.table.length === turn) ||
        (turn === 0 && stop.trick === trick - 1),
    );
    const choice = before === undefined ? null : choiceAt(replay, line, before);
    if (choice === null || before === undefined || played === undefined) return [];
    const cards = [...finish(solver.cardTricks(choice.position, 'none'))];
    if (cards.length < 2) return [];
    const fatal = cards.flatMap(([card, reached]) => (reached ? [card] : []));
    return [{ trick, hand: before.hands[seat], played, fatal }];
  });
}
