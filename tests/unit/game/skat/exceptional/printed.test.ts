/** The exceptional games: every example that Eichhorn and Hoyle print, against the rules. */
import { describe, expect, test } from 'vitest';
import {
  BEER_LIMITS,
  beerAccount,
  beerCharges,
} from '../../../../../src/game/skat/exceptional/beer.ts';
import { contraScore } from '../../../../../src/game/skat/exceptional/contra.ts';
import type { ContraCall, ContraTheory } from '../../../../../src/game/skat/exceptional/contra.ts';
import {
  ENHANCED_LAW,
  ENHANCED_VALUES,
} from '../../../../../src/game/skat/exceptional/enhanced-values.ts';
import { EXCEPTIONAL_GAMES } from '#edition/game/skat/exceptional/games-words.ts';
import { EXCEPTIONAL_IDS } from '../../../../../src/game/skat/exceptional/games.ts';
import {
  TRICK_GAMES,
  TRICK_GAME_RULES,
  trickGameScore,
} from '../../../../../src/game/skat/exceptional/nullos.ts';
import type { TrickGame } from '../../../../../src/game/skat/exceptional/nullos.ts';
import {
  POINT_RAMSCH_LAW,
  halfOfPoints,
  isForcedRamsch,
  loserBesideDummy,
} from '../../../../../src/game/skat/exceptional/ramsch.ts';
import { sumPoints } from '../../../../../src/game/skat/cards.ts';
import { LAWS } from '../../../../../src/game/skat/laws.ts';
import { summariseHand } from '../../../../../src/game/notation/summary.ts';
import { handResult } from '../../../../../src/game/skat/result.ts';
import { gameValue } from '../../../../../src/game/skat/value.ts';
import { handById } from '../../../../../src/book/hands.ts';
import { value } from '../support.ts';

describe('Beer Skat', () => {
  test('is lost at 151 by one of three, at 201 by one of four', () => {
    expect(BEER_LIMITS).toEqual({ 3: 151, 4: 201 });
  });

  test.each([
    [3, 48],
    [4, 72],
  ] as const)('of %i players the loser of a game of 24 is charged %i', (table, charged) => {
    const charges = beerCharges({ declarer: 1, won: false, value: 24 }, table);
    expect(charges.filter((charge) => charge > 0)).toEqual([charged]);
    expect(charges[1]).toBe(charged);
  });

  test.each([3, 4] as const)('of %i players each opponent of a game won is charged 24', (table) => {
    const charges = beerCharges({ declarer: 0, won: true, value: 24 }, table);
    expect(charges).toEqual([0, ...Array.from({ length: table - 1 }, () => 24)]);
  });

  test('charges a Ramsch 10 or 15 for each of the others: at three the League’s own 20 and 30', () => {
    const { charge } = LAWS['league-1909'].ramsch.ramsch!;
    expect(charge).toMatchObject({ usual: 20, oneWithoutTrick: 30 });
    expect(beerCharges({ loser: 0, jungfer: false }, 3)).toEqual([20, 0, 0]);
    expect(beerCharges({ loser: 0, jungfer: true }, 3)).toEqual([30, 0, 0]);
    expect(beerCharges({ loser: 2, jungfer: true }, 4)).toEqual([0, 0, 45, 0]);
  });

  test('ends with the hand that carries somebody to the limit, and counts none after it', () => {
    const lost = { declarer: 0, won: false, value: 48 } as const;
    const { lines, paying } = beerAccount([lost, lost, lost], 3);
    expect(lines).toEqual([
      [96, 0, 0],
      [192, 0, 0],
    ]);
    expect(paying).toEqual([0]);
  });
});

