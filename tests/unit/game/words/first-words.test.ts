/** How a note begins, as its fold shows it. */
import { expect, test } from 'vitest';
import { firstWords } from '../../../../src/game/words/first-words.ts';

test('tags go, entities are letters, and spaces are single', () => {
  const html = '<p>Hoyle &amp; <i>Foster</i>\n  agree.</p>\n<p>They&#39;d say so.</p>';
  expect(firstWords(html, 80)).toBe('Hoyle & Foster agree. They’d say so.');
});

test('a longer text ends after a whole word', () => {
  expect(firstWords('<p>The base value is now 24.</p>', 12)).toBe('The base');
  expect(firstWords('<p>Schneiderfrei</p>', 5)).toBe('Schne');
});

test('a card is called by its name, without the sign that stands beside it for the eye', () => {
  const card =
    '<span class="inline-card"><svg viewBox="0 0 1 1" aria-hidden="true"><use href="#suit-H"></use></svg><span aria-hidden="true"><span class="terms-en">Q</span><span class="terms-de">D</span></span><i>queen of hearts</i></span>';
  expect(firstWords(`<p>The ${card} is lost.</p>`, 80)).toBe('The queen of hearts is lost.');
});
