import { describe, expect, test } from 'vitest';
import { readLang } from '../../../../../components/figure/embed/embed-edition.ts';
import { elementText, readSource } from '../../../../../components/figure/embed/hand-source.ts';
import { lightnessOf } from '../../../../../components/figure/embed/theme.ts';

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

  test.each([
    ['de', 'hands/foster-09/', 'de/'],
    ['de', 'de/hands/foster-09/', 'de/'],
    ['en', 'de/hands/foster-09/', ''],
    ['en', 'hands/foster-09/', ''],
    [null, 'de/hands/foster-09/', 'de/'],
  ] as const)('in the edition that lang names: %s, %s', (language, path, edition) => {
    const book = 'https://book.example/vorhand/';
    expect(readSource(`${book}${path}#foster-09/t6.2`, PAGE, language)).toEqual({
      kind: 'page',
      url: `${book}${edition}embed/foster-09.json`,
      home: `${book}${edition}hands/foster-09/`,
      place: 't6.2',
    });
  });

  test.each(['hand', 'json'])('a .%s file, beside the page', (ending) => {
    expect(readSource(`our.${ending}?2`, PAGE)).toEqual({
      kind: 'hand',
      url: `https://club.example/news/our.${ending}?2`,
      home: null,
      place: null,
    });
  });

  test.each([
    '',
    'https://',
    'https://book.example/',
    'hands/',
    'hands/A B/',
    'hands/x/y/z/',
    'javascript:alert(1)//hands/foster-09/',
    'data:text/plain,/hands/foster-09',
    'file:///tmp/our.hand',
  ])('nothing: “%s”', (src) => {
    expect(readSource(src, PAGE)).toBeUndefined();
  });
});

test.each([
  ['t4.1%2BC10', 't4.1+C10'],
  ['%E0%A4%A', '%E0%A4%A'],
])('an escaped place is decoded, a broken one stays as it is: %s', (escaped, place) => {
  const src = `https://book.example/hands/foster-09/#foster-09/${escaped}`;
  expect(readSource(src, PAGE)?.place).toBe(place);
});

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['EN', 'en'],
  ['nl', null],
  ['', null],
  [null, null],
])('lang="%s" names the edition %s', (lang, language) => {
  expect(readLang(lang)).toBe(language);
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

// The same greys as sRGB, by the formulas of CSS Color 4.
test.each([
  ['rgb(26, 26, 26)', 'oklch(0.2178 0 none)', 'lab(9.26 0 0)', 'color(srgb 0.102 0.102 0.102)'],
  ['rgb(128, 128, 128)', 'oklab(0.5999 0 0)', 'lch(53.585 0 0)', 'color(srgb 0.502 0.502 0.502)'],
  [
    'rgb(247, 247, 247)',
    'oklch(0.9761 0 0 / 0.9)',
    'lab(97.3 0 0)',
    'color(srgb 0.969 0.969 0.969)',
  ],
])('%s is as light in whatever form the page around has written it', (rgb, ...forms) => {
  const lightness = lightnessOf(rgb) ?? NaN;
  for (const form of forms) {
    expect(Math.abs((lightnessOf(form) ?? NaN) - lightness), form).toBeLessThan(0.05);
  }
  expect(lightnessOf('oklch(0.2 0 0 / 0.2)')).toBeNull();
});
