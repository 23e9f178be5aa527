/** The answers to Foster’s test hands, checked against his text, the rules and a solver. */
import { readMeasureFiles } from '../../../../src/book/read-measure-files.ts';
import { firstLead, wins } from '../../../../src/strategy/simulations/deals.ts';
import { TEST_GAMES, TEST_GUCKIS } from '../../../../src/strategy/simulations/given-hands.ts';
import { describe, expect, test } from 'vitest';
import { cardsOfText } from '../../../../src/book/exhibits/examples/counting.ts';
import { TEST_HANDS, testHand } from '../../../../src/book/exhibits/test-hands/hands.ts';
import { sayStrength, sayValue, valueOf } from '../../../../src/book/exhibits/test-hands/reckon.ts';
import { CARDS, SUITS, cardPoints, sumPoints } from '../../../../src/game/skat/cards.ts';
import { countMatadors, matadorCount } from '../../../../src/game/skat/matadors.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { quoting } from '../../content/quote.ts';

const says = quoting('content/manual/22-test-hands.mdx');

/** As page 181 prints them: suits from clubs to diamonds. */
const PRINTED = [
  ['J A 10 8 7', 'J 10', 'J 10', 'J'],
  ['J', 'J', 'J K Q 8 7', 'J A Q'],
  ['J Q 9 8 7', 'J A', 'J A', 'J'],
  ['J A 10 K Q', 'J 10', 'J', 'J 10'],
  ['9', '', 'J A 10 K Q 9 7', 'J 7'],
  ['10', '10', '10', 'J A 10 K Q 9 7'],
];

test('the six hands are those of page 181', () => {
  const codes = PRINTED.map((suits) =>
    suits.flatMap((ranks, index) =>
      ranks
        .split(' ')
        .filter((rank) => rank !== '')
        .map((rank) => `${'CSHD'.charAt(index)}${rank}`),
    ),
  );
  expect(TEST_HANDS.map(({ cards }) => cardsOfText(cards))).toEqual(codes);
  expect(codes.every((cards) => cards.length === 10)).toBe(true);
  expect(TEST_HANDS.map(({ seat }) => seat).join('')).toBe('VMHVVV');
});

test('what each choice is worth', () => {
  says(
    'So the Solo is worth 84 and the Grand 80.',
    'The Grand would bring 80, and the Solo is worth 50; but of two games you take the safer.',
    'and with the announcement you have seven multipliers, 70 points.',
    'With schneider announced it is worth 84, four more than the Grand.',
    'with 8, nine multipliers, 108 points. The Grand stops at four matadors and 80. A Gucki Grand has a base value of only 12, so it comes to 60.',
    'The Solo, worth 30.',
    'And it would bring only 20 points.',
    'Without 3 it is worth 36, and nearly every time you would lose those 36 points.',
  );
  const worth = TEST_HANDS.map((hand) =>
    hand.choices.map((choice) => valueOf(hand, choice)?.points ?? null),
  );
  expect(worth).toEqual([
    [5 * 16, 7 * 12],
    [5 * 10, 5 * 16, 7 * 10],
    [7 * 12, 5 * 16],
    [9 * 12, 5 * 16, 5 * 12],
    [3 * 10, 3 * 16, 20],
    [4 * 9, 4 * 12, null],
  ]);
});

test('one jack in the skat leaves the fifth Solo worth 20', () => {
  says(
    'You count yourself without 2, but if one of the missing jacks lies in the skat, the Solo is worth only 20.',
  );
  const ten = cardsOfText(testHand(5).cards);
  const game = { kind: 'solo', trump: 'H' } as const;
  expect(countMatadors(ten, game)).toEqual({ without: 2 });
  for (const jack of ['CJ', 'SJ'] as const) {
    expect((1 + matadorCount(countMatadors([...ten, jack], game)!)) * 10).toBe(20);
  }
});

test('counts and values in words', () => {
  const [first, sixth] = [testHand(1), testHand(6)];
  const [grand, solo] = first.choices.map((choice) => sayStrength(first, choice));
  expect(grand).toBe('The seven-trick count: 6 sure tricks, short of seven.');
  expect(solo).toMatch(/^The Eight Rule: 8 trumps.* make 8, a fair Solo\.$/);
  const [diamonds, gucki, ramsch] = sixth.choices.map((choice) => sayStrength(sixth, choice));
  expect(diamonds).toMatch(/^The Eight Rule: 7 trumps.* make 7, short of eight\.$/);
  expect(gucki).toBe('Before you see the skat: 6 sure tricks, short of seven.');
  expect(ramsch).toBe('');
  expect(sayValue(first, first.choices[1]!)).toBe('1 for game, with 6, is 7; 7 × 12 = 84.');
  expect(sayValue(sixth, sixth.choices[1]!)).toContain('Lost, it counts double: 96.');
});

