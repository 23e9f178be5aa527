/** A sentence in another language than its page is found, unless it says which it is in. */
import { expect, test } from 'vitest';
import { inOtherLanguage } from '../../../scripts/html/other-language.ts';

const page = (language: string, body: string): string =>
  `<!doctype html><html lang="${language}"><body>${body}</body></html>`;

test.each([
  ['de', '<p>Du hast den Stich.</p><p>You have the trick, and it is yours.</p>', 1],
  ['de', '<p>Du hast den Stich. This is the last of the tricks.</p>', 1],
  ['de', '<button aria-label="Show the whole of it">…</button>', 1],
  ['de', '<p lang="en">You have the trick, and it is yours.</p>', 0],
  ['de', '<p>In <cite lang="en">The Laws of the Game</cite> steht es anders als hier.</p>', 0],
  ['de', '<script>const text = "this is the end of it";</script>', 0],
  ['en', '<p>Das ist nicht der letzte Stich.</p>', 1],
  ['en', '<p>Players say <i lang="de">wer nicht wagt, der nicht gewinnt</i> of it.</p>', 0],
  ['en', '<p>Read on in Skat heute, or in the laws of the order.</p>', 0],
])('a page in %s with %s has %i', (language, body, found) => {
  expect(inOtherLanguage(page(language, body))).toHaveLength(found);
});
