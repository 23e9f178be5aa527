/** No word of the Skat table is used in the chapters before it is explained. */
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { GLOSSARY } from '../../../content/glossary/glossary.ts';
import { frontmatter, proseOf, readChapters } from './chapter-text.ts';

/**
 * Those who learn begin with chapter 4: the two before it are the case for the game and its
 * history, and the third, the laws, sends newcomers on.
 */
const FIRST_TO_LEARN_FROM = 4;

/**
 * Words whose first use needs no telling, each with the reason; or the sentence at the first use
 * that explains it in other words than the test can see, which must stand there.
 */
const REASONS: Readonly<Record<string, string>> = {
  Skat: 'the title of the book',
  announce: 'a plain word until it means to promise schneider, which the chapter on Solo tells',
  deal: 'a plain word of every card game, and the section that it heads tells how',
  'in the middle': 'plain words until the defenders keep the declarer there',
  open: 'a plain word until it is a game that is played so',
  points: 'what a game wins, until the section “What you play for” tells what cards count',
};

const TOLD_IN_WORDS: Readonly<Record<string, string>> = {
  declarer: 'The last one left in the bidding is the declarer.',
  guarded: 'that is, to be played on a higher trump in its place.',
  'put away': 'Then put two cards away face down, so that ten are left.',
  'long suit': 'If you have many of a suit, the others have few, and will ruff it.',
  singleton: 'Mittelhand’s next card is a singleton, the only card of its suit in that hand',
};

/** The German expressions that the last chapter sets out in a table. */
const TABLE_OF_WORDS = '25-technical-terms.mdx';

interface Paragraph {
  readonly file: string;
  readonly heading: boolean;
  readonly source: string;
  readonly prose: string;
}

/** The running text in reading order; what stands in the margin may look ahead. */
const paragraphs = readChapters()
  .filter((chapter) => Number(frontmatter(chapter, 'order')) >= FIRST_TO_LEARN_FROM)
  .toSorted((a, b) => a.file.localeCompare(b.file, 'en', { numeric: true }))
  .flatMap((chapter): Paragraph[] => {
    const file = basename(chapter.file);
    const title = `# ${frontmatter(chapter, 'title') ?? ''}`;
    const text = chapter.source
      .replace(/^---\n.*?\n---\n/s, '')
      .replace(/<Note\b.*?<\/Note>/gs, '');
    return [title, ...text.split(/\n{2,}/)].map((source) => ({
      file,
      heading: source.trimStart().startsWith('#'),
      source,
      prose: proseOf(source),
    }));
  });

/** The word in its usual forms, a capital at most where it has one. */
function formsOf(word: string): string {
  const forms = [word, `${word}s`, `${word}ed`, `${word}d`, `${word}ing`];
  return `(?<![\\p{L}-])(?:${forms.join('|')})(?![\\p{L}])`;
}

/** Whether a paragraph says what the word means: a heading, a term, or italics. */
function tells({ heading, source }: Paragraph, word: string): boolean {
  const named = new RegExp(formsOf(word), 'iu');
  if (heading) return named.test(source);
  const marked = [...source.matchAll(/<Term\b[^>]*>(.*?)<\/Term>|\*([^*]+)\*/gs)];
  return marked.some(([, term, italics]) => named.test(term ?? italics ?? ''));
}

test.each(GLOSSARY.map(({ word }) => word))('“%s” is explained where it is first used', (word) => {
  const named = new RegExp(formsOf(word), 'u');
  const first = paragraphs.findIndex(({ prose }) => named.test(prose));
  const use = paragraphs[first];
  if (use === undefined || use.file === TABLE_OF_WORDS || REASONS[word] !== undefined) return;
  const sentence = TOLD_IN_WORDS[word];
  if (sentence !== undefined) {
    const last = paragraphs.findLastIndex(({ file }) => file === use.file);
    const read = paragraphs.slice(0, last + 1);
    expect(read.map(({ prose }) => prose.trim()).join(' ')).toContain(sentence);
    return;
  }
  const before = paragraphs.slice(0, first + 1);
  expect(
    before.some((paragraph) => tells(paragraph, word)),
    `${use.file}: ${use.prose.trim().slice(0, 200)}`,
  ).toBe(true);
});

test('no exception is idle', () => {
  const words = GLOSSARY.map(({ word }) => word);
  for (const word of [...Object.keys(REASONS), ...Object.keys(TOLD_IN_WORDS)]) {
    expect(words, word).toContain(word);
  }
});
