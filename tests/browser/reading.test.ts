/** What a reader sees of a chapter with tables: in the strip, beside the text, at its end, on paper. */
import { liveFigure } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the strip of a Ramsch has all three counts, says who is to play, and opens for it @core', async ({
    page,
  }) => {
    await page.goto('/manual/ramsch/');
    const figure = await liveFigure(page, 'foster-21');
    const strip = (await figure.locator('.live').boundingBox())!;
    const counts = figure.getByRole('group', { name: 'Card points so far' });
    await expect(counts).toHaveText(/Vorhand\s*0\s*Mittelhand\s*17\s*Hinterhand\s*32/);
    const buttons = (await figure
      .getByRole('group', { name: 'Step through the hand' })
      .boundingBox())!;
    for (const count of await counts.locator('b').all()) {
      const { height, y } = (await count.boundingBox())!;
      expect(y).toBeGreaterThan(strip.y);
      expect(y + height).toBeLessThan(buttons.y + 4);
    }
    await figure.getByRole('button', { name: 'Your card' }).tap();
    await expect(figure).toHaveAttribute('data-open', '');
    await expect(figure.getByRole('button', { name: 'Play the 10 of clubs' })).toBeInViewport();
  });

  test('what the Tab key reaches, and the end of the page, are not below the strip', async ({
    page,
  }) => {
    await page.goto('/manual/ramsch/');
    const figure = await liveFigure(page, 'foster-21');
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    const strip = (await figure.locator('.live').boundingBox())!;
    const question = page.getByRole('link', { name: 'Play it at the table' }).first();
    while (!(await question.evaluate((link) => link === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
    const link = (await question.boundingBox())!;
    expect(link.y + link.height).toBeLessThanOrEqual(strip.y);
    await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
    });
    const foot = (await page.locator('.colophon').boundingBox())!;
    expect(foot.y + foot.height).toBeLessThanOrEqual(strip.y + 1);
  });

  test('before the first trick the strip shows the cards that the text speaks of', async ({
    page,
  }) => {
    await page.goto('/manual/the-simple-game/');
    const figure = await liveFigure(page, 'foster-01');
    await page.locator('.prose a.at[href="#foster-01/layout"]').tap();
    const box = (await figure.locator('.live').boundingBox())!;
    const seen = figure.locator('.seat .card:visible, .skat .card:visible');
    await expect(seen).toHaveCount(12);
    for (const card of await seen.all()) {
      const { height, y } = (await card.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(box.y + box.height);
    }
  });

  test('with the tricks what was said to an answer makes room for them', async ({ page }) => {
    await page.goto('/manual/the-simple-game/');
    const figure = await liveFigure(page, 'foster-01');
    await page.getByRole('link', { name: 'Play it at the table' }).tap();
    await figure.getByRole('button', { name: 'Play the king of diamonds' }).tap();
    const said = figure.getByRole('region', { name: 'Your card first' });
    await expect(said).toContainText('60 points, and loses');
    await figure.getByRole('tab', { name: 'Tricks' }).tap();
    await expect(said).toBeHidden();
    await figure.getByRole('tab', { name: 'Comment' }).tap();
    await expect(said).toBeVisible();
  });
});

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('a folded note says how it begins, in a whole phrase, within the column', async ({
    page,
  }) => {
    await page.goto('/manual/the-simple-game/');
    await liveFigure(page, 'foster-01');
    const column = (await page.locator('.prose').boundingBox())!;
    // Notes of a section without a hand stand in the margin, unfolded.
    const folds = page.locator('.prose > .note:not([data-in-margin]) summary');
    await expect(folds).not.toHaveCount(0);
    for (const fold of await folds.all()) {
      await expect(fold.locator('.begins')).toHaveText(/\S+ \S+/);
      const box = (await fold.boundingBox())!;
      // Three lines at most.
      expect(box.height).toBeLessThan(80);
      expect(box.x + box.width).toBeLessThanOrEqual(column.x + column.width + 1);
    }
  });

  test('the end of the page leaves the table whole', async ({ page }) => {
    // High enough for text about the hand to be read beside the end of the page.
    await page.setViewportSize({ width: 1366, height: 1300 });
    await page.goto('/manual/ramsch/');
    await liveFigure(page, 'foster-22');
    await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
    });
    const table = (await page.locator('figure[data-beside] .live').boundingBox())!;
    const foot = (await page.locator('.colophon').boundingBox())!;
    expect(foot.x + foot.width).toBeLessThanOrEqual(table.x);
  });

  test('no last line of a paragraph is stretched once the page has been read', async ({ page }) => {
    await page.goto('/manual/the-simple-game/');
    await liveFigure(page, 'foster-01');
    const stretched = await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, 80));
      }
      const range = document.createRange();
      return [...document.querySelectorAll('.prose > p')].flatMap((paragraph) => {
        const words: { readonly word: string; readonly box: DOMRect }[] = [];
        const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
          for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            words.push({ word, box: range.getBoundingClientRect() });
          }
        }
        const bottom = words.at(-1)?.box.bottom ?? 0;
        const line = words.filter(({ box }) => Math.abs(box.bottom - bottom) < 5);
        const gap = line.some(({ box }, at) => at > 0 && box.left - line[at - 1]!.box.right > 60);
        return gap ? [line.map(({ word }) => word).join(' ')] : [];
      });
    });
    expect(stretched).toEqual([]);
  });
});

test('on paper a hand is printed whole, though its question is still open', async ({ page }) => {
  await page.goto('/manual/the-simple-game/');
  const figure = await liveFigure(page, 'foster-01');
  await expect(figure.locator('.printed')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(figure.locator('.printed')).toBeVisible();
  await expect(figure.locator('.printed table')).toBeVisible();
});
