/** The German book on paper keeps the German letters of cards. */
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { expect, test } from 'vitest';
import { leaveOut } from '../../../../src/site/editions/steps/leave-out.ts';

test('a leaf keeps the words of the edition’s own pack', () => {
  const leaf = h(
    'article',
    fromHtml(
      '<p>♣<span class="terms-en">J</span><span class="terms-de">B</span>' +
        '<span class="terms-gs">U</span> sticht</p>',
      { fragment: true },
    ).children,
  );
  leaveOut(leaf);
  expect(toHtml(leaf.children)).toBe('<p>♣B sticht</p>');
});
