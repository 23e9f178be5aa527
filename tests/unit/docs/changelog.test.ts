import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeChangelog } from '../../../scripts/changelog.mjs';
import { VERSIONS } from '../../../src/book/changes.ts';

test('CHANGELOG.md says of each version what the page /changes/ says (else: npm run changelog)', () => {
  expect(readFileSync('CHANGELOG.md', 'utf8')).toBe(makeChangelog(VERSIONS));
});

test('a version has its number, title, date and changes, with the address where one sees them', () => {
  const changes = [{ text: 'A table.', address: '/play/' }, { text: 'Less to load.' }];
  const version = { version: '2.0.0', at: '2026-11-22T13:00:00Z', title: 'Aces', changes };
  expect(makeChangelog([version])).toMatch(
    /\n## 2\.0\.0: Aces \(2026-11-22\)\n\n- A table\. \(`\/play\/`\)\n- Less to load\.\n$/,
  );
});
