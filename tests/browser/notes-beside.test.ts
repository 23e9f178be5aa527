/** On wide screens the notes of a chapter with a table stand beside their lines, as long as it leaves them room. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from './support/test.ts';

/** The chapters with a table, by the address, and how many notes their authors wrote. */
const files = readdirSync('content/manual')
  .filter((file) => /^\d.*\.mdx$/.test(file))
  .map((file) => ({ file, source: readFileSync(`content/manual/${file}`, 'utf8') }))
  .filter(({ source }) => source.includes('<HandFigure'));
const chapters = files.map(({ file }) => `/manual/${file.replace(/^(?:\d+-)+|\.mdx$/g, '')}/`);
const written = files.reduce((sum, { source }) => sum + source.split('<Note').length - 1, 0);

for (const [width, height, which] of [
  [1440, 900, '.note[data-in-margin]'],
  [1920, 1080, '.note'],
] as const) {
  test(`at ${width} px no note lies on a figure, a table or another note`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    let count = 0;
    for (const path of chapters) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-docked', /table|empty/);
      const { faults, notes } = await page.evaluate(async (selector) => {
        const prose = document.querySelector('.prose')!;
        const notes = [...prose.querySelectorAll<HTMLElement>(`:scope > ${selector}`)];
        const faults: string[] = [];
        for (const note of notes) {
          const name = note.textContent.trim().slice(0, 40);
          const line = innerHeight * 0.35 - 10;
          scrollBy({ top: note.getBoundingClientRect().top - line, behavior: 'instant' });
          // The table is chosen in the frame after the scroll, and shown in the next.
          for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
          const box = note.getBoundingClientRect();
          if (box.left < prose.getBoundingClientRect().right) faults.push(`${name}: in the text`);
          if (box.right > innerWidth) faults.push(`${name}: beyond the edge`);
          // At its paragraph, or right below the note above.
          const above = notes[notes.indexOf(note) - 1]?.getBoundingClientRect().bottom ?? 0;
          const text = note.previousElementSibling!;
          const off = box.top - Math.max(text.getBoundingClientRect().top, above);
          if (text.matches('p') && Math.abs(off) > 30) faults.push(`${name}: ${off} px off`);
          const there = document.elementFromPoint(box.left + 5, box.top + 5);
          if (!note.contains(there)) faults.push(`${name}: under ${there?.className ?? 'nothing'}`);
          const others = document.querySelectorAll('.prose > :is(.note, figure), .sections');
          for (const other of others) {
            const its = other.getBoundingClientRect();
            const across = Math.min(box.right, its.right) - Math.max(box.left, its.left);
            const along = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
            if (other !== note && other.checkVisibility() && across > 1 && along > 1)
              faults.push(`${name}: on ${other.textContent.trim().slice(0, 40)}`);
          }
        }
        return { faults, notes: notes.length };
      }, which);
      expect(faults, path).toEqual([]);
      count += notes;
    }
    // The rest is inside an answer or beside a figure.
    expect(count).toBeGreaterThan(written / 2);
  });
}
