import { readFileSync } from 'node:fs';
import { expect, test } from './support/test.ts';

/** A line of support/search-queries.txt, or of another table like it. */
interface Query {
  readonly typed: string;
  /** `!` for the very first, a way to go; `1` for the very first page; `?` for a guess that is called one. */
  readonly sign: string;
  /** The address wanted; null for what the book does not have. */
  readonly wanted: string | null;
}

/** A table of queries with the edition that is asked, and what it says. */
interface QueryTable {
  readonly file: string;
  readonly base: '' | '/de';
  /** How many queries it has at least. */
  readonly least: number;
  /** Of what the book does not have. */
  readonly saysNothing: RegExp;
  /** Before the word that is looked for in place of another. */
  readonly saysInstead: string;
}

const TABLES: readonly QueryTable[] = [
  {
    file: 'search-queries.txt',
    base: '',
    least: 100,
    saysNothing: /\bno\b|nothing/i,
    saysInstead: 'Looking for “',
  },
  {
    file: 'search-queries.de.txt',
    base: '/de',
    least: 50,
    saysNothing: /\bnicht\b|nichts/i,
    saysInstead: 'Gesucht wird „',
  },
];

const readQueries = (file: string): Query[] =>
  readFileSync(`tests/browser/support/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))
    .map((line): Query => {
      const [, typed = '', sign = '', wanted = ''] = /^(.+) => ([!?1]?) ?(\S+)$/.exec(line) ?? [];
      if (typed === '') throw new Error(`${file}: ${line}`);
      return { typed, sign, wanted: wanted === 'nothing' ? null : wanted };
    });

for (const { base, file, least, saysInstead, saysNothing } of TABLES) {
  test(`what readers type finds its page among the first three: ${file}${base === '' ? '' : ' @core'}`, async ({
    page,
  }) => {
    test.slow();
    const queries = readQueries(file);
    expect(queries.length).toBeGreaterThan(least);
    await page.goto(`${base}/search/`);
    const field = page.getByRole('searchbox');
    const list = page.locator('#search-found');
    const wrong: string[] = [];
    for (const { sign, typed, wanted } of queries) {
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
      const first = items.findIndex(({ links }) => links.includes(`${base}${wanted ?? ''}`));
      const fits =
        wanted === null
          ? saysNothing.test(says)
          : sign === '!'
            ? first >= 0 && items[first]?.isWay === true && (first === 0 || /^\d+$/.test(typed))
            : sign === '1'
              ? first === 0
              : first >= 0;
      const honest = says.includes(saysInstead) === (sign === '?');
      if (!fits || !honest)
        wrong.push(`${typed}: ${says} ${items.map(({ links }) => links[0]).join(' ')}`);
    }
    expect(wrong).toEqual([]);
  });
}

test('words that say nothing are marked nowhere', async ({ page }) => {
  await page.goto('/search/?q=how+many+points+to+win+the+game');
  const marks = page.locator('#search-found mark');
  await expect(marks.first()).toBeVisible();
  const marked = (await marks.allTextContents()).flatMap(
    (text) => text.toLowerCase().match(/\w+/g) ?? [],
  );
  expect(marked.filter((word) => /^(?:how|many|to|the)$/.test(word))).toEqual([]);
});
