/** The tables of the four rule books: well formed, and what the books say where they differ. */
import { describe, expect, test } from 'vitest';
import { KINDS, isRamsch } from '../../../../src/game/skat/contract.ts';
import type { ContractKind } from '../../../../src/game/skat/contract.ts';
import type { Suit } from '../../../../src/game/skat/cards.ts';
import { LAWS, LAW_IDS, isLawId } from '../../../../src/game/skat/laws.ts';
import type { Law, LawId } from '../../../../src/game/skat/laws.ts';
import { explainValue } from '#edition/game/words/value.ts';
import { gameValue } from '../../../../src/game/skat/value.ts';
import { contract, stated, value } from './support.ts';

describe('every rule book', () => {
  test.each(LAW_IDS)('%s stands under its own name', (id) => {
    expect(LAWS[id].id).toBe(id);
    expect(isLawId(id)).toBe(true);
  });

  test('is known by its exact id only', () => {
    for (const text of ['american', 'AMERICAN-1922', 'toString', ''])
      expect(isLawId(text)).toBe(false);
  });

  test.each(LAW_IDS)('%s has a base value for each suit exactly where a suit is trump', (id) => {
    for (const [kind, rate] of Object.entries(LAWS[id].rates)) {
      expect(typeof rate.base === 'object').toBe(KINDS[kind as ContractKind].trumps === 'suit');
      expect(isRamsch(kind as ContractKind)).toBe(false);
      expect(rate.where).not.toBe('');
    }
  });

  test.each(LAW_IDS)('%s ranks the suits clubs, spades, hearts, diamonds (law 12)', (id) => {
    for (const { base } of Object.values(LAWS[id].rates)) {
      if (typeof base === 'number') continue;
      expect([base.C, base.S, base.H]).toEqual([base.S + 1, base.H + 1, base.D + 1]);
    }
  });
});

/** Clubs or Grand or Nullo with one, made 61: what each book writes down, won and lost. */
const ACROSS: readonly [
  ContractKind,
  Suit | null,
  Readonly<Record<LawId, readonly [number, number] | null>>,
][] = [
  [
    'tournee',
    'C',
    { 'american-1922': [16, -16], 'league-1909': [16, -16], 'hoyle-1912': [16, -16], isko: null },
  ],
  [
    'passt-mir-nicht',
    'C',
    { 'american-1922': [16, -32], 'league-1909': [16, -32], 'hoyle-1912': null, isko: null },
  ],
  [
    'solo',
    'C',
    {
      'american-1922': [24, -24],
      'league-1909': [24, -24],
      'hoyle-1912': [24, -24],
      isko: [36, -72],
    },
  ],
  [
    'gucki-solo',
    'C',
    { 'american-1922': [24, -48], 'league-1909': [24, -48], 'hoyle-1912': null, isko: [24, -48] },
  ],
  [
    'tournee-grand',
    null,
    { 'american-1922': [24, -24], 'league-1909': [24, -24], 'hoyle-1912': [24, -24], isko: null },
  ],
  [
    'gucki-grand',
    null,
    { 'american-1922': [24, -48], 'league-1909': [32, -64], 'hoyle-1912': null, isko: [48, -96] },
  ],
  [
    'grand-solo',
    null,
    {
      'american-1922': [32, -32],
      'league-1909': [40, -40],
      'hoyle-1912': [32, -32],
      isko: [72, -144],
    },
  ],
  [
    'nullo',
    null,
    {
      'american-1922': [20, -20],
      'league-1909': [20, -20],
      'hoyle-1912': [20, -20],
      isko: [35, -70],
    },
  ],
  [
    'open-nullo',
    null,
    {
      'american-1922': [40, -40],
      'league-1909': [40, -40],
      'hoyle-1912': [40, -40],
      isko: [59, -118],
    },
  ],
  [
    'gucki-nullo',
    null,
    { 'american-1922': [20, -40], 'league-1909': [20, -40], 'hoyle-1912': null, isko: [23, -46] },
  ],
  [
    'gucki-open-nullo',
    null,
    { 'american-1922': null, 'league-1909': [40, -80], 'hoyle-1912': null, isko: [46, -92] },
  ],
  [
    'revolution',
    null,
    { 'american-1922': [60, -60], 'league-1909': [60, -60], 'hoyle-1912': null, isko: null },
  ],
  [
    'simple',
    'C',
    { 'american-1922': [8, -8], 'league-1909': [8, -8], 'hoyle-1912': [8, -8], isko: null },
  ],
  [
    'passt-mir-nicht-grand',
    null,
    { 'american-1922': [24, -48], 'league-1909': [24, -48], 'hoyle-1912': null, isko: null },
  ],
  [
    'passt-mir-nicht-nullo',
    null,
    { 'american-1922': [10, -20], 'league-1909': null, 'hoyle-1912': null, isko: null },
  ],
  [
    'open-grand',
    null,
    {
      'american-1922': [144, -144],
      'league-1909': [144, -144],
      'hoyle-1912': null,
      isko: [192, -384],
    },
  ],
  [
    'open-solo',
    'C',
    { 'american-1922': null, 'league-1909': null, 'hoyle-1912': null, isko: [96, -192] },
  ],
  [
    'tournee-nullo',
    null,
    { 'american-1922': [10, -10], 'league-1909': [16, -16], 'hoyle-1912': [15, -15], isko: null },
  ],
];

/** The score of a game under a law, or null when the law doesn't know it. */
function score(kind: ContractKind, trump: Suit | null, law: Law, made: boolean): number | null {
  const trumps = KINDS[kind].trumps !== 'none';
  const found = gameValue(
    {
      contract: contract(kind, trump),
      matadors: trumps ? { with: 1 } : null,
      bid: null,
      result: stated(made ? 61 : 60, { made }),
    },
    law,
  );
  return found.ok ? found.value.score : null;
}

