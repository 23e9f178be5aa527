import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { skatBrings, weighHand } from '../../../../src/strategy/players/bid/each-game.ts';
import { CARDS, SUITS, rankOf, suitOf } from '../../../../src/game/skat/cards.ts';
import type { Card, Suit } from '../../../../src/game/skat/cards.ts';
import { sortCards } from '../../../../src/game/skat/deal.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import type { Seat } from '../../../../src/game/skat/seats.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import { measuredPlans } from '../../../../src/strategy/players/bid/measured.ts';
import { gainOf } from '../../../../src/strategy/players/bid/gain.ts';
import { nulloDanger } from '../../../../src/strategy/players/worth/nullo-features.ts';
import { grandShare, nulloShare, suitShare } from '../../../../src/strategy/players/worth/model.ts';
import { setOf } from '../../../../src/strategy/players/worth/sets.ts';

/** A game counted anew, from the rules of today. */
type Named = Suit | 'grand' | 'null' | 'open null';
const NAMES: readonly Named[] = [...SUITS, 'grand', 'null', 'open null'];
const BASES = { C: 12, S: 11, H: 10, D: 9, grand: 24 } as const;

/** With or without how many matadors cards are, card by card. */
function matadors(cards: readonly Card[], trump: Suit | null): number {
  const plain = trump === null ? [] : CARDS.filter((card) => suitOf(card) === trump);
  const order = [
    ...(['CJ', 'SJ', 'HJ', 'DJ'] as const),
    ...plain.filter((card) => rankOf(card) !== 'J'),
  ];
  const end = order.findIndex((card) => cards.includes(card) !== cards.includes('CJ'));
  return end < 0 ? order.length : end;
}

function pairsOutside<Item>(items: readonly Item[]): (readonly [Item, Item])[] {
  const pairs: (readonly [Item, Item])[] = [];
  for (let one = 0; one < items.length; one++) {
    for (let other = one + 1; other < items.length; other++) {
      pairs.push([items[one]!, items[other]!]);
    }
  }
  return pairs;
}

/** The ten of twelve cards with which a Null is in least danger. */
function safest(twelve: readonly Card[]): readonly Card[] {
  const tens = pairsOutside(twelve).map((pair) => twelve.filter((card) => !pair.includes(card)));
  const dangers = tens.map((ten) => nulloDanger(setOf(ten)));
  return tens[dangers.indexOf(Math.min(...dangers))]!;
}

interface Case {
  readonly share: number;
  readonly brings: number;
  readonly value: number;
}

/** A game with one skat, in one way, at a number. */
function caseOf(
  game: Named,
  hand: readonly Card[],
  pair: readonly Card[],
  seat: Seat,
  number: number,
  isHand: boolean,
): Case {
  const place = SEATS.indexOf(seat) as 0 | 1 | 2;
  const twelve = [...hand, ...pair];
  const judged = setOf(isHand ? hand : twelve);
  if (game === 'null' || game === 'open null') {
    const isOpen = game === 'open null';
    const value = isOpen ? (isHand ? 59 : 46) : isHand ? 35 : 23;
    const ten = isHand ? hand : safest(sortCards(twelve));
    return settle(nulloShare(setOf(ten), place, isOpen), value, value, number);
  }
  const base = BASES[game];
  const trump = game === 'grand' ? null : game;
  const value = base * (1 + Number(isHand) + matadors(twelve, trump));
  const share =
    trump === null ? grandShare(judged, place, !isHand) : suitShare(judged, trump, place, !isHand);
  return settle(share, value, base, number);
}

const written = JSON.parse(readFileSync('content/players/against.json', 'utf8')) as Readonly<
  Record<'high' | 'below', { readonly hands: number; readonly won: number; readonly said: number }>
>;

/** The odds of a share, multiplied from 24 on by those of the hands won against those said to be. */
function corrected(share: number, number: number): number {
  if (number < 24 || share <= 0 || share >= 1) return share;
  const { hands, said, won } = written.high;
  const odds = (share / (1 - share)) * (won / (hands - won) / (said / (hands - said)));
  return odds / (1 + odds);
}

/** What a game brings that is lost at once where its value is below the number. */
function settle(ofCards: number, value: number, base: number, number: number): Case {
  const share = corrected(ofCards, number);
  if (value >= number) {
    return { share, value, brings: share * value - (1 - share) * 2 * value };
  }
  let raised = base;
  while (raised < number) raised += base;
  return { share, value, brings: -2 * raised };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value) / values.length;

