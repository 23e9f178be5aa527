/** The German sentences of the analysis: every card, measure, seat and count, with the verb in its place. */
import { describe, expect, test } from 'vitest';
import * as analysis from '#edition/game/analysis/analysis-words.ts';
import * as judge from '#edition/game/analysis/judge-words.ts';
import { sayPutAway } from '#edition/game/analysis/layout-words.ts';
import type { PairStanding } from '#edition/game/analysis/layout-words.ts';
import { standingClause } from '../../../../src/game/analysis/layout-words.de.ts';
import { CARDS } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import { expectGoodGerman } from '../../support/good-german.ts';
import { labelsIn } from '../../support/labels-in.ts';

const MEASURES = ['points', 'no-trick', 'every-trick'] as const;
const BOTH = [true, false] as const;

/** One card, several, and too many to be named. */
const someOf = (card: Card) => [[card], [card, 'C7'], [card, 'S7', 'H7'], 5] as const;

describe('the analysis', () => {
  test('is in good German with every card and measure', () => {
    expectGoodGerman([
      analysis.RAMSCH,
      analysis.BEFORE_LAYOUT,
      analysis.DECIDED,
      ...labelsIn([analysis.GAME_ENDS, analysis.LEGENDS]),
      ...[0, 1, 61, 120].map(analysis.sayEnd),
      ...MEASURES.flatMap((measure) =>
        [0, 1].flatMap((value) => [
          analysis.valueWords(measure, value),
          analysis.cardValueWords(measure, value),
          analysis.sayStanding(measure, value),
          analysis.saySpokenChange(measure, { before: 1 - value, after: value }),
          ...SEATS.flatMap((seat) =>
            BOTH.map((leads) => analysis.sayAnyCard({ seat, leads }, measure, value)),
          ),
        ]),
      ),
      ...CARDS.flatMap((card) =>
        someOf(card).flatMap((best) =>
          MEASURES.flatMap((measure) =>
            BOTH.flatMap((declares) => [
              ...[[], [61], [61, 90]].map((crossed) =>
                analysis.sayChange({
                  measure,
                  declares,
                  card,
                  before: 64,
                  after: 57,
                  best,
                  crossed,
                }),
              ),
              ...[1, 2].map((count) =>
                analysis.sayChoice(
                  { seat: 'M', leads: count === 1 },
                  { measure, declares, best, kept: 1, others: { count, low: 0, high: count } },
                ),
              ),
            ]),
          ),
        ),
      ),
      ...CARDS.map((card) => analysis.sayOnlyCard({ seat: 'H', leads: false }, card)),
    ]);
  });

  test('puts the verb where German has it', () => {
    expect(analysis.sayStanding('points', 64)).toBe(
      'Mit offenen Karten kommt der Alleinspieler auf 64.',
    );
    expect(analysis.sayStanding('no-trick', 0)).toBe(
      'Mit offenen Karten muss der Alleinspieler einen Stich nehmen.',
    );
    expect(analysis.valueWords('every-trick', 1)).toBe('der Alleinspieler macht alle Stiche');
    expect(analysis.saySpokenChange('points', { before: 64, after: 57 })).toBe(
      'mit offenen Karten sinken die Augen des Alleinspielers von 64 auf 57',
    );
  });

  test('says which card changed the value', () => {
    const change = {
      card: 'H10',
      before: 64,
      after: 57,
      best: ['HK', 'H9'],
      crossed: [61],
    } as const;
    expect(analysis.sayChange({ ...change, measure: 'points', declares: true })).toBe(
      'Mit offenen Karten kommt der Alleinspieler nach dem HK oder der H9 auf 64, nach der gespielten H10 nur auf 57. Die Grenze bei 61 liegt dazwischen.',
    );
    expect(
      analysis.sayChange({ ...change, measure: 'points', declares: false, before: 57, after: 64 }),
    ).toBe(
      'Mit offenen Karten kommt der Alleinspieler nach dem HK oder der H9 auf 57, nach der gespielten H10 auf 64. Die Grenze bei 61 liegt dazwischen.',
    );
    expect(analysis.sayChange({ ...change, card: 'CJ', measure: 'no-trick', declares: true })).toBe(
      'Mit offenen Karten bleibt der Alleinspieler nach dem HK oder der H9 ohne Stich, nach dem gespielten CJ nicht mehr.',
    );
    expect(
      analysis.sayChange({ ...change, best: 5, measure: 'every-trick', declares: false }),
    ).toBe(
      'Mit offenen Karten rettet jede von 5 Karten einen Stich; nach der gespielten H10 macht der Alleinspieler alle.',
    );
  });

  test('says what the declarer comes to after the cards of a turn', () => {
    const turn = { seat: 'M', leads: false } as const;
    const choice = { best: ['HK'], kept: 64, others: { count: 3, low: 40, high: 57 } } as const;
    expect(analysis.sayChoice(turn, { ...choice, measure: 'points', declares: true })).toBe(
      'Mittelhand ist dran: Nach dem HK kommt der Alleinspieler auf 64, nach den anderen Karten auf 40 bis 57.',
    );
    expect(
      analysis.sayChoice(
        { seat: 'V', leads: true },
        {
          ...choice,
          best: ['HK', 'DA'],
          measure: 'points',
          declares: false,
          others: { count: 1, low: 70, high: 70 },
        },
      ),
    ).toBe(
      'Vorhand spielt aus: Nach dem HK und dem DA kommt der Alleinspieler auf 64, nach der anderen Karte auf 70.',
    );
    expect(
      analysis.sayChoice(turn, { ...choice, kept: 1, measure: 'no-trick', declares: true }),
    ).toBe(
      'Mittelhand ist dran: Nach dem HK bleibt der Alleinspieler ohne Stich, nach den anderen Karten nicht.',
    );
    expect(analysis.sayOnlyCard(turn, 'C10')).toBe(
      'Mittelhand ist dran: Nur die C10 darf gespielt werden.',
    );
  });
});

