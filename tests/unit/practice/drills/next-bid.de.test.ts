/** The drill about the conversation of the bidding in German: every seat, every way of bidding. */
import { describe, expect, test } from 'vitest';
import * as words from '#edition/practice/drills/next-bid/next-bid-words.ts';
import { LAW_IDS } from '../../../../src/game/skat/laws.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import { readChoice, sayChoice } from '../../../../src/practice/drills/next-bid/choices.ts';
import { bidsOf, rungsOf } from '../../../../src/practice/drills/next-bid/question.ts';
import { WORD_CHOICES } from '../../../../src/practice/drills/next-bid/word-choices.ts';
import { expectGoodGerman } from '../../support/good-german.ts';
import { labelsIn } from '../../support/labels-in.ts';

const BOTH = [false, true];
const REFUSALS = ['no', 'pass'] as const;
const WAYS = ['suits', 'isko'] as const;
const PAIRS = SEATS.flatMap((from) =>
  SEATS.filter((to) => to !== from).map((to) => ({ from, to })),
);

test('every label is German', () => {
  expectGoodGerman(labelsIn({ ...words }));
});

describe('the bidding', () => {
  test('is asked about and explained for every pair of seats', () => {
    expectGoodGerman([
      ...PAIRS.flatMap(({ from, to }) => [
        ...REFUSALS.map((refusal) => words.WHY_TURN.asked(from, to, refusal)),
        words.WHY_TURN.yes(from, to),
        ...BOTH.flatMap((gaveWay) => [
          words.sayLastWithdrawal({ from, to, gaveWay }),
          ...BOTH.map((hasLaw) => words.sayHinterhandNext({ from, to, gaveWay }, hasLaw)),
        ]),
        ...WAYS.flatMap((by) =>
          rungsOf(by)
            .slice(0, 5)
            .flatMap((highest) =>
              BOTH.flatMap((is) =>
                [{ yes: from }, { gaveWay: from, to }].map((how) =>
                  words.sayWhyEnd({ by, highest, how, isTop: is, isFinal: !is }),
                ),
              ),
            ),
        ),
      ]),
      ...SEATS.flatMap((seat) => [
        ...[null, ...LAW_IDS].map((law) => words.ASK_BID.least(seat, law)),
        words.NEXT_BID_FAULTS.otherBid(seat),
        words.NEXT_BID_FAULTS.gaveWay(seat),
        ...WAYS.flatMap((by) =>
          rungsOf(by)
            .slice(0, 5)
            .flatMap((game, _, all) => [
              words.ASK_BID.answer(seat, by, game),
              ...all.map((offer) => words.sayYes({ asker: seat, by, game, offer })),
              ...REFUSALS.map((refusal) =>
                words.sayRefusal({ asker: seat, by, game, offer: all[0]! }, refusal),
              ),
              words.sayEnd(seat, game),
            ]),
        ),
      ]),
      ...['Herz', '24'].flatMap((bid) => [
        words.WHY_LEAST.none(bid),
        words.WHY_LEAST.first(bid),
        words.WHY_LEAST.suits(bid),
        words.WHY_LEAST.numbers(bid, '27'),
        words.NEXT_BID_FAULTS.notTurn('Vorhand'),
        words.NEXT_BID_FAULTS.noValue(bid),
        words.NEXT_BID_FAULTS.notHigher(bid),
        words.NEXT_BID_FAULTS.enough(bid, '18'),
      ]),
    ]);
  });

  test('has every choice in German, and by the same id as in English', () => {
    const ends = SEATS.flatMap((seat) => ['-', ...bidsOf('suits'), '24'].map((bid) => `${seat} ${bid}`)); // prettier-ignore
    const choices = [
      ...WORD_CHOICES.map((choice) => ['turn', choice] as const),
      ...SEATS.map((seat) => ['turn', seat] as const),
      ...[...bidsOf('suits'), ...bidsOf('isko')].map((bid) => ['least', bid] as const),
      ...ends.map((end) => ['end', end] as const),
    ];
    expectGoodGerman(choices.map(([kind, choice]) => sayChoice(kind, choice)));
    for (const [, choice] of choices) expect(readChoice(choice)).toBe(choice);
    // What the English edition of an earlier version has stored.
    expect(readChoice('Hinterhand, at hearts')).toBe('H H');
    expect(readChoice('Vorhand, without a bid')).toBe('V -');
    expect(readChoice('Clubs')).toBe('C');
    expect(readChoice('Nobody: the bidding is over')).toBe('nobody');
  });

  test.each([
    [sayChoice('end', 'H H'), 'Hinterhand, mit Herz'],
    [sayChoice('end', 'V -'), 'Vorhand, ohne Gebot'],
    [sayChoice('least', 'D'), 'Karo'],
    [sayChoice('turn', 'nobody'), 'Niemand: Das Reizen ist vorbei'],
    [
      words.ASK_BID.least('M', 'isko'),
      'Mittelhand will reizen. Was ist nach den Regeln von heute das niedrigste Gebot, das Mittelhand machen darf?',
    ],
    [
      words.sayRefusal({ asker: 'M', by: 'suits', game: 'Karo', offer: 'Herz' }, 'no'),
      'Ein Spiel in Karo ist nicht so gut wie ein Spiel in Herz, und genau das sagt „Nein“: Das Gebot gehört Mittelhand (Seite 51).',
    ],
    [
      words.sayWhyEnd({ by: 'isko', highest: '24', how: { gaveWay: 'V', to: 'M' }, isTop: false, isFinal: true }), // prettier-ignore
      'Vorhand hat bei 24 nachgegeben, das Gebot gehörte also Mittelhand, und niemand ging höher. Das Spiel muss mindestens 24 wert sein (Seite 52).',
    ],
  ])('%s', (sentence, expected) => {
    expect(sentence).toBe(expected);
  });
});
