/** The words of a hand can be taken out and put back, and nothing else of it changes. */
import { expect, test } from 'vitest';
import { readGameHandFiles, readHandFiles } from '../../../../src/book/read-hand-files.ts';
import { translateHand, wordsOfHand } from '../../../../src/game/notation/hand-words.ts';

const hands = [...readHandFiles(), ...readGameHandFiles()];

test.each(hands)('$id with its own words is the same hand', (hand) => {
  expect(translateHand(hand, wordsOfHand(hand))).toEqual({ ok: true, value: hand });
});

test.each(hands)(
  '$id in other words has the same cards, tricks and points, and all other texts',
  (hand) => {
    const own = wordsOfHand(hand);
    const upper = (texts: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.toUpperCase()]));
    const words = { ...own, comments: upper(own.comments), variations: upper(own.variations) };
    const translated = translateHand(hand, words);
    if (!translated.ok) throw new Error(translated.errors[0].message);
    expect(wordsOfHand(translated.value)).toEqual(words);
    const back = translateHand(translated.value, own);
    expect(back).toEqual({ ok: true, value: hand });
  },
);

test('a place without words, one that the hand does not have, and a missing erratum are named', () => {
  const hand = hands.find(({ id }) => id === 'foster-09')!;
  const { comments, ...own } = wordsOfHand(hand);
  const { bidding = '', ...others } = comments;
  expect(bidding).not.toBe('');
  const result = translateHand(hand, { ...own, comments: { ...others, t11: 'x' }, errata: [] });
  expect(result.ok ? [] : result.errors.map(({ where }) => where)).toEqual([
    'comments',
    'comments.t11',
    'errata',
  ]);
});
