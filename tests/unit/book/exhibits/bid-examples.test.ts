/** What is counted beside an example of a hand to bid on. */
import { expect, test } from 'vitest';
import { saySimple } from '#edition/book/exhibits/bid-examples/bid-example-words.ts';
import { simpleFacts, suitTitle } from '../../../../src/book/exhibits/bid-examples/facts.ts';
import { cardsOfText } from '../../../../src/book/exhibits/examples/counting.ts';
import { tourneeFacts } from '../../../../src/strategy/bidding/tournee.ts';
import { sayTournee } from '#edition/strategy/bidding/count-words.ts';

test('trumps, matadors and value of a Simple Game, worked by hand', () => {
  const hand = cardsOfText('CJ C10 SA SQ H10 H9 DJ DQ D9 D8');
  expect(simpleFacts(hand, 'D')).toEqual({ trumps: 5, matadors: 'with 1', value: 2 });
  expect(simpleFacts(hand, 'C')).toEqual({ trumps: 3, matadors: 'with 1', value: 8 });
  expect(saySimple({ trumps: 1, matadors: 'without 4', value: 10 })).toBe(
    '1 trump, without 4: worth 10',
  );
  expect(suitTitle('D')).toBe('Diamonds');
});

test('jacks and aces of a Tournee hand', () => {
  expect(tourneeFacts(cardsOfText('CJ SA HA D7'))).toEqual({ jacks: 1, aces: 2 });
  expect(sayTournee({ jacks: 1, aces: 2 })).toBe('1 jack, 2 aces: 3');
  expect(sayTournee({ jacks: 4, aces: 0 })).toBe('4 jacks, no ace: 4');
});
