import { mdxToJs } from 'satteri';
import { describe, expect, test } from 'vitest';
import { CONTENTS } from '../../../src/book/contents.ts';
import { linkPages, readPageAddresses } from '../../../src/build/link-pages.ts';
import { linkHand } from '../../../src/book/linked-hand.ts';
import {
  chapterSlug,
  linkMentions,
  pageAddresses,
  pageMentions,
} from '../../../src/book/page-links.ts';
import { readHandFiles } from '../../../src/book/read-hand-files.ts';
import type { Hand } from '../../../src/game/notation/hand.ts';
import { frontmatter, readChapters } from '../content/chapter-text.ts';

describe('mentions of pages', () => {
  const named = (text: string) => pageMentions(text).flatMap(({ page }) => page ?? []);

  test('are found one by one, in words and lists and over the end of a line', () => {
    expect(named('Page 84 has it, and page\n  xi too.')).toEqual(['84', 'xi']);
    expect(named('pages 30, 34 and 90–92, or pages 5 to 7')).toEqual('30 34 90 92 5 7'.split(' '));
    expect(pageMentions('on page 84, as 3 say')).toEqual([
      { text: 'on ', page: null },
      { text: 'page 84', page: '84' },
      { text: ', as 3 say', page: null },
    ]);
    expect(pageMentions('pages 82–83').map(({ text }) => text)).toEqual([
      'pages ',
      '82',
      '–',
      '83',
    ]);
  });

  test('are not seen in other words or numbers', () => {
    for (const text of [
      'the page it is on',
      'page mix',
      '84 pages',
      'homepage 3',
      'page 12a',
      '',
    ]) {
      expect(named(text), text).toEqual([]);
    }
  });

  test('lose nothing of the text', () => {
    for (const { source } of readChapters()) {
      expect(
        pageMentions(source)
          .map(({ text }) => text)
          .join(''),
      ).toBe(source);
    }
  });
});

describe('the step that links them', () => {
  const addresses = new Map([
    ['84', '/manual/solo/#p84'],
    ['xi', '/manual/introduction/#pxi'],
  ]);
  const links = (source: string) => {
    const { code } = mdxToJs(source, { mdastPlugins: [linkPages(() => addresses)] });
    return [...code.matchAll(/href: "([^"]*)"/g)].map(({ 1: href }) => href);
  };

  test('leads from the text, and from notes on Foster or of ours', () => {
    expect(links('See page 84, or *page xi*.')).toEqual([...addresses.values()]);
    expect(links('<Note>\n  As page 84 says.\n</Note>')).toEqual(['/manual/solo/#p84']);
    expect(links('<Note book="Foster" page="81">\n  See page 84.\n</Note>').length).toBe(1);
  });

  test('takes a page in a note on another book for that book’s, unless the sentence names Foster', () => {
    const note = (text: string) => links(`<Note book="Eichhorn">\n  ${text}\n</Note>`);
    expect(note('His page 84 agrees.')).toEqual([]);
    expect(note('Foster differs. His page 84 agrees.')).toEqual([]);
    expect(note('Foster says (page 84) that it is so.')).toEqual(['/manual/solo/#p84']);
  });

  test('leaves links and headings alone', () => {
    expect(links('[at page 84](/x/)')).toEqual(['/x/']);
    expect(links('<At hand="foster-01">page 84</At>')).toEqual([]);
    expect(links('## The hand of page 84')).toEqual([]);
  });

  test('stops the build at a page that no chapter marks, and says where', () => {
    expect(() => links('One.\n\nTwo.\n\nSee\npage 85.')).toThrow('chapter:6:1: ');
  });
});

