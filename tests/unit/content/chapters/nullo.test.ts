/** What the chapter on Nullo says of its hands, held against cards, rules and the solver. */
import { readMeasureFiles } from '../../../../src/book/read-measure-files.ts';
import { describe, expect, test } from 'vitest';
import { cardsOfText } from '../../../../src/book/exhibits/examples/counting.ts';
import { CARDS, suitOf } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import { playCard, startPlay } from '../../../../src/game/skat/play.ts';
import type { Position } from '../../../../src/game/skat/play.ts';
import { gameValue } from '../../../../src/game/skat/value.ts';
import { openPosition } from '../../../../src/game/solver/position.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { readChapter } from '../chapter-text.ts';
import { NULLOS } from '../../../../src/strategy/simulations/given-hands.ts';
import { quoting } from '../quote.ts';
import { contract, stated, value } from '../../game/skat/support.ts';
import { heldAfter, readHand, trickText } from './hand-text.ts';

const chapter = readChapter('content/manual/21-nullo.mdx');
const says = quoting(chapter);
const rows = new Map(
  chapter.tags
    .filter(({ name }) => name === 'Example' || name === 'NulloGrid')
    .map(({ props }): [string, Card[]] => [
      props['label'] ?? '',
      cardsOfText(props['cards'] ?? ''),
    ]),
);
const row = (label: string): Card[] => rows.get(label) ?? [];

describe('the hands on which one might bid', () => {
  test.each(['First', 'Second', 'Third', 'Fourth'])(
    'the %s is the one that is measured',
    (name) => {
      const ten = row(`${name} hand`);
      const measured = NULLOS.find((hand) => hand.name === name.toLowerCase());
      expect(ten).toHaveLength(10);
      expect(ten.join(' ')).toBe(measured?.cards);
    },
  );

  test('the fourth as Vorhand is always safe with a club and with nothing else', () => {
    says(
      'As Vorhand you have to begin with the eight or the seven of clubs; the best card of another suit, the eight or the seven of hearts, was safe in 75 deals in a hundred (out of ten thousand, the margin is 1).',
    );
    const fourth = row('Fourth hand');
    const leads = readMeasureFiles().find(({ id }) => id === 'T25-lead');
    const safe = (card: Card): number => leads?.groups[card]?.mean ?? NaN;
    expect([safe('C8'), safe('C7')]).toEqual([1, 1]);
    const others = fourth.filter((card) => suitOf(card) !== 'C').map(safe);
    expect(Math.max(...others)).toBe(safe('H8'));
    expect(safe('H7')).toBe(safe('H8'));
  });
});

test('the prince has all the hearts and two black aces', () => {
  says('He played an Open Nullo with all the hearts there are, and two black aces.');
  const hand = row('The prince’s hand');
  expect(hand.filter((card) => suitOf(card) === 'H')).toHaveLength(8);
  expect(hand).toEqual(expect.arrayContaining(['CA', 'SA']));
});

describe('what it is worth', () => {
  const score = (kind: 'nullo' | 'open-nullo' | 'gucki-nullo', made: boolean, bid: number) => {
    const outcome = { contract: contract(kind), matadors: null, bid, result: stated(0, { made }) };
    return value(gameValue(outcome, LAWS['american-1922'])).score;
  };

  test('20, open 40; a bid above 20 needs the open one', () => {
    says(
      'Nullo is worth 20 points.',
      'If you win like that, it counts double, 40.',
      'On any bid up to 20 you may play a Nullo. If you have bid more, it must be an open one, or it is lost.',
    );
    expect(score('nullo', true, 20)).toBe(20);
    expect(score('nullo', true, 22)).toBeLessThan(0);
    expect(score('open-nullo', true, 22)).toBe(40);
  });

  test('a Gucki Nullo wins 20 and loses 40', () => {
    says(
      'The game is worth 20 as before. If you lose it, it counts double, as in Passt-mir-nicht.',
    );
    expect(score('gucki-nullo', true, 10)).toBe(20);
    expect(score('gucki-nullo', false, 10)).toBe(-40);
  });
});

describe('Hand No. 23', () => {
  const hand = readHand('foster-23');

  test('the chapter opens with what Hinterhand holds after six tricks', () => {
    says(
      'You are Hinterhand and have four cards left. You do not win the seventh trick, or the eighth, or the ninth.',
      'In the tenth your ten of clubs meets a nine, and the game is lost.',
    );
    expect(row('Hinterhand’s last four cards').toSorted()).toEqual(
      heldAfter(hand, 'H', 6).toSorted(),
    );
    expect(hand.line.tricks.slice(0, 9).map(({ winner }) => winner)).not.toContain('H');
    expect(trickText(hand, 10)).toBe('V C9, M SK, H C10: H 14');
  });

  test('after six tricks Hinterhand has at least three clubs if Vorhand has the seven of spades', () => {
    says(
      'When the sixth trick is over, Mittelhand knows that the ten of spades is with you or in the skat.',
      'If Vorhand has the seven of spades, you have at least three clubs.',
    );
    // All that Mittelhand has not seen, but for the king of hearts, which must be in the skat.
    const seen = new Set([
      ...hand.line.tricks.slice(0, 6).flatMap(({ plays }) => plays.map(({ card }) => card)),
      ...heldAfter(hand, 'M', 6),
      'HK',
    ]);
    const left = CARDS.filter((card) => !seen.has(card));
    expect(left.filter((card) => suitOf(card) !== 'C').toSorted()).toEqual(['S10', 'S7']);
  });

  test('no card of Hinterhand’s is safe, and Vorhand’s nine of clubs must be kept to the end', () => {
    says(
      'With all cards open you cannot save the game against the best defence, but the defenders could still have let you escape.',
      'The C9 is what Vorhand must keep to the end; if Vorhand plays it to any trick from the second to the ninth, you escape.',
    );
    const solver = makeSolver();
    const safe = (position: Position): Card[] => {
      const cards = finish(solver.cardTricks(openPosition(position, hand.deal.skat), 'none'));
      return [...cards].filter(([, kept]) => kept).map(([card]) => card);
    };
    const { V, M, H } = hand.deal;
    let position = startPlay({ V, M, H }, hand.contract, hand.declarer);
    for (const { number, plays } of hand.line.tricks) {
      for (const { seat, card } of plays) {
        const at = `trick ${number}, ${seat}`;
        if (number < 10) {
          if (seat === 'H') expect(safe(position), at).toEqual([]);
          if (seat === 'V' && number > 1) expect(safe(position), at).toContain('C9');
        }
        position = playCard(position, card);
      }
    }
  });
});

test('of 22 unseen cards two lie one with each defender more than two times in five', () => {
  says(
    'A lone nine is less safe, because more than two times in five one defender has the seven and the other the eight.',
  );
  // Ten places with one defender for the first, ten of the other 21 with the other, or the reverse.
  const apart = 2 * (10 / 22) * (10 / 21);
  expect(apart).toBeGreaterThan(2 / 5);
  expect(apart).toBeLessThan(1 / 2);
});
