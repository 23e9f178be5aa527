/** The description of the notation keeps step with the parser. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ERRATUM_PLACES } from '../../../../src/game/notation/check/errata.ts';
import { MOST_ERRORS } from '../../../../src/game/notation/errors.ts';
import { LONGEST_FILE } from '../../../../src/game/notation/read/lines.ts';
import { parseHand } from '../../../../src/game/notation/parse.ts';
import { DEEPEST_VARIATION } from '../../../../src/game/notation/read/play-problems.ts';
import { ERRATUM_FIELDS } from '../../../../src/game/notation/read/raw.ts';
import { TAGS } from '../../../../src/game/notation/read/tag-names.ts';
import { CONTRACT_KINDS } from '../../../../src/game/skat/contract.ts';
import { LAW_IDS } from '../../../../src/game/skat/laws.ts';

const README = readFileSync('src/game/notation/README.md', 'utf8');
const words = new Set(README.match(/[\w-]+/g));

test('its example is a hand', () => {
  const text = /^```hand\n(.*?)^```$/ms.exec(README)?.[1] ?? '';
  const parsed = parseHand(text);
  expect(parsed.ok ? [] : parsed.errors).toEqual([]);
});

test('it names every tag, game, law and field of errata', () => {
  const names = [...TAGS, ...CONTRACT_KINDS, ...LAW_IDS, ...ERRATUM_FIELDS, ...ERRATUM_PLACES];
  expect(names.filter((name) => !words.has(name))).toEqual([]);
});

test('its limits are the parser’s', () => {
  expect(README).toContain(`${LONGEST_FILE.toLocaleString('en')} characters`);
  expect(README).toContain(`at most ${MOST_ERRORS} errors`);
  expect(README).toContain(`at most ${DEEPEST_VARIATION} deep`);
});

test('every file it points to is there', () => {
  const files = [...README.matchAll(/`([a-z/-]+\.(?:ts|json))`/gi)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(8);
  expect(files.filter((file) => !existsSync(`src/game/notation/${file}`))).toEqual([]);
});