describe('Contra and Re-contra', () => {
  /** What the book writes: [value, lost, won, call, theory, declarer, doubter]. */
  const PRINTED: readonly [
    number,
    1 | 2,
    boolean,
    ContraCall,
    ContraTheory,
    number,
    number | null,
  ][] = [
    // Lost under Contra: the declarer pays double, and the opponent has the value once.
    [24, 1, false, 'contra', 'added', -48, 24],
    [24, 1, true, 'contra', 'added', 48, -24],
    // Won under Re-contra: three times the value for the declarer, minus twice for the opponent.
    [24, 1, true, 're-contra', 'added', 72, -48],
    [24, 1, false, 're-contra', 'added', -72, 48],
    // The Guckser with one: 24 won, 48 lost; under Contra 72 lost, the opponent 24.
    [24, 2, false, 'contra', 'added', -72, 24],
    // Re-contra on it: 72 and −48 when it is won, −96 and 48 when it is lost.
    [24, 2, true, 're-contra', 'added', 72, -48],
    [24, 2, false, 're-contra', 'added', -96, 48],
    // The second theory: wins twice, loses four times, the opponent wins twice.
    [24, 2, true, 'contra', 'doubled', 48, -24],
    [24, 2, false, 'contra', 'doubled', -96, 48],
    // The third: twice either way, in Re-contra four times, and the opponent pays nothing.
    [24, 1, true, 'contra', 'unpunished', 48, 0],
    [24, 1, false, 'contra', 'unpunished', -48, 0],
    [24, 1, true, 're-contra', 'unpunished', 96, 0],
    [24, 1, false, 're-contra', 'unpunished', -96, 0],
    // "This also doubled by Passt Nicht."
    [24, 2, false, 'contra', 'unpunished', -96, 0],
  ];

  test.each(PRINTED)(
    'a game of %i (lost × %i), won %s, %s, theory “%s”: %i and %i',
    (worth, lost, won, call, theory, declarer, doubter) => {
      expect(contraScore({ value: worth, lost, won, call }, theory)).toEqual({ declarer, doubter });
    },
  );

  test('the second theory leaves Re-contra on a Guckser open', () => {
    expect(contraScore({ value: 24, lost: 2, won: true, call: 're-contra' }, 'doubled')).toBeNull();
  });

  test('his Guckser of 24 was reckoned before the League raised it; at 16 the same is 32', () => {
    const base = LAWS['league-1909'].rates['gucki-grand']?.base;
    expect(base).toBe(16);
    expect([2, 4, 6, 8].map((times) => 16 * times)).toEqual([32, 64, 96, 128]);
    const guckser = { value: 32, lost: 2, won: false } as const;
    expect(contraScore({ ...guckser, call: 'contra' }, 'added')?.declarer).toBe(-96);
    expect(contraScore({ ...guckser, call: 're-contra' }, 'added')?.declarer).toBe(-128);
  });
});

describe('games won by the number of tricks', () => {
  /** As printed: game, tricks taken, score. */
  const PRINTED: readonly [TrickGame, number, number][] = [
    ['guckser-nullo', 0, 20],
    ['guckser-nullo', 1, -40],
    ['open-guckser-nullo', 0, 40],
    ['open-guckser-nullo', 1, -80],
    ['nullo-tourne', 0, 16],
    ['nullo-tourne', 1, -16],
    ['open-nullo-tourne', 0, 32],
    ['open-nullo-tourne', 1, -32],
    ['nullo-with-tricks', 0, 20],
    ['nullo-with-tricks', 1, -20],
    ['nullo-with-tricks', 2, -30],
    ['nullo-with-tricks', 4, -50],
    ['uno', 1, 20],
    ['uno', 0, -20],
    ['uno', 2, -20],
    ['open-uno', 1, 40],
    ['duo', 2, 20],
    ['duo', 1, -20],
    ['duo', 3, -20],
    ['open-duo', 2, 40],
    ['open-duo', 0, -40],
  ];

  test.each(PRINTED)('%s with %i tricks is %i', (game, taken, score) => {
    expect(trickGameScore(game, taken)).toBe(score);
  });

  test.each(TRICK_GAMES)(
    '%s is won with one number of tricks and lost with every other',
    (game) => {
      const { cards, tricks } = TRICK_GAME_RULES[game];
      for (let taken = 0; taken <= cards; taken++) {
        expect(trickGameScore(game, taken) > 0).toBe(taken === tricks);
      }
      expect(() => trickGameScore(game, cards + 1)).toThrow(RangeError);
    },
  );

  test('those that the League’s rule book has too cost the same there', () => {
    const { rates } = LAWS['league-1909'];
    const same = [
      ['guckser-nullo', 'gucki-nullo'],
      ['open-guckser-nullo', 'gucki-open-nullo'],
      ['nullo-tourne', 'tournee-nullo'],
    ] as const;
    for (const [here, there] of same) {
      expect(rates[there]?.base).toBe(TRICK_GAME_RULES[here].won);
      expect(Number(rates[there]?.base) * Number(rates[there]?.lost)).toBe(
        TRICK_GAME_RULES[here].lost,
      );
    }
  });
});

