/** What old readers of e-books need: plain values, a short page of contents, words that are outlines. */
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { expect, test } from 'vitest';
import { makeNav } from '../../../../src/site/editions/epub/navigation.ts';
import { tablePicture } from '../../../../src/site/editions/epub/pictures.ts';
import { withPlainValues } from '../../../../src/site/editions/epub/plain-values.ts';
import { setHands } from '../../../../src/site/editions/steps/hands.ts';
import { readHand } from '../../game/replay/book-hands.ts';

test('styles have plain values in the place of the book’s variables, and none that is set nowhere', () => {
  const css =
    ':root{--a:1em;--b:calc(2 * var(--a))}.x{margin:var(--a) var(--b);color:var(--none);top:var(--none, 3px)}' +
    '.y{--own:4px;left:var(--own)}';
  expect(withPlainValues(css).replaceAll(/\s+/g, '')).toBe(
    '.x{margin:1emcalc(2*1em);top:3px}.y{--own:4px;left:var(--own)}',
  );
  expect(() => withPlainValues(':root{--a:var(--a)}p{top:var(--a)}')).toThrow('made of itself');
});

test('the page of contents shows chapters and their parts; sections and old pages are for the panel', () => {
  const section = { title: 'A section', href: 'text/a.xhtml#s', below: [] };
  const part = { title: 'A part', href: 'text/a-2.xhtml', below: [section] };
  const chapter = { title: 'A chapter', href: 'text/a.xhtml', below: [part] };
  const nav = makeNav([chapter], [{ page: '40', href: 'text/a.xhtml#p40' }], []);
  const html = toHtml([...nav]);
  const shown = html.replaceAll(/<(nav|ol)[^>]* hidden[^>]*>.*?<\/\1>/g, '');
  expect(shown).toContain('A chapter');
  expect(shown).toContain('A part');
  expect(shown).not.toMatch(/A section|>40</);
  expect(html).toContain('A section');
  expect(html).toContain('>40<');
});

test('a picture of a deal has no text of its own: the skat’s name is outlines, the seats’ stand around it', () => {
  const { alt, svg } = tablePicture(readHand('foster-01'));
  expect(svg).not.toContain('<text');
  const lines = [
    ...svg.matchAll(/<g fill="[^"]*" transform="translate\([^)]*\) scale\([^)]*\)">(.*?)<\/g>/g),
  ];
  expect(lines.map(([, letters = '']) => letters.split('<path').length - 1)).toEqual([
    'Skat'.length,
  ]);
  const figure = h('figure', { id: 'foster-01', className: ['hand-figure'] }, [
    h(
      'div',
      { className: ['diagram'] },
      ['Vorhand (declarer)', 'Mittelhand', 'Hinterhand'].map((name) =>
        h('p', { className: ['name'] }, name),
      ),
    ),
  ]);
  setHands(h('article', [figure]), () => ({ src: 'x.svg', alt }));
  expect(toHtml(figure)).toMatch(
    /<p>Mittelhand<\/p><img [^>]*><p[^>]*><span[^>]*>Hinterhand<\/span>Vorhand \(declarer\)<\/p>/,
  );
});
