/** The German sentences of a review: they grade a reader, and so must say exactly what was measured. */
import { describe, expect, test } from 'vitest';
import * as knew from '#edition/strategy/review/knew-words.ts';
import * as review from '#edition/strategy/review/review-words.ts';
import * as seen from '#edition/strategy/review/seen-words.ts';
import * as verdict from '#edition/strategy/review/verdict-words.ts';
import { CARDS, SUITS } from '../../../../src/game/skat/cards.ts';
import { CONTRACT_KINDS, KINDS } from '../../../../src/game/skat/contract.ts';
import type { Contract } from '../../../../src/game/skat/contract.ts';
import { LAW_IDS } from '../../../../src/game/skat/laws.ts';
import type { Action } from '../../../../src/strategy/players/action.ts';
import type { OpenGame } from '../../../../src/strategy/review/open-games.ts';
import type { Points, Shares } from '../../../../src/strategy/review/worth-known.ts';
import { expectGoodGerman } from '../../support/good-german.ts';
import { labelsIn } from '../../support/labels-in.ts';

const BOTH = [true, false] as const;
const NAMINGS = LAW_IDS.flatMap((laws) =>
  (['french', 'german'] as const).map((suits): review.Naming => ({ laws, suits })),
);
const TODAY: review.Naming = { laws: 'isko', suits: 'french' };
const CONTRACTS = CONTRACT_KINDS.flatMap((kind): Contract[] =>
  (KINDS[kind].trumps === 'suit' ? SUITS : [null]).map((trump) => ({
    kind,
    trump,
    announced: null,
  })),
);
const WORDS: readonly Action[] = [
  { do: 'bid', amount: 20 },
  { do: 'yes' },
  { do: 'pass' },
  ...CONTRACTS.map((contract): Action => ({ do: 'declare', contract, layout: null })),
];
const WAYS: readonly Action[] = [
  { do: 'take' },
  { do: 'draw' },
  { do: 'refuse' },
  ...CONTRACT_KINDS.map((kind): Action => ({ do: 'turn-up', kind })),
];
const TRIED: readonly Action[] = [
  ...CARDS.map((card): Action => ({ do: 'card', card })),
  { do: 'declare', contract: CONTRACTS[0]!, layout: ['H7', 'D8'] },
];

const SHARES: Shares = {
  by: 'shares',
  aim: 'declarer',
  own: { action: { do: 'card', card: 'D8' }, number: 62 },
  better: { action: { do: 'card', card: 'H10' }, number: 70 },
  isBest: false,
  worlds: 40,
  isAll: false,
  margin: 3,
};
const POINTS: Points = {
  by: 'points',
  own: { action: { do: 'bid', amount: 20 }, number: -12 },
  better: { action: { do: 'pass' }, number: 3 },
  isBest: false,
  worlds: 0,
  margin: null,
};

/** Every kind of comparison, with each action on both sides. */
const ALL_SHARES = TRIED.flatMap((action) =>
  (['declarer', 'defender', 'layout'] as const).flatMap((aim) =>
    BOTH.flatMap((isBest) =>
      [1, 12].flatMap((worlds) =>
        [null, 1, 3].map((margin): Shares => ({
          ...SHARES,
          aim,
          own: { action, number: 1 },
          better: { action: TRIED[3]!, number: 2 },
          isBest,
          worlds,
          isAll: margin === null,
          margin,
        })),
      ),
    ),
  ),
);
const ALL_POINTS = [...WORDS, ...WAYS].flatMap((action) =>
  BOTH.flatMap((isBest) =>
    [0, 1, 40].map((worlds): Points => ({
      ...POINTS,
      own: { action, number: -1 },
      better: { action: WORDS[0]!, number: 1 },
      isBest,
      worlds,
      margin: worlds === 0 ? null : 3,
    })),
  ),
);

const open = (contract: Contract, more: Partial<OpenGame> = {}): OpenGame => ({
  contract,
  measure: 'points',
  reached: 66,
  value: 48,
  won: true,
  covers: true,
  ...more,
});
const GRAND: Contract = { kind: 'gucki-grand', trump: null, announced: null };
const CLUBS: Contract = { kind: 'gucki-solo', trump: 'C', announced: null };

