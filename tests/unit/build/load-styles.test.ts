/** What a part that is loaded later waits for: the one file of its styles, asked for again after a failure. */
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { loadStyles } from '../../../src/build/load-styles.ts';

type Preload = <Part>(load: () => Promise<Part>) => Promise<Part>;

/** The `<link>` to the styles of what comes later; `sheet` is null until it is loaded. */
class Link {
  sheet: object | null = null;
  rel = '';
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
}

/** A page in which the helper runs. */
function openPage(hasLink = true): Page {
  const page: Page = {
    links: [],
    told: [],
    preload: () => Promise.reject(new Error('not run')),
  };
  if (hasLink) page.links.push(new Link(page));
  const window: { preload?: Preload; [name: string]: unknown } = {
    document: { querySelector: () => page.links.at(-1) ?? null },
    dispatchEvent: ({ type }: Event) => page.told.push(type),
    Event,
  };
  runInNewContext(code.replace('export const __vitePreload', 'preload'), window);
  return { ...page, preload: window.preload! };
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
    const { preload } = openPage(false);
    expect(await preload(part().load)).toBe('the part');
  });

  test('has the styles asked for with the first, and waits for them', async () => {
    const { links, preload } = openPage();
    const { asked, load } = part();
    let came = '';
    const coming = preload(load).then((loaded) => (came = loaded));
    await new Promise(setImmediate);
    expect(asked.times).toBe(1);
    expect(came).toBe('');
    expect(links.map(({ rel }) => rel)).toEqual(['', 'stylesheet']);
    links[1]!.onload!();
    expect(await coming).toBe('the part');
    expect(await preload(part().load)).toBe('the part');
    expect(links).toHaveLength(2);
  });

  test('does not come without them, and both are asked for anew at the next press', async () => {
    const { links, preload, told } = openPage();
    const { load } = part();
    const failing = preload(load);
    links[1]!.onerror!();
    await expect(failing).rejects.toThrow('/styles.css');
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
