/** The book is written in letters that its fonts have. */
import { globSync, readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { BOOK_CHARACTERS, OTHER_CHARACTERS } from '../../../src/styles/fonts/characters.mjs';

/** Signs that the whole fonts have not either: another face of the device has them. */
const FROM_ANOTHER_FACE = new Set('♠♣♥♦■▲●○✓');

test('every character of the chapters and hands is in the first file of each face', () => {
  const files = globSync('content/{manual,shelf,hands,hands/*}/*.{mdx,hand}');
  expect(files.length).toBeGreaterThan(40);
  const missing = new Set<string>();
  for (const file of files) {
    for (const [sign] of readFileSync(file, 'utf8').matchAll(/\S/gu)) {
      if (!BOOK_CHARACTERS.includes(sign) && !FROM_ANOTHER_FACE.has(sign)) {
        missing.add(`${sign} in ${file}`);
      }
    }
  }
  expect([...missing]).toEqual([]);
});

test('the styles ask for the second files for what these have, and for nothing else', () => {
  const styles = readFileSync('src/styles/fonts.css', 'utf8');
  const ranges = [...styles.matchAll(/unicode-range:([^;]+);/g)].map(([, range = '']) => range);
  expect(ranges).toHaveLength(3);
  for (const range of ranges) {
    const asked = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].flatMap(
      ([, from = '', to = from]) => {
        const first = parseInt(from, 16);
        return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, at) =>
          String.fromCodePoint(first + at),
        );
      },
    );
    expect(asked.toSorted()).toEqual(Array.from(OTHER_CHARACTERS).toSorted());
  }
});

test('a face that stands in has lines as high as those of the roman', () => {
  const roman = create(readFileSync('src/styles/fonts/eb-garamond-regular.woff2'));
  if (!('ascent' in roman)) throw new TypeError('The roman is several fonts.');
  const styles = readFileSync('src/styles/fonts/stand-ins.css', 'utf8');
  const faces = styles.split('@font-face').slice(1);
  expect(faces.length).toBeGreaterThan(2);
  for (const face of faces) {
    const share = (name: string): number =>
      Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100;
    const adjusted = share('size-adjust');
    expect(share('ascent-override') * adjusted).toBeCloseTo(roman.ascent / roman.unitsPerEm, 2);
    expect(share('descent-override') * adjusted).toBeCloseTo(-roman.descent / roman.unitsPerEm, 2);
  }
});

test('every face waits for the next page rather than move the lines of this one', () => {
  const styles = readFileSync('src/styles/fonts.css', 'utf8');
  const faces = styles.split('@font-face').slice(1);
  expect(faces.length).toBeGreaterThan(6);
  for (const face of faces) expect(face).toContain('font-display: optional');
});
