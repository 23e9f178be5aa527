/** What the reader learns about ten cards: the book’s own hands, by the book’s own counts. */
import { expect, test } from 'vitest';
import { sayRule } from '../../../../../components/book/proof/own-rule.ts';
import { isCard } from '../../../../../src/game/skat/cards.ts';

const cards = (text: string) => text.split(' ').filter(isCard);

test('a Solo is counted as the book counts No. 10, beside the results of such hands in that seat', () => {
  const ten = cards('SJ SA SK HJ H10 HK HQ DJ D10 D7');
  expect(sayRule(ten, 'H', 'M', { 'count 7, V': '37 ± 1', 'count 7, M': '28 ± 1' })).toBe(
    'The Eight Rule: 6 trumps, 1 ace make 7, short of eight. Of all hands that count 7, 28 ± 1 in a hundred are won in Mittelhand.',
  );
});

test('the hand of page 127 is a Grand by the whole rule', () => {
  const ten = cards('CJ SJ HA H10 HK HQ DA C7 S7 D7');
  expect(sayRule(ten, 'grand', 'V', { '7 tricks, V': '44 ± 2' })).toBe(
    'The count to seven: 2 winning jacks and 5 cards in 2 suits make 7 sure tricks; that is a Grand by the whole rule. Of all hands that count 7, 44 ± 2 in a hundred are won in Vorhand.',
  );
});

test('for the hand in one suit on page 128 it says what is missing', () => {
  const ten = cards('CJ SJ HA H10 HK HQ H9 C7 S7 D7');
  expect(sayRule(ten, 'grand', 'V', {})).toBe(
    'The count to seven: 2 winning jacks and 5 cards in 1 suit make 7 sure tricks; but they must lie in two suits and the defenders can pile 63 on what you lose.',
  );
});

test('a Nullo has no count', () => {
  expect(sayRule(cards('C7 C8 C9 S7 S8 S9 H7 H8 H9 D7'), 'nullo', 'V', {})).toContain('no count');
});
