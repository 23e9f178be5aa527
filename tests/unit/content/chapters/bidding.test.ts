/** What the chapter on bidding says of its hands, held against their cards. */
import { describe, expect, test } from 'vitest';
import { cardsOfText } from '../../../../src/book/exhibits/examples/counting.ts';
import { CARDS, SUITS, suitOf } from '../../../../src/game/skat/cards.ts';
import type { Card, Suit } from '../../../../src/game/skat/cards.ts';
import { isTrump, trumpsOf } from '../../../../src/game/skat/order.ts';
import { readChapter } from '../chapter-text.ts';
import { quoting } from '../quote.ts';
import { dealsIn } from './grands.ts';

const chapter = readChapter('content/manual/09-bidding.mdx');
const { tags } = chapter;
const says = quoting(chapter);

const [deal] = dealsIn(chapter);
if (deal === undefined) throw new Error('No deal is shown.');

const trumpsIn = (cards: readonly Card[], trump: Suit): Card[] =>
  cards.filter((card) => isTrump(card, { kind: 'simple', trump }));

describe('the distribution of page 49', () => {
  test('has Hinterhand’s clubs as a ten, because the printed thirteen cards cannot be', () => {
    says(
      'It gives Hinterhand thirteen cards, with the king, queen, nine and seven of clubs, which Vorhand holds too.',
      'And nobody has the ten of clubs. It must be Hinterhand’s one club: with it everyone has ten cards',
    );
    const others = [...deal.V, ...deal.M, ...deal.skat];
    const asPrinted = cardsOfText('CK CQ C9 C7 SJ S10 S9 HJ H10 H9 H8 H7 DK');
    expect(asPrinted).toHaveLength(13);
    expect(asPrinted.filter((card) => deal.V.includes(card))).toEqual(['CK', 'CQ', 'C9', 'C7']);
    expect(CARDS.filter((card) => ![...others, ...asPrinted].includes(card))).toEqual(['C10']);
    expect(deal.H.filter((card) => suitOf(card) === 'C')).toEqual(['C10']);
  });

  test('leaves the six highest clubs out against Vorhand, who has one ace', () => {
    says(
      'Vorhand’s best suit is clubs, but with clubs as trumps the six highest, the four jacks among them, are all in other hands or in the skat. Vorhand has only one ace, and there is no telling what lies in the skat.',
    );
    const lengths = SUITS.map((suit) => trumpsIn(deal.V, suit).length);
    expect(trumpsIn(deal.V, 'C')).toHaveLength(Math.max(...lengths));
    const highest = trumpsOf({ kind: 'simple', trump: 'C' }).slice(0, 6);
    expect(highest.filter((card) => deal.V.includes(card))).toEqual([]);
    expect(deal.V.filter((card) => card.endsWith('A'))).toHaveLength(1);
  });

  test('leaves Hinterhand the cards that the chapter names', () => {
    says(
      'In fact two aces lie there, so Hinterhand stays with hearts and puts away S10 and the lone DK. That leaves seven trumps, CA and C10, and S9.',
    );
    expect(deal.skat.every((card) => card.endsWith('A'))).toBe(true);
    expect(deal.H.filter((card) => suitOf(card) === 'D')).toEqual(['DK']);
    const away = new Set<Card>(['S10', 'DK']);
    const kept = [...deal.H, ...deal.skat].filter((card) => !away.has(card));
    expect(trumpsIn(kept, 'H')).toHaveLength(7);
    const rest = kept.filter((card) => !isTrump(card, { kind: 'simple', trump: 'H' }));
    expect(rest.toSorted()).toEqual(['C10', 'CA', 'S9']);
  });
});

test('the hands of page 50 are one in each suit, and have ten cards', () => {
  says(
    'Here are Foster’s examples of hands on which you might bid a Simple Game, one in each suit. The matadors are counted on the ten cards alone',
  );
  const examples = tags.filter(({ name }) => name === 'BidExample');
  expect(examples.map(({ props }) => props['bid'])).toEqual(['D', 'H', 'S', 'C']);
  for (const { props, where } of examples) {
    expect(cardsOfText(props['cards'] ?? ''), where).toHaveLength(10);
  }
});
