/**
 * Alpha-beta as it stands in the textbooks: no table, no order of cards, no two cards taken for
 * the same. It shares nothing with src/game/solver; what may be played and who wins a trick it asks the
 * rules (src/game/skat/order.ts), once for every pair of cards.
 */
import { cardPoints } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { playedSuit, winningIndex } from '../../../../src/game/skat/order.ts';
import { playCard } from '../../../../src/game/skat/play.ts';
import type { Position } from '../../../../src/game/skat/play.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';

/** A card with what the rules say of it beside any card led or played before. */
interface PlainCard {
  readonly card: Card;
  readonly points: number;
  readonly suit: string;
  /** The cards it beats when they are led and it is played to them. */
  readonly beats: Set<PlainCard>;
}

/** What the search is after: the declarer's points, or 1 or 0 for a matter of tricks. */
type Aim = 'points' | 'none' | 'all';

/** The card points the declarer takes from here on, the trick on the table included. */
export function plainPoints(position: Position): number {
  return makePlain(position, 'points')(-1, 121);
}

/** What each legal card leaves the declarer, the trick on the table included. */
export function plainCards(position: Position, cards: readonly Card[]): Map<Card, number> {
  return new Map(
    cards.map((card) => {
      const next = playCard(position, card);
      const trick = next.tricks[position.tricks.length];
      const taken = trick?.winner === next.declarer;
      const gain = taken ? trick.points : 0;
      return [card, gain + plainPoints(next)];
    }),
  );
}

/**
 * Whether the declarer takes none (`'none'`) or all (`'all'`) of the tricks from here on, the one
 * on the table included, when the declarer tries to and the defenders try to prevent it.
 */
export function plainTricks(position: Position, aim: 'none' | 'all'): boolean {
  return makePlain(position, aim)(0, 1) === 1;
}

/** A search from one position with a given window. */
function makePlain(position: Position, aim: Aim): (alpha: number, beta: number) => number {
  const { game, declarer } = position;
  const known = new Map<Card, PlainCard>();
  const learn = (card: Card): PlainCard => {
    const suit = playedSuit(card, game);
    const learnt: PlainCard = { card, points: cardPoints(card), suit, beats: new Set() };
    known.set(card, learnt);
    return learnt;
  };
  const hands = SEATS.map((seat) => position.hands[seat].map(learn));
  const table = position.table.map(learn);
  for (const one of known.values()) {
    for (const other of known.values()) {
      if (one !== other && winningIndex([other.card, one.card], game) === 1) one.beats.add(other);
    }
  }
  const declaring = SEATS.findIndex((seat) => seat === declarer);
  let leader = SEATS.indexOf(position.leader);

  function search(alpha: number, beta: number): number {
    const seat = (leader + table.length) % 3;
    const hand = hands[seat]!;
    if (hand.length === 0) return aim === 'points' ? 0 : 1;
    const led = table[0];
    const following = led === undefined ? [] : hand.filter((held) => held.suit === led.suit);
    let best = seat === declaring ? -1 : 121;
    for (const card of following.length > 0 ? following : [...hand]) {
      const at = hand.indexOf(card);
      hand.splice(at, 1);
      table.push(card);
      const value = table.length === 3 ? closeTrick(alpha, beta) : search(alpha, beta);
      table.pop();
      hand.splice(at, 0, card);
      if (seat === declaring) {
        best = Math.max(best, value);
        alpha = Math.max(alpha, value);
      } else {
        best = Math.min(best, value);
        beta = Math.min(beta, value);
      }
      if (alpha >= beta) break;
    }
    return best;
  }

  function closeTrick(alpha: number, beta: number): number {
    const [first, second, third] = table.splice(0) as [PlainCard, PlainCard, PlainCard];
    const winning = second.beats.has(first) ? second : first;
    const place = third.beats.has(winning) ? 2 : winning === second ? 1 : 0;
    const before = leader;
    leader = (before + place) % 3;
    const taken = leader === declaring;
    let value = 0;
    if (aim === 'points') {
      const gain = taken ? first.points + second.points + third.points : 0;
      value = gain + search(alpha - gain, beta - gain);
    } else if (taken === (aim === 'all')) value = search(alpha, beta);
    leader = before;
    table.push(first, second, third);
    return value;
  }
  return search;
}
