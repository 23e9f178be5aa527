/** The German sentences about addresses of hands and deals. */
import { expect, test } from 'vitest';
import * as codes from '#edition/game/codes/code-words.ts';
import { CARDS } from '../../../../src/game/skat/cards.ts';
import { CONTRACT_KINDS, KINDS } from '../../../../src/game/skat/contract.ts';
import { LAW_IDS } from '../../../../src/game/skat/laws.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import { expectGoodGerman } from '../../support/good-german.ts';
import { labelsIn } from '../../support/labels-in.ts';

test('they are in good German with every card, game and count', () => {
  expectGoodGerman([
    ...labelsIn([codes.CODE_FAULTS, codes.DEAL_NUMBER_FAULTS, codes.LEFT_OUT]),
    codes.sayStranger('ä'),
    codes.sayOtherVersion('2', '1'),
    ...LAW_IDS.map(codes.sayNotInLaws),
    ...[codes.sayNoCard, codes.sayNoSeat, codes.sayNoBid].map((say) => say('X9')),
    ...CARDS.map(codes.sayTwice),
    codes.sayTooManyCards(11),
    codes.sayTooLargeSkat(3),
    ...[0, 1, 2, 3].map(codes.sayTooFewCards),
    ...LAW_IDS.flatMap((laws) =>
      CONTRACT_KINDS.flatMap((kind) =>
        [null, ...SEATS].map((seat) =>
          codes.usualTitle(
            { kind, trump: KINDS[kind].trumps === 'suit' ? 'C' : null, announced: null },
            seat,
            laws,
          ),
        ),
      ),
    ),
  ]);
});

test('a hand without a title has the name of its game', () => {
  expect(
    codes.usualTitle({ kind: 'solo', trump: 'C', announced: 'schneider' }, 'V', 'american-1922'),
  ).toBe('Solo in Kreuz, Schneider angesagt, von Vorhand');
  expect(codes.usualTitle({ kind: 'ramsch', trump: null, announced: null }, null, 'isko')).toBe(
    'Ramsch',
  );
});

test('they say what is wrong', () => {
  expect(codes.sayTwice('CJ')).toBe('Der Kreuz-Bube ist zweimal dabei.');
  expect(codes.sayTwice('DA')).toBe('Das Karo-Ass ist zweimal dabei.');
  expect(codes.sayTooManyCards(11)).toBe('Das sind 11 Karten, ein Blatt hat aber zehn.');
  expect(codes.sayTooFewCards(7)).toBe(
    'Der Skat ist angegeben, das Blatt hat aber erst 7 von zehn Karten.',
  );
});
