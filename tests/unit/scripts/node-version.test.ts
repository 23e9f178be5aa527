import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NEEDED, isNewEnough } from '../../../scripts/node-version.mjs';

test.each([
  ['v20.20.2', false],
  ['v22.22.2', false],
  ['v22.22.3', true],
  ['v22.23.0', true],
  ['v23.11.0', false],
  ['v24.9.0', false],
  ['v24.16.0', true],
  ['v25.9.0', false],
  ['v26.3.0', true],
  ['v27.0.0', true],
])('whether %s is new enough for “^22.22.3 || ^24.16.0 || >=26.3.0”: %s', (version, isSo) => {
  expect(isNewEnough(version, '^22.22.3 || ^24.16.0 || >=26.3.0')).toBe(isSo);
});

test('the oldest Node of each line that `engines` allows is new enough for every package', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { engines?: { node?: string }; optional?: boolean }>;
  };
  const oldest = NEEDED.match(/\d+\.\d+\.\d+/g) ?? [];
  expect(oldest.length).toBeGreaterThan(0);
  const tooOld = Object.entries(packages).flatMap(([path, { engines, optional }]) =>
    oldest
      .filter((version) => !optional && !isNewEnough(version, engines?.node ?? '>=0'))
      .map((version) => `${path} does not run on Node ${version}`),
  );
  expect(tooOld).toEqual([]);
});

test('the Node that .nvmrc names is new enough', () => {
  expect(isNewEnough(readFileSync('.nvmrc', 'utf8'))).toBe(true);
});
