/**
 * A second look at deals that were played: every card, point and score, checked without the rules
 * of play that the table goes by, so that a slip there shows. A deal is played by two kinds of
 * players in turn at the three seats.
 */
import { cardPoints, suitOf } from '../../../game/skat/cards.ts';
import type { Card } from '../../../game/skat/cards.ts';
import { SEATS, seatsFrom } from '../../../game/skat/seats.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import type { DealResult } from '../play-deal.ts';
import { SEATINGS, dealtFor, playSeated, seatedBy } from './deal.ts';
import type { MatchDeal } from './deal.ts';
import type { MatchCounter } from './tally.ts';

/** The suit a card is of in play. */
function suitInPlay(card: Card, kind: string, trump: string | null): string {
  const suit = suitOf(card);
  if (kind.includes('nullo') || kind === 'revolution') return suit;
  return card.endsWith('J') || suit === trump ? 'trump' : suit;
}

/**
 * What is wrong with a deal that was played, in words for the programmer; nothing when all is well.
 */
export function dealFaults({ scores, settlement, state }: DealResult): string[] {
  const { bid, contract, deal, declarer, layout, play } = state;
  if (contract === null || play === null) {
    return SEATS.every((seat) => scores[seat] === 0) ? [] : ['a score for a deal passed in'];
  }
  const { kind, trump } = contract;
  const found: string[] = [];
  const hands = { V: new Set(deal.V), M: new Set(deal.M), H: new Set(deal.H) };
  if (declarer !== null && layout !== null) {
    for (const card of deal.skat) hands[declarer].add(card);
    for (const card of layout) if (!hands[declarer].delete(card)) found.push(`${card} put away`);
    if (hands[declarer].size !== 10) found.push('not two cards put away');
  }
  let leads: Seat = 'V';
  let points = (layout ?? deal.skat).reduce((sum, card) => sum + cardPoints(card), 0);
  for (const { cards, leader, winner } of play.tricks) {
    if (leader !== leads) found.push(`${leader} led in place of ${leads}`);
    leads = winner;
    const suit = suitInPlay(cards[0], kind, trump);
    for (const [at, seat] of seatsFrom(leader).entries()) {
      const card = cards[at]!;
      const follows = [...hands[seat]].some((own) => suitInPlay(own, kind, trump) === suit);
      if (!hands[seat].delete(card))
        found.push(`${seat} played ${card}, which that seat did not hold`);
      if (follows && suitInPlay(card, kind, trump) !== suit) found.push(`${seat} revoked: ${card}`);
      points += cardPoints(card);
    }
  }
  const whole = play.tricks.length === 10;
  if (whole && points !== 120) found.push(`${points} points in the pack`);
  if (!whole && !kind.includes('nullo')) found.push('broken off');
  const value = settlement?.value;
  if (value !== undefined && value.declarer !== null && value.won && (bid ?? 0) > value.points) {
    found.push('won below the bid');
  }
  return found;
}

/**
 * Plays a deal with both kinds at the table, and counts what is wrong; a fault is reported with its
 * deal.
 */
export function auditDeal(match: MatchDeal, counter: MatchCounter): void {
  const { number, pair, seed } = match;
  const seats = seatedBy(pair, SEATINGS[number % SEATINGS.length]!);
  counter.count('deals audited');
  try {
    const result = playSeated(dealtFor(match), seats, seed + number);
    for (const fault of dealFaults(result)) counter.count(`fault in deal ${number}: ${fault}`);
    counter.count(`played ${result.state.contract?.kind ?? 'passed in'}`);
  } catch (error) {
    counter.count(`fault in deal ${number}: ${String(error)}`);
  }
}
