/** How often ten cards win a Solo when the other twenty-two are dealt at random. */
import { CARDS, sumPoints } from '../../../src/skat/cards.ts';
import type { Card, Suit } from '../../../src/skat/cards.ts';
import { SEATS } from '../../../src/skat/seats.ts';
import type { BySeat, Seat } from '../../../src/skat/seats.ts';
import { makeSolver } from '../../../src/solver/solver.ts';
import { finish } from '../../../src/solver/task.ts';
import { Chance } from '../notation/chance.ts';

const DEALS = 100;

/** The same deals of the other cards for each suit and seat, so that only those differ. */
const SEED = 1922;

/** Of a hundred deals, those in which best play by all, with every card seen, reaches 61. */
export function winsOfHundred(ten: readonly Card[], trump: Suit, seat: Seat): number {
  const solver = makeSolver();
  const chance = new Chance(SEED);
  const others = CARDS.filter((card) => !ten.includes(card));
  const [left, right] = SEATS.filter((each) => each !== seat);
  let wins = 0;
  for (let deal = 0; deal < DEALS; deal++) {
    const shuffled = chance.sample(others, others.length);
    const hands: Record<Seat, readonly Card[]> = { V: [], M: [], H: [], [seat]: ten };
    hands[left!] = shuffled.slice(0, 10);
    hands[right!] = shuffled.slice(10, 20);
    const position = {
      game: { kind: 'solo', trump },
      declarer: seat,
      hands: hands satisfies BySeat<readonly Card[]>,
      leader: 'V',
      table: [],
      pointsSoFar: sumPoints(shuffled.slice(20)),
    } as const;
    if (finish(solver.reaches(position, 61))) wins++;
  }
  return wins;
}
