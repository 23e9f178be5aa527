/** A game is a folder in src/game/others, its figure one in components/games, and nothing else names it. */
import { globSync, readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '../../../../src/game/others/games.ts';
import { findGames } from '../../../../src/game/others/find-games.ts';

const folders = readdirSync('src/game/others', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

test('each folder is a game, for the site and for what runs without a bundler', async () => {
  expect(GAMES.map(({ id }) => id)).toEqual(folders);
  expect((await findGames()).map(({ id }) => id)).toEqual(folders);
});

test.each(folders)('%s has a figure, hands, and no list elsewhere that names it', (id) => {
  expect(globSync(`components/games/${id}/Figure.astro`)).toHaveLength(1);
  expect(globSync(`content/hands/${id}/*.hand`).length).toBeGreaterThan(0);
  const named = globSync(['src/**/*.{ts,astro,svelte}', 'components/**/*.{ts,astro,svelte}'])
    .map((path) => path.replaceAll('\\', '/'))
    .filter(
      (path) =>
        !path.startsWith(`src/game/others/${id}/`) && !path.startsWith(`components/games/${id}/`),
    )
    // A drill asks about one game, by its rules.
    .filter((path) => !/^(?:src|components)\/practice\//u.test(path))
    // A comment may name a game as an example; so may what a chapter of it needs.
    .filter((path) => new RegExp(`(?:games|others)/${id}/`, 'u').test(readFileSync(path, 'utf8')));
  expect(named).toEqual([]);
});