describe('what could be known', () => {
  test('is in good German with every action', () => {
    expectGoodGerman([
      ...labelsIn([review.DECISION_PLACES, review.SINCE]),
      review.trickOfDecision(1),
      ...NAMINGS.flatMap((naming) => [
        ...ALL_SHARES.flatMap((shares) => [
          review.sayShares(shares, naming),
          review.betterClause(shares, naming),
          review.asGoodClause(shares, naming),
        ]),
        ...ALL_POINTS.flatMap((points) => [
          review.sayPoints(points, naming),
          review.betterClause(points, naming),
        ]),
      ]),
      ...([null, 'cards', 'layout'] as const).flatMap((tried) =>
        BOTH.flatMap((bids) =>
          BOTH.map((isRamsch) => review.sayNothingCost({ tried, bids, isRamsch })),
        ),
      ),
    ]);
  });

  test('gives the share, the better share and the margin', () => {
    expect(review.sayShares(SHARES, TODAY)).toBe(
      'In 62 von 100 Verteilungen, die für dich möglich waren, gewinnst du dein Spiel mit D8; mit H10 in 70, also 8 mehr, ± 3 (40 durchgespielt, mit offenen Karten).',
    );
    expect(
      review.sayShares(
        { ...SHARES, aim: 'defender', isBest: true, isAll: true, margin: null },
        TODAY,
      ),
    ).toBe(
      'In 62 von 100 Verteilungen, die für dich möglich waren, gewinnt deine Partei mit D8, und mit nichts anderem in mehr (alle 40, die es geben kann, mit offenen Karten).',
    );
    const layout: Action = { do: 'declare', contract: CLUBS, layout: ['H7', 'D8'] };
    const putAway: Shares = { ...SHARES, aim: 'layout', own: { action: layout, number: 55 } };
    expect(review.betterClause(putAway, TODAY)).toBe(
      'In 70 von 100 Verteilungen, die für dich möglich waren, gewinnst du mit H10, mit H7 und D8 im Skat in 55',
    );
    expect(review.asGoodClause(SHARES, TODAY)).toBe(
      'In 62 von 100 Verteilungen, die für dich möglich waren, gewinnst du dein Spiel mit D8, und mit nichts anderem in deutlich mehr',
    );
  });

  test('gives what it brings, and by what that was measured', () => {
    expect(review.sayPoints(POINTS, TODAY)).toBe(
      'Bei Blättern wie deinem bringt das Gebot 20 etwa −12; das Passen bringt etwa +3, weil dann jemand anders spielt (gemessen).',
    );
    const games: Points = {
      ...POINTS,
      own: { action: { do: 'declare', contract: CLUBS, layout: null }, number: 20 },
      better: { action: { do: 'declare', contract: GRAND, layout: null }, number: 35 },
      worlds: 40,
      margin: 6,
    };
    expect(review.sayPoints(games, TODAY)).toBe(
      'Nach dem, was Blätter wie deines gewonnen haben, und nach 40 Verteilungen, die möglich waren, bringt Kreuz etwa +20; Grand bringt etwa +35 (Unterschied ± 6).',
    );
    expect(review.betterClause(games, TODAY)).toBe(
      'Nach dem, was Blätter wie deines gewonnen haben, und nach möglichen Verteilungen bringt Grand auf der Liste etwa +35, Kreuz +20',
    );
    expect(review.sayNothingCost({ tried: 'cards', bids: true, isRamsch: false })).toBe(
      'Nach dem, was du wissen konntest, hat dich keine Entscheidung spürbar etwas gekostet. Deine Karten wurden in Verteilungen durchgespielt, die möglich waren, und deine Gebote mit ähnlichen Blättern verglichen.',
    );
  });
});

describe('what is seen with all cards open', () => {
  test('is in good German with every game, way and number', () => {
    const games = CONTRACTS.flatMap((contract) => [
      open(contract),
      open(contract, { reached: 1, value: 1 }),
      open(contract, { reached: 120 }),
      open(contract, { measure: 'no-trick', reached: 0 }),
      open(contract, { measure: 'every-trick', reached: 1 }),
    ]);
    expectGoodGerman([
      ...NAMINGS.flatMap((naming) => [
        ...games.flatMap((game) => [
          ...[null, 20].flatMap((number) => [
            seen.sayMadeGood(number, game, naming),
            seen.sayPassMissed(number, game, naming),
            ...[null, game].flatMap((nearest) => [
              seen.sayNotMadeGood(number, nearest, naming),
              seen.sayPassRight(number, nearest, naming),
            ]),
          ]),
          seen.sayGameWins(game, naming),
          seen.sayMore(game, naming),
          seen.sayOtherWins(game, naming),
          seen.sayAllLose(game, naming),
          seen.sayAllLose(null, naming),
          ...(['aim', 'points', 'bid'] as const).flatMap((how) => [
            seen.sayGameLoses(game, how, naming),
            ...WAYS.map((way) => seen.sayWayLoses(way, game, how, naming)),
          ]),
          ...WAYS.map((way) => seen.sayWayWins(way, game, naming)),
        ]),
        ...WAYS.map((way) => seen.sayNoGame(way, naming)),
      ]),
      ...[[61], [61, 90]].map(seen.sayLinesBetween),
    ]);
  });

  test('says what a bid and a game would have come to', () => {
    expect(seen.sayMadeGood(20, open(CLUBS), TODAY)).toBe(
      'Mit offenen Karten gewinnst du ein Spiel, das die 20 deckt: Kreuz, mit 66 Augen, Wert 48.',
    );
    expect(seen.sayPassRight(18, open(GRAND, { reached: 55 }), TODAY)).toBe(
      'Mit offenen Karten war bei 18 kein Spiel zu gewinnen; am nächsten kommt Grand mit 55 Augen.',
    );
    expect(seen.sayGameLoses(open(GRAND, { value: 48 }), 'bid', TODAY)).toBe(
      'Mit offenen Karten kommt Grand auf 66 Augen und ist 48 wert, weniger als gereizt.',
    );
    expect(seen.sayWayLoses({ do: 'take' }, open(CLUBS, { reached: 55 }), 'points', TODAY)).toBe(
      'Mit offenen Karten verlierst du, wenn du den Skat aufnimmst: Das beste Spiel, Kreuz, kommt auf 55 Augen.',
    );
    expect(seen.sayWayWins({ do: 'draw' }, open(CLUBS), { ...TODAY, laws: 'american-1922' })).toBe(
      'Mit offenen Karten gewinnst du, wenn du ein Tourné spielst: Guckisolo in Kreuz, mit 66 Augen, Wert 48.',
    );
  });

  test('says where the two cards put away stand', () => {
    const standing = {
      measure: 'points',
      value: 40,
      rank: 7,
      most: 45,
      best: [['H9', 'H8']],
    } as const;
    expect(seen.sayLayout(['H7', 'D8'], standing, false)).toBe(
      'Du hast H7 und D8 gedrückt. Mit offenen Karten bringt das am Ende 40 Augen: Rang 7 unter den 66 Paaren. Das beste, H9 H8, bringt 45.',
    );
    expect(seen.sayLayout(['H7', 'D8'], standing, true)).toBe(
      'Du hast H7 und D8 gedrückt; das bringt am Ende 40 Augen: Rang 7 unter den 66 Paaren. Das beste, H9 H8, bringt 45.',
    );
    expect(seen.sayLinesBetween([61, 90])).toBe('Die Grenzen bei 61 und bei 90 liegen dazwischen.');
  });
});

