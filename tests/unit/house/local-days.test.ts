import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Ways to take a day out of a time that give the day in Greenwich. */
const IN_UTC = /getUTC|Date\.UTC|toISOString\(\)\)?\.slice|\bat\)?\.slice\(0, 10\)/u;

const ROOT = join(import.meta.dirname, '../../..');

test('a day is taken from a moment in one place, by the reader’s calendar', () => {
  const files = globSync('{src,components}/**/*.{ts,svelte,astro}', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(1000);
  const found = files.filter((file) => IN_UTC.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(found, 'use dayAt of components/parts/device.ts').toEqual([]);
});
