/** The answers to Foster’s test hands, held against his text, the rules and a solver. */
import { describe, expect, test } from 'vitest';
import { cardsOfText } from '../../../src/tools/examples/counting.ts';
import { TEST_HANDS, testHand } from '../../../src/tools/test-hands/hands.ts';
import type { TestChoice, TestHand } from '../../../src/tools/test-hands/hands.ts';
import { sayStrength, sayValue, valueOf } from '../../../src/tools/test-hands/reckon.ts';
import { CARDS, cardPoints, rankOf, sumPoints } from '../../../src/skat/cards.ts';
import type { Card } from '../../../src/skat/cards.ts';
import { SEATS } from '../../../src/skat/seats.ts';
import type { BySeat, Seat } from '../../../src/skat/seats.ts';
import { makeSolver } from '../../../src/solver/solver.ts';
import { finish } from '../../../src/solver/task.ts';
import { Chance } from '../notation/chance.ts';
import { quoting } from '../reading/quote.ts';

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
    'The Grand would bring 80, and the Solo is worth 50; but between two games you take the safer.',
    'Whoever dares to announce that has seven multipliers, 70 points.',
    'With schneider announced it is worth 84, four more than the Grand.',
    'with 8, nine multipliers, 108 points. The Grand stops at four matadors and 80. A Gucki Grand has a base value of 12 only, and so comes to 60.',
    'The Solo, worth 30.',
    'All this for 20 points.',
    'Worth 36 with the three best jacks missing, it is lost for 36 nearly every time.',
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

/** The twelve cards of a Gucki, without two: all ways, those first that put away high cards. */
function layouts(twelve: readonly Card[]): (readonly Card[])[] {
  const cost = (card: Card): number =>
    rankOf(card) === 'J' ? -50 : rankOf(card) === 'A' ? -19 : cardPoints(card);
  const pairs = twelve.flatMap((a, index) => twelve.slice(index + 1).map((b): Card[] => [a, b]));
  const worth = (pair: readonly Card[]): number => pair.reduce((sum, card) => sum + cost(card), 0);
  return pairs.toSorted((a, b) => worth(b) - worth(a));
}

/** Of a hundred deals, those in which best play by all, with every card seen, makes the game. */
function madeOfHundred({ cards }: TestHand, choice: TestChoice, seat: Seat): number {
  const ten = cardsOfText(cards);
  const solver = makeSolver();
  const chance = new Chance(1922);
  const others = CARDS.filter((card) => !ten.includes(card));
  const [left, right] = SEATS.filter((each) => each !== seat);
  const { announced, kind, trump } = choice;
  let made = 0;
  for (let deal = 0; deal < 100; deal++) {
    const shuffled = chance.sample(others, others.length);
    const skat = shuffled.slice(20);
    const hands: Record<Seat, readonly Card[]> = { V: [], M: [], H: [], [seat]: ten };
    hands[left!] = shuffled.slice(0, 10);
    hands[right!] = shuffled.slice(10, 20);
    const wins = (held: readonly Card[], away: readonly Card[]): boolean => {
      const position = {
        game: { kind, trump },
        declarer: seat,
        hands: { ...hands, [seat]: held } satisfies BySeat<readonly Card[]>,
        leader: 'V',
        table: [],
        pointsSoFar: sumPoints(away),
      } as const;
      return finish(
        kind === 'nullo'
          ? solver.tricks(position, 'none')
          : solver.reaches(position, announced === null ? 61 : 91),
      );
    };
    const twelve = [...ten, ...skat];
    const won =
      kind === 'gucki-grand'
        ? layouts(twelve).some((away) =>
            wins(
              twelve.filter((card) => !away.includes(card)),
              away,
            ),
          )
        : wins(ten, skat);
    if (won) made++;
  }
  return made;
}

describe.each(TEST_HANDS.map((hand) => [hand.number, hand] as const))('test hand %i', (_, hand) => {
  test.each(hand.choices.map((choice) => [choice.says, choice] as const))(
    '%s is made as often as the table says',
    (__, choice) => {
      if (choice.made === null) {
        expect(choice.kind).toBe('ramsch');
        return;
      }
      const made = { V: 0, M: 0, H: 0 };
      for (const seat of SEATS) made[seat] = madeOfHundred(hand, choice, seat);
      expect(made).toEqual(choice.made);
    },
    30_000,
  );
});

describe('the numbers of deals told beside the tables', () => {
  const made = (hand: number, choice: number, seat: Seat): number =>
    testHand(hand).choices[choice]?.made?.[seat] ?? NaN;

  test('are those of the tables', () => {
    says(
      `In ${made(2, 2, 'M')} deals of the hundred it makes the defenders schneider.`,
      'As Vorhand it never fails in our hundred deals; as Hinterhand it does so twice, and then costs 84.',
      `It is worth 48 and fails in ${100 - made(5, 1, 'V')} deals of the hundred. From another seat it would be hopeless: ${made(5, 1, 'M')}.`,
      `So it is seven, not eight, and is made in ${made(6, 0, 'V')} deals of the hundred.`,
      `It is made in ${made(6, 1, 'V')} deals, and in the other ${100 - made(6, 1, 'V')} it costs 96.`,
    );
    expect([made(3, 0, 'V'), made(3, 0, 'H')]).toEqual([100, 100 - 2]);
    expect(made(5, 1, 'H')).toBe(made(5, 1, 'M'));
  });

  test('schneider on the fourth hand is not in the table', { timeout: 30_000 }, () => {
    const [solo] = testHand(4).choices;
    if (solo === undefined) throw new Error('The fourth hand has no choice.');
    const deals = madeOfHundred(testHand(4), { ...solo, announced: 'schneider' }, 'V');
    says(`Do not announce schneider: that is made in ${deals} deals of the hundred.`);
  });
});

test('today the first hand is worth 96 in clubs and 144 as a Grand, from the hand', () => {
  const hand = testHand(1);
  says(
    'Without taking up the skat, the first hand would be worth 96 in clubs, and 144 as a Grand.',
  );
  const today = hand.choices.map((choice) => valueOf(hand, choice, true, 'isko')?.points);
  expect(today).toEqual([144, 96]);
});

test('in the third hand’s Grand, three clubs lost cost 56 at the most', () => {
  says(
    'Even if one of the defenders has all three, and the other throws the best cards there are, they come to 25 and 31, which is 56.',
  );
  const held = new Set(cardsOfText(testHand(3).cards));
  const out = CARDS.filter((card) => !held.has(card));
  expect(out.filter((card) => card.startsWith('C'))).toEqual(['CA', 'C10', 'CK']);
  const others = out.filter((card) => !card.startsWith('C')).map(cardPoints);
  const [first = 0, second = 0, third = 0] = others.toSorted((a, b) => b - a);
  expect([sumPoints(['CA', 'C10', 'CK']), first + second + third]).toEqual([25, 31]);
});
