/** Questions that chapters put to the reader: every chapter with a hand has one, and it can be asked. */
import { describe, expect, test } from 'vitest';
import { buildReplay } from '../../../src/game/replay/build.ts';
import { lineOf } from '../../../src/game/replay/replay.ts';
import { findPlace } from '../../../src/game/replay/step.ts';
import { readHand } from '../game/replay/book-hands.ts';
import { frontmatter, readChapters } from './chapter-text.ts';

/** The chapters of the manual and of Today’s Skat that show a hand; the book about the book asks nothing. */
const chapters = readChapters().filter(
  (chapter) =>
    chapter.tags.some(({ name }) => name === 'HandFigure') &&
    (frontmatter(chapter, 'order') !== undefined || chapter.file.startsWith('content/today/')) &&
    !chapter.file.endsWith('about-this-book.mdx'),
);

test('there are the sixteen chapters and parts with hands', () => {
  expect(chapters.length).toBeGreaterThanOrEqual(16);
});

describe.each(chapters.map((chapter) => ({ chapter, file: chapter.file })))(
  '$file',
  ({ chapter }) => {
    const asks = chapter.tags.filter(({ name }) => name === 'Ask');
    const figures = chapter.tags.filter(({ name }) => name === 'HandFigure');

    test('asks at least once', () => {
      expect(asks).not.toEqual([]);
    });

    test.each(asks)(
      '$where: the figure of the hand is here, and opens no later than it asks',
      (ask) => {
        const { hand = '', place = '' } = ask.props;
        const figure = figures.find(({ props }) => props['id'] === hand);
        expect(figure).toBeDefined();
        const replay = buildReplay(readHand(hand));
        const { path } = lineOf(replay, null);
        const indexOf = (name: string): number => {
          const found = findPlace(replay, name);
          return found.ok ? path.indexOf(found.stop) : -1;
        };
        expect(indexOf(place)).toBeGreaterThanOrEqual(0);
        expect(indexOf(figure?.props['start'] ?? 'deal')).toBeLessThanOrEqual(indexOf(place));
      },
    );

    test('every question is followed by its answer, in one slot', () => {
      const slots =
        chapter.source.match(/<Fragment slot="answer">\n\n[\s\S]+?\n\n<\/Fragment>/g) ?? [];
      expect(slots).toHaveLength(asks.length);
    });
  },
);
