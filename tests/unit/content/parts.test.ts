import { describe, expect, test } from 'vitest';
import { citation } from '../../../src/book/books.ts';
import { countByThrees, cardsOfText } from '../../../src/book/exhibits/examples/counting.ts';
import { lawAddress, lawAnchor, lawMention, lawTitles } from '../../../src/book/law-links.ts';
import { workExample } from '../../../src/book/exhibits/examples/matadors.ts';
import { orderOf } from '../../../src/book/exhibits/examples/orders.ts';
import { pageAnchor } from '../../../src/book/pages.ts';

describe('a page of 1922', () => {
  test('has an anchor that begins with a letter, so that it can be an id', () => {
    expect(pageAnchor('33')).toBe('p33');
    expect(pageAnchor('xiv')).toBe('pxiv');
  });

  test('must be a page the book has', () => {
    for (const n of ['0', '195', '03', '-1', 'xvi', 'iix', '', '33a', ' 33']) {
      expect(() => pageAnchor(n), n).toThrow(RangeError);
    }
  });
});

describe('a mention of a law', () => {
  const read = (n: string) =>
    lawMention(n)
      .map(({ text }) => text)
      .join('');

  test('reads as running text', () => {
    expect(read('61')).toBe('law 61');
    expect(read('52, 53')).toBe('laws 52 and 53');
    expect(read('2,4,61')).toBe('laws 2, 4 and 61');
  });

  test('leads to each law that it names', () => {
    const named = (n: string) => lawMention(n).flatMap(({ law }) => law ?? []);
    expect(named('61')).toEqual([61]);
    expect(named('2,4,61')).toEqual([2, 4, 61]);
    expect(lawAddress(4)).toBe('/manual/the-laws/#law-4');
    expect(lawAnchor('4')).toBe('law-4');
  });

  test('finds the laws that a chapter has', () => {
    const chapter =
      '<LawText n="1" title="Base values">\n  …\n</LawText>\n<LawText\n  n="2"\n  title="Multipliers"\n>';
    expect([...lawTitles(chapter)]).toEqual([
      [1, 'Base values'],
      [2, 'Multipliers'],
    ]);
  });

  test('must be one of the sixty-one', () => {
    for (const n of ['0', '62', '6.1', 'ten', '', '4,']) {
      expect(() => lawMention(n), n).toThrow(RangeError);
      expect(() => lawAnchor(n), n).toThrow(RangeError);
    }
  });
});

describe('the source of a margin note', () => {
  test('names book, year, page and heading as far as they are known', () => {
    expect(citation('Eichhorn', { under: 'Back Hand' })).toEqual({
      short: 'Eichhorn, c. 1909',
      title: 'American Skat',
      rest: ', c. 1909, under “Back Hand”',
    });
    expect(citation('Foster', { page: '41' }).rest).toBe(', 1922, p. 41');
    expect(citation('Today')).toEqual({
      short: 'Today',
      title: 'International Skat Order',
      rest: '',
    });
  });

  test('must be a book we have, and a page that is a number', () => {
    expect(() => citation('Hempel')).toThrow('Eichhorn');
    expect(() => citation('toString')).toThrow(RangeError);
    expect(() => citation('Foster', { page: 'forty' })).toThrow(RangeError);
    expect(() => citation('Foster', { page: '40-44' })).toThrow(RangeError);
  });
});

describe('counting by threes', () => {
  test('gives Foster’s sums on page 34 from 27 on: a king, an ace and a jack make 44', () => {
    // Any 27 points before them; which cards he had is lost.
    const before = cardsOfText('SA H10 D7 CK HJ S9');
    expect(
      countByThrees([...before, ...cardsOfText('DK CA SJ')]).map(({ total }) => total),
    ).toEqual([21, 27, 44]);
  });

  test('leaves what does not fill a trick in a last smaller group', () => {
    expect(countByThrees(cardsOfText('SA H10 D7 CK')).map(({ cards }) => cards.length)).toEqual([
      3, 1,
    ]);
    expect(countByThrees([])).toEqual([]);
  });

  test('refuses what is no card, and a card that is there twice', () => {
    expect(() => cardsOfText('SA H1')).toThrow('“H1” is not a card');
    expect(() => cardsOfText('SA SA')).toThrow('twice');
    expect(() => cardsOfText('')).toThrow(RangeError);
  });
});

describe('an example of matadors', () => {
  test('shows the trumps in order, which are held, and which of them count', () => {
    const { ladder } = workExample('CJ SJ DJ HA', 'H', 'with 2');
    expect(ladder.map(({ card }) => card).join(' ')).toBe('CJ SJ HJ DJ HA H10 HK HQ H9 H8 H7');
    expect(ladder.filter(({ held }) => held).map(({ card }) => card)).toEqual([
      'CJ',
      'SJ',
      'DJ',
      'HA',
    ]);
    expect(ladder.filter(({ counts }) => counts).map(({ card }) => card)).toEqual(['CJ', 'SJ']);
  });

  test('counts the missing trumps when the jack of clubs is not there', () => {
    const { ladder } = workExample('HJ DJ CA', 'C', 'without 2');
    expect(ladder.filter(({ counts }) => counts)).toEqual([
      { card: 'CJ', held: false, counts: true },
      { card: 'SJ', held: false, counts: true },
    ]);
  });

  test('refuses an answer that is not so', () => {
    expect(() => workExample('CJ SJ DJ HA', 'H', 'with 3')).toThrow('is with 2, not “with 3”');
    expect(() => workExample('CJ SJ DJ HA', 'H', '')).toThrow(RangeError);
  });
});

test('cards in their order are those of pages 31 and 32', () => {
  expect(orderOf('jacks', 'C').join(' ')).toBe('CJ SJ HJ DJ');
  expect(orderOf('plain', 'H').join(' ')).toBe('HA H10 HK HQ H9 H8 H7');
  expect(orderOf('trumps', 'S').join(' ')).toBe('CJ SJ HJ DJ SA S10 SK SQ S9 S8 S7');
});
