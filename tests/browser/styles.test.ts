/** The style sheets of the built site, as files. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from './support/test.ts';

const FOLDER = new URL('../../dist/_astro/', import.meta.url);

/** The names by which Svelte ties a component to its styles, in all files with an ending. */
function namesIn(ending: string): Set<string> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(ending));
  const text = files.map((name) => readFileSync(new URL(name, FOLDER), 'utf8')).join('\n');
  return new Set(text.match(/\bsvelte-[a-z0-9]*\d[a-z0-9]*\b/g));
}

test('each component that a script puts on a page has its styles in a sheet @core', () => {
  const styled = namesIn('.css');
  const named = [...namesIn('.js')];
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !styled.has(name))).toEqual([]);
});
