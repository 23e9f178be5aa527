/**
 * Plays a Nullo with three players who each see their own cards and what was played. Before each
 * card a player deals the unseen cards a few times, solves each deal with all cards open, and takes
 * the card that is best in most of them.
 */
import { dangerousSuits } from '../../strategy/bidding/nullo.ts';
import type { Chance } from '../../lib/random.ts';
import { CARDS } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import type { Deal } from '../../game/skat/deal.ts';
import { cardStrength, legalCards, playedSuit, winningIndex } from '../../game/skat/order.ts';
import { SEATS, seatsFrom } from '../../game/skat/seats.ts';
import type { BySeat, Seat } from '../../game/skat/seats.ts';
import type { OpenPosition } from '../../game/solver/position.ts';
import type { Solver } from '../../game/solver/solver.ts';
import { finish } from '../../game/solver/task.ts';

/** How many deals of the unseen cards a player looks at before each card. */
const WORLDS = 5;
/** How often such a deal is drawn until the declarer's hand is one to bid a Nullo on. */
const TRIES = 30;
const GAME = { kind: 'nullo', trump: null } as const;

interface Table {
  readonly declarer: Seat;
  readonly hands: Record<Seat, readonly Card[]>;
  readonly played: Record<Seat, Card[]>;
  /** The suits that a seat is known not to have. */
  readonly voids: Record<Seat, Set<string>>;
  leader: Seat;
  cards: Card[];
}

/** Whether the declarer takes no trick in a game of such players. */
export function winsUnseen(deal: Deal, declarer: Seat, chance: Chance, solver: Solver): boolean {
  const table: Table = {
    declarer,
    hands: { V: deal.V, M: deal.M, H: deal.H },
    played: { V: [], M: [], H: [] },
    voids: { V: new Set(), M: new Set(), H: new Set() },
    leader: 'V',
    cards: [],
  };
  for (let trick = 0; trick < 10; trick++) {
    for (const seat of seatsFrom(table.leader)) {
      play(table, seat, choose(table, seat, chance, solver));
    }
    const winner = seatsFrom(table.leader)[winningIndex(table.cards, GAME)]!;
    if (winner === declarer) return false;
    table.leader = winner;
    table.cards = [];
  }
  return true;
}

function play(table: Table, seat: Seat, card: Card): void {
  const led = table.cards[0];
  if (led !== undefined && playedSuit(card, GAME) !== playedSuit(led, GAME)) {
    table.voids[seat].add(playedSuit(led, GAME));
  }
  table.hands[seat] = table.hands[seat].filter((one) => one !== card);
  table.played[seat].push(card);
  table.cards.push(card);
}

function choose(table: Table, seat: Seat, chance: Chance, solver: Solver): Card {
  const legal = legalCards(table.hands[seat], table.cards[0] ?? null, GAME);
  if (legal.length === 1) return legal[0]!;
  const good = new Map<Card, number>(legal.map((card) => [card, 0]));
  const isDeclarer = seat === table.declarer;
  for (let world = 0; world < WORLDS; world++) {
    const position = drawWorld(table, seat, chance);
    for (const [card, kept] of finish(solver.cardTricks(position, 'none'))) {
      if (kept === isDeclarer) good.set(card, (good.get(card) ?? 0) + 1);
    }
  }
  // Among equal cards the declarer plays the highest, a defender the lowest.
  return legal.reduce((best, card) => {
    const more = (good.get(card) ?? 0) - (good.get(best) ?? 0);
    if (more !== 0) return more > 0 ? card : best;
    const higher = cardStrength(card, GAME) > cardStrength(best, GAME);
    return higher === isDeclarer ? card : best;
  });
}

/** A deal of the unseen cards that is possible for this seat. */
function drawWorld(table: Table, seat: Seat, chance: Chance): OpenPosition {
  const { cards, declarer, hands, leader, played } = table;
  const playedCards = new Set(SEATS.flatMap((one) => played[one]));
  const own = new Set(hands[seat]);
  const unseen = CARDS.filter((card) => !playedCards.has(card) && !own.has(card));
  const others = SEATS.filter((one) => one !== seat);
  // Where no possible deal is found, which is rare, use the real one.
  let found: BySeat<readonly Card[]> = { V: hands.V, M: hands.M, H: hands.H };
  for (let tries = 0; tries < TRIES; tries++) {
    const world = dealWorld(table, seat, others, chance.shuffle(unseen));
    if (world === null) continue;
    found = world;
    if (seat === declarer) break;
    if (dangerousSuits([...world[declarer], ...played[declarer]]).length <= 1) break;
  }
  return { game: GAME, declarer, hands: found, leader, table: [...cards], pointsSoFar: 0 };
}

function dealWorld(
  { hands, voids }: Table,
  seat: Seat,
  others: readonly Seat[],
  shuffled: readonly Card[],
): BySeat<readonly Card[]> | null {
  const world: Record<Seat, readonly Card[]> = { V: [], M: [], H: [], [seat]: hands[seat] };
  let rest = shuffled;
  // The seat with more known voids is dealt first, because fewer cards are possible for it.
  const order = others.toSorted((one, other) => voids[other].size - voids[one].size);
  for (const one of order) {
    const may = rest.filter((card) => !voids[one].has(playedSuit(card, GAME)));
    const size = hands[one].length;
    if (may.length < size) return null;
    world[one] = may.slice(0, size);
    const handCards = new Set(world[one]);
    rest = rest.filter((card) => !handCards.has(card));
  }
  return world;
}
