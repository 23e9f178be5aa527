/** What is done to the built pages changes what a browser loads and when, and nothing that it shows. */
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, test } from 'vitest';
import { figureLast, placeStyles } from '../../../src/build/pages/place-styles.ts';
import { readSheet, splitSheet } from '../../../src/build/pages/read-styles.ts';
import { exportOf, reach } from '../../../src/build/pages/reach.ts';
import type { Chunk } from '../../../src/build/pages/reach.ts';
import { neededScopes, shortenScopes } from '../../../src/build/pages/scopes.ts';
import { slim } from '../../../src/build/pages/slim.ts';
import { isOfDirective, whenToWake } from '../../../src/build/pages/when-to-wake.ts';
import { ISLAND_SCRIPT } from '../../../src/build/short-island.ts';

describe('a style sheet', () => {
  test.each([
    ['.a.svelte-1x{color:red}.b.svelte-1x,.c.svelte-2y{color:red}', ['svelte-1x', 'svelte-2y']],
    ['p[data-astro-cid-abc]{margin:0}', ['data-astro-cid-abc']],
    ['@media print{.a.svelte-1x:is(p,b){color:red}}', ['svelte-1x']],
    [
      '@keyframes svelte-1x-in{0%,to{opacity:0}}.a.svelte-1x{animation:svelte-1x-in 1s}',
      ['svelte-1x'],
    ],
  ])('of marked elements alone is known by the marks: %s', (css, scopes) => {
    expect(readSheet(css).scopes).toEqual(scopes);
  });

  test.each([
    ['.a.svelte-1x,.button{color:red}'],
    ['@font-face{font-family:x}p{margin:0}'],
    [':root{--a:1}'],
  ])('for more than marked elements is for every page that has it: %s', (css) => {
    expect(readSheet(css).scopes).toBeNull();
  });
});

test('a sheet that joins components comes apart into what each has', () => {
  const css =
    '@layer base,book;@layer book{p{margin:0}}.a.svelte-1x{color:red}@media print{.b.svelte-1x{content:"}"}}' +
    '.c.svelte-2y{color:red}@layer base{p{margin:1px}}:root{--a:url(a;b.svg)}';
  expect(splitSheet(css)).toEqual([
    '@layer base,book;@layer book{p{margin:0}}',
    '.a.svelte-1x{color:red}@media print{.b.svelte-1x{content:"}"}}',
    '.c.svelte-2y{color:red}',
    '@layer base,book;@layer base{p{margin:1px}}:root{--a:url(a;b.svg)}',
  ]);
});

test('a style comes first where the page, or a script it has, shows what it is for; else later', () => {
  const sheets = Object.entries({
    global: '.button{color:red}',
    shown: '.a.svelte-1x{color:red}',
    soon: '.a.svelte-2y{color:red}',
    later: '.a.svelte-2z{color:red}',
    never: '.a.svelte-3z{color:red}',
  }).map(([name, css]) => [name, readSheet(css)] as const);
  const atOnce = 't=`<p class="svelte-2y">`';
  const scripts = [atOnce, 't=`<p class="svelte-2z">`'];
  const placed = placeStyles('<p class="a svelte-1x">', [atOnce], scripts, sheets);
  expect(placed).toEqual({ first: ['global', 'shown', 'soon'], later: ['later'] });
});

test('what all pages with a figure have holds against what a page has beside it', () => {
  const pages = [
    ['base', 'figure', 'deal', 'hand'],
    ['chapter', 'base', 'figure', 'deal', 'hand-index'],
  ];
  expect(figureLast(pages[0]!, pages)).toEqual(['hand', 'base', 'figure', 'deal']);
  expect(figureLast(pages[1]!, pages)).toEqual(['chapter', 'hand-index', 'base', 'figure', 'deal']);
});

describe('a component of a page', () => {
  const island = (directive: string, value: unknown): string =>
    `<astro-island ssr client="${directive}" opts="${JSON.stringify({ name: 'Room', value }).replaceAll('"', '&quot;')}">`;

  test('lives as soon as it can, in sight, or near that, as its page says', () => {
    expect(whenToWake(island('load', true))).toBe('<astro-island ssr>');
    expect(whenToWake(island('visible', true))).toBe('<astro-island ssr near="0px">');
    expect(whenToWake(island('visible', { rootMargin: '300px' }))).toBe(
      '<astro-island ssr near="300px">',
    );
  });

  test('is not built where it is to live by a directive that its script does not know', () => {
    expect(() => whenToWake(island('media', '(width > 1px)'))).toThrow('media');
  });

  test('does without Astro’s own scripts for that', async () => {
    for (const { default: script } of await Promise.all([
      import('../../../node_modules/astro/dist/runtime/client/load.prebuilt.js'),
      import('../../../node_modules/astro/dist/runtime/client/visible.prebuilt.js'),
    ])) {
      expect(isOfDirective(script as string)).toBe(true);
    }
    expect(isOfDirective(ISLAND_SCRIPT)).toBe(false);
  });
});

