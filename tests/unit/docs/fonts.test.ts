/** The book is written in letters that its fonts have. */
import { globSync, readFileSync, statSync } from 'node:fs';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { FACES } from '../../../src/styles/fonts/characters.mjs';

/** Signs that the whole fonts have not either: another face of the device has them. */
const FROM_ANOTHER_FACE = new Set('♠♣♥♦■▲●○✓');

/** What stands in a chapter or a hand for the machine, in ASCII, is not set in these faces. */
const SIGN = /[^\p{ASCII}\s]/gu;

test('every letter and sign of the chapters and hands beyond ASCII is in the first file of the roman', () => {
  const files = globSync('content/{manual,shelf,hands,hands/*}/*.{mdx,hand}');
  expect(files.length).toBeGreaterThan(40);
  const roman = FACES.find(({ name }) => name === 'regular')!.characters;
  const missing = new Set<string>();
  for (const file of files) {
    for (const [sign] of readFileSync(file, 'utf8').matchAll(SIGN)) {
      if (!roman.includes(sign) && !FROM_ANOTHER_FACE.has(sign)) missing.add(`${sign} in ${file}`);
    }
  }
  expect([...missing]).toEqual([]);
});

test.each(FACES)('the $name asks for its second file for what that has alone', ({ more, name }) => {
  const styles = readFileSync('src/styles/fonts.css', 'utf8');
  const face = new RegExp(`eb-garamond-${name}-more[^}]*unicode-range:([^;]+);`).exec(styles);
  const asked = [...(face?.[1] ?? '').matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].flatMap(
    ([, from = '', to = from]) => {
      const first = parseInt(from, 16);
      return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, at) =>
        String.fromCodePoint(first + at),
      );
    },
  );
  expect(asked.toSorted()).toEqual(Array.from(more).toSorted());
});

test.each(['italic', 'semibold'])(
  'the %s comes with what a host sends before it waits for an answer, with its headers',
  (name) => {
    const { size } = statSync(`src/styles/fonts/eb-garamond-${name}.woff2`);
    expect(size).toBeLessThan(14_600 - 300);
  },
);

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
