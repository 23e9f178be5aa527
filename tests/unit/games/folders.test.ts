/** A game is a folder in src/games, and nothing else in the house names it. */
import { globSync, readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '../../../src/games/games.ts';
import { findGames } from '../../../src/games/find-games.ts';

const folders = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

test('each folder is a game, for the site and for what runs without a bundler', async () => {
  expect(GAMES.map(({ id }) => id)).toEqual(folders);
  expect((await findGames()).map(({ id }) => id)).toEqual(folders);
});

test.each(folders)('%s has a figure, hands, and no list elsewhere that names it', (id) => {
  expect(globSync(`src/games/${id}/figure/Figure.astro`)).toHaveLength(1);
  expect(globSync(`content/hands/${id}/*.hand`).length).toBeGreaterThan(0);
  const named = globSync(['src/**/*.{ts,astro,svelte}', 'components/**/*.{ts,astro,svelte}'])
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.startsWith(`src/games/${id}/`))
    // A comment may name a game as an example; so may what a chapter of it needs.
    .filter((path) => readFileSync(path, 'utf8').includes(`games/${id}/`));
  expect(named).toEqual([]);
});
