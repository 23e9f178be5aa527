/** What the chapter on Eichhorn’s fragments says, held against hands, laws, sums and the solver. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firstLead } from '../../../../src/strategy/simulations/deals.ts';
import type { MeasureResult } from '../../../../src/strategy/simulations/result.ts';
import { CARDS, SUITS, rankOf, suitOf, sumPoints } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import { countMatadors } from '../../../../src/game/skat/matadors.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { paidFor } from '../../../../src/book/exhibits/payments/payments.ts';
import { cardsOfText } from '../../../../src/book/exhibits/examples/counting.ts';
import { readChapter } from '../chapter-text.ts';
import { quoting } from '../quote.ts';
import { readHand, trickText } from './hand-text.ts';

const chapter = readChapter('content/shelf/eichhorn-fragments.mdx');
const says = quoting(chapter);
const solver = makeSolver();
const LEAGUE = LAWS['league-1909'];
const nullo = readHand('eichhorn-nullo');
const ouvert = readHand('eichhorn-null-ouvert');

test('nine trumps and an ace are 89, and one trick is 31', () => {
  says(
    '31 in one trick',
    'The other nine tricks are all yours and bring 89 points, and two more points would have been enough.',
  );
  expect(sumPoints(['H10', 'HA', 'C10'])).toBe(31);
  expect(120 - 31 + 2).toBe(LEAGUE.targets.schneider);
  const ten = cardsOfText('CJ SJ HJ DJ CA CK CQ C9 C8 HA');
  const V = cardsOfText('H10 HK HQ H9 H8 H7 SA S10 DA D10');
  const rest = CARDS.filter((card) => !ten.includes(card) && !V.includes(card));
  const H: Card[] = ['C10', ...rest.filter((card) => /^[SD]/.test(card)).slice(0, 9)];
  const skat = rest.filter((card) => !H.includes(card));
  const deal = { V, M: ten, H, skat: [skat[0]!, skat[1]!] as const };
  expect(finish(solver.points(firstLead({ kind: 'solo', trump: 'C' }, 'M', deal)))).toBe(89);
});

test('the values of the Frage are those of the League', () => {
  const rows = [
    ...chapter.source.matchAll(/^\| (\w+), with or without (\w+) \| .* \| (\d+) \|$/gm),
  ];
  const words = ['', 'one', 'two', 'three', 'four'];
  expect(rows).toHaveLength(4);
  for (const [, suit = '', matadors = '', value] of rows) {
    const trump = SUITS.find((one) => suit.startsWith(one.toLowerCase()))!;
    const paid = paidFor(LEAGUE, 'simple', trump, words.indexOf(matadors), 'game');
    expect(paid, suit).toBe(Number(value));
  }
  says('5 × 2 is 10', 'Spades are then worth only 6.');
  expect(paidFor(LEAGUE, 'simple', 'H', 3, 'schneider')).toBe(10);
  expect(paidFor(LEAGUE, 'simple', 'S', 1, 'game')).toBe(6);
});

test('only two jacks and two cards of each suit give five trumps whatever is turned', () => {
  says('Two jacks, and two cards of each suit.');
  const found: string[] = [];
  for (let jacks = 0; jacks <= 4; jacks++) {
    for (let C = 0; C <= 7; C++)
      for (let S = 0; S <= 7; S++)
        for (let H = 0; H <= 7; H++) {
          const D = 10 - jacks - C - S - H;
          if (D < 0 || D > 7) continue;
          if ([C, S, H, D].every((length) => jacks + length + 1 === 5))
            found.push([jacks, C, S, H, D].join(' '));
        }
  }
  expect(found).toEqual(['2 2 2 2 2']);
});

test('the club Solo is 24, and 48 with the jack of spades in the skat', () => {
  says(
    'If you win it counts 24, so you are with one.',
    'Eichhorn makes it 48, so his hand had the jacks of clubs and hearts, and not the jack of diamonds.',
  );
  expect(paidFor(LEAGUE, 'solo', 'C', 1, 'game')).toBe(24);
  const solo = { kind: 'solo', trump: 'C' } as const;
  expect(countMatadors(cardsOfText('CJ HJ CA SJ'), solo)).toEqual({ with: 3 });
  expect(paidFor(LEAGUE, 'solo', 'C', 3, 'game')).toBe(48);
  says('in either case the Solo is worth 20', 'then three times 10 is 30 again');
  expect(countMatadors(cardsOfText('CJ HJ HA'), { kind: 'solo', trump: 'H' })).toEqual({ with: 1 });
  expect(countMatadors(cardsOfText('SJ HJ HA'), { kind: 'solo', trump: 'H' })).toEqual({
    without: 1,
  });
  expect(paidFor(LEAGUE, 'solo', 'H', 1, 'game')).toBe(20);
  expect(paidFor(LEAGUE, 'solo', 'H', 1, 'schneider')).toBe(30);
  expect(paidFor(LEAGUE, 'grand-solo', null, 1, 'game')).toBe(40);
  expect(paidFor(LEAGUE, 'grand-solo', null, 1, 'schneider')).toBe(60);
});

test('the Nullo can be caught in the three suits he names, by the cards he names', () => {
  expect(trickText(nullo, 1)).toBe('V S9, M S7, H SA: H 11');
  expect(trickText(nullo, 2)).toBe('H S8, V CA, M S10: M 21');
  const of = (suit: string): string =>
    nullo.deal.M.filter((card) => suitOf(card) === suit)
      .map(rankOf)
      .join(' ');
  expect([of('C'), of('S'), of('H')]).toEqual(['8', '10 7', 'Q 9 7']);
  for (const name of ['hearts', 'clubs']) {
    const variation = nullo.line.tricks
      .flatMap(({ variations }) => variations)
      .find(({ id }) => id === name);
    expect(variation?.line.tricks.at(-1)?.winner, name).toBe('M');
  }
});

test('the lead helps all three of Eichhorn’s hands', () => {
  says(
    'A fair chance is about right, because without the lead the hand with three holes is safe half the time.',
    'And the lead does help, in all three hands.',
  );
  const { groups } = JSON.parse(readFileSync('content/measures/T37.json', 'utf8')) as MeasureResult;
  for (const name of ['Nullo', 'Null Ouvert', 'without a spade']) {
    const [V, M, H] = SEATS.map((seat) => groups[`${name}, ${seat}`]!);
    for (const other of [M!, H!])
      expect(V!.mean - V!.margin).toBeGreaterThan(other.mean + other.margin);
  }
});

test('the Null Ouvert falls to the seven of clubs, and would have stood on lead', () => {
  says('With the lead you would have played the eight first,');
  expect(trickText(ouvert, 4)).toBe('V C7, M C8, H S10: M 10');
  const { H, M, V, skat } = ouvert.deal;
  const led = firstLead({ kind: 'open-nullo', trump: null }, 'V', { V: M, M: H, H: V, skat });
  expect(finish(solver.cardTricks(led, 'none')).get('C8')).toBe(true);
});

test('seven, eight, nine and ace stay under three times and not four, if none is in the skat', () => {
  says('Three times you stay under, but then only your ace is left, and it wins the fourth.');
  const order = ['7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
  const under = (mine: readonly string[], led: readonly string[]): boolean => {
    let left = [...mine];
    for (const card of led) {
      const below = left.filter((one) => order.indexOf(one) < order.indexOf(card));
      const play = below.at(-1);
      if (play === undefined) return false;
      left = left.filter((one) => one !== play);
    }
    return true;
  };
  expect(under(['7', '8', '9', 'A'], ['10', 'J', 'Q', 'K'])).toBe(false);
  expect(under(['7', '8', '9', 'A'], ['10', 'J', 'Q'])).toBe(true);
});

test('the game without ten adds up, and its cards are there to add', () => {
  says('That is 63, without ten.');
  expect(sumPoints(['HA', 'H10'])).toBe(21);
  expect(21 + 24 + 14 + 4).toBe(63);
});
