/** What waits for the styles of a part that is loaded later: once each, and again after a failure. */
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { loadStyles } from '../../../src/build/load-styles.ts';

interface Link {
  rel: string;
  href: string;
  onload: () => void;
  onerror: () => void;
  remove: () => void;
}

type Preload = <Part>(load: () => Promise<Part>, files?: readonly string[]) => Promise<Part>;

/** A page with these style sheets in its head, and the helper that runs in it. */
function openPage(...styles: readonly string[]) {
  const head = styles.map((href) => ({ rel: 'stylesheet', href }) as Link);
  const document = {
    querySelector: (selector: string) =>
      head.find(({ href, rel }) => selector === `link[rel=${rel}][href="${href}"]`) ?? null,
    createElement: () => {
      const link = { remove: () => head.splice(head.indexOf(link), 1) } as unknown as Link;
      return link;
    },
    head: { append: (link: Link) => head.push(link) },
  };
  const told: string[] = [];
  const dispatchEvent = ({ type }: Event) => told.push(type);
  const window: { preload?: Preload; [name: string]: unknown } = { document, dispatchEvent, Event };
  runInNewContext(codeAt('/book/').replace('export const __vitePreload', 'preload'), window);
  return { head, preload: window.preload!, told };
}

/** What the plug-in puts in the place of Vite's helper on a site at `base`. */
function codeAt(base: string, id = '\0vite/preload-helper.js'): string {
  const plugin = loadStyles() as unknown as {
    configResolved: (config: { base: string }) => void;
    load: (id: string) => { code: string } | null;
  };
  plugin.configResolved({ base });
  return plugin.load(id)?.code ?? '';
}

const hrefs = (head: readonly Link[]): string[] => head.map(({ href }) => href);

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
  test('comes at once when it has no style of its own', async () => {
    const { head, preload } = openPage();
    expect(await preload(part().load)).toBe('the part');
    expect(await preload(part().load, [])).toBe('the part');
    expect(head).toEqual([]);
  });

  test('comes at once when the page has its style, which is not asked for again', async () => {
    const { head, preload } = openPage('/book/_astro/menu.css');
    expect(await preload(part().load, ['_astro/menu.css'])).toBe('the part');
    expect(hrefs(head)).toEqual(['/book/_astro/menu.css']);
  });

  test('waits for every style that the page has not', async () => {
    const { head, preload } = openPage('/book/_astro/menu.css');
    const { asked, load } = part();
    const coming = preload(load, ['_astro/menu.css', '_astro/a.css', '_astro/b.css']);
    await Promise.resolve();
    expect(hrefs(head)).toEqual([
      '/book/_astro/menu.css',
      '/book/_astro/a.css',
      '/book/_astro/b.css',
    ]);
    head[1]!.onload();
    await new Promise(setImmediate);
    expect(asked.times).toBe(0);
    head[2]!.onload();
    expect(await coming).toBe('the part');
    expect(asked.times).toBe(1);
  });

  test('shares a style on its way with another part', async () => {
    const { head, preload } = openPage();
    const both = Promise.all([
      preload(part().load, ['_astro/a.css']),
      preload(part().load, ['_astro/a.css']),
    ]);
    expect(head).toHaveLength(1);
    head[0]!.onload();
    expect(await both).toEqual(['the part', 'the part']);
  });

  test('is not loaded without its style, and both are asked for anew at the next press', async () => {
    const { head, preload, told } = openPage();
    const { asked, load } = part();
    const failing = preload(load, ['_astro/a.css']);
    head[0]!.onerror();
    await expect(failing).rejects.toThrow('/book/_astro/a.css');
    expect(head).toEqual([]);
    expect(asked.times).toBe(0);
    // The page may be of an older version than the host.
    expect(told).toEqual(['vorhand-missing']);

    const again = preload(load, ['_astro/a.css']);
    expect(hrefs(head)).toEqual(['/book/_astro/a.css']);
    head[0]!.onload();
    expect(await again).toBe('the part');
  });
});

test('no other module is touched', () => {
  expect(codeAt('/', '\0vite/modulepreload-polyfill.js')).toBe('');
});
