/** What every chapter must get right, whatever it is about. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { citation } from '../../../src/book/books.ts';
import { parseCards } from '../../../src/tools/examples/counting.ts';
import { lawMention } from '../../../src/book/law-links.ts';
import { linkTo } from '../../../src/book/place-link.ts';
import { parseHand } from '../../../src/notation/parse.ts';
import { frontmatter, readChapters } from './chapter-text.ts';
import type { Tag } from './chapter-text.ts';

const HANDS = 'content/hands';

const hands = readdirSync(HANDS).flatMap((name) => {
  const parsed = parseHand(readFileSync(`${HANDS}/${name}`, 'utf8'));
  return parsed.ok ? [parsed.value] : [];
});

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

describe.each(readChapters().map((chapter) => [chapter.file, chapter] as const))(
  '%s',
  (_, chapter) => {
    const { tags } = chapter;
    const all = (name: string): Tag[] => tags.filter((tag) => tag.name === name);

    test('marks each of its pages of 1922 once, in order', () => {
      const marked = all('Page').map(({ props }) => props['n']);
      expect(marked).toEqual(pagesOf(frontmatter(chapter, 'pages')));
    });

    test('mentions only places that its hands have', () => {
      for (const { props, where } of all('At')) {
        const { hand = '', place } = props;
        const link = linkTo(hand, place ?? null, hands);
        expect(link.ok ? '' : link.errors[0].message, where).toBe('');
      }
    });

    test('shows each hand it lists, and lists each hand it shows', () => {
      const listed = /\[(.*)\]/.exec(frontmatter(chapter, 'hands') ?? '')?.[1] ?? '';
      const shown = all('HandFigure').map(({ props }) => props['id']);
      expect(shown).toEqual(listed === '' ? [] : listed.split(', '));
      for (const { props, where } of all('HandFigure')) {
        const link = linkTo(props['id'] ?? '', props['start'] ?? null, hands);
        expect(link.ok, where).toBe(true);
      }
    });

    test('moves only figures that it has', () => {
      const shown = all('HandFigure').map(({ props }) => props['id']);
      for (const { props, where } of all('At')) expect(shown, where).toContain(props['hand']);
    });

    test('shows only cards that there are, none twice in one place', () => {
      for (const { name, props, where } of tags) {
        const cards = name === 'InlineCard' ? props['card'] : props['cards'];
        if (cards === undefined) continue;
        expect(() => parseCards(cards.replaceAll('/', ' ')), where).not.toThrow();
      }
    });

    test('cites only books and laws that there are', () => {
      for (const { props, where } of all('Note')) {
        const { book, page, under } = props;
        if (book !== undefined) expect(() => citation(book, { page, under }), where).not.toThrow();
      }
      for (const { props, where } of all('Law')) {
        expect(() => lawMention(props['n'] ?? ''), where).not.toThrow();
      }
    });

    test('links only to hands that there are', () => {
      for (const { 1: id } of chapter.source.matchAll(/\]\(\/hands\/([^/)]*)\/\)/g)) {
        expect(hands.map((hand) => hand.id)).toContain(id);
      }
    });
  },
);

test('a chapter after the manual of 1922 has at least two notes from the other books', () => {
  for (const chapter of readChapters()) {
    if (frontmatter(chapter, 'pages') === undefined) continue;
    const others = chapter.tags.filter(
      ({ name, props }) =>
        name === 'Note' && props['book'] !== undefined && props['book'] !== 'Foster',
    );
    expect(others.length, chapter.file).toBeGreaterThanOrEqual(2);
  }
});
