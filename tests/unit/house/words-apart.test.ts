/** A line break between a word and a tag is no space in a page: the build drops it. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const INLINE = '(?:a|abbr|b|cite|code|em|i|kbd|q|small|span|strong)';
/** A word at the end of a line before such a tag, and at the beginning of the line after one. */
const GLUED = new RegExp(
  `[\\p{L}\\d,;:.]\\n\\s*<${INLINE}\\b|</${INLINE}>\\n\\s*[\\p{L}\\d(“]`,
  'gu',
);

test('no word of a page runs into the link or the emphasis beside it', () => {
  const files = globSync(['src/**/*.astro', 'components/**/*.astro']);
  expect(files.length).toBeGreaterThan(50);
  const glued = files.flatMap((file) => {
    const [, , template = ''] = readFileSync(file, 'utf8').split(/^---$/mu);
    return [...template.replace(/<style>.*<\/style>/su, '').matchAll(GLUED)].map(
      ([found]) => `${file}: ${found.replaceAll(/\s+/gu, ' ')}`,
    );
  });
  expect(glued).toEqual([]);
});