describe('mentions in the text of a hand', () => {
  const addresses = new Map([
    ['84', '/manual/solo/#p84'],
    ['90', '/manual/solo/#p90'],
  ]);

  test('become links of a comment', () => {
    expect(linkMentions('Page 84 has CJ, pages 84–90 more.', addresses)).toBe(
      '[Page 84](/manual/solo/#p84) has CJ, pages [84](/manual/solo/#p84)–[90](/manual/solo/#p90) more.',
    );
  });

  test('leave a text without them, and links, as they are', () => {
    for (const text of ['', 'See [the trick](t6).', 'See [page 84](t6).']) {
      expect(linkMentions(text, addresses)).toBe(text);
    }
    const linked = linkMentions('Page 84.', addresses);
    expect(linkMentions(linked, addresses)).toBe(linked);
  });

  test('stop the build at a page that no chapter marks', () => {
    expect(() => linkMentions('page 85', addresses)).toThrow('page 85');
  });

  test('are linked wherever a hand of the book has them, and nothing else is changed', () => {
    const pages = readPageAddresses();
    const plain = (text: string) => text.replace(/\[([^\][]+)\]\(\/manual\/[^)]*\)/g, '$1');
    for (const hand of readHandFiles()) {
      const linked = JSON.stringify(linkHand(hand, pages));
      expect(plain(linked)).toBe(JSON.stringify(hand));
    }
    const sixth = readHandFiles().find(({ id }) => id === 'foster-06');
    const errata = sixth === undefined ? [] : linkHand(sixth, pages).errata;
    expect(errata[0]?.open).toContain('[page 118](/manual/solo-fattening/#p118)');
    expect(errata.map(({ printed }) => printed)).toContain(
      'Pages [82](/manual/passt-mir-nicht/#p82)–[83](/manual/passt-mir-nicht/#p83): the 30 points that Vorhand holds.',
    );
  });

  test('reach the comments of tricks, cards and variations too', () => {
    const hand = readHandFiles().find(({ id }) => id === 'foster-16');
    if (hand === undefined) throw new Error('No. 16 is missing.');
    const marked = JSON.parse(
      JSON.stringify(hand).replaceAll(/("\w*[cC]omment":)"[^"]*"/g, '$1"page 84"'),
    ) as Hand;
    const linked = JSON.stringify(linkHand({ ...marked, errata: [] }, addresses));
    expect(linked).not.toContain('"page 84"');
    expect(linked.split('[page 84](/manual/solo/#p84)').length).toBeGreaterThan(8);
  });
});

describe('the pages of 1922 in the chapters', () => {
  const chapters = readChapters()
    .filter((chapter) => frontmatter(chapter, 'pages') !== undefined)
    .map(({ file, source, tags }) => ({
      slug: chapterSlug(file.slice(file.lastIndexOf('/') + 1)),
      source,
      marks: tags.filter(({ name }) => name === 'Page').map(({ props }) => props['n'] ?? ''),
    }));

  /** The pages of the book that have text, as printed; its two leaves before page 3 have none. */
  const pages = [
    ...['xi', 'xii', 'xiii', 'xiv', 'xv'],
    ...Array.from({ length: 194 - 3 + 1 }, (_, index) => String(index + 3)),
  ];

  /** Where each written chapter of the book, all its parts together, begins and ends. */
  const spans = CONTENTS.flatMap(({ slug, parts, page }, index) => {
    const slugs = parts.length === 0 ? [slug] : parts.map((part) => part.slug);
    const texts = slugs.map((each) => chapters.find((chapter) => chapter.slug === each));
    if (texts.includes(undefined)) return [];
    const next = CONTENTS[index + 1]?.page;
    const end = next === undefined ? pages.length : pages.indexOf(next);
    return [{ slug, texts, pages: pages.slice(pages.indexOf(page), end) }];
  });

  test.each(spans.map((span) => [span.slug, span] as const))(
    'of “%s” are marked once each, all of them',
    (_, { texts, pages: own }) => {
      const marks: string[] = [];
      for (const text of texts) {
        // A part that begins within the last pages of the one before marks them again.
        const its = text?.marks ?? [];
        const again = its.findIndex((n) => !marks.includes(n));
        expect(its.slice(0, again)).toEqual(marks.slice(marks.length - again));
        marks.push(...its.slice(again));
      }
      expect(marks).toEqual(own);
    },
  );

  test('lead to the chapter in which they begin', () => {
    const found = readPageAddresses();
    expect(found.get('84')).toBe('/manual/solo/#p84');
    expect(found.get('92')).toBe('/manual/solo/#p92');
    expect(found.get('xi')).toBe('/manual/introduction/#pxi');
    expect(found.get('1')).toBeUndefined();
    expect(new Set(found.values()).size).toBe(found.size);
    expect(found).toEqual(pageAddresses(chapters));
  });
});
