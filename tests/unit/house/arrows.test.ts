/** The arrows between the files of the house, `.astro`, `.svelte` and `.mdx` among them. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { partFiles } from '../../../components/book/part-files.ts';
import { findCircles, importsOf } from '../../../scripts/house/imports.mjs';
import { LAYERS, importable } from '../../../scripts/house/layers.mjs';

const files = ['src', 'components', 'content', 'scripts']
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,mjs,svelte,astro,mdx}`))
  .map((path) => path.replaceAll('\\', '/'))
  .sort();
/** The files that a path stands for, where it leaves folders open. */
const standsFor = (path: string): string[] =>
  path.includes('*') ? globSync(path).map((one) => one.replaceAll('\\', '/')) : [path];
const parts = partFiles();
/** The parts that a chapter names, which the build imports for it. */
const partsOf = (text: string): string[] => [
  ...new Set([...text.matchAll(/<([A-Z]\w*)/g)].flatMap(([, name = '']) => parts.get(name) ?? [])),
];
const graph = new Map(
  files.map((file) => {
    const text = readFileSync(file, 'utf8');
    const found = file.endsWith('.mdx') ? partsOf(text) : importsOf(file, text).flatMap(standsFor);
    return [file, found];
  }),
);

describe('the house', () => {
  test('is read: the files of every kind, and their imports', () => {
    for (const kind of ['.ts', '.mjs', '.svelte', '.astro', '.mdx']) {
      const some = files.filter((file) => file.endsWith(kind));
      expect(some.flatMap((file) => graph.get(file) ?? []).length, kind).toBeGreaterThan(5);
    }
  });

  test('imports only files that are there', () => {
    const missing = [...graph].flatMap(([file, imports]) =>
      imports
        // The built site is there only after a build.
        .filter((path) => path !== 'dist' && !existsSync(path))
        .map((path) => `${file} imports ${path}`),
    );
    expect(missing).toEqual([]);
  });

  const folders = LAYERS.flat();
  const folderOf = (file: string): string | undefined =>
    folders.find((folder) => file.startsWith(`${folder}/`));

  test('has each of its files in a layer', () => {
    const code = files.filter((file) => /^(?:src|components)\//.test(file));
    const outside = code.filter((file) => folderOf(file) === undefined);
    expect(outside).toEqual(['src/content.config.ts']);
  });

  test('imports only from layers below, and from no other feature', () => {
    const upward = [...graph].flatMap(([file, imports]) => {
      const folder = folderOf(file);
      if (folder === undefined) return [];
      const allowed = importable(folder);
      return imports
        .filter((path) => !allowed.includes(folderOf(path) ?? folder))
        .map((path) => `${file} imports ${path}`);
    });
    expect(upward).toEqual([]);
  });

  test('has no circle of files, be it one of types', () => {
    expect(findCircles(graph)).toEqual([]);
  });
});

describe('reading imports', () => {
  test.each([
    ['a module', `import { a } from '../skat/cards.ts';`],
    ['a type', `import type { A } from '../skat/cards.ts';`],
    ['a name passed on', `export { a } from '../skat/cards.ts';`],
    ['an import over several lines', `import {\n  a,\n  b,\n} from '../skat/cards.ts';`],
    ['an import for its effect', `<script>\n  import '../skat/cards.ts';\n</script>`],
    ['an import when wanted', `{#await import('../skat/cards.ts')}`],
    ['a type in place', `let a: import('../skat/cards.ts').A;`],
    ['a file by its address', `new Worker(new URL('../skat/cards.ts', import.meta.url))`],
    ['files by their folders', `import.meta.glob<A<B>>('../skat/cards.ts', { eager: true })`],
    ['a file as text', `import text from '../skat/cards.ts?raw';`],
  ])('finds %s', (_, text) => {
    expect(importsOf('src/game/replay/step.ts', text)).toEqual(['src/game/skat/cards.ts']);
  });

  test('finds a file that has one in each language', () => {
    const text = `import { a } from '#edition/lib/days-words.ts';\nimport { b } from '#content/glossary/glossary.ts';`;
    expect(importsOf('src/book/mentions.ts', text)).toEqual([
      'src/lib/days-words.en.ts',
      'content/glossary/glossary.ts',
    ]);
  });

  test('leaves packages and sentences alone', () => {
    const text = `import { test } from 'vitest';\n// Take it from there.\n<p>from "here"</p>`;
    expect(importsOf('src/game/replay/step.ts', text)).toEqual([]);
  });
});

describe('circles', () => {
  const graphOf = (edges: string): Map<string, string[]> => {
    const found = new Map<string, string[]>();
    for (const [from = '', to = ''] of edges.split(' ').map((edge) => edge.split('>'))) {
      found.set(from, [...(found.get(from) ?? []), ...(to === '' ? [] : [to])]);
    }
    return found;
  };

  test.each([
    ['none in a line', 'a>b b>c c>', []],
    ['none where two ways meet', 'a>b a>c b>d c>d d>', []],
    ['two files', 'a>b b>a', [['a', 'b']]],
    ['a file that imports itself', 'a>a', [['a']]],
    ['one behind a line', 'a>b b>c c>d d>b', [['b', 'c', 'd']]],
    ['two apart', 'a>b b>a c>d d>c', [['a', 'b'], ['c', 'd']]], // prettier-ignore
  ])('%s', (_, edges, circles) => {
    expect(findCircles(graphOf(edges))).toEqual(circles);
  });
});
