/**
 * How likely a world is beside another: by what was bid and passed on its hands, by the two cards a
 * sensible declarer puts away, and by the cards that the players of the drills, who go by the book,
 * would have played from them. None of it rules a world out: people do what they like.
 */
import { SUITS, cardPoints, rankOf, suitOf } from '../../../game/skat/cards.ts';
import type { Card, Suit } from '../../../game/skat/cards.ts';
import { KINDS } from '../../../game/skat/contract.ts';
import { isTrump, playedSuit } from '../../../game/skat/order.ts';
import type { Game } from '../../../game/skat/order.ts';
import { SEATS, seatsFrom } from '../../../game/skat/seats.ts';
import type { BySeat, Seat } from '../../../game/skat/seats.ts';
import type { PlayerView } from '../../simple-players/view.ts';
import type { PlaceInTurn } from '../worth/features.ts';
import { grandShare, nulloShare, suitShare } from '../worth/model.ts';
import { setOf } from '../worth/sets.ts';
import { cardInGame } from '../rules/card.ts';
import type { SeatView } from '../view.ts';
import type { World } from './deal-hidden.ts';
import { gameOfView, cardsPlayedBy } from './hidden.ts';
import type { HiddenCards } from './hidden.ts';

/** A card that the rules would not have played makes a world less likely by this factor. */
const AGAINST_RULE = 0.55;

/** How likely a sensible declarer puts a card away, beside a small card of a side suit. */
const AWAY = { jack: 0.01, trump: 0.12, ace: 0.12, coveredTen: 0.5 } as const;
/** And how much likelier when a whole suit goes with it. */
const WHOLE_SUIT = 1.8;
/** In a Nullo, the cards one keeps. */
const AWAY_LOW = 0.3;

/** Weighs worlds of one view. */
export type Weigher = (world: World) => number;

/** Makes a weigher for a view in which a card is asked. */
export function makeWeigher(view: SeatView, hiddenCards: HiddenCards): Weigher {
  const game = gameOfView(view);
  const { declarer, seat } = view;
  const played: BySeat<readonly Card[]> = {
    V: cardsPlayedBy(view, 'V'),
    M: cardsPlayedBy(view, 'M'),
    H: cardsPlayedBy(view, 'H'),
  };
  const spoke = bidsOf(view);
  const moves = movesOf(view);
  const [one, other] = hiddenCards.seats;
  return (world) => {
    const handsOf: Record<Seat, readonly Card[]> = { V: [], M: [], H: [] };
    handsOf[seat] = view.hand;
    handsOf[one] = world.first;
    handsOf[other] = world.second;
    if (view.open !== null && declarer !== null) handsOf[declarer] = view.open;
    let weight = 1;
    for (const who of hiddenCards.seats) {
      const all = [...played[who], ...handsOf[who]];
      weight *=
        who === declarer
          ? asDeclarer(all, world.skat, game, who)
          : asDefender(all, who, spoke[who]);
    }
    return weight * asPlayed(handsOf, moves, game, declarer);
  };
}

/** How far each seat went in the bidding: 0 for a pass at once, null for who was not asked. */
function bidsOf({ bidding }: SeatView): BySeat<number | null> {
  const found: Record<Seat, number | null> = { V: null, M: null, H: null };
  let amount = 0;
  for (const step of bidding) {
    if (step.say === 'untold') continue;
    if (step.say === 'bid') amount = step.amount;
    const { seat } = step;
    const before = found[seat] ?? 0;
    found[seat] = step.say === 'pass' ? before : Math.max(before, amount);
  }
  return found;
}

function asDeclarer(ten: readonly Card[], away: readonly Card[], game: Game, seat: Seat): number {
  const { skat, trumps } = KINDS[game.kind];
  const place = SEATS.indexOf(seat) as PlaceInTurn;
  const took = skat !== 'untouched';
  const set = setOf(took && trumps !== 'none' ? [...ten, ...away] : ten);
  const share =
    trumps === 'none'
      ? nulloShare(set, place, KINDS[game.kind].open)
      : trumps === 'jacks'
        ? grandShare(set, place, took)
        : suitShare(set, game.trump!, place, took);
  // Sensible players take their games where they are more likely won than not.
  const plays = 0.02 + 1 / (1 + Math.exp(-8 * (share - 0.5)));
  return took ? plays * awayShare(ten, away, game) : plays;
}

function awayShare(ten: readonly Card[], away: readonly Card[], game: Game): number {
  let share = 1;
  for (const card of away) {
    const rank = rankOf(card);
    if (KINDS[game.kind].trumps === 'none') {
      if (rank === '7' || rank === '8') share *= AWAY_LOW;
      continue;
    }
    if (rank === 'J') share *= AWAY.jack;
    else if (isTrump(card, game)) share *= AWAY.trump;
    else if (rank === 'A') share *= AWAY.ace;
    else if (rank === '10' && ten.includes(`${suitOf(card)}A`)) share *= AWAY.coveredTen;
    if (!ten.some((own) => playedSuit(own, game) === playedSuit(card, game))) share *= WHOLE_SUIT;
  }
  return share;
}

/** The best chance of a hand of its own, by what it counts from the hand. */
function bestShare(ten: readonly Card[], seat: Seat): number {
  const set = setOf(ten);
  const place = SEATS.indexOf(seat) as PlaceInTurn;
  const suits = SUITS.map((trump: Suit) => suitShare(set, trump, place, false));
  return Math.max(...suits, grandShare(set, place, false));
}

function asDefender(ten: readonly Card[], seat: Seat, went: number | null): number {
  if (went === null) return 1;
  const share = bestShare(ten, seat);
  return went === 0 ? 1 - 0.85 * share : 0.25 + share;
}

/** A card that was played, and the table as it was then. */
interface PastMove {
  readonly seat: Seat;
  readonly card: Card;
  /** The number of the trick, from 0. */
  readonly trick: number;
  readonly leader: Seat;
  readonly table: readonly Card[];
  readonly tricks: SeatView['tricks'];
}

function movesOf(view: SeatView): PastMove[] {
  const tricks = [...view.tricks, { leader: view.leader, cards: view.table }];
  return tricks
    .flatMap(({ cards, leader }, trick) =>
      cards.map((card, at): PastMove => ({
        seat: seatsFrom(leader)[at as 0 | 1 | 2],
        card,
        trick,
        leader,
        table: cards.slice(0, at),
        tricks: view.tricks.slice(0, trick),
      })),
    )
    .filter(({ seat }) => seat !== view.seat);
}

function asPlayed(
  worldHands: BySeat<readonly Card[]>,
  moves: readonly PastMove[],
  game: Game,
  declarer: Seat | null,
): number {
  if (declarer === null) return 1;
  let weight = 1;
  const hands = { ...worldHands };
  // From the last move back, so that each hand is what it was then.
  for (let at = moves.length - 1; at >= 0; at--) {
    const { card, leader, seat, table, tricks } = moves[at]!;
    const hand = [...hands[seat], card];
    hands[seat] = hand;
    if (hand.length === 1) continue;
    const playerView: PlayerView = {
      game,
      seat,
      hand,
      layout: [],
      tricks,
      leader,
      table,
      declarer,
    };
    const byRule = cardInGame(playerView);
    const same =
      byRule === card ||
      (cardPoints(byRule) === cardPoints(card) &&
        playedSuit(byRule, game) === playedSuit(card, game));
    if (!same) weight *= AGAINST_RULE;
  }
  return weight;
}
