import { describe, expect, test } from 'vitest';
import { elementText, readSource } from '../../../components/embed/given.ts';
import { lightnessOf } from '../../../components/embed/theme.ts';

const PAGE = 'https://club.example/news/thursday.html';

describe('what src names', () => {
  const data = 'https://book.example/vorhand/embed/foster-09.json';
  const home = 'https://book.example/vorhand/hands/foster-09/';

  test.each([
    ['the page of a hand', 'hands/foster-09/', null],
    ['without its last slash', 'hands/foster-09', null],
    ['with a place after #', 'hands/foster-09/#foster-09/low-ruff/t2.2', 'low-ruff/t2.2'],
    ['the page of a place', 'hands/foster-09/t6.2/', 't6.2'],
    ['with the place of another hand', 'hands/foster-09/#foster-01/t1', null],
  ])('%s', (_, path, place) => {
    expect(readSource(`https://book.example/vorhand/${path}`, PAGE)).toEqual({
      kind: 'page',
      url: data,
      home,
      place,
    });
  });

  test('a file in the notation, beside the page', () => {
    expect(readSource('our.hand?2', PAGE)).toEqual({
      kind: 'hand',
      url: 'https://club.example/news/our.hand?2',
      home: null,
      place: null,
    });
  });

  test.each(['', 'https://', 'https://book.example/', 'hands/', 'hands/A B/', 'hands/x/y/z/'])(
    'nothing: “%s”',
    (src) => {
      expect(readSource(src, PAGE)).toBeUndefined();
    },
  );
});

test('the text of an element begins in the line after its tag', () => {
  expect(['\n id: x', '\r\nid: x', 'id: x', '\n\nid: x'].map(elementText)).toEqual([
    ' id: x',
    'id: x',
    'id: x',
    '\nid: x',
  ]);
});

test.each([
  ['rgb(255, 255, 255)', 1],
  ['rgb(0, 0, 0)', 0],
  ['rgba(0, 0, 0, 0)', null],
  ['rgba(255, 255, 255, 0.3)', null],
  ['rgb(0 0 0 / 80%)', 0],
  ['transparent', null],
])('how light %s is', (colour, lightness) => {
  expect(lightnessOf(colour)).toBe(lightness);
});
