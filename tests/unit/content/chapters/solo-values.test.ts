/** The chapter on Solo: what it says of hands, values and scores, held against the rules. */
import { describe, expect, test } from 'vitest';
import { countEight } from '../../../../src/strategy/bidding/eight-rule.ts';
import type { Card, Suit } from '../../../../src/game/skat/cards.ts';
import type { Announced, ContractKind } from '../../../../src/game/skat/contract.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import { countMatadors } from '../../../../src/game/skat/matadors.ts';
import type { Matadors } from '../../../../src/game/skat/matadors.ts';
import type { DeclarerResult } from '../../../../src/game/skat/result.ts';
import { gameValue } from '../../../../src/game/skat/value.ts';
import { cardsOfText } from '../../../../src/book/exhibits/examples/counting.ts';
import { readChapter } from '../chapter-text.ts';
import type { ChapterText } from '../chapter-text.ts';
import { quoting } from '../quote.ts';
import { contract, stated, value } from '../../game/skat/support.ts';
import { readHand, trumpsAmong, twelve } from './hand-text.ts';

/** The cards of a chapter’s example. */
function exampleCards({ tags }: ChapterText, index: number): Card[] {
  const example = tags.filter(({ name }) => name === 'Example')[index];
  return cardsOfText((example?.props['cards'] ?? '').replaceAll('/', ' '));
}

function scored(
  trump: Suit | null,
  matadors: Matadors,
  points: number,
  {
    announced = null,
    bid = null,
    kind = 'solo',
    law = 'american-1922',
    more = {},
  }: {
    announced?: Announced;
    bid?: number | null;
    kind?: ContractKind;
    law?: keyof typeof LAWS;
    more?: Partial<DeclarerResult>;
  } = {},
): number {
  const result = stated(points, more);
  const outcome = { contract: contract(kind, trump, announced), matadors, bid, result };
  return value(gameValue(outcome, LAWS[law])).score;
}

const schwarz = { schwarz: 'declarer', schneider: 'declarer' } as const;
const promise = { announced: 'schneider' } as const;

describe('What a Solo Is', () => {
  const chapter = readChapter('content/manual/15-1-solo.mdx');
  const says = quoting(chapter);

  test('the opening: Hand No. 7 with 3, and 72 for the promise, kept or broken', () => {
    says(
      'You hold eight of the eleven trumps, so you will win.',
      'Leave it at that, and you score 48, or 60 if you make schneider, or 72 if the others take no trick.',
      'If you say “schneider” and make 91 points, you score 72. If you say it and stop at 90, you lose 72.',
      'The cards at the head of this chapter are those of Hand No. 7.',
    );
    const cards = exampleCards(chapter, 0);
    const hand = readHand('foster-07');
    expect(cards.toSorted()).toEqual(hand.deal.V.toSorted());
    expect(trumpsAmong(cards, hand)).toHaveLength(8);
    const matadors = countMatadors(cards, { kind: 'solo', trump: 'C' });
    expect(matadors).toEqual({ with: 3 });
    expect(scored('C', { with: 3 }, 61)).toBe(48);
    expect(scored('C', { with: 3 }, 91)).toBe(60);
    expect(scored('C', { with: 3 }, 120, { more: schwarz })).toBe(72);
    expect(scored('C', { with: 3 }, 91, promise)).toBe(72);
    expect(scored('C', { with: 3 }, 90, { ...promise, more: { made: false } })).toBe(-72);
  });

  test('the scale of multipliers, on a club Solo with 3', () => {
    says(
      'Suppose that you announce schneider in a club Solo, make it, and are with 3. You say “three for schneider announced, with three, is six”, and 6 × 12 = 72.',
    );
    for (const [what, points, more] of [
      ['Win the game, with 61', 61, {}],
      ['Make schneider without announcing it', 91, {}],
      ['Announce schneider and make it', 91, promise],
      ['Make schwarz without announcing it', 120, { more: schwarz }],
      ['Make schwarz after announcing schneider', 120, { ...promise, more: schwarz }],
      ['Announce schwarz and make it', 120, { announced: 'schwarz', more: schwarz }],
    ] as const) {
      const multiplier = scored('C', { with: 3 }, points, more) / 12;
      says(`| ${what} | ${multiplier - 3} |`);
    }
  });

  test('the heart Solo with 2 wins 30, and loses 40 or 50', () => {
    says(
      '| The declarer wins | wins 3 × 10 = 30 | | The defenders make the declarer schneider | loses 4 × 10 = 40 | | The defenders make the declarer schwarz | loses 5 × 10 = 50 |',
    );
    const lost = { made: false, schneider: 'defenders' } as const;
    expect(scored('H', { with: 2 }, 61)).toBe(30);
    expect(scored('H', { with: 2 }, 30, { more: lost })).toBe(-40);
    expect(scored('H', { with: 2 }, 0, { more: { ...lost, schwarz: 'defenders' } })).toBe(-50);
  });
});

