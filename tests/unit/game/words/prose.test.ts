import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameEdits, renameCards } from '../../../../src/game/words/prose.ts';
import { expectLinear } from '../../support/fuzz/linear.ts';

describe('the names of cards in prose', () => {
  test.each([
    ['Lead the ten of clubs.', 'Lead the ten of acorns.'],
    ['Clubs are trumps, and you hold two jacks.', 'Acorns are trumps, and you hold two Unters.'],
    [
      'A club was led, then a queen, an ace and a jack.',
      'An acorn was led, then an Ober, an ace and an Unter.',
    ],
    ['the queen and king of hearts fall on it', 'the Ober and king of hearts fall on it'],
    ['Throw a diamond or a spade', 'Throw a bell or a leaf'],
    ['the jack’s suit; black jacks', 'the Unter’s suit; black Unters'],
    ['Learn these two by heart: spades, hearts', 'Learn these two by heart: leaves, hearts'],
    ['jackpot, sevens, clubhouse', 'jackpot, sevens, clubhouse'],
  ])('German suits: %s', (text, expected) => {
    expect(renameCards(text, 'en', 'german')).toBe(expected);
  });

  test.each([
    ['Lead the ten of clubs.', 'Lead the Kreuz-Zehn.'],
    ['You have ten cards and seven trumps.', 'You have ten cards and seven trumps.'],
    ['the ace, ten and king of clubs are out', 'the Ass, Zehn and König of Kreuz are out'],
    ['the jack of clubs, of spades or of hearts', 'the Bube of Kreuz, of Pik or of Herz'],
    ['the jacks of clubs and spades', 'the Buben of Kreuz and Pik'],
    ['an eight of hearts and the queen of diamonds', 'a Herz-Acht and the Karo-Dame'],
    ['the king of hearts and ten of clubs', 'the Herz-König and Kreuz-Zehn'],
    ['An ace wins; aces count eleven.', 'An Ass wins; Asse count eleven.'],
    ['Ten of clubs first', 'Kreuz-Zehn first'],
    ['a spade', 'a Pik'],
  ])('German names: %s', (text, expected) => {
    expect(renameCards(text, 'de', 'french')).toBe(expected);
  });

  test.each([
    ['the queen of spades', 'the Grün-Ober'],
    ['a club, two hearts', 'an Eichel, two Rot'],
    ['the four jacks', 'the four Unter'],
  ])('German names for German suits: %s', (text, expected) => {
    expect(renameCards(text, 'de', 'german')).toBe(expected);
  });

  test('no text changes for the names the book is written in', () => {
    const words = fc.constantFrom('the', 'ten', 'of', 'clubs', 'a', 'jack', ', ', 'by heart', 'x');
    fc.assert(
      fc.property(fc.array(words), (parts) => {
        expect(nameEdits(parts.join(' '), 'en', 'french')).toEqual([]);
      }),
    );
  });

  test('a name that runs across two pieces of the page is changed word by word', () => {
    const text = 'the ten of clubs';
    const texts = nameEdits(text, 'de', 'french', [0, 11]).map(({ text: put }) => put);
    expect(texts).toEqual(['Zehn', 'Kreuz']);
  });

  test('a line break of the file is a space between the words of a name', () => {
    expect(renameCards('The ten of\nhearts, a lone\neight before it.', 'de', 'french')).toBe(
      'The Herz-Zehn, a lone\nAcht before it.',
    );
  });
});

test.each(['ten, ', 'ten ', 'the ace and ten of clubs, ', 'a queen '])(
  'a text of nothing but “%s” is put into German words in proportion to its length',
  (piece) => {
    expectLinear((text) => renameCards(text, 'de', 'german'), piece);
  },
);