describe('the scripts of a page', () => {
  const chunk = (imports: string[], dynamicImports: string[] = [], code = ''): Chunk => ({
    code,
    dynamicImports,
    imports,
  });
  const chunks = new Map([
    ['page.js', chunk(['core.js'], ['later.js'])],
    ['later.js', chunk(['core.js', 'part.js'])],
    ['part.js', chunk([])],
    ['core.js', chunk(['page.js'])],
    ['Figure.js', chunk(['core.js'], [], 'import{t as e}from"./core.js";export{e as default};')],
    ['Short.js', chunk(['core.js'], [], 'export{$ as default}from"./core.js";\n')],
  ]);

  test('are those it names and all they import, each once, even in a circle', () => {
    expect(reach(chunks, ['page.js', 'gone.js'], 'at once')).toEqual(['page.js', 'core.js']);
    expect(reach(chunks, ['page.js'], 'ever').toSorted()).toEqual([
      'core.js',
      'later.js',
      'page.js',
      'part.js',
    ]);
  });

  test('are asked for where they are, and not by way of a script that only gives them on', () => {
    expect(exportOf(chunks, 'Figure.js')).toEqual(['core.js', 't']);
    expect(exportOf(chunks, 'Short.js')).toEqual(['core.js', '$']);
    expect(exportOf(chunks, 'page.js')).toEqual(['page.js', 'default']);
    expect(exportOf(chunks, 'gone.js')).toEqual(['gone.js', 'default']);
  });
});

/** The attribute as a browser reads it. */
function readProps(html: string): string {
  const [, value = ''] = /props='([^']*)'/.exec(html) ?? [];
  return value.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

describe('a slimmer page', () => {
  test('keeps Svelte’s notes in what comes to life, and leaves them out of the rest', () => {
    expect(
      slim(
        '<p><!--[--><b>1</b><!--]--><!-- kept --></p><astro-island ssr><!--[-1--><i></i><!--]--></astro-island><!---->',
      ),
    ).toBe(
      '<p><b>1</b><!-- kept --></p><astro-island ssr><!--[-1--><i></i><!--]--></astro-island>',
    );
  });

  test('has the tables of printed play in fewer letters, of which HTML makes the same', () => {
    const tricks =
      '<table class="printed-tricks"><caption class="for the ear">The play</caption><thead><tr><th scope="col">Trick</th><th scope="col"><abbr title="a/b/">V</abbr></th></tr></thead>' +
      '<tbody><tr id="foster-13/low-ruff/t1"><th scope="row">1</th><td id="foster-13/t1.1" class="won led">J</td></tr>' +
      '<tr class="notes-row"><td colspan="2"><details><summary>Instead</summary><table><tbody><tr><td>K</td></tr></tbody></table></details></td></tr></tbody>' +
      '<tbody><tr><th scope="row">2</th><td></td></tr></tbody></table><p id="a/">It breaks off.</p>';
    const page = `<p class="a">A</p><noscript>${tricks}</noscript>`;
    const slimmed = slim(page);
    const of = (html: string): string => toHtml(fromHtml(html, { fragment: true }));
    expect(of(slimmed)).toBe(of(page));
    expect(slimmed.length).toBeLessThan(page.length - 100);
    expect(slimmed).toContain('<p class="a">A</p>');
  });

  test('has the properties of a component as plain data', () => {
    const props = `{&quot;a&quot;:[0,&quot;it's &amp;quot;so&amp;quot; > that&quot;],&quot;b&quot;:[1,[[0,1],[0,null]]]}`;
    const slimmed = slim(`<astro-island props="${props}" ssr></astro-island>`);
    expect(JSON.parse(readProps(slimmed))).toEqual({
      a: `it's &quot;so&quot; > that`,
      b: [1, null],
    });
    expect(slimmed.length).toBeLessThan(props.length + 40);
  });

  test('has the marks alone that a rule may look for', () => {
    const needed = neededScopes([
      'td[data-astro-cid-a],.won.led[data-astro-cid-a]:hover,b:has(i.in[data-astro-cid-a]){margin:0}',
      '[data-astro-cid-b]{margin:0}@media print{:is(p,i)[data-astro-cid-c]>u[data-astro-cid-a]{margin:0}}',
    ]);
    expect(
      needed(
        '<td data-astro-cid-a><p class="led" data-astro-cid-a><p class="won" title="a > b" data-astro-cid-a>',
      ),
    ).toBe('<td data-astro-cid-a><p class="led"><p class="won" title="a > b" data-astro-cid-a>');
    expect(needed('<i class="in" data-astro-cid-a data-astro-cid-d>')).toBe(
      '<i class="in" data-astro-cid-a>',
    );
    expect(needed('<path d="M0Z" data-astro-cid-d=""><u class="won" data-astro-cid-a="">')).toBe(
      '<path d="M0Z"><u class="won" data-astro-cid-a="">',
    );
    expect(needed('<u data-astro-cid-a><s data-astro-cid-b><s data-astro-cid-c>')).toBe(
      '<u data-astro-cid-a><s data-astro-cid-b><s data-astro-cid-c>',
    );
  });

  test('has shorter marks, which stay apart', () => {
    const page = '<p data-astro-cid-abcde12 data-astro-cid-abcxy12>';
    const short = shortenScopes([page, 'b[data-astro-cid-zzzz]{}']);
    expect(short(page)).toBe('<p data-0bcd data-0bcx>');
    expect(short('b[data-astro-cid-zzzz]{}')).toBe('b[data-5zzz]{}');
  });
});
