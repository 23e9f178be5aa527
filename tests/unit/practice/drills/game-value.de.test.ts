/** The drill about values in German: every game, every outcome, every mistake. */
import { describe, expect, test } from 'vitest';
import * as labels from '#edition/practice/drills/game-value/value-labels.ts';
import * as words from '#edition/practice/drills/game-value/value-words.ts';
import { OUTCOMES, sayRun, saySum } from '#edition/practice/drills/game-value/working-words.ts';
import { CARDS, SUITS } from '../../../../src/game/skat/cards.ts';
import { CONTRACT_KINDS, KINDS } from '../../../../src/game/skat/contract.ts';
import type { Contract } from '../../../../src/game/skat/contract.ts';
import { LAW_IDS } from '../../../../src/game/skat/laws.ts';
import type { DeclarerValue } from '../../../../src/game/skat/value.ts';
import { expectGoodGerman } from '../../support/good-german.ts';
import { labelsIn } from '../../support/labels-in.ts';

const { AMOUNT_FAULTS, SIGN_FAULTS } = words;
const BOTH = [false, true];
const COUNTS = [0, 1, 2, 3, 10];
const REASONS = ['always', 'passt', 'gucki'] as const;

const CONTRACTS = CONTRACT_KINDS.flatMap((kind): Contract[] =>
  KINDS[kind].trumps === 'suit'
    ? SUITS.map((trump) => ({ kind, trump, announced: null }))
    : [{ kind, trump: null, announced: null }],
);

/** Solo in clubs with two, played from the hand. */
const VALUE: DeclarerValue = {
  declarer: 'V',
  base: 12,
  parts: [
    { name: 'game', amount: 1 },
    { name: 'hand', amount: 1 },
  ],
  matadors: { with: 2 },
  multiplier: 4,
  points: 48,
  overbid: null,
  won: true,
  doubled: false,
  score: 48,
};
const LOST: DeclarerValue = {
  ...VALUE,
  overbid: { bid: 50, raisedTo: 60 },
  won: false,
  doubled: true,
  score: -120,
};
const FIXED: DeclarerValue = { ...VALUE, base: 23, parts: [], matadors: null, multiplier: 1 };

test('every label is German', () => {
  expectGoodGerman(labelsIn([{ ...labels }, { ...words }, OUTCOMES]));
});

describe('the value', () => {
  test('is asked for and explained in every game', () => {
    expectGoodGerman([
      ...CONTRACTS.flatMap((contract) =>
        LAW_IDS.flatMap((law) => [
          words.askValue(contract, law),
          AMOUNT_FAULTS.other(48, 60, contract, law, VALUE),
        ]),
      ),
      ...REASONS.flatMap((reason) => [
        AMOUNT_FAULTS.notDoubled(48, reason),
        ...[VALUE, LOST, FIXED, { ...FIXED, overbid: LOST.overbid }].map((value) =>
          saySum(value, reason),
        ),
      ]),
      ...[VALUE, LOST].map((value) => AMOUNT_FAULTS.multiplier(5, value)),
      AMOUNT_FAULTS.notRaised(48, 12, 50, 60),
      AMOUNT_FAULTS.onlyBid(12, 60),
      AMOUNT_FAULTS.fixed(23, 23, false),
      AMOUNT_FAULTS.fixed(46, 23, true),
      AMOUNT_FAULTS.base(9, 12),
      SIGN_FAULTS.overbid(48, 50),
      SIGN_FAULTS.failed('schneider'),
      SIGN_FAULTS.failed('schwarz'),
      labels.VALUE_SUM.raised(12),
      ...COUNTS.flatMap((count) => [
        labels.sayTricks(count),
        ...BOTH.map((isNone) => labels.sayTrickTaken(isNone, Math.min(count, 9))),
      ]),
    ]);
  });

  test('follows from what was taken', () => {
    const { openLost, schneiderPromised, schwarzPromised } = OUTCOMES;
    const { allPoints, lost, nearlyOwnSchneider, nearlySchneider, ownSchneider, schneider, won } =
      OUTCOMES;
    expectGoodGerman([
      ...COUNTS.flatMap((count) => [
        openLost(count),
        ...BOTH.flatMap((made) => [
          schwarzPromised(count, made),
          schneiderPromised(count, 90, made),
        ]),
        allPoints(count),
        ...[schneider, ownSchneider, nearlySchneider, won, nearlyOwnSchneider, lost].map((say) =>
          say(count, 61),
        ),
      ]),
      ...CARDS.flatMap((next) =>
        [{ with: 1 }, { without: 2 }].flatMap((matadors) => [
          sayRun({ matadors, run: ['CJ'], next, skat: [] }),
          sayRun({ matadors, run: ['CJ', 'SJ'], next, skat: [next] }),
          sayRun({ matadors, run: ['CJ', 'SJ'], next: undefined, skat: ['CJ', 'SJ'] }),
        ]),
      ),
    ]);
  });

  test.each([
    [
      words.askValue({ kind: 'gucki-solo', trump: 'C', announced: null }, 'isko'),
      'Farbspiel in Kreuz: Was wird dem Alleinspieler angeschrieben, und ist es plus oder minus?',
    ],
    [
      AMOUNT_FAULTS.other(48, 60, { kind: 'solo', trump: 'C', announced: null }, 'isko', VALUE),
      'Es sind 48, nicht 60: Ein Kreuz-Spiel aus der Hand hat den Grundwert 12, und der Faktor ist 4 (mit 2, Spiel 3, Hand 4).',
    ],
    [
      saySum(LOST, 'always'),
      'Mit 2, Spiel 3, Hand 4; 4 × 12 = 48; das ist weniger als die gereizten 50, also sind 60 verloren, das nächste Vielfache von 12, das reicht; nach diesen Regeln zählt jedes verlorene Spiel doppelt: −120.',
    ],
    [
      sayRun({ matadors: { with: 2 }, run: ['CJ', 'SJ'], next: 'HJ', skat: ['SJ'] }),
      'CJ SJ sind da, HJ nicht; SJ im Skat zählt mit: mit 2.',
    ],
    [
      OUTCOMES.openLost(1),
      'Ein offenes Spiel verspricht alle Stiche, und 1 Stich ging an die Gegenspieler: verloren.',
    ],
    [labels.sayTrickTaken(false, 2), 'einen, den dritten'],
    [words.sayValue({ amount: 96, sign: 'minus' }), 'minus 96'],
  ])('%s', (sentence, expected) => {
    expect(sentence).toBe(expected);
  });
});
