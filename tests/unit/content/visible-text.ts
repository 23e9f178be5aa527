/** The words that readers see, taken out of code: string literals, and the text of components. */
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'svelte/compiler';
import ts from 'typescript';

/** What stands in one file, without its code, comments and imports; for tests that look for words. */
export interface VisibleText {
  readonly file: string;
  /** Literals and pieces of text in their order, each in one line; some are not for readers. */
  readonly texts: readonly string[];
}

/** All code that puts words on pages. */
export function readVisibleTexts(): VisibleText[] {
  return globSync('{src,components,content}/**/*.{ts,svelte,astro}')
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => ({ file, texts: textsOf(file, readFileSync(file, 'utf8')) }));
}

/**
 * The texts of one file.
 *
 * @param file its name, whose ending says how it is read.
 */
export function textsOf(file: string, source: string): string[] {
  const texts = file.endsWith('.svelte')
    ? svelteTexts(source)
    : file.endsWith('.astro')
      ? astroTexts(source)
      : moduleTexts(source);
  return texts.map((text) => text.replaceAll(/\s+/gu, ' ').trim()).filter((text) => text !== '');
}

function moduleTexts(source: string, kind = ts.ScriptKind.TS): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isTemplateExpression(node)) {
      // A value in a sentence stands there as an ellipsis, so that the sentence stays one text.
      const spans = node.templateSpans.map(({ literal }) => literal.text);
      found.push([node.head.text, ...spans].join('…'));
      node.templateSpans.forEach(({ expression }) => {
        visit(expression);
      });
      return;
    }
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('', source, ts.ScriptTarget.Latest, false, kind));
  return found;
}

/** The frontmatter is a module, and the rest is near enough to JSX to be read as that. */
function astroTexts(source: string): string[] {
  const [, script = '', template = source] = /^---\n(.*?)\n---\n(.*)$/su.exec(source) ?? [];
  const markup = template.replaceAll(/<(style|script)\b.*?<\/\1>|<!.*?>/gsu, '');
  return [...moduleTexts(script), ...moduleTexts(`<>${markup}</>`, ts.ScriptKind.TSX)];
}

function svelteTexts(source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      node.forEach(visit);
    } else if (typeof node === 'object' && node !== null) {
      const { data, quasis, type, value } = node as Record<string, unknown>;
      if (type === 'ImportDeclaration' || type === 'Comment') return;
      if (type === 'Text') found.push(String(data));
      if (type === 'Literal' && typeof value === 'string') found.push(value);
      if (type === 'TemplateLiteral') {
        const pieces = quasis as readonly { readonly value: { readonly cooked: string } }[];
        found.push(pieces.map((piece) => piece.value.cooked).join('…'));
      }
      Object.entries(node)
        .filter(([key]) => key !== 'css' && key !== 'metadata')
        .forEach(([, child]) => {
          visit(child);
        });
    }
  };
  visit(parse(source, { modern: true }));
  return found;
}
