/**
 * `npm run html`: whether the built pages are HTML, as the standard has it and as those need it who
 * do not see them.
 */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { runCommand } from './command-line.mjs';
import { inOtherLanguage } from './html/other-language.ts';

const dist = join(import.meta.dirname, '..', 'dist');

/** @type {import('html-validate').ConfigData} */
const config = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  // Astro writes the style of its islands where the first of them stands.
  elements: ['html5', { style: { flow: true, phrasing: true, metadata: true } }],
  rules: {
    // Safari reads out a list without bullets as none unless it says so.
    'no-redundant-role': ['error', { exclude: ['list'] }],
    // A box in which a wide table scrolls is no section of the text.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // Some are named by `aria-label`, where the name would be seen twice.
    'wcag/h71': 'off',
    // These controls act at once.
    'wcag/h32': 'off',
    // All that pages load is the book’s own.
    'require-sri': 'off',
  },
};

/** What holds of one kind of page alone. */
const ofTheirOwn = [
  {
    // The whole book on one page: each leaf has its heading, and many have figures of one name.
    path: /^(?:de\/)?print\//,
    rules: { 'heading-level': ['error', { allowMultipleH1: true }], 'unique-landmark': 'off' },
  },
];

/** A space that a line's end in a page's source has left between a link or a word and what ends it. */
const STRAY_SPACE = /<\/(?:a|b|cite|code|em|i|span|strong)>\s+[,.;:)](?!\.)/g;

/** The pages of single places differ in a few words: that of one place stands for a hand’s others. */
const leftOutPage = /^(?:de\/)?hands\/[^/]+\/(?!t1\.1\/)[^/]+\//;

await runCommand({
  name: 'npm run html --',
  help: `npm run html

Tells what in the pages of dist/ is not as HTML has it, or hard to read for those who do not see it;
build first.

  -h, --help    print this`,
  run: async () => {
    const paths = globSync('**/*.html', { cwd: dist })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => !leftOutPage.test(path))
      .sort();
    if (paths.length === 0)
      throw new Error('There are no pages in dist/. Build them: npm run build');
    const faults = (await Promise.all(paths.map(faultsOf))).flat();
    if (faults.length > 0) throw new Error(faults.join('\n'));
    console.log(`${String(paths.length)} pages, nothing wrong with their HTML`);
  },
});

/**
 * Each fault of a page in a line: where it is, what it is, and the rule.
 * @param {string} path below dist
 */
async function faultsOf(path) {
  const own = ofTheirOwn.find((kind) => kind.path.test(path))?.rules ?? {};
  const loader = new StaticConfigLoader({ ...config, rules: { ...config.rules, ...own } });
  const html = await readFile(join(dist, path), 'utf8');
  const { results } = await new HtmlValidate(loader).validateString(html, path);
  const ofRules = results.flatMap(({ messages }) =>
    messages.map(
      ({ column, line, message, ruleId }) =>
        `${path}:${String(line)}:${String(column)}: ${message} (${ruleId})`,
    ),
  );
  const strays = [...html.matchAll(STRAY_SPACE)].map(({ index }) => {
    const before = html.slice(0, index).split('\n');
    const column = (before.at(-1)?.length ?? 0) + 1;
    return `${path}:${String(before.length)}:${String(column)}: a space before what ends a clause`;
  });
  const foreign = inOtherLanguage(html).map(
    (sentence) => `${path}: in the other language, without saying so by lang: ${sentence}`,
  );
  return [...ofRules, ...strays, ...foreign];
}
