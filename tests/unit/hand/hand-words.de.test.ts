/** The German sentences on a reader’s own hand. */
import { expect, test } from 'vitest';
import * as form from '#edition/hand/form-words.ts';
import * as hand from '#edition/hand/hand-words.ts';
import { CARDS, SUITS } from '../../../src/game/skat/cards.ts';
import type { Card } from '../../../src/game/skat/cards.ts';
import type { Contract, ContractKind } from '../../../src/game/skat/contract.ts';
import { plansUpTo, verdictOn } from '../../../src/hand/best-way.ts';
import { skatBrings, weighHand } from '../../../src/strategy/players/bid/each-game.ts';
import { expectGoodGerman } from '../support/good-german.ts';
import { labelsIn } from '../support/labels-in.ts';

const TEN: readonly Card[] = ['C8', 'SJ', 'SA', 'S7', 'HJ', 'H10', 'HK', 'H9', 'H8', 'D10'];
const weighed = weighHand(TEN, 'V');
const contract = (kind: ContractKind, trump: Contract['trump'] = null): Contract => ({
  kind,
  trump,
  announced: null,
});
const CONTRACTS = [
  ...SUITS.map((suit) => contract('gucki-solo', suit)),
  ...(['gucki-grand', 'gucki-nullo', 'gucki-open-nullo'] as const).map((kind) => contract(kind)),
];

test('they are in good German with every game, card and count', () => {
  expectGoodGerman([
    hand.HIGH_NUMBER,
    ...hand.sayMeasured(),
    ...labelsIn([form.HAND_PAGE, form.HAND_FORM, form.PILE_FULL, form.FOUND, form.UNREAD]),
    ...labelsIn(form.GAMES_TABLE),
    form.FOUND.before('/hand/#CJ/V'),
    form.GAMES_TABLE.ofTen(18),
    form.GAMES_TABLE.ofTwelve(18),
    form.UNREAD.noCard('X9'),
    form.sayNotShown('„X9“ in der Adresse ist keine Karte.'),
    form.sayOfTwelve(24),
    ...[0, 1, 2, 3, 9].map(form.askForCards),
    ...[0, 1].map(form.askForSkat),
    ...[null, 18, 24].flatMap((number) =>
      [null, 18, 24].flatMap((limit) =>
        [-3, 3].map((points) => hand.sayVerdict(verdictOn(() => points, limit, number))),
      ),
    ),
    hand.sayGains([{ number: 18, points: 1 }]),
    ...CONTRACTS.flatMap((one) => [
      hand.rowName(one),
      form.sayAllOverbid(one, 24),
      ...[-3, 3].flatMap((brings) =>
        CARDS.map((card) => form.sayBestOfTwelve({ away: [card, 'CJ'], brings, contract: one })),
      ),
      ...[true, false].flatMap((isFromHand) => [
        hand.sayPlans([{ number: 18, contract: one, isFromHand }]),
        hand.sayPlans([18, 23].map((number) => ({ number, contract: one, isFromHand }))),
      ]),
    ]),
    ...[18, 24, 48, 60].map((number) => hand.saySkat(skatBrings(weighed, number), number)),
  ]);
});

test('the verdict says how far to bid', () => {
  const say = (limit: number | null, number: number | null): string =>
    hand.sayVerdict(verdictOn(() => 3, limit, number));
  expect([say(27, null), say(null, null), say(27, 20), say(27, 27)]).toEqual([
    'Reize bis 27.',
    'Passe.',
    'Halte die 20 und geh bis 27 mit.',
    'Halte die 27, aber geh nicht weiter.',
  ]);
});

test('the account says what the hand brings and how it is played', () => {
  expect(
    hand.sayGains([
      { number: 18, points: 20 },
      { number: 30, points: -4 },
    ]),
  ).toBe(
    'Wirst du Alleinspieler, dann bringt dir das Blatt auf der Liste im Schnitt +20 bei 18 und −4 bei 30. Passen bringt nichts; reize also, solange das Blatt etwas bringt.',
  );
  expect(hand.sayPlans(plansUpTo(weighed, 18, 23))).toBe(
    'Bei 18: Nimm den Skat auf. Solange du ihn nicht kennst, ist Herz dein Plan. Bei 23: Lass den Skat liegen und spiel Herz Hand.',
  );
  expect(hand.sayMeasured().join(' ')).toMatch(/je 40\.000 zufällige Blätter/u);
  expect(
    form.sayBestOfTwelve({ away: ['H7', 'DK'], brings: 20, contract: contract('gucki-grand') }),
  ).toBe('Grand bringt am meisten. Drück die Herz-Sieben und den Karo-König.');
});
