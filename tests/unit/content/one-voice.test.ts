/**
 * One voice in all that a reader sees: the reader is “you”, a player is a seat, and the English is plain.
 * Each rule has the words that an editor has struck out again and again.
 */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { proseOf, readChapters } from './chapter-text.ts';
import { readVisibleTexts, textsOf } from './visible-text.ts';

/** Some words of a file that a reader sees. */
type Passage = readonly [file: string, text: string];

const oneLine = (file: string): string => readFileSync(file, 'utf8').replaceAll(/\s+/gu, ' ');
const chapters = readChapters();

const prose: Passage[] = [
  ...chapters.map(({ file, prose }): Passage => [file, prose]),
  // The front matter and the labels of figures and questions.
  ...chapters.map(({ file }): Passage => [file, oneLine(file)]),
  ...globSync('content/hands/**/*.hand').map((file): Passage => [file, oneLine(file)]),
  ...['README.md', 'CONTRIBUTING.md'].map((file): Passage => [file, proseOf(oneLine(file))]),
];
/** German has rules of its own (tests/unit/support/good-german.ts). */
const isEnglish = (file: string): boolean => !/\.de\.ts$|^content\/de\//u.test(file);
const inCode = readVisibleTexts()
  .filter(({ file }) => isEnglish(file))
  .flatMap(({ file, texts }) => texts.map((text): Passage => [file, text]));
const comments = globSync('{src,components,content,scripts,tests}/**/*.{ts,mjs,svelte,astro,css}')
  .filter((file) => !file.endsWith('one-voice.test.ts'))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^\s*(?:\/\*\*?|\*|\/\/|<!--)\s+(.*)$/gmu)].map(
      ([, line = '']): Passage => [file, line],
    ),
  );

interface Rule {
  readonly says: string;
  readonly not: RegExp;
  readonly instead: string;
  /** Where it holds; by default in all that readers see. */
  readonly read?: readonly Passage[];
  /** Words that are right all the same. */
  readonly but?: readonly string[];
}

const RULES: readonly Rule[] = [
  {
    says: 'a text shows, explains or lists, and does not tell',
    not: /\b(?:is|are|was|were) told\b|(?<!\b(?:can|cannot|could|to|not) )\btells? (?:how|what|of)\b/giu,
    instead: 'show, explain, list, say',
  },
  {
    says: 'nothing stands under a heading or a name',
    not: /\bstands? under\b/giu,
    instead: 'see, is in, is listed in',
    read: [...prose, ...inCode, ...comments],
  },
  {
    says: 'a rule is about a player who does something, not about whoever does',
    not: /(?<=^|[.:?”|*] ?)\b(?:Whoever|One who)\b/gu,
    instead: 'a player who, the player who',
  },
  {
    says: 'what a machine plays it plays with all cards open',
    not: /\b(?:all|every) (?:the )?(?:cards?|hands?) (?:seen|in sight|face up)\b|\bwith open cards\b/giu,
    instead: 'with all cards open',
  },
  {
    says: 'a card, a trick or a game is valuable, and not dear',
    not: /\bdear(?:er|est)?\b(?!-)/giu,
    instead: 'valuable, worth more, costs more',
  },
  {
    says: 'two cards are put away',
    not: /\blays? (?:out|away) (?:two|the (?:two|skat|cards))\b|\blays (?:out|away)\b|\b(?:are|be|been|is|was|were|two) laid (?:out|away)\b/giu,
    instead: 'put away',
    but: ['In this book every hand is laid out for you'],
  },
  {
    says: 'a trump on a plain suit ruffs it, and another plain card is discarded',
    not: /\btrump(?:ed|ing) in\b|\btrumps? it\b|\bthrow(?:s|n)? off\b/giu,
    instead: 'ruff, discard',
    // The glossary has it as a word that others use.
    but: ['throw off'],
  },
  {
    says: 'a player is or becomes the declarer',
    not: /\b(?:has|have|had|gets?|got|gave|gives?|keeps?|kept) the (?:play|privilege)\b|\bthe (?:play|privilege) is (?:yours|mine|theirs)\b|\bhas the game\b(?! (?:of|that|which))/giu,
    instead: 'is the declarer',
  },
  {
    says: 'a sentence says what it is about',
    not: /\bit is no use to\b|(?<=^|[.?:] ?)(?:So it goes|That is so|It comes to this)\b|\b(?:is|are) worth a look\b/gu,
    instead: 'the thing itself',
  },
  {
    says: 'half of the games are not every second one',
    not: /\bevery (?:second|third|fourth) (?:one|time|game|Solo|Grand|Nullo|Tournee)\b/giu,
    instead: 'half, half the time, one in three',
  },
  {
    says: 'a rule is in a book, not with its author',
    not: /(?<!\bagrees? )\bwith (?:Foster|Eichhorn|Hoyle)\b(?!’)/giu,
    instead: 'in Foster, Foster says',
  },
  {
    says: 'a player in a label or a message is a seat or “they”',
    not: /\b(?:he|him|his|himself)\b/giu,
    instead: 'the declarer, a seat, they',
    read: inCode.filter(
      ([file, text]) => /^(?:src|components)\//u.test(file) && text.includes(' '),
    ),
    but: [
      'as he says',
      // Eichhorn.
      'He finds it',
      'and his tables of the play',
      // Words that a search leaves out, and those before a number.
      'he her his how i if',
      'an?|your|his|it|one',
    ],
  },
  {
    says: 'a comment begins with what it is about',
    not: /^What of\b/gu,
    instead: 'Which command a key stands for',
    read: comments,
  },
];

