/** What a part that is loaded later waits for: the one file of its styles, asked for again after a failure. */
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { loadStyles } from '../../../src/build/load-styles.ts';

type Preload = <Part>(load: () => Promise<Part>) => Promise<Part>;

/** The `<link>` to the styles of what comes later; `sheet` is null until it is loaded. */
class Link {
  sheet: object | null = null;
  href = '/styles.css';
  onload?: () => void;
  onerror?: () => void;
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  cloneNode(): Link {
    return new Link(this.page);
  }
  replaceWith(link: Link): void {
    this.page.links.push(link);
  }
}

interface Page {
  readonly links: Link[];
  readonly preload: Preload;
  /** What the page was told. */
  readonly told: string[];
  /** All that the page loads by itself is there, or has failed. */
  settle: () => void;
}

/** A page in which the helper runs, still loading or all there. */
function openPage(readyState: 'loading' | 'complete', hasLink = true): Page {
  const page: Page = {
    links: [],
    told: [],
    settle: () => undefined,
    preload: () => Promise.reject(new Error('not run')),
  };
  if (hasLink) page.links.push(new Link(page));
  const window: { preload?: Preload; [name: string]: unknown } = {
    document: { readyState, querySelector: () => page.links.at(-1) ?? null },
    addEventListener: (_: string, listener: () => void) => {
      page.settle = listener;
    },
    dispatchEvent: ({ type }: Event) => page.told.push(type),
    Event,
  };
  runInNewContext(code.replace('export const __vitePreload', 'preload'), window);
  return {
    ...page,
    preload: window.preload!,
    settle: () => {
      page.settle();
    },
  };
}

/** What the plug-in puts in the place of a module. */
function loaded(id: string): string {
  const plugin = loadStyles() as unknown as { load: (id: string) => { code: string } | null };
  return plugin.load(id)?.code ?? '';
}
const code = loaded('\0vite/preload-helper.js');

/** The part that is loaded, and how often it was asked for. */
function part() {
  const asked = { times: 0 };
  const load = (): Promise<string> => {
    asked.times += 1;
    return Promise.resolve('the part');
  };
  return { asked, load };
}

describe('a part that is loaded later', () => {
  test('comes at once in a page without such styles', async () => {
    const { preload } = openPage('loading', false);
    expect(await preload(part().load)).toBe('the part');
  });

  test('comes at once when the styles are there', async () => {
    const { links, preload } = openPage('loading');
    links[0]!.sheet = {};
    expect(await preload(part().load)).toBe('the part');
    expect(await preload(part().load)).toBe('the part');
    expect(links).toHaveLength(1);
  });

  test('waits for styles that are on their way', async () => {
    const { links, preload, settle } = openPage('loading');
    const { asked, load } = part();
    const coming = preload(load);
    await new Promise(setImmediate);
    expect(asked.times).toBe(0);
    links[0]!.sheet = {};
    settle();
    expect(await coming).toBe('the part');
    expect(links).toHaveLength(1);
  });

  test('asks again for styles that did not come with the page', async () => {
    const { links, preload, settle } = openPage('loading');
    const coming = preload(part().load);
    settle();
    expect(links).toHaveLength(2);
    links[1]!.onload!();
    expect(await coming).toBe('the part');
  });

  test('is not loaded without them, and both are asked for anew at the next press', async () => {
    const { links, preload, told } = openPage('complete');
    const { asked, load } = part();
    const failing = preload(load);
    links[1]!.onerror!();
    await expect(failing).rejects.toThrow('/styles.css');
    expect(asked.times).toBe(0);
    // The page may be of an older version than the host.
    expect(told).toEqual(['vorhand-missing']);

    const again = preload(load);
    links[2]!.onload!();
    expect(await again).toBe('the part');
  });
});

test('no other module is touched', () => {
  expect(loaded('\0vite/modulepreload-polyfill.js')).toBe('');
});