describe('the rank of the cards put away', () => {
  const points = { measure: 'points', value: 40, rank: 7, most: 45, best: [['H9', 'H8']] } as const;
  const standings: readonly PairStanding[] = [
    points,
    { ...points, best: [['H9', 'H8'], ['C7', 'C8'], ['S7', 'S8']] }, // prettier-ignore
    { ...points, rank: 1, value: 45 },
    { ...points, rank: 1, value: 45, best: [['H9', 'H8'], ['C7', 'C8']] }, // prettier-ignore
    ...(['no-trick', 'every-trick'] as const).flatMap((measure) =>
      (['none', 'all', 1, 2, 11] as const).flatMap((reaching) =>
        BOTH.map((isReached) => ({ measure, reaching, isReached })),
      ),
    ),
  ];

  test('is in good German', () => {
    expectGoodGerman(
      standings.flatMap((standing) => [
        ...SEATS.map((seat) => sayPutAway(seat, ['C10', 'S10'], standing)),
        `Das sagt die Analyse: ${standingClause(standing)}`,
      ]),
    );
  });

  test('is that among the 66 pairs', () => {
    expect(sayPutAway('M', ['C10', 'S10'], points)).toBe(
      'Mittelhand hat C10 S10 gedrückt. Mit offenen Karten bringt das am Ende 40 Augen: Rang 7 unter den 66 Paaren. Das beste, H9 H8, bringt 45.',
    );
    expect(standingClause({ ...points, rank: 1 })).toBe(
      'das ist das beste der 66 Paare und bringt am Ende 40 Augen.',
    );
    expect(standingClause({ measure: 'no-trick', reaching: 1, isReached: false }, true)).toBe(
      'bleibt der Alleinspieler mit einem der 66 Paare ohne Stich, aber nicht mit diesem.',
    );
  });
});

