import { describe, expect, test } from 'vitest';
import { baseInHtml } from '../../../src/build/addresses/in-html.ts';

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
