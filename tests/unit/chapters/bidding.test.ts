/** What the chapter on bidding says of its hands, held against their cards. */
import { describe, expect, test } from 'vitest';
import { parseDeal } from '../../../src/tools/bidding-walk/distribution.ts';
import { simpleFacts } from '../../../src/tools/bid-examples/facts.ts';
import { parseCards } from '../../../src/tools/examples/counting.ts';
import { CARDS, isCard, suitOf } from '../../../src/skat/cards.ts';
import type { Card, Suit } from '../../../src/skat/cards.ts';
import { isTrump, trumpsOf } from '../../../src/skat/order.ts';
import { readChapter } from '../reading/chapter-text.ts';

const { prose, source, tags } = readChapter('content/manual/09-bidding.mdx');

const rows = { V: '', M: '', H: '', skat: '' };
for (const name of ['V', 'M', 'H', 'skat'] as const) {
  rows[name] = new RegExp(`<Distribution[^>]*\\s${name}="([^"]*)"`).exec(source)?.[1] ?? '';
}
const deal = parseDeal(rows);

const trumpsIn = (cards: readonly Card[], trump: Suit): Card[] =>
  cards.filter((card) => isTrump(card, { kind: 'simple', trump }));

describe('the distribution of page 49', () => {
  test('has Hinterhand’s clubs as a ten, because the printed thirteen cards cannot be', () => {
    const others = [...deal.V, ...deal.M, ...deal.skat];
    const asPrinted = parseCards('CK CQ C9 C7 SJ S10 S9 HJ H10 H9 H8 H7 DK');
    expect(asPrinted).toHaveLength(13);
    expect(asPrinted.filter((card) => deal.V.includes(card))).toEqual(['CK', 'CQ', 'C9', 'C7']);
    expect(CARDS.filter((card) => ![...others, ...asPrinted].includes(card))).toEqual(['C10']);
    expect(deal.H.filter((card) => suitOf(card) === 'C')).toEqual(['C10']);
  });

  test('leaves the six highest clubs out against Vorhand, who has one ace', () => {
    const highest = trumpsOf({ kind: 'simple', trump: 'C' }).slice(0, 6);
    expect(highest.filter((card) => deal.V.includes(card))).toEqual([]);
    expect(trumpsIn(deal.V, 'C')).toHaveLength(5);
    expect(deal.V.filter((card) => card.endsWith('A'))).toHaveLength(1);
  });

  test('gives Mittelhand and Hinterhand six trumps each for what they bid', () => {
    expect(trumpsIn(deal.M, 'D')).toHaveLength(6);
    expect(trumpsIn(deal.H, 'H')).toHaveLength(6);
  });

  test('leaves Hinterhand the cards that the chapter names', () => {
    const away = new Set<Card>(['S10', 'DK']);
    expect(deal.H.filter((card) => suitOf(card) === 'D')).toEqual(['DK']);
    const kept = [...deal.H, ...deal.skat].filter((card) => !away.has(card));
    expect(trumpsIn(kept, 'H')).toHaveLength(7);
    const rest = kept.filter((card) => !isTrump(card, { kind: 'simple', trump: 'H' }));
    expect(rest.toSorted()).toEqual(['C10', 'CA', 'S9']);
    expect(prose).toContain('Away go S10 and the lone DK');
    expect(prose).toContain('That leaves seven trumps, CA and C10, and S9');
  });
});

describe('the hands of page 50', () => {
  const examples = tags
    .filter(({ name }) => name === 'BidExample')
    .map(({ props }) => ({ bid: props['bid'] ?? '', cards: parseCards(props['cards'] ?? '') }));

  test('have ten cards each, one hand to a suit', () => {
    expect(examples.map(({ bid }) => bid)).toEqual(['D', 'H', 'S', 'C']);
    for (const { cards } of examples) expect(cards.filter(isCard)).toHaveLength(10);
  });

  test('have the matadors that can be seen in them', () => {
    const facts = examples.map(({ bid, cards }) => simpleFacts(cards, bid as Suit));
    expect(facts.map(({ matadors }) => matadors)).toEqual([
      'with 1',
      'without 2',
      'with 2',
      'without 1',
    ]);
    expect(facts.map(({ value }) => value)).toEqual([2, 6, 9, 8]);
    expect(facts.map(({ trumps }) => trumps)).toEqual([5, 6, 5, 6]);
  });
});
