/** How the pages of the book are set: spaces, last lines, numbers, and signs of suits. */
import { linesOf } from './support/lines.ts';
import { expect, test } from './support/test.ts';

/** Chapters with drop capitals, notes, captions, questions, tables and cards in the text. */
const CHAPTERS = [
  '/manual/the-simple-game/',
  '/manual/the-laws/',
  '/manual/passt-mir-nicht/',
  '/manual/grand-solo/',
  '/shelf/eichhorn-exceptional-games/',
];

for (const width of [768, 1440]) {
  test(`at ${width} px hardly a line has wide spaces, and hardly a text ends in one word`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of CHAPTERS) {
      await page.goto(path);
      const blocks = await linesOf(page);
      const spaces = blocks.flat().flatMap(({ space }) => space ?? []);
      const wide = spaces.filter((space) => space > 1.5);
      expect(spaces.length, path).toBeGreaterThan(100);
      expect(wide.length / spaces.length, path).toBeLessThanOrEqual(0.02);
      const long = blocks.filter((lines) => lines.length > 1);
      const alone = long.filter((lines) => lines.at(-1)!.words.length === 1);
      expect(long.length, path).toBeGreaterThan(20);
      expect(alone.length / long.length, path).toBeLessThanOrEqual(0.03);
    }
  });
}

test('numbers in a table stand under one another, in figures of one height and width', async ({
  page,
}) => {
  for (const path of [...CHAPTERS, '/manual/scoring/', '/manual/solo/', '/shelf/mate/']) {
    await page.goto(path);
    const faults = await page.evaluate(() =>
      [...document.querySelectorAll('article table:not(.live *)')].flatMap((table) => {
        const rows = [...table.querySelectorAll('tbody tr')];
        return [...(rows[0]?.children ?? [])].flatMap((_, column) => {
          const cells = rows.flatMap((row) => row.children[column] ?? []);
          if (!cells.every((cell) => cell.matches('td'))) return [];
          const texts = cells.map((cell) => cell.textContent.trim());
          if (!texts.every((text) => /^[\d\s+−–×=.,%]+$/u.test(text))) return [];
          return cells.flatMap((cell, index) => {
            const { fontVariantNumeric: figures, textAlign } = getComputedStyle(cell);
            const isSet = /end|right/.test(textAlign) && /lining.*tabular/.test(figures);
            return isSet ? [] : [`${texts[index]!} in column ${column}: ${textAlign}, ${figures}`];
          });
        });
      }),
    );
    expect(faults, path).toEqual([]);
  }
});

test('a rank stands at one distance from its suit, in the text and in tables', async ({ page }) => {
  for (const path of ['/manual/the-simple-game/', CHAPTERS.at(-1)!, '/hands/foster-09/']) {
    await page.goto(path);
    const distances = await page.evaluate(() =>
      [...document.querySelectorAll('main .inline-card > span > svg')].flatMap((sign) => {
        const rank = document.createRange();
        rank.selectNodeContents(sign.parentElement!);
        rank.setStartAfter(sign);
        const [first] = [...rank.getClientRects()].filter(({ width }) => width > 0);
        if (first === undefined || !sign.checkVisibility()) return [];
        const size = Number.parseFloat(getComputedStyle(sign).fontSize);
        return [Math.round((100 * (first.left - sign.getBoundingClientRect().right)) / size)];
      }),
    );
    expect(distances.length, path).toBeGreaterThan(0);
    expect([...new Set(distances)], path).toEqual([6]);
  }
});
