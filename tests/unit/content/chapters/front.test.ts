/** The numbers in the chapters before First Principles, worked out by the rules or the calendar. */
import { describe, expect, test } from 'vitest';
import { lawNumber } from '../../../../src/book/exhibits/laws/law-number.ts';
import { CARDS, PACK_POINTS, RANK_POINTS, SUITS, suitOf } from '../../../../src/game/skat/cards.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import type { LawId } from '../../../../src/game/skat/laws.ts';
import { countMatadors } from '../../../../src/game/skat/matadors.ts';
import { isTrump, trumpsOf } from '../../../../src/game/skat/order.ts';
import { gameValue } from '../../../../src/game/skat/value.ts';
import { readChapter } from '../chapter-text.ts';
import { quoting } from '../quote.ts';
import { cards, contract, stated, value } from '../../game/skat/support.ts';

test('Introduction: at a table of four, one stands against a different pair in twelve ways', () => {
  const says = quoting('content/manual/01-introduction.mdx');
  says(
    'By our count there are twelve, because each of the four can face any two of the other three.',
  );
  const table = ['A', 'B', 'C', 'D'];
  const pairs = table.flatMap((declarer) =>
    table.flatMap((one) =>
      table
        .filter((two) => one < two && one !== declarer && two !== declarer)
        .map((two) => `${declarer} against ${one} and ${two}`),
    ),
  );
  expect(new Set(pairs).size).toBe(12);
});

test('Introduction: Eichhorn’s club Solo with four jacks is worth 60 by his values', () => {
  quoting('content/manual/01-introduction.mdx')(
    'An overwhelming hand: a club Solo with all four jacks, eight trumps in all, and two bare aces. The game is worth 60, says Eichhorn, and good opponents may still bring it down.',
  );
  const game = contract('solo', 'C');
  const outcome = { contract: game, matadors: { with: 4 }, bid: null, result: stated(61) };
  expect(value(gameValue(outcome, LAWS['league-1909'])).score).toBe(60);
});

test('Historical: both first congresses met on a Saturday', () => {
  const says = quoting('content/manual/02-historical.mdx');
  for (const [sentence, date] of [
    ['which met at Altenburg on Saturday, 7 August 1886.', '1886-08-07'],
    [
      'In America the first congress was held at St. Louis, Missouri, on Saturday, 22 January 1898',
      '1898-01-22',
    ],
  ] as const) {
    says(sentence);
    expect(new Date(`${date}T12:00:00Z`).getUTCDay(), sentence).toBe(6);
  }
});

test('How to Learn Skat: of the ten cards shown five are trumps, two of them jacks', () => {
  const chapter = readChapter('content/manual/05-how-to-learn-skat.mdx');
  quoting(chapter)('Five: two jacks and three hearts.');
  const ten = cards(chapter.tags.find(({ name }) => name === 'Which')?.props['cards'] ?? '');
  const trumps = ten.filter((card) => isTrump(card, contract('solo', 'H')));
  expect([ten.length, trumps]).toEqual([10, cards('CJ HJ HA HK H8')]);
});

describe('Description of the Game', () => {
  const description = readChapter('content/manual/04-description-of-the-game.mdx');
  const { tags } = description;
  const says = quoting(description);
  const solo = contract('solo', 'C');
  const run = cards(tags.find(({ name }) => name === 'Example')?.props['cards'] ?? '');

  function score(points: number, bid: number, more: { announced?: 'schneider'; law?: LawId } = {}) {
    const { announced = null, law = 'american-1922' } = more;
    const outcome = {
      contract: contract('solo', 'C', announced),
      matadors: countMatadors(run, solo),
      bid,
      result: stated(points, { made: points >= (announced === null ? 61 : 91) }),
    };
    return value(gameValue(outcome, LAWS[law])).score;
  }

  test('the run of the example stops at two', () => {
    says('It stops at two, because the jack of hearts is missing.');
    expect(countMatadors(run, solo)).toEqual({ with: 2 });
    expect(trumpsOf(solo)[2]).toBe('HJ');
  });

  test('the club Solo is worth 36, with schneider 48, announced 60', () => {
    says(
      'Two, and 1 for the game, is three: 3 × 12 = 36.',
      'If you make 91, the defenders have 29 at most, and you have made them schneider. That brings one multiplier more: 4 × 12 = 48.',
      'The announcement is worth another multiplier: 5 × 12 = 60.',
    );
    expect(score(61, 36)).toBe(3 * 12);
    expect(score(91, 36)).toBe(4 * 12);
    expect(score(91, 36, { announced: 'schneider' })).toBe(5 * 12);
  });

  test('without two it is worth 36 as well', () => {
    says(
      'It is 36 again. A run that you do not hold counts like one that you do: the two best trumps are missing, and 1 for the game makes three.',
    );
    const { ask, cards: jacks } = tags.find(({ name }) => name === 'Which')!.props;
    expect(ask).toContain('brought home with 70 points');
    const matadors = countMatadors(cards(jacks ?? ''), solo);
    expect(matadors).toEqual({ without: 2 });
    const outcome = { contract: solo, matadors, bid: null, result: stated(70) };
    expect(value(gameValue(outcome, LAWS['american-1922'])).score).toBe(36);
  });

  test('bid to 40 it costs 48, unless schneider is made', () => {
    says(
      'If you had bid 40, you would have needed schneider, for the sake of its multiplier. Without it you would have lost 48.',
    );
    expect(score(90, 40)).toBe(-48);
    expect(score(91, 40)).toBe(48);
  });

  test('today it is worth 48, 60 and 72, and costs double', () => {
    says(
      'This Solo would now be worth 48, because a game from the hand counts one multiplier more. A lost game costs double. And 90 points make schneider, because a side needs 31 to escape.',
    );
    const law = 'isko';
    expect(score(61, 36, { law })).toBe(48);
    expect(score(91, 36, { law })).toBe(60);
    expect(score(91, 36, { announced: 'schneider', law })).toBe(72);
    expect(score(60, 36, { law })).toBe(-96);
    expect(lawNumber('declarer schneider', law)).toBe(90);
    expect(lawNumber('defenders safe', law)).toBe(31);
  });

  test('five cards in a suit have a value, 30 together, 120 in the pack, and 61 wins', () => {
    says(
      'Five cards in each suit have a fixed value: the ace 11, the ten 10, the king 4, the queen 3, the jack 2. That makes 30 in each of the four suits, and 120 in the pack. The declarer must bring home more than half, 61 or more, or the game is lost.',
    );
    const values = Object.entries(RANK_POINTS).filter(([, points]) => points > 0);
    expect(Object.fromEntries(values)).toEqual({ A: 11, '10': 10, K: 4, Q: 3, J: 2 });
    expect(values.reduce((sum, [, points]) => sum + points, 0)).toBe(30);
    expect(PACK_POINTS).toBe(120);
    expect(lawNumber('declarer game', 'american-1922')).toBe(61);
  });

  test('a suit is eleven trumps and leaves seven in each other suit', () => {
    says(
      'Since the four jacks always belong to the trump suit and head it, it has eleven cards, and each of the other suits only seven.',
    );
    expect(trumpsOf(solo)).toHaveLength(11);
    for (const suit of SUITS.filter((each) => each !== 'C')) {
      const plain = CARDS.filter((card) => suitOf(card) === suit && !isTrump(card, solo));
      expect(plain, suit).toHaveLength(7);
    }
  });
});
