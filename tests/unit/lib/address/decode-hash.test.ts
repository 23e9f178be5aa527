import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decodeHash } from '../../../../src/lib/address/decode-hash.ts';

test('an address is read with its percent signs decoded, a broken one as it is', () => {
  expect(decodeHash('#foster-09/t4.1%2BC10')).toBe('#foster-09/t4.1+C10');
  expect(decodeHash('#foster-09/%E0%A4%A')).toBe('#foster-09/%E0%A4%A');
  expect(decodeHash('#100%')).toBe('#100%');
});

test('no page decodes an address in a way that throws at a broken one', () => {
  const files = globSync([
    'components/**/*.{ts,svelte,astro}',
    'src/{lib,game,reader,play}/**/*.ts',
  ]).map((file) => file.replaceAll('\\', '/'));
  const own = files.filter((file) => readFileSync(file, 'utf8').includes('decodeURIComponent'));
  expect(own).toEqual(['src/lib/address/decode-hash.ts']);
});