const HANDS = [5, 1922, 77].map((seed, at) => ({
  hand: sortCards(new Chance(seed).sample(CARDS, 10)),
  seat: SEATS[at]!,
}));
const CHAPTER: readonly Card[] = ['SJ', 'HJ', 'H10', 'HK', 'H9', 'H8', 'SA', 'S7', 'D10', 'C8'];

describe('what each game on ten cards is worth', () => {
  test.each([...HANDS, { hand: sortCards(CHAPTER), seat: 'M' as const }])(
    'is the mean over all 231 skats, counted one by one ($hand, $seat)',
    ({ hand, seat }) => {
      const { games, skatsAt } = weighHand(hand, seat);
      const pairs = pairsOutside(CARDS.filter((card) => !hand.includes(card)));
      expect(skatsAt(18)).toHaveLength(231);
      for (const [at, game] of NAMES.entries()) {
        for (const isHand of [false, true]) {
          const found = isHand ? games[at]!.fromHand : games[at]!.withSkat;
          for (const number of [18, 24, 40]) {
            const cases = pairs.map((pair) => caseOf(game, hand, pair, seat, number, isHand));
            expect(found.share(number)).toBeCloseTo(mean(cases.map(({ share }) => share)), 9);
            expect(found.brings(number)).toBeCloseTo(mean(cases.map((one) => one.brings)), 9);
          }
        }
      }
    },
  );

  test('is less from 24 on, by as much as hands were won less often than said', () => {
    expect(written.high.won).toBeLessThan(written.high.said);
    const { games } = weighHand(HANDS[0]!.hand, 'V');
    for (const { fromHand, withSkat } of games) {
      for (const { share } of [fromHand, withSkat]) {
        expect(share(23)).toBe(share(18));
        if (share(18) > 0.01 && share(18) < 0.99) expect(share(24)).toBeLessThan(share(23));
      }
    }
  });

  test.each(HANDS)(
    'adds up, in the best way, to what the limit of the bidding goes by ($hand)',
    ({ hand, seat }) => {
      const weighed = weighHand(hand, seat);
      for (const number of [18, 23, 33, 48]) {
        const { brings } = skatBrings(weighed, number);
        const best = Math.max(
          brings,
          ...weighed.games.map(({ fromHand }) => fromHand.brings(number)),
        );
        expect(best).toBeCloseTo(gainOf(hand, seat)(number), 9);
      }
    },
  );
});

test.each(HANDS)(
  'is what the players’ plans go by as long as nobody bids high ($hand)',
  ({ hand, seat }) => {
    const plans = measuredPlans({ dealt: hand, law: LAWS.isko, seat });
    for (const number of [18, 20, 23]) {
      const best = Math.max(...plans.map(({ worth }) => worth(number)));
      expect(gainOf(hand, seat)(number)).toBeCloseTo(best, 9);
    }
  },
);

describe('what the skat brings', () => {
  test.each(HANDS)('is counted skat by skat ($hand)', ({ hand, seat }) => {
    const number = 27;
    const found = skatBrings(weighHand(hand, seat), number);
    const pairs = pairsOutside(CARDS.filter((card) => !hand.includes(card)));
    const table = pairs.map((pair) =>
      NAMES.map((game) => caseOf(game, hand, pair, seat, number, false)),
    );
    const means = NAMES.map((_, at) => mean(table.map((row) => row[at]!.brings)));
    const planned = means.indexOf(Math.max(...means));
    const better = table.filter((row) =>
      row.some(({ brings }) => brings > row[planned]!.brings + 1e-9),
    );
    const uncovered = table.filter((row) => row.every(({ value }) => value < number));
    expect(found.betterSkats).toBe(better.length);
    expect(found.better.reduce((sum, { skats }) => sum + skats, 0)).toBe(better.length);
    expect(found.uncovered).toBe(uncovered.length);
    expect(found.skats).toBe(231);
  });

  test('leaves no game below 23 uncovered, since a Null is worth 23 with every skat', () => {
    for (const { hand, seat } of HANDS) {
      expect(skatBrings(weighHand(hand, seat), 23).uncovered).toBe(0);
    }
  });
});
