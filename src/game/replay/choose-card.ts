/**
 * Chooses among cards of equal value for the engine. With all cards open many cards are worth the
 * same; rules of thumb pick the one a player would play, and always the same one in a position.
 */
import { CARDS, cardPoints, rankOf } from '../skat/cards.ts';
import type { Card } from '../skat/cards.ts';
import { KINDS } from '../skat/contract.ts';
import { cardStrength, isTrump, legalCards, winningIndex } from '../skat/order.ts';
import type { Game } from '../skat/order.ts';
import { toMove } from '../skat/play.ts';
import type { Position } from '../skat/play.ts';
import { SEATS, seatsFrom } from '../skat/seats.ts';

/**
 * The card to play.
 *
 * @param values the value of each legal card for the declarer: points, or 1 and 0 for an aim that is
 *   reached or not.
 * @throws RangeError when there is no card.
 */
export function chooseCard(position: Position, values: ReadonlyMap<Card, number>): Card {
  const sign = toMove(position) === position.declarer ? 1 : -1;
  const best = Math.max(...[...values.values()].map((value) => sign * value));
  const [choice] = [...values]
    .filter(([, value]) => sign * value === best)
    .map(([card]) => ({ card, rank: [...naturalness(position, card), -CARDS.indexOf(card)] }))
    .sort((a, b) => compare(b.rank, a.rank));
  if (choice === undefined) throw new RangeError('There is no card to choose from.');
  return choice.card;
}

/** Numbers to compare in order; higher numbers mean a more natural card. */
function naturalness(position: Position, card: Card): number[] {
  const { declarer, game, leader, table } = position;
  const strength = cardStrength(card, game);
  const points = cardPoints(card);
  const trump = isTrump(card, game);
  const seats = seatsFrom(leader);
  const me = toMove(position);
  const cards = [...table, card];
  const winner = seats[winningIndex(cards, game) as 0 | 1 | 2];
  const ours = (winner === declarer) === (me === declarer);

  if (KINDS[game.kind].trumps === 'none') {
    // Nullo: lead low. Under a card that already wins, play the highest; so does the declarer when
    // discarding. A defender who plays before the declarer stays low, to let the declarer win.
    if (table.length === 0) return [-strength];
    if (me === declarer) return [winner === me ? 0 : 1, strength];
    const declarerPlayed = seats.indexOf(declarer ?? leader) < table.length;
    return [declarerPlayed && winner !== declarer ? strength : -strength];
  }
  if (table.length === 0) {
    // The declarer draws trumps from the top while the others have any, then cashes high cards;
    // a defender leads a plain suit, the ace first, and saves trumps.
    if (me === declarer) return [trump === othersHaveTrumps(position) ? 1 : 0, strength];
    return [trump ? 0 : 1, points === 11 ? 1 : 0, -points, -strength];
  }
  // If the trick is surely ours, fatten it, but save trumps, especially jacks. Otherwise win as
  // cheaply as possible, or discard the least.
  if (ours && !canBeBeaten(position, cards))
    return [2, points - worthKeeping(card, game), -strength];
  if (winner === me) return [1, -points, -strength];
  return [0, -points, trump ? 0 : 1, -strength];
}

/** How many points a trump must be worth before it goes on a trick that is ours anyway. */
function worthKeeping(card: Card, game: Game): number {
  if (!isTrump(card, game)) return 0;
  return rankOf(card) === 'J' ? 12 : 9;
}

function othersHaveTrumps({ declarer, game, hands }: Position): boolean {
  return SEATS.some((seat) => seat !== declarer && hands[seat].some((card) => isTrump(card, game)));
}

/** Whether the other side can still take the trick. */
function canBeBeaten({ declarer, game, hands, leader, table }: Position, cards: readonly Card[]) {
  const seats = seatsFrom(leader);
  const me = seats[table.length as 0 | 1 | 2];
  return seats
    .slice(cards.length)
    .filter((seat) => (seat === declarer) !== (me === declarer))
    .flatMap((seat) => legalCards(hands[seat], cards[0] ?? null, game))
    .some((card) => winningIndex([...cards, card], game) === cards.length);
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, number] of a.entries()) {
    const other = b[index] ?? 0;
    if (number !== other) return number - other;
  }
  return 0;
}
