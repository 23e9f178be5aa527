/** How a note begins, as its fold shows it. */
import { expect, test } from 'vitest';
import { firstPhrase } from '../../../../src/game/words/first-phrase.ts';

test('tags go, entities are letters, and spaces are single', () => {
  const html = '<p>Hoyle &amp; <i>Foster</i>\n  agree.</p>\n<p>They&#39;d say so.</p>';
  expect(firstPhrase(html, 80)).toBe('Hoyle & Foster agree. They’d say so.');
});

test('a longer text ends with its last whole clause', () => {
  const html =
    '<p>Hoyle’s rule is the same, but he counts four jacks; so does Eichhorn, of course.</p>';
  expect(firstPhrase(html, 60)).toBe('Hoyle’s rule is the same, but he counts four jacks');
  expect(firstPhrase('<p>With one jack you lose. With two you may win more often.</p>', 40)).toBe(
    'With one jack you lose.',
  );
});

test('a clause may end with a German quotation', () => {
  const html = '<p>Hoyle schreibt „Karo sticht nicht“ und meint damit alle drei Farben.</p>';
  expect(firstPhrase(html, 50)).toBe('Hoyle schreibt „Karo sticht nicht“');
});

test('a text without a clause that is long enough ends after a whole word, with an ellipsis', () => {
  expect(firstPhrase('<p>The base value is now 24.</p>', 12)).toBe('The base…');
  expect(firstPhrase('<p>So, the base value of a Grand is now 24 points.</p>', 30)).toBe(
    'So, the base value of a Grand…',
  );
  expect(firstPhrase('<p>Schneiderfrei</p>', 5)).toBe('Schne…');
});

test('a card is called by its name, without the sign that stands beside it for the eye', () => {
  const card =
    '<span class="inline-card"><svg viewBox="0 0 1 1" aria-hidden="true"><use href="#suit-H"></use></svg><span aria-hidden="true"><span class="terms-en">Q</span><span class="terms-de">D</span></span><i>queen of hearts</i></span>';
  expect(firstPhrase(`<p>The ${card} is lost.</p>`, 80)).toBe('The queen of hearts is lost.');
});
