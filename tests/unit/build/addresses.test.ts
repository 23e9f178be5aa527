import { compile } from 'svelte/compiler';
import { describe, expect, test } from 'vitest';
import { baseInHtml } from '../../../src/build/addresses/in-html.ts';
import { baseInSvelte } from '../../../src/build/addresses/in-svelte.ts';

describe('in a page', () => {
  test.each([
    ['a link', '<a class="a" href="/hands/">', '<a class="a" href="/vorhand/hands/">'],
    ['a link without quotes', '<a href=/hands/>', '<a href=/vorhand/hands/>'],
    [
      'a link with a sign in it',
      `<a title='1 > 0' href='/hands/'>`,
      `<a title='1 > 0' href='/vorhand/hands/'>`,
    ],
    ['a form', '<form action="/search/">', '<form action="/vorhand/search/">'],
    ['a script', '<script src="/x.js"></script>', '<script src="/vorhand/x.js"></script>'],
    [
      'a picture in two sizes',
      '<img srcset="/a.png 1x, /b.png 2x">',
      '<img srcset="/vorhand/a.png 1x, /vorhand/b.png 2x">',
    ],
    [
      'the way on',
      '<meta http-equiv="refresh" content="0; url=/hands/">',
      '<meta http-equiv="refresh" content="0; url=/vorhand/hands/">',
    ],
  ])('%s gets the base', (_, html, under) => {
    expect(baseInHtml(html, '/vorhand/')).toBe(under);
    expect(baseInHtml(html, '/')).toBe(html);
  });

  test.each([
    ['a file of the bundler', '<script src="/vorhand/_astro/x.js"></script>'],
    ['a fragment', '<a href="#p84">'],
    ['another host', '<a href="https://example.org/">'],
    ['what a script holds', `<script>const a = '<a href="/hands/">';</script>`],
    ['a comment', '<!-- <a href="/hands/"> -->'],
    ['text', '<p>Write href="/hands/" there.</p>'],
    ['what a script takes from the page', '<button data-copies="/hands/">'],
    ['what a component is given', '<astro-island props="{&quot;href&quot;:&quot;/hands/&quot;}">'],
    ['a sentence', '<meta name="description" content="/hands/ and more">'],
  ])('%s stays as it is', (_, html) => {
    expect(baseInHtml(html, '/vorhand/')).toBe(html);
  });
});

describe('in a component', () => {
  const based = (source: string) => baseInSvelte(source, './in-book.ts');

  test.each([
    ['written out', '<a href="/kept/">', '<a href={__inBook(`/kept/`)}>'],
    ['in parts', '<a href="/practice/{id}/">', '<a href={__inBook(`/practice/${id}/`)}>'],
    ['computed', '<a href={way(id)}>', '<a href={__inBook(way(id))}>'],
    ['by its name alone', '<a {href}>', '<a href={__inBook(href)}>'],
    ['begun by what is computed', '<a href="{page}#top">', '<a href={__inBook(`${page}#top`)}>'],
    [
      'in a branch',
      '{#if id}<b><a href="/kept/">A</a></b>{/if}',
      '{#if id}<b><a href={__inBook(`/kept/`)}>A</a></b>{/if}',
    ],
  ])('an address %s goes through the one function', (_, markup, expected) => {
    const close = markup.startsWith('<a') ? '</a>' : '';
    const source = `<script lang="ts">\n  const id = 'a';\n</script>\n${markup}${close}`;
    const made = based(source);
    expect(made).toContain(`${expected}${close}`);
    expect(made).toContain(
      `<script lang="ts">import { inBook as __inBook } from "./in-book.ts";\n`,
    );
    expect(() => compile(made, { generate: 'client' })).not.toThrow();
  });

  test('one without a script gets one', () => {
    expect(based('<a href="/kept/">Kept</a>')).toMatch(/^<script>import .*<\/script>\n<a href=\{/);
  });

  test.each([
    ['a fragment', '<a href="#top">Top</a>'],
    ['another host', '<a href="https://example.org/">There</a>'],
    ['what another component is given', '<Way href="/kept/" />'],
    ['a class', '<p class="/">/</p>'],
  ])('%s stays as it is', (_, source) => {
    expect(based(source)).toBe(source);
  });

  test('attributes that nobody can see are refused', () => {
    expect(() => based('<a {...rest}>Kept</a>')).toThrow('its address must be an attribute');
  });
});