describe('Ramsch by points', () => {
  test.each([
    ['foster-21', 'H', 88],
    ['foster-22', 'V', 77],
  ] as const)('in %s %s pays the %i taken and the skat of the last trick', (id, seat, own) => {
    const hand = handById(id);
    const tricks = hand.line.tricks.flatMap(({ points, winner }) =>
      points === null || winner === null ? [] : [{ points, winner }],
    );
    const result = handResult({ ...hand, tricks }, POINT_RAMSCH_LAW);
    const outcome = { contract: hand.contract, matadors: null, bid: null, result };
    expect(summariseHand(hand).points).toMatchObject({ [seat]: own });
    expect(tricks.at(-1)?.winner).toBe(seat);
    expect(value(gameValue(outcome, POINT_RAMSCH_LAW)).score).toBe(
      -(own + sumPoints(hand.deal.skat)),
    );
  });

  test('must be played in the agreed rounds and in the last three', () => {
    const forced = (every: 3 | 4 | 5): number[] =>
      Array.from({ length: 12 }, (_, round) => round + 1).filter((round) =>
        isForcedRamsch(round, every, 12),
      );
    expect(forced(3)).toEqual([3, 6, 9, 10, 11, 12]);
    expect(forced(5)).toEqual([5, 10, 11, 12]);
  });

  test('pushed round, half the points may be charged, an odd one to nobody', () => {
    expect([88, 77].map(halfOfPoints)).toEqual([44, 38]);
  });

  test('beside a dummy, lies between the two players whatever the dummy took', () => {
    const points = { V: 30, M: 60, H: 30 };
    expect(loserBesideDummy({ points: { ...points, V: 31 } }, 'M', 'H')).toBe('V');
    expect(loserBesideDummy({ points }, 'M', 'H')).toBe('H');
  });
});

test('the overrated values are those printed, and everything else stays the League’s', () => {
  expect(ENHANCED_VALUES).toEqual({
    'tournee-grand': 12,
    'gucki-grand': 18,
    'grand-solo': 24,
    nullo: 23,
    'open-nullo': 46,
  });
  const league = LAWS['league-1909'].rates;
  const own: Readonly<Record<string, number | undefined>> = ENHANCED_VALUES;
  for (const [kind, rate] of Object.entries(ENHANCED_LAW.rates)) {
    const official = league[kind as keyof typeof league];
    expect(rate.base).toEqual(own[kind] ?? official?.base);
    expect(rate.lost).toBe(official?.lost);
  }
});

test('every exceptional game names at least one difference from Skat', () => {
  expect(EXCEPTIONAL_IDS).toHaveLength(16);
  for (const id of EXCEPTIONAL_IDS) {
    const { costs, counts, plays, sees } = EXCEPTIONAL_GAMES[id];
    expect([costs, counts, plays, sees].some((text) => text !== null)).toBe(true);
  }
});
