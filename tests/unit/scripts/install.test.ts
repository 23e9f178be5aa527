import { expect, test } from 'vitest';
import { isInstalled } from '../../../scripts/install.mjs';

const lock = {
  packages: {
    '': {},
    'node_modules/astro': { version: '7.0.0' },
    'node_modules/for-another-system': { version: '1.0.0', optional: true },
  },
};

test('everything in its locked version is installed, other systems’ packages aside', () => {
  expect(isInstalled(lock, { packages: { 'node_modules/astro': { version: '7.0.0' } } })).toBe(
    true,
  );
});

test('a missing package or another version is not', () => {
  expect(isInstalled(lock, { packages: {} })).toBe(false);
  expect(isInstalled(lock, { packages: { 'node_modules/astro': { version: '6.0.0' } } })).toBe(
    false,
  );
});
