import { readFileSync } from 'node:fs';
import { expect, test } from './support/test.ts';

/** A line of support/search-queries.txt. */
interface Query {
  readonly typed: string;
  /** `!` for the very first, a way to go; `?` for a guess that is called one. */
  readonly sign: string;
  /** The address wanted; null for what the book does not have. */
  readonly wanted: string | null;
}

const QUERIES = readFileSync('tests/browser/support/search-queries.txt', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('# '))
  .map((line): Query => {
    const [, typed = '', sign = '', wanted = ''] = /^(.+) => ([!?]?) ?(\S+)$/.exec(line) ?? [];
    if (typed === '') throw new Error(`search-queries.txt: ${line}`);
    return { typed, sign, wanted: wanted === 'nothing' ? null : wanted };
  });

test('what readers type finds its page among the first three', async ({ page }) => {
  test.slow();
  expect(QUERIES.length).toBeGreaterThan(100);
  await page.goto('/search/');
  const field = page.getByRole('searchbox');
  const list = page.locator('#search-found');
  const wrong: string[] = [];
  for (const { sign, typed, wanted } of QUERIES) {
    await field.fill(typed);
    // So that each is looked for on its own, however fast one follows the other.
    await expect(list).toHaveAttribute('data-answers', typed);
    const says = (await page.getByRole('status').textContent()) ?? '';
    const items = await list.locator(':scope > li').evaluateAll((all) =>
      all.slice(0, 3).map((item) => ({
        isWay: item.classList.contains('way'),
        // Its page, and the parts that are in sight.
        links: [...item.querySelectorAll('a')]
          .filter((link) => link.closest('details:not([open])') === null)
          .map((link) => link.getAttribute('href')),
      })),
    );
    const first = items.findIndex(({ links }) => links.includes(wanted));
    const fits =
      wanted === null
        ? /\bno\b|nothing/i.test(says)
        : sign === '!'
          ? first >= 0 && items[first]?.isWay === true && (first === 0 || /^\d+$/.test(typed))
          : first >= 0;
    const honest = says.includes('Looking for “') === (sign === '?');
    if (!fits || !honest)
      wrong.push(`${typed}: ${says} ${items.map(({ links }) => links[0]).join(' ')}`);
  }
  expect(wrong).toEqual([]);
});

test('words that say nothing are marked nowhere', async ({ page }) => {
  await page.goto('/search/?q=how+many+points+to+win+the+game');
  const marks = page.locator('#search-found mark');
  await expect(marks.first()).toBeVisible();
  const marked = (await marks.allTextContents()).flatMap(
    (text) => text.toLowerCase().match(/\w+/g) ?? [],
  );
  expect(marked.filter((word) => /^(?:how|many|to|the)$/.test(word))).toEqual([]);
});
