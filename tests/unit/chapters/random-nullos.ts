/** How often ten cards win an open Nullo when the other twenty-two are dealt at random. */
import { CARDS } from '../../../src/skat/cards.ts';
import type { Card } from '../../../src/skat/cards.ts';
import { SEATS } from '../../../src/skat/seats.ts';
import type { Seat } from '../../../src/skat/seats.ts';
import { makeSolver } from '../../../src/solver/solver.ts';
import { finish } from '../../../src/solver/task.ts';
import { Chance } from '../notation/chance.ts';

const DEALS = 100;

/** The same deals of the other cards for each seat, so that only the seat differs. */
const SEED = 1922;

/**
 * Of a hundred deals, those in which best play by all, with every card seen, keeps the declarer
 * out of every trick.
 *
 * @param lead the card that Vorhand as declarer has to lead; without one, the best.
 */
export function safeOfHundred(ten: readonly Card[], seat: Seat, lead?: Card): number {
  const solver = makeSolver();
  const chance = new Chance(SEED);
  const others = CARDS.filter((card) => !ten.includes(card));
  const [left, right] = SEATS.filter((each) => each !== seat);
  let safe = 0;
  for (let deal = 0; deal < DEALS; deal++) {
    const shuffled = chance.sample(others, others.length);
    const hands: Record<Seat, readonly Card[]> = { V: [], M: [], H: [], [seat]: ten };
    hands[left!] = shuffled.slice(0, 10);
    hands[right!] = shuffled.slice(10, 20);
    const led = lead === undefined ? [] : [lead];
    hands[seat] = ten.filter((card) => card !== lead);
    const position = {
      game: { kind: 'nullo', trump: null },
      declarer: seat,
      hands,
      leader: 'V',
      table: led,
      pointsSoFar: 0,
    } as const;
    if (finish(solver.tricks(position, 'none'))) safe++;
  }
  return safe;
}
