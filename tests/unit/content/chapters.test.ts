/**
 * What every chapter must get right, whatever it is about. That hands, places, laws, books and cards
 * are there which it mentions is for the build to check (src/build/check-mentions.ts).
 */
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONTENTS } from '../../../src/book/contents.ts';
import { chapterSlug } from '../../../src/book/page-links.ts';
import { cardsOfText } from '../../../src/book/exhibits/examples/counting.ts';
import { frontmatter, headingAnchors, readChapters } from './chapter-text.ts';
import type { Tag } from './chapter-text.ts';

const chapters = readChapters();

/** The pages before the text proper, by number. */
const ROMAN = ',i,ii,iii,iv,v,vi,vii,viii,ix,x,xi,xii,xiii,xiv,xv'.split(',');

function pageNumber(page: string): number {
  return ROMAN.includes(page) ? ROMAN.indexOf(page) : Number(page);
}

/** The pages that a chapter says it follows, `40–43`, one by one; none for a page of our own. */
function pagesOf(pages: string | undefined): string[] {
  if (pages === undefined) return [];
  const [first = NaN, last = first] = pages.split('–').map(pageNumber);
  const roman = pages.startsWith('x');
  return Array.from({ length: last - first + 1 }, (_, index) =>
    roman ? (ROMAN[first + index] ?? '') : String(first + index),
  );
}

describe.each(chapters.map((chapter) => [chapter.file, chapter] as const))('%s', (_, chapter) => {
  const { tags } = chapter;
  const all = (name: string): Tag[] => tags.filter((tag) => tag.name === name);

  test('imports nothing: the build finds the parts that it names', () => {
    const text = chapter.source.replace(/^```.*?^```$/gms, '');
    expect(/^(?:import|export)\b.*/m.exec(text)?.[0]).toBeUndefined();
  });

  test('marks each of its pages of 1922 once, in order', () => {
    const marked = all('Page').map(({ props }) => props['n']);
    expect(marked).toEqual(pagesOf(frontmatter(chapter, 'pages')));
  });

  test('shows each hand it lists, and lists each hand it shows', () => {
    const listed = /\[(.*)\]/.exec(frontmatter(chapter, 'hands') ?? '')?.[1] ?? '';
    const shown = [...all('HandFigure'), ...all('GameFigure')].map(({ props }) => props['id']);
    expect(shown).toEqual(listed === '' ? [] : listed.split(', '));
  });

  test('moves only figures that it has', () => {
    const shown = [...all('HandFigure'), ...all('GameFigure')].map(({ props }) => props['id']);
    for (const { props, where } of all('At')) expect(shown, where).toContain(props['hand']);
  });

  test('shows no card twice in one place', () => {
    for (const { props, where } of tags) {
      const { cards } = props;
      if (cards === undefined) continue;
      expect(() => cardsOfText(cards.replaceAll('/', ' ')), where).not.toThrow();
    }
  });

  test('links to other chapters find the figure, the section or the page mark', () => {
    for (const { 0: link, 1: slug = '', 2: anchor = '' } of chapter.source.matchAll(
      /\]\(\/manual\/([\w-]+)\/#([^)]*)\)/g,
    )) {
      const target = chapters.find(({ file }) => chapterSlug(basename(file)) === slug);
      expect(anchorsOf(target?.source ?? ''), link).toContain(anchor.split('/')[0]);
    }
  });
});

/** What a link may name in a chapter: its figures, its page marks, its laws, its headings. */
function anchorsOf(source: string): string[] {
  const each = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, text = '']) => text);
  return [
    ...each(/<(?:Hand|Game)Figure id="([^"]*)"/g),
    ...each(/<Page n="([^"]*)"/g).map((n) => `p${n}`),
    ...each(/<LawText\s+n="([^"]*)"/g).map((n) => `law-${n}`),
    ...headingAnchors(source),
  ];
}

test('the chapter on Solo has the parts that the plan of the book has', () => {
  const planned = CONTENTS.find(({ slug }) => slug === 'solo')?.parts ?? [];
  const parts = chapters.filter(({ file }) => file.startsWith('content/manual/15-'));
  expect(parts.map(({ file }) => file)).toEqual(
    planned.map(({ slug }, index) => `content/manual/15-${index + 1}-${slug}.mdx`),
  );
  const numbers = parts.map((chapter) => frontmatter(chapter, 'part'));
  expect(numbers).toEqual(planned.map((_, index) => String(index + 1)));
});

test('a chapter after the manual of 1922 has a note from another book', () => {
  for (const chapter of chapters) {
    if (frontmatter(chapter, 'pages') === undefined) continue;
    const others = chapter.tags.filter(
      ({ name, props }) =>
        name === 'Note' && props['book'] !== undefined && props['book'] !== 'Foster',
    );
    expect(others.length, chapter.file).toBeGreaterThanOrEqual(1);
  }
});
