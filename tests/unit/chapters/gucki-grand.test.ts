/** What the chapter on Gucki Grands says of its hands, held against the cards and best play. */
import { describe, expect, test } from 'vitest';
import { parseCards } from '../../../src/tools/examples/counting.ts';
import { countGrand } from '../../../src/practice/bidding/piles.ts';
import { CARDS, rankOf, sumPoints, suitOf } from '../../../src/skat/cards.ts';
import type { Card } from '../../../src/skat/cards.ts';
import { LAWS } from '../../../src/skat/laws.ts';
import { readChapter } from '../reading/chapter-text.ts';
import {
  GRAND,
  afterCards,
  best,
  bestByCard,
  bestOf,
  dealsIn,
  outcome,
  pile,
  readHand,
} from './grands.ts';

const chapter = readChapter('content/manual/19-gucki-grand.mdx');
const { prose, tags } = chapter;
const hands = tags
  .filter(({ name }) => name === 'GrandHand')
  .map(({ props }) => parseCards(props['cards'] ?? ''));

test('a Gucki Grand counts 12 and is lost double, with the League 16, today 24', () => {
  expect(LAWS['american-1922'].rates['gucki-grand']).toMatchObject({ base: 12, lost: 2 });
  expect(LAWS['league-1909'].rates['gucki-grand']).toMatchObject({ base: 16, lost: 2 });
  expect(LAWS.isko.rates['gucki-grand']).toMatchObject({ base: 24, lost: 2 });
});

describe('the lead the chapter opens with', () => {
  const hand = readHand('foster-20');
  const start = afterCards(hand, 0);

  test('is from the ten cards kept in Hand No. 20', () => {
    expect(hands[0]?.toSorted()).toEqual([...start.hands.V].toSorted());
  });

  test('the ten wins and the king loses', () => {
    const values = bestByCard(start, hand.layout ?? []);
    expect(values.get('D10')).toBe(63);
    expect(values.get('DK')).toBe(59);
  });
});

describe('page 150', () => {
  const [, ten = []] = hands;
  const tricks: readonly Card[] = ['CJ', 'SJ', 'CA', 'C10', 'HA', 'H10'];

  /** The most the defenders can pile, for two cards picked up and one put away with the ten. */
  function most(found: readonly Card[], away: Card): number {
    const put: readonly Card[] = ['D10', away];
    const kept = [...ten, ...found].filter((card) => !put.includes(card));
    const lose = kept.filter((card) => !tricks.includes(card));
    return countGrand(kept, lose, put).most;
  }

  const others = CARDS.filter((card) => !ten.includes(card) && rankOf(card) !== 'J');
  const pairs = others.flatMap((one, index) =>
    others.slice(index + 1).map((other): [Card, Card] => [one, other]),
  );

  test('as a Grand Solo it can lose 64', () => {
    expect(pile(ten.join(' '), 'SK S7 D10 D7').most).toBe(64);
    expect(
      bestOf(
        {
          V: ten,
          M: parseCards('C7 C9 CK DJ DK H8 H9 HJ HK HQ'),
          H: parseCards('CQ D9 DA DQ H7 S10 S8 S9 SA SQ'),
          skat: ['C8', 'D8'],
        },
        'V',
      ),
    ).toBe(56);
  });

  test('with the king of spades put away 56 is the most', () => {
    expect(Math.max(...pairs.map((pair) => most(pair, 'SK')))).toBe(56);
  });

  test('with the king kept 54, 57 or 60, by the counting cards picked up', () => {
    const kept = (count: number): number =>
      Math.max(
        ...pairs
          .filter((pair) => pair.filter((card) => sumPoints([card]) > 0).length === count)
          .flatMap((pair) => {
            const choices = [...ten, ...pair].filter(
              (card) =>
                (suitOf(card) === 'S' || suitOf(card) === 'D') &&
                rankOf(card) !== 'J' &&
                card !== 'D10' &&
                card !== 'SK',
            );
            return choices.map((away) => most(pair, away));
          }),
      );
    expect([kept(0), kept(1), kept(2)]).toEqual([54, 57, 60]);
  });

  test('the deal that is shown is lost by that', () => {
    const [deal] = dealsIn(chapter);
    if (deal === undefined) throw new Error('No deal is shown.');
    expect([...deal.V, ...deal.skat].toSorted()).toEqual([...ten, 'CQ', 'HQ'].toSorted());
    expect(120 - bestOf(deal, 'V', GRAND)).toBe(60);
  });
});

describe('Hand No. 18', () => {
  const hand = readHand('foster-18');

  test('makes 95 and scores 60', () => {
    expect(outcome(hand)).toBe('95 points, with 3, 60');
    expect(sumPoints(hand.layout ?? [])).toBe(10);
  });

  test('all diamonds beside the jack hold 28, not 30', () => {
    const diamonds = CARDS.filter((card) => suitOf(card) === 'D' && rankOf(card) !== 'J');
    expect(sumPoints(diamonds)).toBe(28);
  });
});

describe('Hand No. 19', () => {
  const hand = readHand('foster-19');

  test('ends with 56 and costs 120', () => {
    expect(outcome(hand)).toBe('56 points, with 4, -120');
    expect(sumPoints(hand.layout ?? [])).toBe(20);
  });

  test('with the hearts kept, the ten led to the fourth trick brings 61, the king 65', () => {
    const kept = hand.line.variations.find(({ id }) => id === 'hearts-kept');
    if (kept === undefined || kept.layout === null) throw new Error('The variation is missing.');
    const position = afterCards({ ...hand, layout: kept.layout, line: kept.line }, 9);
    const values = bestByCard(position, kept.layout);
    expect(values.get('H10')).toBe(61);
    expect(values.get('HK')).toBe(65);
    expect(kept.line.tricks[3]?.plays[0]).toMatchObject({ seat: 'H', card: 'H10' });
  });
});

describe('Hand No. 20', () => {
  const hand = readHand('foster-20');

  test('makes 74 and scores 60', () => {
    expect(outcome(hand)).toBe('74 points, with 4, 60');
    expect(sumPoints(hand.layout ?? [])).toBe(6);
  });

  test('after the first trick no defence keeps Vorhand below 63', () => {
    expect(best(afterCards(hand, 3), hand.layout ?? [])).toBe(63);
    expect(prose).toContain('keeps Vorhand below 63');
  });
});

test('page 148: the hand with an unguarded ten is No. 7, not No. 6', () => {
  const tens = (id: string): Card[] => {
    const { deal, declarer, layout } = readHand(id);
    if (declarer === null) throw new Error('A Ramsch.');
    const held = [...deal[declarer], ...(layout === null ? [] : deal.skat)];
    const away: readonly Card[] = layout ?? [];
    const kept = held.filter((card) => !away.includes(card));
    const alone = (card: Card): boolean =>
      kept.filter((other) => suitOf(other) === suitOf(card) && rankOf(other) !== 'J').length === 1;
    return kept.filter((card) => rankOf(card) === '10' && alone(card));
  };
  expect(tens('foster-06')).toEqual([]);
  expect(tens('foster-07')).toEqual(['H10']);
});
