import { describe, expect, it } from 'vitest';
import { dealAll } from '../../../src/measures/deals.ts';
import { playDeal } from '../../../src/players/play-deal.ts';
import type { DealResult } from '../../../src/players/play-deal.ts';
import { BOOK_PLAYER, DRILL_PLAYER } from '../../../src/players/rules/players.ts';
import { Chance } from '../../../src/practice/chance.ts';
import { suitOf, sumPoints } from '../../../src/skat/cards.ts';
import type { Card } from '../../../src/skat/cards.ts';
import { LAWS, LAW_IDS } from '../../../src/skat/laws.ts';
import { SEATS, seatsFrom } from '../../../src/skat/seats.ts';

/** The suit a card is of in play, told without the rules of the house. */
function suitAt(card: Card, kind: string, trump: string | null): string {
  if (kind.includes('nullo')) return suitOf(card);
  return card.endsWith('J') || suitOf(card) === trump ? 'trump' : suitOf(card);
}

/** What is wrong with a deal that was played: an independent look at every card. */
function faults({ scores, settlement, state }: DealResult): string[] {
  const { contract, deal, declarer, layout, play } = state;
  if (contract === null || play === null)
    return SEATS.every((s) => scores[s] === 0) ? [] : ['score'];
  const found: string[] = [];
  const held = { V: new Set(deal.V), M: new Set(deal.M), H: new Set(deal.H) };
  if (declarer !== null && layout !== null) {
    for (const card of deal.skat) held[declarer].add(card);
    for (const card of layout) if (!held[declarer].delete(card)) found.push(`${card} put away`);
  }
  for (const { cards, leader } of play.tricks) {
    const suit = suitAt(cards[0], contract.kind, contract.trump);
    for (const [at, seat] of seatsFrom(leader).entries()) {
      const card = cards[at]!;
      const mine = [...held[seat]];
      const has = mine.some((one) => suitAt(one, contract.kind, contract.trump) === suit);
      if (!held[seat].delete(card)) found.push(`${seat} played ${card}`);
      if (has && suitAt(card, contract.kind, contract.trump) !== suit)
        found.push(`${card} revoked`);
    }
  }
  const away = layout ?? deal.skat;
  const taken = sumPoints(play.tricks.flatMap(({ cards }) => cards));
  const whole = play.tricks.length === 10;
  if (whole && taken + sumPoints(away) !== 120) found.push('points');
  if (whole && SEATS.some((seat) => held[seat].size > 0)) found.push('cards left');
  if (!whole && !contract.kind.includes('nullo')) found.push('broken off');
  const value = settlement?.value;
  if (value?.declarer !== null && value?.won === true && (state.bid ?? 0) > value.points) {
    found.push('won below the bid');
  }
  return found;
}

describe('whole deals', () => {
  it.each(LAW_IDS)('are played to the end by the rules under %s', (id) => {
    for (let number = 0; number < 250; number++) {
      const deal = dealAll(new Chance(number));
      const players = { V: DRILL_PLAYER, M: BOOK_PLAYER, H: DRILL_PLAYER };
      const result = playDeal(deal, LAWS[id], players, number);
      expect(faults(result), `deal ${number}`).toEqual([]);
    }
  });

  it('come out the same from the same seed', () => {
    const play = () => {
      const deal = dealAll(new Chance(5));
      const players = { V: BOOK_PLAYER, M: DRILL_PLAYER, H: BOOK_PLAYER };
      return JSON.stringify(playDeal(deal, LAWS['american-1922'], players, 5));
    };
    expect(play()).toBe(play());
  });
});
