/** The page that sets four books beside each other: nothing is missing, and every link leads somewhere. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EICHHORN_RULES } from '../../../content/rules/eichhorn.ts';
import { FINESSE } from '../../../content/rules/finesse.ts';
import { ADVICE_OF_FOUR } from '../../../content/rules/four/advice.ts';
import { RULES_OF_FOUR } from '../../../content/rules/four/four.ts';
import {
  FOUR_ANCHORS,
  adviceAddress,
  adviceAt,
  ruleAddress,
  ruleOfNote,
  rulesOfHeading,
  rulesOfLaws,
  verdictOnAdvice,
  verdictOnRule,
} from '../../../src/book/four-books.ts';
import { columnsOfAdvice, columnsOfRule } from '../../../src/book/four-voices.ts';
import { linkProblem } from '../../../src/book/mentions.ts';
import { readMeasureFiles } from '../../../src/book/read-measure-files.ts';
import { verdictProblem } from '../../../src/book/verdicts.ts';
import { LAWS } from '../../../src/game/skat/laws.ts';
import { readChapters } from '../content/chapter-text.ts';

const rules = RULES_OF_FOUR.flatMap((topic) => topic.rules);
const ruleNamed = (id: string) => rules.find((rule) => rule.id === id)!;
const chapters = readChapters();

/** The anchor of a heading, as the Markdown compiler makes it. */
const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

