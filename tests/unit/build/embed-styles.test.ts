import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { embedStyles } from '../../../src/build/embed-styles.ts';

const read = (path: string): string => readFileSync(path, 'utf8');

describe('the styles of the book inside an element of another page', () => {
  test('ask nothing of the root of the page, nor of the size it counts by', () => {
    const css = embedStyles(`:root[data-theme='dark'] { --a: 1.5rem; margin: -.5rem 1rem }`);
    expect(css).toBe(
      `.vorhand[data-theme='dark'] { --a: calc(1.5 * var(--vorhand-rem)); ` +
        `margin: calc(-.5 * var(--vorhand-rem)) var(--vorhand-rem) }`,
    );
    expect(embedStyles('html { a: b } body, .x { c: d }')).toBe(
      '.vorhand { a: b } .vorhand, .x { c: d }',
    );
  });

  test('ask a container in pixels, where no property may stand, and the window as they did', () => {
    expect(
      embedStyles('@container figure (width < 32rem) and (height >= 0px) { a { b: 1rem } }'),
    ).toBe('@container figure (width < 512px) and (height >= 0px) { a { b: var(--vorhand-rem) } }');
    expect(embedStyles('@media (width < 47rem) { a { b: c } }')).toBe(
      '@media (width < 47rem) { a { b: c } }',
    );
  });

  test('leave out the strip beside a text, and paper', () => {
    expect(
      embedStyles(
        'a { b: c } @container figure (height < 12rem) { a { b: d } @media x { e { f: g } } } ' +
          '@media print { a { b: e } } @container strip-aside (width > 0px) { a { b: f } } h { i: j }',
      ).replace(/\s+/g, ' '),
    ).toBe('a { b: c } h { i: j }');
  });

  test('no length is left in the files that an element has which a page could change', () => {
    const files = [
      ...globSync('components/figure/**/*.svelte'),
      ...['tokens', 'base', 'controls'].map((name) => `src/styles/${name}.css`),
      'components/parts/cards/cards.css',
    ];
    expect(files.length).toBeGreaterThan(30);
    const styles = files.map((path) =>
      path.endsWith('.css') ? read(path) : (/<style>([^]*)<\/style>/.exec(read(path))?.[1] ?? ''),
    );
    const outside = styles.map((css) => embedStyles(css).replace(/@media[^{]*/g, '')).join('\n');
    expect(outside.match(/[\d.]rem\b|:root|(?:^|[\s,}])(?:html|body)\s*[,{]/g)).toBeNull();
  });
});

test('a property that is asked for with something in its place is never the other page’s', () => {
  const files = [
    ...globSync('components/{figure,parts/cards,parts/copy}/**/*.{svelte,css}'),
    ...['tokens', 'base', 'controls'].map((name) => `src/styles/${name}.css`),
  ];
  const asked = files.flatMap((path) =>
    [...read(path).matchAll(/var\((--[a-z-]+),/g)].map(([, name = '']) => name),
  );
  const own = [...new Set(asked)].filter((name) => !name.startsWith('--vorhand-')).sort();
  const reset = /\.reset \{([^}]*)\}/.exec(read('components/figure/embed/embed.css'))?.[1] ?? '';
  expect(own.filter((name) => !reset.includes(`${name}: initial`))).toEqual([]);
  expect(own.length).toBeGreaterThan(2);
});
