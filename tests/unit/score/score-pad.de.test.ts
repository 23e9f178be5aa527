/** The German words of the score pad: all of them, for every game, rule book and count. */
import { describe, expect, test } from 'vitest';
import { SUITS } from '../../../src/game/skat/cards.ts';
import { KINDS } from '../../../src/game/skat/contract.ts';
import type { ContractKind, RamschKind } from '../../../src/game/skat/contract.ts';
import { LAW_IDS } from '../../../src/game/skat/laws.ts';
import type { DeclarerValue } from '../../../src/game/skat/value.ts';
import type { DealRule } from '../../../src/score/house-rules.ts';
import type { Doubling } from '../../../src/score/house-value.ts';
import * as deal from '#edition/score/deal-words.ts';
import * as entry from '#edition/score/entry-words.ts';
import * as faults from '#edition/score/fault-words.ts';
import * as house from '#edition/score/house-words.ts';
import { keepingTroubles } from '#edition/score/keeping-words.ts';
import * as money from '#edition/score/money-words.ts';
import * as names from '#edition/score/name-words.ts';
import * as pad from '#edition/score/pad-words.ts';
import * as pages from '#edition/score/page-words.ts';
import * as paper from '#edition/score/paper-form-words.ts';
import * as rules from '#edition/score/rules-words.ts';
import * as sheet from '#edition/score/sheet-words.ts';
import * as standings from '#edition/score/standings-words.ts';
import * as table from '#edition/score/table-words.ts';
import { expectGoodGerman } from '../support/good-german.ts';
import { labelsIn } from '../support/labels-in.ts';

const COUNTS = [1, 2, 3, 11, 36];
const NAMES = ['Anna', 'Fritz', 'Spieler 3'];
const DOUBLINGS = Object.keys(house.DOUBLING_WORDS) as Doubling[];
const ALL_KINDS = Object.keys(KINDS) as ContractKind[];
const OUTCOMES = (['won', 'lost', 'overbid'] as const).flatMap((outcome) =>
  ([null, 'even', 'schneider', 'schwarz'] as const).map((beyond) => ({ beyond, outcome })),
);

const VALUE: DeclarerValue = {
  base: 12,
  matadors: { with: 2 },
  parts: [
    { name: 'game', amount: 1 },
    { name: 'schneider', amount: 1 },
  ],
  multiplier: 4,
  points: 48,
  overbid: null,
  won: true,
  doubled: false,
  score: 48,
} as unknown as DeclarerValue;
const CLUBS = { kind: 'gucki-solo', trump: 'C', announced: null } as const;

test('every label and sentence without a gap is German', () => {
  const modules = [
    ...[deal, entry, faults, house, money, names, pad, pages, paper, rules, sheet],
    ...[standings, table],
  ];
  const words = modules.flatMap((one) => labelsIn({ ...one }));
  expect(words.length).toBeGreaterThan(160);
  expectGoodGerman(words);
  expectGoodGerman(
    (['sheets', 'sittings', 'tournaments'] as const).flatMap((many) =>
      labelsIn(keepingTroubles(many)),
    ),
  );
});

test('every sentence with a count or a name is German', () => {
  expectGoodGerman([
    ...COUNTS.flatMap((count) => [
      ...[names.columnName(count), names.sayLengths(count), pad.sayListFull(count)],
      ...[pad.SHEET.showEarlier(count), paper.PAPER_FORM.player(count)],
      ...[paper.PAPER_FORM.lostDouble(count), sheet.sayFull(count, count)],
      ...[sheet.sayBierlachs(count), sheet.sayPlayers(count), sheet.sayDeals(count)],
      ...[sheet.sayLength(count), standings.sayGamesWon(count, 2 * count)],
      ...[entry.sayBeingChanged(count), deal.speakPassedIn(count)],
      ...[house.bockNotice(count), house.bockWords(count), house.payWords(NAMES, count + 300)],
      ...[house.payWords(['Anna'], count + 300), house.sayLimits(count, 2 * count, 301)],
      ...[pad.DONE.open(count), pad.DONE.struck(count), entry.RAMSCH_KEYS.shovedByCount(count)],
      ...[entry.RAMSCH_KEYS.points(count, 120), entry.RAMSCH_KEYS.durchmarsch(count)],
      ...[entry.RAMSCH_KEYS.everyTrick(count), faults.RAMSCH_FAULTS.points(count, 120)],
      ...[faults.RAMSCH_FAULTS.oneWithout(count), sheet.sayTurn('Fritz', true, count)],
      ...[sheet.sayTurn('Anna', false, count), sheet.sayNextDeal(count, 'Anna gibt.')],
      ...Object.values(pad.STEPS).flatMap((step) => {
        const words = typeof step === 'string' ? step : step(count);
        return [words, pad.DONE.undone(words), pad.DONE.redone(words)];
      }),
    ]),
    ...([0, 1, 2] as const).map((without) => entry.sayCharge(without, 30)),
    ...NAMES.flatMap((name) => [
      ...[names.sayTwice(name), table.totalOf(name), faults.GAME_FAULTS.satOut(name)],
    ]),
    ...[faults.GAME_FAULTS.satOut(undefined), sheet.sayTurn('Anna', true, null)],
    ...[sheet.sayLength(null), sheet.sayTotals(NAMES.map((name) => ({ name, total: -12 })))],
    house.chosenWords(['ramsch', 'kontra', 'bock'] satisfies DealRule[]),
    ...paper.seegerFoot('+50', '−50', { 3: 40, 4: 30 }),
    paper.sayMultipliers(['Spiel 1', 'Hand 1']),
    entry.sayOthersScore('−36'),
    house.doublingParts(DOUBLINGS),
  ]);
});