describe('Bidding a Solo', () => {
  const chapter = readChapter('content/manual/15-2-solo-bidding.mdx');
  const says = quoting(chapter);

  test('the opening shows the ten cards of Hand No. 9', () => {
    says(
      'You are Mittelhand, and you have ten cards that seem to call for clubs. Seven are trumps, and three of the four jacks are among them.',
    );
    const hand = readHand('foster-09');
    const cards = exampleCards(chapter, 0);
    expect(cards.toSorted()).toEqual(hand.deal.M.toSorted());
    expect(trumpsAmong(cards, hand)).toHaveLength(7);
    expect(cards.filter((card) => card.endsWith('J'))).toHaveLength(3);
  });

  test('22 against 90, 18 the least, and the black cards of a Tournee', () => {
    says(
      'Foster’s example is a spade Solo with 1 against a heart Solo with 6, schneider announced: 22 points against 90.',
      'The lowest Solo is in diamonds, with or without 1, and is worth 18.',
      'By his own values “with 2” would do: 21 on a spade, 24 on a club.',
    );
    expect(scored('S', { with: 1 }, 61)).toBe(22);
    expect(scored('H', { with: 6 }, 91, promise)).toBe(90);
    expect([scored('D', { with: 1 }, 61), scored('D', { without: 1 }, 61)]).toEqual([18, 18]);
    expect(scored('S', { with: 2 }, 61, { kind: 'tournee' })).toBe(21);
    expect(scored('C', { with: 2 }, 61, { kind: 'tournee' })).toBe(24);
  });
});

describe('Choice of Games', () => {
  const chapter = readChapter('content/manual/15-3-solo-choice-of-games.mdx');
  const says = quoting(chapter);

  test('the four games of Hand No. 8, in 1922 and today', () => {
    says(
      '| Clubs, schneider announced | 3 for schneider announced, with 4: 7 × 12 | 84 | | Grand | 1 for game, with 4: 5 × 16 | 80 | | Diamonds | 1 for game, with 6: 7 × 9 | 63 | | Hearts | 1 for game, with 5: 6 × 10 | 60 |',
      'The Grand would now be worth 144, and clubs with schneider announced 96,',
    );
    const cards = twelve(readHand('foster-08'));
    const matadors = (trump: Suit) => countMatadors(cards, { kind: 'solo', trump });
    expect([matadors('C'), matadors('H'), matadors('D')]).toEqual([
      { with: 4 },
      { with: 5 },
      { with: 6 },
    ]);
    expect(scored('C', { with: 4 }, 91, promise)).toBe(84);
    expect(scored('D', { with: 6 }, 61)).toBe(63);
    expect(scored('H', { with: 5 }, 61)).toBe(60);
    const grand = { kind: 'grand-solo' } as const;
    expect(scored(null, { with: 4 }, 61, grand)).toBe(80);
    expect(scored(null, { with: 4 }, 61, { ...grand, law: 'isko' })).toBe(144);
    expect(scored('C', { with: 4 }, 91, { ...promise, law: 'isko' })).toBe(96);
  });

  test('the two safe Solos have six trumps with 3, and count eight', () => {
    says('Spades and diamonds are equally safe. So you choose spades, which are worth more.');
    const cards = exampleCards(chapter, 2);
    for (const [trump, worth] of [
      ['S', 44],
      ['D', 36],
    ] as const) {
      expect(countMatadors(cards, { kind: 'solo', trump }), trump).toEqual({ with: 3 });
      expect(scored(trump, { with: 3 }, 61), trump).toBe(worth);
      expect(countEight(cards, trump), trump).toMatchObject({ trumps: 6, total: 8 });
    }
  });

  test('the hand at the head of the page is shown again with the fourth rule', () => {
    says('Now the hand from the head of this chapter. Again you are Hinterhand');
    expect(exampleCards(chapter, 4)).toEqual(exampleCards(chapter, 0));
  });
});
