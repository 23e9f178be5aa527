/** Servers that render pages import the element with them. */
import { expect, test } from 'vitest';

test('the element can be imported where there are no elements, and does nothing there', async () => {
  expect(globalThis).not.toHaveProperty('HTMLElement');
  expect(globalThis).not.toHaveProperty('customElements');
  await import('../../../../../components/figure/embed/vorhand-hand.ts');
  expect(globalThis).not.toHaveProperty('customElements');
});
