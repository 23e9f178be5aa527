/** Names that a newcomer can tell apart. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const EXPORTED =
  /^export (?:abstract )?(?:async )?(?:function\*?|const|class|interface|type) (?<name>\w+)/gm;

test('no two files export the same name', () => {
  const files = ['src', 'components', 'content', 'scripts']
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,mjs}`))
    .map((path) => path.replaceAll('\\', '/'))
    // What the framework calls by its name.
    .filter((path) => !path.startsWith('src/pages/'));
  const homes = new Map<string, Set<string>>();
  for (const file of files) {
    for (const { groups } of readFileSync(file, 'utf8').matchAll(EXPORTED)) {
      const name = groups?.['name'] ?? '';
      homes.set(name, (homes.get(name) ?? new Set()).add(file));
    }
  }
  const twice = [...homes].filter(([, of]) => of.size > 1);
  expect(homes.size).toBeGreaterThan(500);
  expect(twice.map(([name, of]) => `${name}: ${[...of].join(', ')}`)).toEqual([]);
});
