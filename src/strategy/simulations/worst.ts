/** The deal that hurts most: a search among the ways in which the other cards can lie. */
import type { Chance } from '../../lib/random.ts';
import { CARDS, isCard } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import type { Deal } from '../../game/skat/deal.ts';
import type { Seat } from '../../game/skat/seats.ts';
import type { Solver } from '../../game/solver/solver.ts';
import { finish } from '../../game/solver/task.ts';
import type { CertainGame } from './certain.ts';
import { firstLead, seatDeal } from './deals.ts';

/** The worst that was found for a game in one seat. */
export interface WorstDeal {
  /** The declarer’s card points with best play by all, all cards open. */
  readonly points: number;
  readonly deal: Deal;
}

/** Swaps in a row that may bring nothing before the search begins anew. */
const PATIENCE = 120;

/**
 * Looks for the deal in which a hand makes the fewest points: the other cards are dealt by chance,
 * two of them exchanged as long as that does not help the declarer, and dealt anew when nothing
 * more is found. What it finds is there; what it does not find may be there all the same.
 *
 * @param tries how many deals it may look at.
 */
export function findWorst(
  certain: CertainGame,
  seat: Seat,
  { chance, solver, tries }: { chance: Chance; solver: Solver; tries: number },
): WorstDeal {
  const { kind, trump } = certain;
  const [ten, away] = [cardsOf(certain.cards), cardsOf(certain.exchange?.away ?? '')];
  const rest = CARDS.filter((card) => !ten.includes(card) && !away.includes(card));
  const dealOf = (pack: readonly Card[]): Deal =>
    seatDeal(ten, seat, {
      hands: [pack.slice(0, 10), pack.slice(10, 20)],
      skat: [(away[0] ?? pack[20])!, (away[1] ?? pack[21])!],
    });
  const atLeast = (pack: readonly Card[], points: number): boolean =>
    finish(solver.reaches(firstLead({ kind, trump }, seat, dealOf(pack)), points));
  const pointsOf = (pack: readonly Card[]): number =>
    finish(solver.points(firstLead({ kind, trump }, seat, dealOf(pack))));

  let pack = chance.shuffle(rest);
  let points = pointsOf(pack);
  let worst = { pack, points };
  let idle = 0;
  for (let attempt = 1; attempt < tries && worst.points > 0; attempt++) {
    if (idle > PATIENCE) {
      pack = chance.shuffle(rest);
      points = pointsOf(pack);
      idle = 0;
    } else {
      const other = swapped(pack, chance);
      if (atLeast(other, points + 1)) idle++;
      else {
        pack = other;
        const less = points > 0 && !atLeast(pack, points);
        idle = less ? 0 : idle + 1;
        if (less) points = pointsOf(pack);
      }
    }
    if (points < worst.points) worst = { pack, points };
  }
  return { points: worst.points, deal: dealOf(worst.pack) };
}

function swapped(pack: readonly Card[], chance: Chance): Card[] {
  const other = [...pack];
  const one = chance.below(pack.length);
  let two = chance.below(pack.length);
  while (placeOf(one) === placeOf(two)) two = chance.below(pack.length);
  [other[one], other[two]] = [other[two]!, other[one]!];
  return other;
}

/** The first hand, the second, or the skat. */
function placeOf(index: number): number {
  return Math.floor(index / 10);
}

/** @throws RangeError for a slip in the list of games. */
function cardsOf(text: string): readonly Card[] {
  const words = text.split(' ').filter((word) => word !== '');
  if (!words.every(isCard)) throw new RangeError(`Not cards: ${text}`);
  return words;
}