describe('where a game was decided', () => {
  const PLACES: readonly verdict.DecidedAt[] = [
    { at: 'card', trick: 1 },
    { at: 'layout' },
    { at: 'game' },
    { at: 'bid' },
  ];

  test('is in good German at every place', () => {
    expectGoodGerman([
      verdict.WON,
      ...labelsIn(verdict.LOST),
      verdict.sayLostByPartner(3),
      ...PLACES.flatMap((place) => [
        verdict.sayLostUnseen(place, SHARES, TODAY),
        ...[SHARES, POINTS].flatMap((compared) => [
          verdict.sayWonDespite(place, compared, TODAY),
          ...(['seen', 'unclear'] as const).map((known) =>
            verdict.sayLostOwn(place, known, compared, TODAY),
          ),
        ]),
      ]),
      ...[SHARES, POINTS].flatMap((compared) => [
        verdict.sayLostByBid(compared, TODAY),
        verdict.sayLostBefore(compared, TODAY),
      ]),
    ]);
  });

  test('keeps apart what could be seen and what could not', () => {
    const place = { at: 'card', trick: 3 } as const;
    expect(verdict.sayLostOwn(place, 'seen', SHARES, TODAY)).toBe(
      'Verloren in Stich 3, und das war zu sehen: In 70 von 100 Verteilungen, die für dich möglich waren, gewinnst du dein Spiel mit H10, mit D8 in 62.',
    );
    expect(verdict.sayLostUnseen(place, SHARES, TODAY)).toMatch(
      /^Verloren in Stich 3, und das konnte niemand sehen: In 62 von 100 /u,
    );
    expect(verdict.sayLostOwn({ at: 'layout' }, 'unclear', SHARES, TODAY)).toMatch(
      /^Verloren beim Drücken, und das war nicht eindeutig: /u,
    );
    expect(verdict.sayWonDespite({ at: 'bid' }, POINTS, TODAY)).toBe(
      'Gewonnen, aber beim Reizen hätte es schiefgehen können: Bei Blättern wie deinem bringt das Passen auf der Liste etwa +3, das Gebot 20 −12.',
    );
  });
});

describe('what the others knew', () => {
  const anna = { name: 'Anna', isReader: false } as const;
  const reader = { name: 'Du', isReader: true } as const;

  test('is in good German with every card and suit', () => {
    expectGoodGerman([
      knew.SKAT_HIDDEN,
      ...CARDS.flatMap((card) => [
        knew.sayDealt('Anna', [card, 'CJ']),
        knew.sayTookUp(['H7', 'D8'], [card, 'H10']),
        knew.sayTurnedUp(card),
      ]),
      ...(['french', 'german'] as const).flatMap((suits) =>
        [anna, reader].flatMap((player) =>
          (['trump', ...SUITS] as const).map((suit) =>
            knew.sayShown(player, [{ seat: 'V', suit, trick: 3 }], suits),
          ),
        ),
      ),
    ]);
  });

  test('speaks to the reader, and of the others by name', () => {
    const lacks = [
      { seat: 'V', suit: 'H', trick: 3 },
      { seat: 'V', suit: 'trump', trick: 5 },
    ] as const;
    expect(knew.sayShown(reader, lacks, 'french')).toBe(
      'Du hattest für alle sichtbar kein Herz (seit Stich 3) und keinen Trumpf (seit Stich 5).',
    );
    expect(knew.sayShown(anna, lacks, 'german')).toContain(
      'Anna hatte für alle sichtbar kein Rot ',
    );
    expect(knew.sayTurnedUp('CJ')).toBe('Aus dem Skat wurde der CJ für alle aufgedeckt.');
  });
});
