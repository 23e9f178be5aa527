/** Which of Astro's messages a build prints. */
import { expect, test } from 'vitest';
import buildLog from '../../../scripts/build-log.mjs';

const directive = (name: string) =>
  `[MODULE_LEVEL_DIRECTIVE] The semantics of the module level directive "${name}" in "content/manual/20-ramsch.mdx?astroPropagatedAssets" may not be preserved when bundling.`;

function logged(...messages: readonly (readonly [level: string, label: string, text: string])[]) {
  const lines: string[] = [];
  const log = buildLog(undefined, (line) => lines.push(line));
  for (const [level, label, message] of messages) log.write({ level, label, message });
  return lines.map((line) => line.trim().replace(/^\d+ s +/, ''));
}

test('Astro’s own warning for each chapter is counted, and no other warning goes with it', () => {
  const lines = logged(
    ['warn', 'vite', directive('use astro:head-inject')],
    ['warn', 'vite', directive('use client')],
    ['warn', 'vite', directive('use astro:head-inject')],
    ['warn', 'vorhand-search', 'no page has a title'],
    ['info', 'build', '9 page(s) built in 3s'],
  );
  expect(lines).toEqual([
    `[WARN] [vite] ${directive('use client')}`,
    '[WARN] [vorhand-search] no page has a title',
    '9 page(s) built in 3s',
    '(2 warnings of one fault of Astro, withastro/astro#18087, are left out)',
  ]);
});

test('an error is printed, whatever it is about', () => {
  expect(logged(['error', 'vite', directive('use astro:head-inject')])).toHaveLength(1);
});

test('what the book’s plug-ins say is printed, and not a line for each page', () => {
  const lines = logged(
    ['info', 'build', '\u001b[1mBuilding static entrypoints...\u001b[22m'],
    ['info', 'SKIP_FORMAT', '\u001b[42m generating static routes \u001b[49m'],
    ['info', 'SKIP_FORMAT', '  ├─ /hands/foster-01/index.html (+3ms)'],
    ['info', 'vorhand-search', '132 files make the search index'],
  );
  expect(lines).toEqual([
    'Building static entrypoints...',
    'generating static routes',
    '132 files make the search index',
  ]);
});
