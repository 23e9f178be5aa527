/** Paper and e-book say nothing of a screen: the sources of all that is bound in them. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LEAVES } from '../../../src/site/editions/plan.ts';
import { readChapters, proseOf } from './chapter-text.ts';
import { screenSentences } from './screen-words.ts';

/** Without what only a screen shows. */
const onPaper = (source: string): string =>
  source.replaceAll(
    /<(span|p|div)[^>]* class="[^"]*\bno-print\b[^"]*"[^>]*>.*?<\/\1>|<(span|p|div) class="no-print">.*?<\/\2>/gs,
    '',
  );

/** A chapter without the sections that its leaf leaves out. */
function withoutSections(file: string, source: string): string {
  const name = /([^/]*)\.mdx$/.exec(file)?.[1]?.replace(/^\d+(?:-\d+)?-/, '') ?? '';
  const address = { 'about-this-book': 'about', 'put-to-the-proof': 'proof' }[name] ?? name;
  const left = LEAVES.find((leaf) => leaf.name === address)?.without ?? [];
  return source
    .split(/^(?=## )/m)
    .filter((section) => {
      const heading = /^## (.*)$/m.exec(section)?.[1] ?? '';
      return !left.includes(
        heading
          .toLowerCase()
          .replace(/[^\w\s-]/g, '')
          .replaceAll(' ', '-'),
      );
    })
    .join('');
}

const chapters = readChapters().filter(({ file }) => !file.endsWith('how-hands-are-written.mdx'));

test.each(chapters.map(({ file, source }) => [file, source]))(
  '%s speaks of no screen where there is none',
  (file, source) => {
    expect(screenSentences(proseOf(onPaper(withoutSections(file, source))))).toEqual([]);
  },
);

test.each(globSync('content/hands/*.hand'))('%s speaks of no screen', (file) => {
  const comments = [...readFileSync(file, 'utf8').matchAll(/\{([^}]*)\}|^[a-z ]+: (.*)$/gm)];
  const text = comments.map(([, comment = '', field = '']) => `${comment} ${field}`).join('\n');
  expect(screenSentences(text.replaceAll(/\s+/g, ' '))).toEqual([]);
});

test('a sentence that speaks of a screen is found, and one about cards is not', () => {
  expect(
    screenSentences(
      'Touch a dotted link. Press ten cards. Look under Settings! Never touch the skat.',
    ),
  ).toEqual(['Touch a dotted link.', 'Press ten cards.', 'Look under Settings!']);
});
