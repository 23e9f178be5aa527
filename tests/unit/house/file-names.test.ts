/** File names that are found from anywhere. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

/** Names that the framework gives, or that stand once in each drill, game or rule book. */
const IN_EACH_FOLDER = /(?:^|\/)(?:pages|drills|games|others|laws)\//;

/** So many files may share a name; the tenth of them is not found. */
const MOST = 4;

test('no file name stands for more than four files, but where each folder of a kind has it', () => {
  const files = globSync(['src/**/*.{ts,svelte,astro}', 'components/**/*.{ts,svelte,astro}'])
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !IN_EACH_FOLDER.test(path));
  expect(files.length).toBeGreaterThan(500);
  const sharing = [...Map.groupBy(files, (path) => basename(path)).values()];
  expect(sharing.filter((paths) => paths.length > MOST).map((paths) => paths.join(', '))).toEqual(
    [],
  );
});
