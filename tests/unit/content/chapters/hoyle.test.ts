/** What the chapters on The Standard Hoyle say of its hands, proved by counting and by the rules. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseHandCode } from '../../../../src/game/codes/hand-code.ts';
import { CARDS, cardPoints, sumPoints } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { sortCards } from '../../../../src/game/skat/deal.ts';
import { legalPlays, playCard, startPlay } from '../../../../src/game/skat/play.ts';
import type { Position } from '../../../../src/game/skat/play.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { quoting } from '../quote.ts';
import { GRAND } from './grands.ts';
import { readHand } from './hand-text.ts';

const game = quoting('content/shelf/hoyle-the-game.mdx');
const problems = quoting('content/shelf/hoyle-problems.mdx');
const maxims = quoting('content/shelf/hoyle-maxims.mdx');

const cheapest = (cards: readonly Card[], many: number): number =>
  cards
    .map(cardPoints)
    .sort((one, other) => one - other)
    .slice(0, many)
    .reduce((sum, points) => sum + points, 0);

describe('the Grand that must win', () => {
  const { deal } = readHand('hoyle-grand');
  const leads = deal.V.slice(0, 6);
  const others = (ten: readonly Card[]): Card[] => CARDS.filter((card) => !ten.includes(card));
  const plain = (cards: readonly Card[]): Card[] => cards.filter((card) => !card.endsWith('J'));

  test('brings at least 62, by adding up the cheapest cards', () => {
    game(
      'Sixty-two, in any deal.',
      'Your own six cards come to 46, and the other two jacks, wherever they lie, to 4 more.',
      'Of the other twelve only eight can be worth nothing,',
      'So at least four of the fourteen are queens or better, and that is 12.',
    );
    expect(sumPoints(leads)).toBe(46);
    expect(46 + 4 + cheapest(plain(others(deal.V)), 12)).toBe(62);
  });

  test('may bring 59 with a queen among the four', () => {
    game(
      'because then nine of the cards against you are worthless, and the leads may bring no more than 59.',
    );
    const withQueen = deal.V.map((card) => (card === 'H9' ? 'HQ' : card));
    expect(46 + 4 + cheapest(plain(others(withQueen)), 12)).toBe(59);
  });

  test('brings at least 62 however the others’ cards are dealt and played', () => {
    const six: readonly Card[] = ['CJ', 'SJ', 'CA', 'C10', 'SA', 'S10'];
    const choices = fc.array(fc.nat({ max: 9 }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(
        fc.shuffledSubarray(others(deal.V), { minLength: 22 }),
        choices,
        (pack, picks) => {
          let position: Position = startPlay(
            { V: deal.V, M: pack.slice(0, 10), H: pack.slice(10, 20) },
            GRAND,
            'V',
          );
          six.forEach((lead, round) => {
            position = playCard(position, lead);
            for (const pick of picks.slice(2 * round, 2 * round + 2)) {
              const cards = legalPlays(position);
              position = playCard(position, cards[pick % cards.length]!);
            }
          });
          expect(position.tricks.every(({ winner }) => winner === 'V')).toBe(true);
          const points =
            position.tricks.reduce((sum, trick) => sum + trick.points, 0) +
            sumPoints(pack.slice(20));
          expect(points).toBeGreaterThanOrEqual(62);
        },
      ),
    );
  });
});

describe('the editor’s Solo', () => {
  const { deal } = readHand('hoyle-editors-solo');

  test('can lose 74 points in its three tricks, and no more', () => {
    problems(
      'Three are yours: H10, SK and SQ, 17 points.',
      'So at the very worst you are left with 46.',
    );
    const lost: readonly Card[] = ['H10', 'SK', 'SQ'];
    const defenders = CARDS.filter((card) => !deal.H.includes(card) && card !== 'DJ');
    expect(sumPoints(lost)).toBe(17);
    expect(
      defenders
        .map(cardPoints)
        .sort((one, other) => other - one)
        .slice(0, 6)
        .reduce((sum, points) => sum + points, 0),
    ).toBe(57);
    expect(120 - 17 - 57).toBe(46);
  });

  test('has the ten and the jack in the skat that the problem prints', () => {
    expect([...deal.H].sort()).toEqual(
      ['CJ', 'SJ', 'HJ', 'CA', 'C10', 'CK', 'CQ', 'H10', 'SK', 'SQ'].sort(),
    );
    expect(deal.skat).toContain('DJ');
  });

  test('is still won in the deal that the reader is given to change, with best play', () => {
    problems(
      'Give Hinterhand the editor’s ten cards, put the jack of diamonds in the skat, and share out the other cards until the Solo is lost. This deal in the analysis room is one in which he still wins.',
    );
    const page = readFileSync('content/shelf/hoyle-problems.mdx', 'utf8');
    const read = parseHandCode(/\/analyse\/#(\w+)\)/.exec(page)![1]!);
    if (!read.ok || read.value.kind !== 'hand') throw new Error('The link holds no hand.');
    const { contract, deal, declarer } = read.value.hand;
    expect([contract.kind, contract.trump, declarer]).toEqual(['solo', 'C', 'H']);
    expect(sortCards(deal.H)).toEqual(sortCards(readHand('hoyle-editors-solo').deal.H));
    expect(deal.skat).toContain('DJ');
    const game = { kind: contract.kind, trump: contract.trump };
    const before = { game, declarer: 'H', hands: deal, leader: 'V', table: [] } as const;
    const pointsSoFar = sumPoints(deal.skat);
    expect(finish(makeSolver().reaches({ ...before, pointsSoFar }, 61))).toBe(true);
  });
});

test('ace or king on the queen: 7, 14, 21', () => {
  maxims(
    'The king takes the queen: 7 points.',
    'So the king now and the ace later make 28 instead of 14, if the ten can be caught.',
  );
  const [queen, king, ace, ten] = (['HQ', 'HK', 'HA', 'H10'] as const).map(cardPoints);
  expect([queen! + king!, queen! + ace!, ace! + ten!]).toEqual([7, 14, 21]);
});
