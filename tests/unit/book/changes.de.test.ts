/** The list of changes in the German edition: it is English, and says so. */
import { expect, test } from 'vitest';
import { CHANGES_PAGE } from '#edition/book/pages/changes.ts';
import { changesFeed } from '../../../src/book/changes-feed.ts';
import { VERSIONS } from '../../../src/book/changes.ts';

test('the feed is German, and each of its entries English', () => {
  const feed = changesFeed(VERSIONS, (address) => `/de${address}`);
  expect(feed).toMatch(/<feed [^>]*xml:lang="de">/u);
  expect(feed.match(/<entry xml:lang="en">/gu)).toHaveLength(VERSIONS.length);
});

test('the page says in German in which language the list is', () => {
  expect(CHANGES_PAGE.opening).toContain('auf Englisch');
});
