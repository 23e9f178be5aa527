/** One term for each notion in the hands of 1922, in ours, in the glossary and in the rules of other books. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GLOSSARY } from '../../../content/glossary/glossary.ts';
import { EICHHORN_RULES } from '../../../content/rules/eichhorn.ts';
import { FINESSE } from '../../../content/rules/finesse.ts';
import { ADVICE_OF_FOUR } from '../../../content/rules/four/advice.ts';
import { RULES_OF_FOUR } from '../../../content/rules/four/four.ts';
import { readHandFiles } from '../../../src/book/read-hand-files.ts';

/** What must not be read, and what is written instead. */
const NOT: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(?:lays?|laid|laying) (?:\w+ )?(?:out|away)\b/i, 'put away'],
  [/\btrump(?:ed|ing) in\b|\btrumps? it\b/i, 'ruff'],
  [/\bthrow(?:s|n)? off\b/i, 'discard'],
  [/\bwhoever (?!is declarer|leads)/i, 'a player who'],
  [/\b(?:is|are) told\b|\btells (?:how|what)\b/i, 'shows, explains, says'],
  [/\bdear(?:er|est)?\b/i, 'valuable, of higher value'],
  [/\ball (?:the )?(?:hands open|(?:hands|cards) (?:seen|in sight))\b/i, 'with all cards open'],
  [/\b(?:rule of eight|has the (?:play|game)|the privilege)\b/i, 'Eight Rule; the declarer'],
];

/** A word of Foster's, and the name of a chapter. */
const NAMED = /Foster calls this laying out|chapter on laying out/g;

/** The terms in a text that are not those of the house. */
function slips(text: string): string[] {
  const own = text.replace(/\s+/g, ' ').replace(NAMED, '');
  return NOT.flatMap(([pattern, instead]) => {
    const match = pattern.exec(own);
    return match === null ? [] : [`“${match[0]}”: ${instead}`];
  });
}

test.each(globSync(['content/hands/foster-*.hand', 'content/hands/ours-*.hand']))(
  '%s uses the terms of the house',
  (file) => {
    expect(slips(readFileSync(file, 'utf8'))).toEqual([]);
  },
);

test.each(GLOSSARY.map(({ means, word }) => [word, means] as const))(
  'so does the glossary under “%s”',
  (_, means) => {
    expect(slips(means)).toEqual([]);
  },
);

const rules: readonly { readonly id: string }[] = [
  ...EICHHORN_RULES.flatMap((topic) => topic.rules),
  ...FINESSE.flatMap((seat) => seat.rules),
  ...RULES_OF_FOUR.flatMap((topic) => topic.rules),
  ...ADVICE_OF_FOUR,
];

test.each(rules.map((rule) => [rule.id, rule] as const))('so does the rule “%s”', (_, rule) => {
  expect(slips(JSON.stringify(rule))).toEqual([]);
});

test('the title of a variation says who does what, and not under which condition', () => {
  const titles = readHandFiles()
    .filter(({ id }) => /^(?:foster|ours)-/.test(id))
    .flatMap(({ line }) => [line, ...line.tricks].flatMap(({ variations }) => variations))
    .map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(25);
  for (const title of titles) expect(title).toMatch(/^(?:Vorhand|Mittelhand|Hinterhand) /);
});