/** What is wrong by a rule, each with some words around it. */
function findings({ but = [], not, read = [...prose, ...inCode] }: Rule): string[] {
  return read.flatMap(([file, text]) =>
    [...text.matchAll(not)]
      .map(({ 0: found, index }) => text.slice(Math.max(0, index - 40), index + found.length + 40))
      .filter((around) => !but.some((allowed) => around.includes(allowed)))
      .map((around) => `${file}: …${around}…`),
  );
}

describe('wherever a reader looks', () => {
  test.each(RULES.map((rule) => [rule.says, rule] as const))('%s', (_, rule) => {
    expect(findings(rule), `Say instead: ${rule.instead}`).toEqual([]);
  });

  test.each(
    RULES.filter(({ but = [] }) => but.length > 0).map((rule) => [rule.says, rule] as const),
  )('each exception to “%s” is needed', (_, rule) => {
    const found = findings({ ...rule, but: [] });
    const needless = rule.but?.filter((allowed) => !found.some((one) => one.includes(allowed)));
    expect(needless).toEqual([]);
  });

  test.each([
    [
      'a string of a module',
      'a.ts',
      `import './told.ts';\n// It tells of it.\nsay('It tells of it.');`,
    ],
    ['a sentence with a value', 'a.ts', 'say(`It tells how ${much} it is.`);'],
    ['the text of a component', 'a.svelte', '<p>It\n  tells of it.</p>\n<!-- told -->'],
    [
      'its script and its attributes',
      'a.svelte',
      `<script>const a = 'It tells of it.';</script><p title="It is told." />`,
    ],
    [
      'the text of a page',
      'a.astro',
      `---\nconst a = 1;\n---\n<p class:list={['a']}>It tells\n  of {a}.</p>\n<style>.a {}</style>`,
    ],
    ['a label of a page', 'a.astro', '<Page {...a} title={`It tells of ${a}`} />'],
  ])('a fault in %s is found', (_, file, source) => {
    const read = textsOf(file, source).map((text): Passage => [file, text]);
    expect(findings({ ...RULES[0]!, read }).length).toBeGreaterThan(0);
    expect(read.some(([, text]) => text.includes('//') || text.includes('<!--'))).toBe(false);
  });
});

describe('a chapter', () => {
  test.each(chapters.map(({ file, prose }) => [file, prose] as const))(
    '%s has “above all” no more than once',
    (_, text) => {
      expect(text.match(/\babove all\b/giu)?.length ?? 0).toBeLessThan(2);
    },
  );

  test.each(chapters.map(({ file, source }) => [file, source] as const))(
    '%s has no note that begins with the name on its label',
    (_, source) => {
      const notes = [...source.matchAll(/<Note book="(\w+)"[^>]*>\s*(\w+)/gu)];
      expect(notes.filter(([, book, first]) => book === first).map(([all]) => all)).toEqual([]);
    },
  );
});

test.each(globSync('content/hands/*.hand'))('%s calls a player by the seat', (file) => {
  const lines = readFileSync(file, 'utf8').split('\n');
  const others = lines
    .map((line, index) => `${file}:${index + 1}: ${line.trim()}`)
    .filter((line) => /\b(?:he|him|his|himself)\b/i.test(line));
  expect(others).toEqual([]);
});
