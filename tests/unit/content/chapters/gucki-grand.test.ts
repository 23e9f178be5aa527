/**
 * What the chapter on Gucki Grands says of its hands, held against the cards and best play. Points,
 * scores and what best play comes to in Hands 18 to 20 are facts that the build checks.
 */
import { describe, expect, test } from 'vitest';
import { countGrand } from '../../../../src/strategy/bidding/piles.ts';
import { CARDS, rankOf, sumPoints, suitOf } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import { cardsOfText } from '../../../../src/book/exhibits/examples/counting.ts';
import { readChapter } from '../chapter-text.ts';
import { quoting } from '../quote.ts';
import { GRAND, afterCards, bestByCard, bestOf, dealsIn } from './grands.ts';
import { heldAfter, readHand } from './hand-text.ts';

const chapter = readChapter('content/manual/19-gucki-grand.mdx');
const says = quoting(chapter);
const hands = chapter.tags
  .filter(({ name }) => name === 'GrandHand')
  .map(({ props }) => cardsOfText(props['cards'] ?? ''));

test('a Gucki Grand counts 12 and is lost double, with the League 16, today 24', () => {
  says(
    'The base value is 12, as for a Tournee Grand, with one difference: if you lose your game, the loss counts double, as in a Passt-mir-nicht.',
    'In his League its base value was 16 from 1908.',
    '(Today it is 24, and every lost game costs double.)',
  );
  expect(LAWS['american-1922'].rates['gucki-grand']).toMatchObject({ base: 12, lost: 2 });
  expect(LAWS['league-1909'].rates['gucki-grand']).toMatchObject({ base: 16, lost: 2 });
  expect(LAWS.isko.rates['gucki-grand']).toMatchObject({ base: 24, lost: 2 });
});

test('the lead the chapter opens with: the ten wins and the king loses', () => {
  says(
    'You have taken up the skat and put two queens away, and it is your lead from this hand',
    'If you lead the ten, no defence can beat you.',
    'Here is the hand that opened this chapter.',
  );
  const hand = readHand('foster-20');
  const start = afterCards(hand, 0);
  expect(hands[0]?.toSorted()).toEqual([...start.hands.V].toSorted());
  expect(hand.layout?.map(rankOf)).toEqual(['Q', 'Q']);
  const values = bestByCard(start, hand.layout ?? []);
  expect(values.get('D10')).toBeGreaterThan(60);
  expect(values.get('DK')).toBeLessThan(61);
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

  test('as a Grand Solo it is lost in some deal', () => {
    says('A Grand Solo on these cards is easily lost');
    const deal = {
      V: ten,
      M: cardsOfText('C7 C9 CK DJ DK H8 H9 HJ HK HQ'),
      H: cardsOfText('CQ D9 DA DQ H7 S10 S8 S9 SA SQ'),
      skat: ['C8', 'D8'],
    } as const;
    expect(bestOf(deal, 'V')).toBe(56);
  });

  test('with the king of spades put away 56 is the most', () => {
    says(
      'A Gucki on them cannot be lost, if you put the right two cards away: the ten of diamonds and the king of spades. Then the defenders can pile no more than 56 points on the four tricks that you lose, whatever you pick up.',
    );
    expect(Math.max(...pairs.map((pair) => most(pair, 'SK')))).toBe(56);
  });

  test('with the king kept 54, 57 or 60, by the counting cards picked up', () => {
    says(
      'If you keep the king, then 54 is the most, as long as you pick up nothing that carries points. One card with points can make it 57. Two can make it 60, and 60 is enough to beat you.',
    );
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
    says(
      'Vorhand has picked up two queens, kept the king of spades and put the seven of diamonds away with the ten. Good defence now gets 60 points.',
    );
    const [deal] = dealsIn(chapter);
    if (deal === undefined) throw new Error('No deal is shown.');
    expect([...deal.V, ...deal.skat].toSorted()).toEqual([...ten, 'CQ', 'HQ'].toSorted());
    expect(deal.skat.toSorted()).toEqual(['D10', 'D7']);
    expect(120 - bestOf(deal, 'V', GRAND)).toBe(60);
  });
});

test('all diamonds beside the jack hold 28, not the 30 that the defenders need', () => {
  says(
    'The diamonds hold 28 points besides the jack, so all the diamond tricks together do not bring the defenders out of schneider unless one of them can fatten.',
  );
  const diamonds = CARDS.filter((card) => suitOf(card) === 'D' && rankOf(card) !== 'J');
  expect(sumPoints(diamonds)).toBe(28);
});

test('Hand No. 19 played again: the ten of hearts is led in the fourth trick', () => {
  says(
    'Put away S10 and the king of diamonds instead, and keep the ten and king of hearts.',
    'The first three tricks stay as they were. In the fourth you lead the ten of hearts, to be sure of making the king, just as Vorhand does in Hand No. 20.',
  );
  const { line } = readHand('foster-19');
  const kept = line.variations.find(({ id }) => id === 'hearts-kept');
  expect(kept?.layout?.toSorted()).toEqual(['DK', 'S10']);
  const cards = (tricks: typeof line.tricks = []) =>
    tricks.slice(0, 3).map(({ plays }) => plays.map(({ card }) => card));
  expect(cards(kept?.line.tricks)).toEqual(cards(line.tricks));
  expect(kept?.line.tricks[3]?.plays[0]).toMatchObject({ seat: 'H', card: 'H10' });
});

test('Hand No. 20 is also won with a whole suit put away', () => {
  says('As the cards lie, a whole suit put away would have won too.');
  const { deal } = readHand('foster-20');
  const twelve = [...deal.V, ...deal.skat];
  const pairs: readonly (readonly [Card, Card])[] = [
    ['SQ', 'S7'],
    ['HQ', 'H7'],
  ];
  for (const away of pairs) {
    const kept = twelve.filter((card) => !away.includes(card));
    expect(bestOf({ ...deal, V: kept, skat: away }, 'V'), away.join(' ')).toBeGreaterThan(60);
  }
});

test('page 148: the hand with an unguarded ten is No. 7, not No. 6', () => {
  says(
    'The book sends you to Hand No. 6, where no unguarded ten is kept. In No. 7 there is one: the ten of hearts, in a hand so strong that schneider was announced on it.',
  );
  const tens = (id: string): Card[] => {
    const hand = readHand(id);
    if (hand.declarer === null) throw new Error('A Ramsch.');
    const held = heldAfter(hand, hand.declarer, 0);
    const alone = (card: Card): boolean =>
      held.filter((other) => suitOf(other) === suitOf(card) && rankOf(other) !== 'J').length === 1;
    return held.filter((card) => rankOf(card) === '10' && alone(card));
  };
  expect(tens('foster-06')).toEqual([]);
  expect(tens('foster-07')).toEqual(['H10']);
  expect(readHand('foster-07').contract.announced).toBe('schneider');
});
