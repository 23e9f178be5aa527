/**
 * Foster's standard for a Grand (p. 127–128): seven sure tricks, jacks included, and losing cards
 * on which the defenders cannot pile sixty points even if they keep the best cards of the pack for
 * them.
 */
import { CARDS, cardPoints, rankOf, suitOf, sumPoints } from '../../game/skat/cards.ts';
import type { Card, Suit } from '../../game/skat/cards.ts';

/** What the defenders need to beat the declarer. */
export const DEFENDERS_NEED = 60;

export interface PiledCard {
  readonly card: Card;
  /** Which of the sure tricks it is, from 1; null for a card that is to be lost. */
  readonly trick: number | null;
}

/** A trick that the defenders win. */
export interface Pile {
  readonly lost: Card;
  /** What they put with it: the most valuable cards first. */
  readonly added: readonly Card[];
  readonly points: number;
}

export interface GrandCount {
  readonly cards: readonly PiledCard[];
  readonly tricks: number;
  readonly piles: readonly Pile[];
  /** More than this they cannot get out of the lost tricks. */
  readonly most: number;
}

/**
 * Counts a hand on which a Grand is played, and piles on its losing cards the most valuable cards
 * that are not the declarer's. The jacks among those are left out: the declarer draws them.
 *
 * The sum is a limit, not a forecast: it asks neither who holds the cards nor whether suit could
 * be followed.
 *
 * @param hand the declarer's cards in play, as they are to be shown.
 * @param lose those of them that lose a trick each; the others win one each.
 * @param away what the declarer put away, if anything.
 * @throws RangeError when a card to be lost is not in the hand: a slip in a chapter.
 */
export function countGrand(
  hand: readonly Card[],
  lose: readonly Card[],
  away: readonly Card[] = [],
): GrandCount {
  const stranger = lose.find((card) => !hand.includes(card));
  if (stranger !== undefined) throw new RangeError(`${stranger} is not in ${hand.join(' ')}.`);
  let tricks = 0;
  const cards = hand.map((card) => ({ card, trick: lose.includes(card) ? null : ++tricks }));
  const others = CARDS.filter((card) => rankOf(card) !== 'J').filter(
    (card) => !hand.includes(card) && !away.includes(card),
  );
  const losing = new Set(lose.map(suitOf));
  // Of cards with the same points, those that win a lost trick first.
  const best = others
    .toSorted((a, b) => cardPoints(b) - cardPoints(a) || place(a, losing) - place(b, losing))
    .slice(0, 2 * lose.length);
  const piles = pileUp(lose, best);
  return { cards, tricks, piles, most: piles.reduce((sum, { points }) => sum + points, 0) };
}

function place(card: Card, losing: ReadonlySet<Suit>): number {
  return losing.has(suitOf(card)) ? 0 : 1;
}

/** Gives each lost card first a card of its suit, then one of those that are left over. */
function pileUp(lose: readonly Card[], best: readonly Card[]): Pile[] {
  const remaining = new Set(best);
  const take = (card: Card | undefined): Card[] => {
    if (card !== undefined) remaining.delete(card);
    return card === undefined ? [] : [card];
  };
  const winners = lose.map((lost) =>
    take([...remaining].find((card) => suitOf(card) === suitOf(lost))),
  );
  return lose.map((lost, index) => {
    const added = winners[index] ?? [];
    while (added.length < 2 && remaining.size > 0) added.push(...take([...remaining][0]));
    return { lost, added, points: sumPoints([lost, ...added]) };
  });
}