test('every fault of every game by every rule book is German', () => {
  const { GAME_FAULTS, MATADOR_FAULTS } = faults;
  expectGoodGerman(
    LAW_IDS.flatMap((law) => [
      ...ALL_KINDS.flatMap((kind) => [
        ...[GAME_FAULTS.unknown(kind, law), GAME_FAULTS.withoutSuit(kind, law)],
        ...[GAME_FAULTS.withSuit(kind, law), GAME_FAULTS.announced(kind, law)],
        ...[GAME_FAULTS.schneider(kind, law), GAME_FAULTS.notLost(kind, law)],
        ...[MATADOR_FAULTS.none(kind, law), MATADOR_FAULTS.missing(kind, law)],
        MATADOR_FAULTS.turned(kind, law, 11),
      ]),
      ...[...SUITS, null].flatMap((trump) => [
        ...[MATADOR_FAULTS.with(trump, law, 11), MATADOR_FAULTS.without(trump, law, 11)],
      ]),
      GAME_FAULTS.bid(47, law),
      ...(['schneider', 'schwarz'] as const).map(GAME_FAULTS.notMade),
      ...(['ramsch', 'schiebe-ramsch'] satisfies RamschKind[]).map((kind) =>
        entry.askWhoTookMost(kind, law),
      ),
    ]),
  );
});

test('every value and every spoken deal is German', () => {
  expectGoodGerman([
    ...OUTCOMES.map(deal.sayCameOut),
    ...SUITS.map((trump) => deal.sayGameValue({ ...CLUBS, trump }, VALUE, 'isko', 'french', [])),
    ...[120, -57].map((score) => deal.sayRamschValue(Math.abs(score), score, DOUBLINGS)),
    ...OUTCOMES.map((cameOut) =>
      deal.speakGame({
        ...{ number: 7, declarer: 'Anna', game: 'Grand Hand', matadors: { without: 1 } },
        ...{ cameOut, doublings: DOUBLINGS, scores: 36 },
      }),
    ),
    deal.speakRamsch(3, 'Ramsch', [], []),
    deal.speakImpossible(3, 'Grand', 'Bei Grand ist keine Farbe Trumpf.'),
  ]);
});

describe('the sheet says', () => {
  test.each([
    [deal.sayCameOut({ outcome: 'won', beyond: 'schneider' }), 'gewonnen, Schneider'],
    [
      deal.sayGameValue(CLUBS, VALUE, 'isko', 'french', ['kontra']),
      'Kreuz 12 × (mit 2, Spiel 3, Schneider 4) = 48; Kontra, doppelt',
    ],
    [deal.sayRamschValue(57, -114, ['jungfrau']), '57 minus; Jungfrau, doppelt, −114'],
    [
      deal.speakRamsch(7, 'Ramsch', ['shoved-2'], [{ name: 'Anna', score: -228 }]),
      'Spiel 7: Ramsch, zweimal geschoben, Anna −228.',
    ],
    [
      deal.speakGame({
        ...{ number: 7, declarer: 'Anna', game: 'Kreuz Hand', matadors: { with: 2 } },
        ...{ cameOut: { outcome: 'won', beyond: null }, doublings: [], scores: 48 },
      }),
      'Spiel 7: Anna, Kreuz Hand, mit 2, gewonnen: +48.',
    ],
    [sheet.sayTurn('Bert', true, 28), 'Bert gibt und setzt aus. Noch 28 Spiele.'],
    [sheet.sayTurn('Bert', false, 1), 'Bert gibt. Das letzte Spiel.'],
    [sheet.sayDeals(1), '1 Spiel'],
    [house.bockNotice(2), 'Bock: Dieses Spiel zählt doppelt, danach noch eins.'],
    [
      house.payWords(['Anna', 'Bert'], 312),
      'Der Bierlachs ist zu Ende: Anna und Bert zahlen, mit 312 Minuspunkten.',
    ],
    [faults.GAME_FAULTS.notMade('schneider'), 'Wer Schneider ansagt, gewinnt nur mit Schneider.'],
    [faults.MATADOR_FAULTS.with('H', 'isko', 11), 'In Herz gibt es nur „mit 1“ bis „mit 11“.'],
    [faults.MATADOR_FAULTS.without(null, 'isko', 4), 'Im Grand gibt es nur „ohne 1“ bis „ohne 4“.'],
    [pad.DONE.undone(pad.STEPS.strike(4)), 'Rückgängig gemacht: Streichung von Spiel 4.'],
    [entry.sayCharge(1, 20), 'einer ohne Stich: 20'],
  ])('%s', (words, expected) => {
    expect(words).toBe(expected);
  });

  test('the heads of the standings are those of the federation’s list', () => {
    const { forOthers, gamesWon, points, total } = standings.STANDINGS;
    expect([points, gamesWon, forOthers, total]).toEqual([
      ...['Spielpunkte', 'Gewonnene Spiele', 'Verlorene Gegenspiele', 'Gesamtpunkte'],
    ]);
  });
});