/** The anchors of a chapter: its headings, and what else is linked to in it. */
function anchorsOf(address: string): Set<string> {
  const slug = address.replace(/^\/(?:manual|shelf)\/|\/$|^\//g, '').replace(/\/$/, '');
  const name = slug === 'proof' ? 'put-to-the-proof' : slug;
  const chapter = chapters.find(({ file }) =>
    new RegExp(String.raw`/(?:\d\d-(?:\d-)?)?${name}\.mdx$`).test(file),
  );
  expect(chapter, address).toBeDefined();
  const headings = [...(chapter?.source ?? '').matchAll(/^#{2,4} (.+)$/gm)];
  const finesse =
    slug === 'eichhorn-finesse'
      ? FINESSE.flatMap((seat) => seat.rules.map(({ id }) => `finesse-${id}`))
      : [];
  return new Set([...headings.map(([, title = '']) => slugOf(title)), ...finesse]);
}

test('every law of 1922 and every heading of Eichhorn has its rule, and every rule an anchor of its own', () => {
  for (let law = 1; law <= 61; law++) expect(rulesOfLaws([law]), `law ${law}`).not.toEqual([]);
  const headings = EICHHORN_RULES.flatMap((topic) => topic.rules.map(({ id }) => id));
  for (const id of headings) expect(rulesOfHeading(id), id).not.toEqual([]);
  const anchors = rules.length + ADVICE_OF_FOUR.length + RULES_OF_FOUR.length + 1;
  expect(FOUR_ANCHORS.size).toBe(anchors);
});

test('every rule has a law of Foster’s, or says why it has none', () => {
  for (const { foster, id } of rules) {
    if (foster.laws.length === 0) expect(foster.says, id).toMatch(/\blaws?\b/);
    for (const law of foster.laws) expect(law, id).toBeLessThanOrEqual(61);
  }
});

test('what the page says of today under a heading of Eichhorn’s, his chapter says too', () => {
  const headings = EICHHORN_RULES.flatMap((topic) => topic.rules);
  for (const { eichhorn, id, today } of rules) {
    // A rule that speaks of several headings, or of part of one, is not theirs as a whole.
    if (today === null || eichhorn?.says !== undefined || eichhorn?.rules.length !== 1) continue;
    const heading = headings.find((one) => one.id === eichhorn.rules[0]);
    expect(heading?.today, id).not.toBeNull();
  }
});

test('what the columns cite of Eichhorn is there, and who is silent says so', () => {
  for (const rule of rules) {
    const columns = columnsOfRule(rule);
    expect(columns, rule.id).toHaveLength(4);
    for (const { says } of columns) expect(says, rule.id).toMatch(/\.$/);
    const under = rule.eichhorn?.rules.length === 0 ? rule.eichhorn.under : 'a heading';
    expect(under, `${rule.id}: where Eichhorn says it`).toBeDefined();
  }
  for (const advice of ADVICE_OF_FOUR) expect(columnsOfAdvice(advice)).toHaveLength(4);
});

test('where they agree it is said who, and where they differ it is said in what', () => {
  expect(verdictOnRule(ruleNamed('sixty-one'))).toEqual({ agree: true, says: 'All four agree.' });
  expect(verdictOnRule(ruleNamed('asking-your-partner')).says).toBe('Only Foster has it.');
  expect(verdictOnRule(ruleNamed('no-going-back')).says).toBe(
    'Foster, Hoyle and today’s order agree.',
  );
  for (const rule of rules) {
    const speakers = columnsOfRule(rule).filter(({ silent }) => !silent).length;
    expect(verdictOnRule(rule).agree, rule.id).toBe(rule.differ === null);
    // One voice alone cannot differ from anybody.
    if (speakers < 2) expect(rule.differ, rule.id).toBeNull();
    if (rule.differ !== null) expect(verdictOnRule(rule).says).toBe(rule.differ);
  }
  for (const advice of ADVICE_OF_FOUR)
    expect(verdictOnAdvice(advice).agree).toBe(advice.differ === null);
});

test('what is said of values is what the rule books of the program have', () => {
  const [foster, league, hoyle, today] = [
    LAWS['american-1922'],
    LAWS['league-1909'],
    LAWS['hoyle-1912'],
    LAWS.isko,
  ];
  const values = ruleNamed('base-values');
  const base = (rate: { readonly base: unknown } | undefined): string => JSON.stringify(rate?.base);
  expect(values.foster.says).toContain(`Gucki Grand ${base(foster.rates['gucki-grand'])}`);
  expect(values.foster.says).toContain(`Grand Solo ${base(foster.rates['grand-solo'])}`);
  expect(values.eichhorn?.says).toContain(`Guckser ${base(league.rates['gucki-grand'])}`);
  expect(values.eichhorn?.says).toContain(`Grand Solo ${base(league.rates['grand-solo'])}`);
  expect(values.hoyle?.says).toContain(`Grand ${base(hoyle.rates['grand-solo'])}`);
  expect(values.today).toContain(`a Grand ${base(today.rates['grand-solo'])}`);
  for (const kind of ['gucki-nullo', 'nullo', 'gucki-open-nullo', 'open-nullo'] as const)
    expect(values.today).toContain(base(today.rates[kind]));
  expect([foster, league].map(({ targets }) => targets.schneider)).toEqual([91, 91]);
  expect([hoyle, today].map(({ targets }) => targets.schneider)).toEqual([90, 90]);
  expect(ruleNamed('schneider').differ).toMatch(
    /in Foster and Eichhorn, where the declarer needs 91\. In Hoyle and today .* 90 are enough/,
  );
  expect([foster, league, hoyle, today].map(({ rates }) => rates['grand-solo']?.lost)).toEqual([
    1, 1, 1, 2,
  ]);
  expect([foster, league].map(({ rates }) => rates['gucki-grand']?.lost)).toEqual([2, 2]);
  expect(foster.ramsch.ramsch?.charge).toMatchObject({ usual: 20, oneWithoutTrick: 30 });
  expect(hoyle.ramsch.ramsch?.charge).toMatchObject({ usual: 10, everyPoint: 15 });
  expect(hoyle.schwarz).toBe('no-points');
});

test('advice leads to places that there are', () => {
  for (const { deals, eichhorn, foster, hoyle, id } of ADVICE_OF_FOUR) {
    for (const voice of [foster, eichhorn, hoyle, deals]) {
      if (voice === null) continue;
      const [address = '', anchor = ''] = voice.href.split('#');
      expect([...anchorsOf(address)], `${id}: ${voice.href}`).toContain(anchor);
    }
  }
});

test('laws, margins and rules of finesse lead to its places, and no chapter to one there is not', () => {
  expect(ruleOfNote('Eichhorn', 'Throwing up the Game')?.id).toBe('giving-up');
  expect(ruleOfNote('Hoyle', 'To Lay Down')).toBeUndefined();
  expect(ruleOfNote('Hoyle', 'Grando with the Knaves')?.id).toBe('overbid');
  expect(ruleOfNote('Foster', 'Bidding')).toBeUndefined();
  const [lone] = adviceAt('/shelf/eichhorn-finesse/#finesse-a-bare-ten');
  expect(lone?.id).toBe('lone-ten');
  const book = { chapters: new Set<string>(), hands: [], laws: new Map(), measures: [] };
  expect(linkProblem(ruleAddress(ruleNamed('revoke')), book)).toBeNull();
  expect(linkProblem(adviceAddress(lone!), book)).toBeNull();
  expect(linkProblem('/shelf/who-says-what/#nonsense', book)).toMatch(/no place “nonsense”/);
});

test('each topic can be shown alone, without a script', () => {
  const page = readFileSync('src/pages/shelf/who-says-what.astro', 'utf8');
  for (const id of [...RULES_OF_FOUR.map((topic) => topic.id), 'advice'])
    expect(page).toContain(
      `.four:has(#only-${id}:checked) > section:not(:has(> #topic-${id}, :target))`,
    );
});

test('where the deals judge, the measures bear it out', () => {
  const measures = readMeasureFiles();
  const judged = ADVICE_OF_FOUR.filter(({ deals }) => deals?.holds !== undefined);
  expect(judged.length).toBeGreaterThan(8);
  for (const { deals, id } of judged)
    for (const [measure, holds] of Object.entries(deals?.holds ?? {}))
      expect(verdictProblem(measure, holds, measures), id).toBeNull();
});
