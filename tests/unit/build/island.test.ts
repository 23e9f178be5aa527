/** What Astro writes of a component’s properties stands in the page as plain data, for the short script. */
import { serializeProps } from 'astro/runtime/server/serialize.js';
import { expect, test, vi } from 'vitest';
import { hands } from '../../../src/book/hands.ts';
import { reviveAll } from '../../../src/build/pages/properties.ts';
import { ISLAND_HASH, ISLAND_SCRIPT } from '../../../src/build/short-island.ts';

// As it begins, the script makes itself known to the page.
const defined: string[] = [];
vi.stubGlobal('HTMLElement', EventTarget);
vi.stubGlobal('customElements', { define: (name: string) => defined.push(name) });
await import('../../../src/build/island.ts');

const METADATA = { displayName: 'Replay', hydrate: 'visible' };

/** Properties on their way into a page and out of it. */
function throughPage(props: Record<string, unknown>): Record<string, unknown> {
  const written = serializeProps(props, METADATA as never);
  return reviveAll(JSON.parse(written) as Parameters<typeof reviveAll>[0]);
}

test('every hand of the book comes to its figure as it is', () => {
  for (const hand of hands) {
    const props = { hand, start: 'deal', asks: ['t3'], told: undefined };
    expect(throughPage(props)).toEqual(props);
  }
});

test('a property that only Astro’s own script could read is refused, and not taken for another', () => {
  expect(() => throughPage({ seen: new Map([['V', 1]]) })).toThrow('no plain value');
});

test('it is an element by Astro’s name, short enough to stand in every page', () => {
  expect(defined).toEqual(['astro-island']);
  expect(ISLAND_SCRIPT).toContain('"astro-island"');
  expect(ISLAND_SCRIPT.length).toBeLessThan(1000);
  expect(ISLAND_HASH).toMatch(/^sha256-[\w+/]{43}=$/);
});