test('the answer is among the games that Foster offers', () => {
  for (const { answer, choices } of TEST_HANDS) expect(choices[answer]?.offered).toBe(true);
});

const results = readMeasureFiles();

test('every game but a Ramsch has its measure, in all three seats, over ten thousand deals', () => {
  for (const hand of TEST_HANDS) {
    for (const { kind, measured } of hand.choices) {
      expect(measured.length > 0).toBe(kind !== 'ramsch');
      for (const { group, id } of measured) {
        const result = results.find((known) => known.id === id);
        expect(result?.deals).toBeGreaterThanOrEqual(10_000);
        expect(group.startsWith(`test ${hand.number}, `)).toBe(true);
        const groups = id === 'T25' ? SEATS.map((seat) => `${group}, ${seat}`) : [group];
        for (const each of groups) expect(result?.groups).toHaveProperty([each]);
      }
    }
  }
});

test('the measures are of the hands that are printed', () => {
  const cards = (name: string): string[] =>
    [...TEST_GAMES, ...TEST_GUCKIS].filter((hand) => hand.name === name).map((hand) => hand.cards);
  for (const hand of TEST_HANDS) {
    expect(new Set(cards(`test ${hand.number}`))).toEqual(new Set([hand.cards]));
  }
});

describe('what the chapter says of the shares', () => {
  const share = (group: string): number =>
    results.find(({ id }) => id === 'T25')?.groups[group]?.mean ?? NaN;

  test('one Grand out of ten goes wrong on the second hand', () => {
    says('so it goes wrong in one out of ten.');
    expect(share('test 2, Grand, M')).toBeCloseTo(0.9, 1);
  });

  test('schneider on the third hand never fails as Vorhand', () => {
    says('In Vorhand’s seat the Solo never fails in our ten thousand deals;');
    expect(share('test 3, clubs, 91 points, V')).toBe(1);
  });

  test('the fifth Grand is as hopeless as Hinterhand as it is as Mittelhand', () => {
    says(
      'The Grand is worth 48 and is made in 62 deals in a hundred. From either of the other seats it would be hopeless: 14 in a hundred (the margins are 1).',
    );
    expect(share('test 5, Grand, H')).toBeCloseTo(share('test 5, Grand, M'), 2);
  });
});

test('Eichhorn’s hand wins every game with every point, and a Nullo', () => {
  const V = cardsOfText('CJ SJ HJ DJ HA H10 HK HQ H8 H7');
  const M = cardsOfText('CA CK CQ SA SK SQ DA DK DQ H9');
  const H = cardsOfText('C10 C9 C8 C7 S10 S9 S8 S7 D10 D9');
  const deal = { V, M, H, skat: ['D8', 'D7'] } as const;
  const solver = makeSolver();
  says(
    'Vorhand takes all 120 points in a Grand and in a Solo of any suit, and not one trick in a Nullo, however the others play: our solver agrees.',
  );
  for (const trump of [null, ...SUITS]) {
    const game = { kind: trump === null ? 'grand-solo' : 'solo', trump } as const;
    expect(finish(solver.points(firstLead(game, 'V', deal)))).toBe(120);
  }
  expect(wins(solver, firstLead({ kind: 'nullo', trump: null }, 'V', deal))).toBe(true);
});

test('today the first hand is worth 96 in clubs and 144 as a Grand, from the hand', () => {
  const hand = testHand(1);
  says(
    'With the base value 24 the first hand would be worth 144 as a Grand played without the skat, and 96 in clubs, which still have the base value 12.',
  );
  const today = hand.choices.map((choice) => valueOf(hand, choice, true, 'isko')?.points);
  expect(today).toEqual([144, 96]);
});

test('in the third hand’s Grand, three clubs lost cost 56 at the most', () => {
  says(
    'Suppose that one of the defenders has all three, and the other fattens with the best cards there are.',
    'Then the three tricks hold 25 points of clubs and 31 of other cards, 56 in all, and you still win.',
  );
  const held = new Set(cardsOfText(testHand(3).cards));
  const out = CARDS.filter((card) => !held.has(card));
  expect(out.filter((card) => card.startsWith('C'))).toEqual(['CA', 'C10', 'CK']);
  const others = out.filter((card) => !card.startsWith('C')).map(cardPoints);
  const [first = 0, second = 0, third = 0] = others.toSorted((a, b) => b - a);
  expect([sumPoints(['CA', 'C10', 'CK']), first + second + third]).toEqual([25, 31]);
});
