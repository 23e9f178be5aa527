/** For chapters of Today’s Skat: deals that agree with what the declarer knows, each played with all cards open. */
import type { Hand } from '../../../../src/game/notation/hand.ts';
import { CARDS } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import { afterLayout } from '../../../../src/game/solver/layouts.ts';
import type { OpenExchange } from '../../../../src/game/solver/layouts.ts';
import { playCard, startPlay } from '../../../../src/game/skat/play.ts';
import { openPosition } from '../../../../src/game/solver/position.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { twelve } from './hand-text.ts';

const solver = makeSolver();

/** A pair that is put away. */
type Pair = readonly [Card, Card];

/** Deals in which the declarer has these twelve cards: the others shuffled, the same way every time. */
export function exchangesAround(hand: Hand, howMany: number): OpenExchange[] {
  const { contract, declarer } = hand;
  if (declarer === null) throw new Error(`${hand.id} has no declarer.`);
  const own = twelve(hand);
  const others = CARDS.filter((card) => !own.includes(card));
  const [left, right] = SEATS.filter((seat) => seat !== declarer);
  const chance = new Chance(1922);
  return Array.from({ length: howMany }, () => {
    const shuffled = chance.shuffle(others);
    const hands = { V: own, M: own, H: own };
    return {
      game: contract,
      declarer,
      hands: { ...hands, [left!]: shuffled.slice(0, 10), [right!]: shuffled.slice(10) },
    };
  });
}

/** Whether the declarer wins with this pair put away. */
export function winsWith(exchange: OpenExchange, layout: Pair): boolean {
  return finish(solver.reaches(afterLayout(exchange, layout), 61));
}

/** Whether Vorhand, the declarer, wins with this pair put away and this first lead. */
export function winsWithLead(exchange: OpenExchange, layout: Pair, lead: Card): boolean {
  const { declarer, game, hands } = afterLayout(exchange, layout);
  const position = playCard(startPlay(hands, game, declarer), lead);
  return finish(solver.reaches(openPosition(position, layout), 61));
}
