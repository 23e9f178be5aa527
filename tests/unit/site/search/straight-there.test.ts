import { describe, expect, test } from 'vitest';
import { namedPlaces } from '../../../../src/site/search/query/name-of-place.ts';
import { straightThere } from '../../../../src/site/search/query/straight-there.ts';
import { SMALL_BOOK } from './small-book.ts';

const named = (text: string) => namedPlaces(text, SMALL_BOOK.numbers);
const there = (text: string) => straightThere(text, SMALL_BOOK);
const addresses = (text: string) => there(text).ways.map(({ href }) => href);

describe('the name of a place is read', () => {
  test.each([
    ...[
      'hand 9',
      'Hand No. 9',
      'hand no 9',
      'hand #9',
      'hand nine',
      'HAND 09',
      'no. 9',
      'nr. 9',
      '#9',
    ],
    ...[
      'illustrative hand no. 9',
      'foster-09',
      'foster 9',
      'Spiel 9',
      'the ninth hand',
      ' 9th hand ',
    ],
  ])('%s is hand 9', (text) => {
    expect(named(text)).toEqual([{ is: 'hand', hand: 9 }]);
  });

  test.each([
    ...['trick 6 of hand 9', 'hand 9 trick 6', 'hand 9, trick 6', 'trick six in hand no. 9'],
    ...['the sixth trick of hand nine', '6th trick of the ninth hand', '#foster-09/t6'],
  ])('%s is trick 6 of hand 9', (text) => {
    expect(named(text)).toEqual([{ is: 'hand', hand: 9, trick: 6 }]);
  });

  test('a card of a trick is read with it', () => {
    const place = { is: 'hand', hand: 9, trick: 6, card: 2 };
    for (const text of ['hand 9, trick 6, card 2', 'trick 6 card 2 of hand 9', 'foster-09/t6.2'])
      expect(named(text), text).toEqual([place]);
  });

  test.each([
    'law 61',
    'Law 61.',
    '§ 61',
    '§61',
    '§§ 61',
    'rule 61',
    'paragraph 61',
    'law sixty-one',
    'law sixty one',
  ])('%s is law 61', (text) => {
    expect(named(text)).toEqual([{ is: 'law', law: 61 }]);
  });

  test.each([
    'page 84',
    'p. 84',
    'p 84',
    'p84',
    'pp. 84–86',
    'pg. 84',
    'Seite 84',
    'S. 84',
    'page 84 of 1922',
  ])('%s is page 84', (text) => {
    expect(named(text)).toEqual([{ is: 'page', page: '84' }]);
  });

  test('the pages of the preface are Roman', () => {
    expect(named('page xi')).toEqual([{ is: 'page', page: 'xi' }]);
  });

  test.each([
    'chapter 15, part 2',
    'ch 15.2',
    'ch. 15.2',
    'chapter fifteen part two',
    '15.2',
    'Kapitel 15.2',
  ])('%s is the second part of chapter 15', (text) => {
    expect(named(text)).toEqual([{ is: 'chapter', chapter: 15, part: 2 }]);
  });

  test('a number alone may be any of them', () => {
    expect(named('9').map(({ is }) => is)).toEqual(['hand', 'law', 'page', 'chapter']);
  });

  test.each([
    ...[
      'hand',
      'second hand low',
      'hand index',
      'no trumps',
      'rule of eight',
      'eight rule',
      'paging',
    ],
    ...[
      'a hand',
      'law',
      'laws of skat',
      'the last trick',
      'trick 6',
      'h9',
      'p',
      '',
      'nine',
      'solo 9',
    ],
  ])('“%s” names no place', (text) => {
    expect(named(text)).toEqual([]);
  });
});

describe('the way to a place', () => {
  test('leads to a hand, and to a trick of it with the hand beside', () => {
    expect(there('hand 1').ways).toEqual([
      { href: '/hands/foster-01/', name: 'Hand 1', about: 'Simple Game' },
    ]);
    expect(addresses('trick 3 of hand 2')).toEqual([
      '/hands/foster-02/#foster-02/t3',
      '/hands/foster-02/',
    ]);
    expect(there('hand 1, trick 2, card 3').ways[0]).toEqual({
      href: '/hands/foster-01/#foster-01/t2.3',
      name: 'Trick 2 of Hand 1, card 3',
      about: 'Simple Game',
    });
  });

  test('leads to the hand alone where it does not go so far, and says so', () => {
    expect(there('hand 2 trick 5')).toMatchObject({
      ways: [{ href: '/hands/foster-02/' }],
      says: 'Hand 2 has 4 tricks.',
    });
  });

  test('leads to a law by its number and names it', () => {
    expect(there('§ 2').ways).toEqual([
      { href: '/manual/the-laws/#law-2', name: 'Law 2', about: 'Multipliers' },
    ]);
  });

  test('leads to where a page begins, and to the hand that is printed on it', () => {
    expect(there('p. 10').ways).toEqual([
      { href: '/manual/historical/#p10', name: 'Page 10 of 1922', about: 'Chapter 2: Historical' },
      { href: '/hands/foster-01/', name: 'Hand 1', about: 'Simple Game' },
    ]);
    expect(addresses('page xii')).toEqual(['/manual/introduction/#pxii']);
  });

  test('leads to the nearest mark before a page that has none', () => {
    expect(there('page 12')).toMatchObject({
      ways: [{ href: '/manual/solo/#p11' }, { href: '/hands/foster-02/' }],
      says: 'That page has no mark of its own; page 11 begins here.',
    });
  });

  test('leads to a part, and of a chapter with parts to each', () => {
    expect(addresses('ch 3.2')).toEqual(['/manual/solo-bidding/']);
    expect(addresses('chapter 3')).toEqual(['/manual/solo/', '/manual/solo-bidding/']);
    expect(there('chapter 2.4')).toMatchObject({
      ways: [{ href: '/manual/historical/' }],
      says: 'Chapter 2 has no parts.',
    });
  });

  test('of a number alone leads to all that have it', () => {
    expect(addresses('2')).toEqual([
      '/hands/foster-02/',
      '/manual/the-laws/#law-2',
      '/manual/historical/',
    ]);
  });

  test.each([
    ['hand 3', 'There is no hand 3: the hands run from 1 to 2.'],
    ['hand 0', 'There is no hand 0: the hands run from 1 to 2.'],
    ['law 62', 'There is no law 62: the laws run from 1 to 2.'],
    ['page 14', 'The manual of 1922 has no page 14: its pages are xi to xii and 10 to 13.'],
    ['page 9', 'The manual of 1922 has no page 9: its pages are xi to xii and 10 to 13.'],
    ['chapter 4', 'There is no chapter 4: the chapters run from 1 to 3.'],
  ])('%s is said not to be there', (text, says) => {
    expect(there(text)).toMatchObject({ ways: [], says });
  });
});