describe('the judgement of a card', () => {
  const own = { card: 'H9', value: 57, wins: false } as const;
  const stakes = MEASURES.flatMap((measure) => BOTH.map((declares) => ({ measure, declares })));

  test('is in good German with every card', () => {
    expectGoodGerman([
      judge.NO_VALUE,
      judge.NOTHING_TO_CHOOSE,
      judge.ALL_ASKED_FOR,
      ...CARDS.flatMap((card) => [
        ...SEATS.flatMap((seat) =>
          ([null, 'good', 'mistake', 'interesting'] as const).flatMap((mark) => [
            judge.sayBookCard({ seat, card, mark }),
            judge.saySameCard({ seat, card, mark }),
            judge.sayOtherCard('CJ', { seat, card, mark }),
          ]),
        ),
        judge.sayEqual(card),
        ...[1, 2, 3, 11].flatMap((points) => [
          judge.sayBetter(points, card),
          judge.sayWorse(points, card),
        ]),
        ...stakes.flatMap((stake) =>
          BOTH.flatMap((wins) => {
            const worth = { card, value: 1, wins };
            return [
              judge.sayAllSame(stake, worth),
              judge.sayOwnWorth(stake, worth),
              judge.sayWinning(stake, worth),
              judge.sayLosing(stake, worth),
              ...someOf(card).map((best) => judge.sayBest(stake, best, worth)),
            ];
          }),
        ),
      ]),
      ...[1, 2, 3, 11].flatMap((all) => [
        ...Array.from({ length: all + 1 }, (_, right) => judge.sayAsBook(right, all)),
        judge.sayAskedFor(all),
        ...(['equal', 'better', 'worse', 'other', 'cost'] as const).flatMap((outcome) =>
          BOTH.map((besides) => judge.sayOutcomes([{ outcome, cards: all }], all, besides)),
        ),
      ]),
    ]);
  });

  test('speaks to the reader', () => {
    const declarer = { measure: 'points', declares: true } as const;
    expect(judge.sayOtherCard('H9', { seat: 'M', card: 'CJ', mark: 'mistake' })).toBe(
      'Du spielst die H9, Mittelhand spielte den CJ (ein Fehler).',
    );
    expect(judge.sayOwnWorth(declarer, own)).toBe(
      'Mit offenen Karten kommst du mit der H9 auf 57 Augen und verlierst.',
    );
    expect(judge.sayLosing(declarer, { card: 'CJ', value: 64, wins: true })).toBe(
      'Hier war das Spiel zu gewinnen: Mit dem CJ kommst du auf 64 Augen und gewinnst.',
    );
    expect(judge.sayWinning({ measure: 'every-trick', declares: false }, own)).toBe(
      'Das entscheidet das Spiel: Mit der H9 macht der Alleinspieler alle Stiche.',
    );
    expect(
      judge.sayBest({ measure: 'no-trick', declares: true }, ['H9', 'DK'], { ...own, wins: true }),
    ).toBe('So, wie die Karten liegen, sind die H9 und der DK am besten: Du bleibst ohne Stich.');
    expect(judge.sayWorse(1, 'HA')).toBe('Das HA ist um 1 Auge besser.');
  });

  test('counts the cards that were the book’s', () => {
    expect(judge.sayAsBook(1, 10)).toBe(
      'Zehn Karten konntest du wählen, eine hast du wie das Buch gespielt.',
    );
    expect(judge.sayAsBook(2, 2)).toBe(
      'Zwei Karten konntest du wählen, beide hast du wie das Buch gespielt.',
    );
    expect(
      judge.sayOutcomes(
        [
          { outcome: 'equal', cards: 2 },
          { outcome: 'cost', cards: 1 },
        ],
        10,
        true,
      ),
    ).toBe('Zwei andere waren genauso viel wert; eine hat das Spiel gekostet.');
    expect(judge.sayAskedFor(1)).toBe('Eine hast du dir zeigen lassen.');
  });
});
