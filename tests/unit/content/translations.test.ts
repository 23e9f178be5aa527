/** A translated chapter says what its source says: the same parts, links, cards and figures, block by block. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readFrontMatter } from '../../../src/build/front-matter/read-front-matter.ts';
import { chapterFolder } from '../../../src/build/front-matter/schemas.ts';
import { headingsOf } from '../../../components/book/heading-ids.ts';

const files = globSync('content/de/{manual,shelf,today}/*.mdx').map((file) =>
  file.replaceAll('\\', '/'),
);
const chapters = files.map((file) => ({
  file,
  translation: bodyOf(file),
  source: bodyOf(file.replace('content/de/', 'content/')),
}));

/** The text without its front matter, in blocks. */
function bodyOf(file: string): readonly string[] {
  const [, ...body] = readFileSync(file, 'utf8').split(/^---$/mu).slice(1);
  return body
    .join('---')
    .split(/\n\s*\n/u)
    .map((block) => block.trim())
    .filter((block) => block !== '');
}

/** Attributes whose value is language, not data; their number must be the same. */
const WORDS = /^(?:title|label|caption|ask|heads?|says|rows|of|totals?|results)$/u;

/** Attributes that a translation may leave out: a German word needs no gloss. */
const OPTIONAL = /^(?:gloss|lang)$/u;

/** What is said about each of several tricks, after its cards: `H9 HA HK = The ace takes it. / …`. */
const SENTENCES = /\s=[^/"]*/gu;

/** A remark on a list of games, after what a player has won or lost: `Brown +70 Solo, without 6; …`. */
const REMARKS = /(?<=[+-]\d+) [^;"]+/gu;

/** The parts of a block with those of their attributes that are data. */
function partsOf(block: string): readonly string[] {
  return [...block.matchAll(/<(\/?[A-Z]\w*)((?:\s+[\w-]+(?:="[^"]*"|=\{[^}]*\})?)*)\s*\/?>/gu)]
    .map(([, name = '', attributes = '']) => {
      const data = [...attributes.matchAll(/([\w-]+)(="[^"]*"|=\{[^}]*\})?/gu)]
        .filter(([, attribute = '']) => !OPTIONAL.test(attribute))
        .map(([whole, attribute = '']) => {
          if (attribute === 'tricks') return whole.replace(SENTENCES, ' ');
          if (attribute === 'games') return whole.replace(REMARKS, '');
          const names = attribute === 'of' && (name === 'Fact' || name === 'NamesTable');
          return WORDS.test(attribute) && !names ? attribute : whole;
        });
      return `${name} ${data.sort().join(' ')}`;
    })
    .sort();
}

const linksOf = (block: string): readonly string[] =>
  [...block.matchAll(/\]\(([^)\s]+)\)/gu)].map(([, address = '']) => address).sort();

/** The figures of two digits and more, with the decimal sign of English; words for numbers are left out. */
const figuresOf = (block: string, language: 'en' | 'de'): readonly string[] => {
  const text = block.replace(/<[^>]*>/gu, ' ').replace(/\]\([^)]*\)/gu, ']');
  const english =
    language === 'en'
      ? text.replace(/(?<=\d),(?=\d{3})/gu, '')
      : text.replace(/(?<=\d)\.(?=\d{3})/gu, '').replace(/(?<=\d),(?=\d)/gu, '.');
  return english.match(/\d+(?:\.\d+)?/gu) ?? [];
};

describe.each(chapters)('$file', ({ source, translation }) => {
  test('it has the headings of its source, as many and as deep', () => {
    const depths = (blocks: readonly string[]) =>
      headingsOf(blocks.join('\n\n')).map(({ depth }) => depth);
    expect(depths(translation)).toEqual(depths(source));
  });

  test('it has the blocks of its source, each with the same parts and links', () => {
    const shape = (blocks: readonly string[]) =>
      blocks.map((block) => [...partsOf(block), ...linksOf(block)].join('\n'));
    expect(shape(translation)).toEqual(shape(source));
  });

  test('it has every figure of its source in the same block', () => {
    const missing = source.flatMap((block, index) => {
      const own = figuresOf(translation[index] ?? '', 'de');
      return figuresOf(block, 'en').filter((figure) => figure.length > 1 && !own.includes(figure));
    });
    expect(missing).toEqual([]);
  });
});

test.each(files)('the front matter of %s is as the build wants it', (file) => {
  const folder = chapterFolder(file);
  if (folder === undefined) throw new Error(`${file} is in no folder of chapters.`);
  expect(readFrontMatter(folder, file, readFileSync(file, 'utf8')).mistakes).toEqual([]);
});

test('every translation has a source', () => {
  expect(chapters.every(({ source }) => source.length > 0)).toBe(true);
});
