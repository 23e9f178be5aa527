/** Chapters name their parts and import nothing; a part that there is not stops the build at its place. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mdxToJs } from 'satteri';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { importParts } from '../../../../components/book/import-parts.ts';
import { partAttributes } from '../../../../components/book/part-attributes.ts';
import { guessParts, partFiles } from '../../../../components/book/part-files.ts';

const CHAPTER = 'content/manual/99-test.mdx';

const PARTS = new Map(
  ['Note', 'At', 'HandFigure', 'GameFigure'].map((name) => [name, `components/book/${name}.astro`]),
);

const compile = (text: string): string =>
  mdxToJs(text, {
    fileURL: pathToFileURL(CHAPTER),
    mdastPlugins: [importParts(() => PARTS)],
  }).code;

/** The error with which a chapter is refused. */
function refusal(text: string): Error & { line?: number; column?: number } {
  try {
    compile(text);
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('The chapter was accepted.');
}

test('a chapter gets the parts that it names, wherever they stand, and no others', () => {
  const code = compile('# One\n\n<Note>\n  See <At hand="x">here</At>.\n</Note>\n');
  const imports = [...code.matchAll(/^import (\w+) from "(.*)";$/gm)].map(([, ...found]) => found);
  expect(imports).toEqual([
    ['At', '../../components/book/At.astro'],
    ['Note', '../../components/book/Note.astro'],
  ]);
});

test('a chapter without parts gets no import', () => {
  expect(compile('Plain *text* and <i lang="de">Kiebitz</i>, <>and so on</>.')).not.toContain(
    '../../components',
  );
});

test.each([
  ['a letter that is missing', 'A\n\nof <HandFgure id="x" />', '3:4: <HandFgure>: ', 'HandFigure?'],
  ['the last word alone', '<Fgure />', '1:1: <Fgure>: ', 'HandFigure or GameFigure?'],
  ['a small letter at its head', 'An <at hand="x">x</at>', '1:4: <at>: ', 'At?'],
  [
    'a name like no other',
    '\n<Zygomorph />',
    '2:1: <Zygomorph>: ',
    'There is no part of this name.',
  ],
  ['a name with a dot', '<Note.Big />', '1:1: <Note.Big>: ', 'There is no part of this name.'],
])('a part mistyped by %s is refused at its line and column', (_, text, start, end) => {
  const { column, line, message } = refusal(text);
  expect(message).toContain(`${CHAPTER}:${start}`);
  expect(message.endsWith(end), message).toBe(true);
  // Astro's overlay reads the place from the error itself.
  expect(`${line}:${column}: `).toBe(start.slice(0, `${line}:${column}: `.length));
});

test.each([
  [
    'is mistyped',
    '<At hand="x" plce="t3">x</At>',
    'There is no attribute “plce”. Did you mean “place”?',
  ],
  ['is like no other', '<At hand="x" zoom>x</At>', '“zoom”. It can have hand, place.'],
  ['is missing', '<At place="t3">x</At>', 'It needs hand="…".'],
])('a part is refused whose attribute %s', (_, text, end) => {
  const { message } = refusal(`A\n\nand ${text}`);
  expect(message).toContain(`${CHAPTER}:3:5: <At>: `);
  expect(message.endsWith(end), message).toBe(true);
});

test('the attributes of a part are those of its Props, as the compiler reads them', () => {
  const files = [...partFiles().values()].filter((file) => file.endsWith('.astro'));
  const found = files.map((file) => {
    const [, head = ''] = readFileSync(file, 'utf8').split(/^---$/m);
    const source = ts.createSourceFile('part.ts', head, ts.ScriptTarget.Latest);
    const props = source.statements.find(
      (one) => ts.isInterfaceDeclaration(one) && one.name.text === 'Props',
    );
    const members = props !== undefined && ts.isInterfaceDeclaration(props) ? props.members : [];
    expect(partAttributes(file), file).toEqual(
      members.map(({ name, questionToken }) => ({
        name: name?.getText(source),
        isOptional: questionToken !== undefined,
      })),
    );
    return members.length;
  });
  expect(found.filter((count) => count > 0).length).toBeGreaterThan(50);
  // Those that take attributes say which in no other way.
  for (const [index, file] of files.entries()) {
    if (found[index] === 0) expect(readFileSync(file, 'utf8'), file).not.toContain('Astro.props');
  }
});

test('an import line is refused with what to do', () => {
  expect(refusal('A\n\nimport Note from "./Note.astro";\n').message).toMatch(/:3:1: .*Delete/);
});

test('each part has a name of its own and a file', () => {
  const names = globSync('components/book/**/*.astro').map((file) => basename(file, '.astro'));
  expect(new Set(names).size).toBe(names.length);
  const files = [...partFiles().values()];
  expect(files.length).toBeGreaterThan(names.length);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('a guess is one of the parts, or none', () => {
  expect(guessParts('Nte', ['Note', 'Term'])).toEqual(['Note']);
  expect(guessParts('Xylophone', ['Note', 'Term'])).toEqual([]);
});
