/** Deals by chance: whole ones, and those around ten cards that are given. */
import type { Chance } from '../../lib/random.ts';
import { CARDS, sumPoints } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import { KINDS } from '../../game/skat/contract.ts';
import type { Deal } from '../../game/skat/deal.ts';
import type { Game } from '../../game/skat/order.ts';
import { SEATS } from '../../game/skat/seats.ts';
import type { BySeat, Seat } from '../../game/skat/seats.ts';
import type { OpenPosition } from '../../game/solver/position.ts';
import type { Solver } from '../../game/solver/solver.ts';
import { finish } from '../../game/solver/task.ts';

/** Three hands of ten and the skat, every deal as likely as any other. */
export function dealAll(chance: Chance): Deal {
  const pack = chance.shuffle(CARDS);
  return {
    V: pack.slice(0, 10),
    M: pack.slice(10, 20),
    H: pack.slice(20, 30),
    skat: [pack[30]!, pack[31]!],
  };
}

/** What the twenty-two cards that somebody does not hold come to. */
export interface Others {
  /** Of the next player, and of the one after. */
  readonly hands: readonly [readonly Card[], readonly Card[]];
  readonly skat: readonly [Card, Card];
}

/** The other cards at random; the same for every seat the ten may be put in. */
export function dealOthers(ten: readonly Card[], chance: Chance): Others {
  const pack = chance.shuffle(CARDS.filter((card) => !ten.includes(card)));
  return {
    hands: [pack.slice(0, 10), pack.slice(10, 20)],
    skat: [pack[20]!, pack[21]!],
  };
}

/** Ten cards at the seat of the declarer, and the others' cards around it. */
export function seatDeal(ten: readonly Card[], seat: Seat, { hands, skat }: Others): Deal {
  const at = SEATS.indexOf(seat);
  const bySeat: Record<Seat, readonly Card[]> = { V: ten, M: ten, H: ten };
  bySeat[SEATS[(at + 1) % 3]!] = hands[0];
  bySeat[SEATS[(at + 2) % 3]!] = hands[1];
  return { ...(bySeat satisfies BySeat<readonly Card[]>), skat };
}

/** The first lead of a game that leaves the skat alone. */
export function firstLead(game: Game, declarer: Seat, deal: Deal): OpenPosition {
  const { V, M, H, skat } = deal;
  const counts = KINDS[game.kind].aim !== 'no-trick';
  return {
    game,
    declarer,
    hands: { V, M, H },
    leader: 'V',
    table: [],
    pointsSoFar: counts ? sumPoints(skat) : 0,
  };
}

/**
 * Whether the declarer wins with best play by all, all cards open.
 *
 * @param points what the declarer needs, 61 unless given; a Nullo must take no trick in any case.
 */
export function wins(solver: Solver, position: OpenPosition, points = 61): boolean {
  if (KINDS[position.game.kind].aim === 'no-trick') return finish(solver.tricks(position, 'none'));
  return finish(solver.reaches(position, points));
}
