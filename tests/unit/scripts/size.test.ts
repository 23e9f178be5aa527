import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { weighSite } from '../../../scripts/size/weigh.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vorhand-size-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function site(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return weighSite(folder);
}

const noise = (length: number) =>
  Array.from({ length }, (_, i) => (i * i * 7919).toString(36)).join(' ');

describe('a page with an island', () => {
  test('weighs the island, its renderer and all they import', async () => {
    const [page] = await site({
      'index.html': `<astro-island props="{&quot;a&quot;:[0,1]}" component-url="/_astro/Replay.js"
        renderer-url="/_astro/client.js"></astro-island>`,
      '_astro/Replay.js': `import{a}from"./shared.js";const later=()=>import("./solver.js")`,
      '_astro/client.js': `throw new Error("https://svelte.dev/e/lost")`,
      '_astro/shared.js': `new Worker(new URL("/_astro/worker.js",import.meta.url))`,
      '_astro/solver.js': noise(100),
      '_astro/worker.js': noise(1000),
    });
    expect(page).toMatchObject({ hasIsland: true, framework: ['_astro/client.js'] });
    expect(page?.script.gzip).toBeGreaterThan(3000);
    expect(page?.script.brotli).toBeGreaterThan(2000);
  });
});

describe('scripts loaded on demand', () => {
  const files = {
    'index.html': '<script type="module" src="/_astro/page.js"></script>',
    '_astro/page.js': `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["_astro/Panel.js","_astro/laws.js"])))=>i.map(i=>d[i]);
      const later=()=>load(()=>import("./Panel.js"),__vite__mapDeps([0,1]))`,
    '_astro/Panel.js': 'import"./laws.js"',
    '_astro/laws.js': noise(1000),
  };

  test('do not weigh when told so, nor what only they import', async () => {
    const [all] = await site(files);
    expect(all?.script.gzip).toBeGreaterThan(1000);
    const [page] = await weighSite(folder, (path) => path !== '_astro/Panel.js');
    expect(page?.script.gzip).toBeLessThan(500);
  });

  test('weigh on the pages that load them at once when their importer waits', async () => {
    await site({
      ...files,
      'own/index.html': '<script type="module" src="/_astro/Panel.js"></script>',
    });
    const [page, own] = await weighSite(folder, undefined, (path) =>
      path === '_astro/page.js' ? 'none' : 'all',
    );
    expect(page?.script.gzip).toBeLessThan(500);
    expect(own?.script.gzip).toBeGreaterThan(1000);
  });

  test('weigh as the heaviest where a page loads one of several', async () => {
    const one = '<script type="module" src="/_astro/choice.js"></script>';
    await site({
      'chapter/index.html': one,
      'own/index.html': one,
      '_astro/choice.js': `const rows={a:()=>import("./a.js"),b:()=>import("./b.js")}`,
      '_astro/a.js': noise(300),
      '_astro/b.js': 'import"./more.js"',
      '_astro/more.js': noise(1000),
    });
    const weighed = (choice: 'all' | 'one' | 'none') => weighSite(folder, undefined, () => choice);
    const [all, best, none] = await Promise.all(
      (['all', 'one', 'none'] as const).map(async (how) => (await weighed(how))[1]!.script.gzip),
    );
    const lighter = await weighSite(
      folder,
      (path) => path !== '_astro/a.js',
      () => 'all',
    );
    expect(best).toBe(lighter[1]?.script.gzip);
    expect(best).toBeLessThan(all!);
    expect(none).toBeLessThan(200);
    const [chapter, own] = await weighSite(folder, undefined, (_, page) =>
      page.startsWith('own/') ? 'one' : 'none',
    );
    expect(chapter?.script.gzip).toBe(none);
    expect(own?.script.gzip).toBe(best);
  });
});

describe('a page without', () => {
  test('shows the framework that it loads all the same', async () => {
    const [page] = await site({
      'index.html': '<script type="module" src="/_astro/page.js"></script>',
      '_astro/page.js': 'import"./runtime.js"',
      '_astro/runtime.js': '(window.__svelte??={}).v="5"',
    });
    expect(page).toMatchObject({ hasIsland: false, framework: ['_astro/runtime.js'] });
  });

  test('weighs script in the page, but not data', async () => {
    const [plain, scripted] = await site({
      'a.html': `<script type="application/json">${noise(100)}</script>`,
      'b.html': `<script>${noise(100)}</script>`,
    });
    expect(plain?.script.gzip).toBe(0);
    expect(scripted?.script.gzip).toBeGreaterThan(100);
  });

  test('weighs styles and the fonts they name', async () => {
    const [page] = await site({
      'chapters/1/index.html': '<link rel="stylesheet" href="/_astro/book.css">',
      '_astro/book.css': '@font-face{src:url(./book.woff2)format("woff2")}',
      '_astro/book.woff2': 'x'.repeat(500),
    });
    expect(page?.style.gzip).toBeGreaterThan(0);
    expect(page?.fonts).toBe(500);
  });

  test('counts at first a font that text waits for, and else one that the page asks for itself', async () => {
    const face = (name: string, display: string) =>
      `@font-face{font-display:${display};src:url(/_astro/${name}.woff2)}`;
    const html = (head: string) => `<link rel="stylesheet" href="/_astro/book.css">${head}`;
    const [plain, early] = await site({
      'a.html': html(''),
      'b.html': html('<link rel="preload" href="/_astro/late.woff2" as="font" crossorigin>'),
      '_astro/book.css': face('soon', 'swap') + face('late', 'optional'),
      '_astro/soon.woff2': 'x'.repeat(500),
      '_astro/late.woff2': 'x'.repeat(7000),
    });
    expect(plain?.first.requests).toBe(3);
    expect(early?.first.requests).toBe(4);
    expect((early?.first.bytes ?? 0) - (plain?.first.bytes ?? 0)).toBeGreaterThan(6900);
    expect(plain?.fonts).toBe(7500);
  });
});