describe('the same game in the four books', () => {
  test.each(ACROSS)('%s %s, with one where that counts', (kind, trump, expected) => {
    for (const id of LAW_IDS) {
      const both = [score(kind, trump, LAWS[id], true), score(kind, trump, LAWS[id], false)];
      expect(both).toEqual(expected[id] ?? [null, null]);
    }
  });

  test('leaves out no game that any of them knows', () => {
    const here = new Set(ACROSS.map(([kind]) => kind));
    const known = new Set(LAW_IDS.flatMap((id) => Object.keys(LAWS[id].rates)));
    expect(here).toEqual(known);
  });
});

describe('Eichhorn’s examples (League, 1909)', () => {
  test.each([
    ['heart Solo with one', 'solo', 'H', null, { with: 1 }, 61, 20],
    ['and schneider', 'solo', 'H', null, { with: 1 }, 91, 30],
    ['and schneider announced', 'solo', 'H', 'schneider', { with: 1 }, 91, 40],
    ['short of 61', 'solo', 'H', null, { with: 1 }, 60, -20],
    ['himself schneider', 'solo', 'H', null, { with: 1 }, 30, -30],
    ['schneider announced and missed', 'solo', 'H', 'schneider', { with: 1 }, 90, -40],
    ['club Tourne with two', 'tournee', 'C', null, { with: 2 }, 61, 24],
    ['Guckser won with one, at 16', 'gucki-grand', null, null, { with: 1 }, 61, 32],
    ['Guckser lost with one, at 32', 'gucki-grand', null, null, { with: 1 }, 60, -64],
    ['Call Play in diamonds without four', 'simple', 'D', null, { without: 4 }, 61, 5],
  ] as const)('%s', (_name, kind, trump, announced, matadors, points, expected) => {
    const made = announced === null ? points > 60 : points > 90;
    const outcome = {
      contract: contract(kind, trump, announced),
      matadors,
      bid: null,
      result: stated(points, { made }),
    };
    expect(value(gameValue(outcome, LAWS['league-1909'])).score).toBe(expected);
  });

  test.each([
    ['a diamond turned on 14', 'D', { with: 1 }, 14, -15],
    ['a heart turned on 14', 'H', { without: 1 }, 14, -18],
    ['a heart with three, bid 20', 'H', { with: 3 }, 20, -24],
  ] as const)('overbidding: %s', (_name, trump, matadors, bid, expected) => {
    const outcome = { contract: contract('tournee', trump), matadors, bid, result: stated(60) };
    expect(value(gameValue(outcome, LAWS['league-1909'])).score).toBe(expected);
  });
});

describe('the Standard Hoyle’s Grando at 16 with four', () => {
  test.each([
    ['schneider made', null, 91, false, 96],
    ['schneider announced and made', 'schneider', 91, false, 112],
    ['and schwarz made', 'schneider', 120, true, 128],
    ['schwarz announced and made', 'schwarz', 120, true, 144],
  ] as const)('%s', (_name, announced, points, schwarz, expected) => {
    const outcome = {
      contract: contract('grand-solo', null, announced),
      matadors: { with: 4 },
      bid: null,
      result: stated(points, { schwarz: schwarz ? 'declarer' : null }),
    };
    expect(value(gameValue(outcome, LAWS['hoyle-1912'])).score).toBe(expected);
  });
});

describe('today’s order', () => {
  const schwarz = stated(120, { schwarz: 'declarer' });
  test.each([
    ['clubs ouvert with two (5.2.6)', 'open-solo', 'C', { with: 2 }, null, schwarz, 108],
    ['Grand ouvert with four (5.2.6)', 'open-grand', null, { with: 4 }, null, schwarz, 264],
    ['the highest suit game', 'open-solo', 'C', { with: 11 }, null, schwarz, 216],
    ['hearts with one, bid 24 and lost', 'gucki-solo', 'H', { with: 1 }, 24, stated(50), -60],
    ['diamonds with one on a bid of 22', 'gucki-solo', 'D', { with: 1 }, 22, stated(70), -54],
    [
      'spades with one on 23, schneider missed',
      'gucki-solo',
      'S',
      { with: 1 },
      23,
      stated(89),
      -66,
    ],
    ['spades with one on 23, schneider made', 'gucki-solo', 'S', { with: 1 }, 23, stated(92), 33],
    [
      'spades Hand with one on 72, without five bid',
      'solo',
      'S',
      { with: 1 },
      72,
      stated(75),
      -154,
    ],
    [
      'schneider counts once, announced or not (5.2.5)',
      'solo',
      'C',
      { with: 1 },
      null,
      stated(20),
      -96,
    ],
  ] as const)('%s', (_name, kind, trump, matadors, bid, result, expected) => {
    const outcome = { contract: contract(kind, trump), matadors, bid, result };
    const found = value(gameValue(outcome, LAWS.isko));
    expect([found.score, explainValue(found)]).toEqual([expected, expect.any(String)]);
  });

  test('a Hand game with schneider announced and lost counts no schneider twice (5.2.5)', () => {
    const outcome = {
      contract: contract('solo', 'C', 'schneider' as const),
      matadors: { with: 1 },
      bid: null,
      result: stated(20),
    };
    // 1 game, 1 hand, 1 schneider, 1 announced, with 1: 5 × 12, lost double.
    expect(value(gameValue(outcome, LAWS.isko)).score).toBe(-120);
  });
});
