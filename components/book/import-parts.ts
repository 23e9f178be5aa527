/**
 * Gives each chapter the parts that it names, so that an author writes no import lines. Only those: a page
 * would else load the scripts and styles of all of them.
 */
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineMdastPlugin } from 'satteri';
import type { MdastNode, MdastVisitorContext } from 'satteri';
import { chapterError, placeOf } from './chapter-error.ts';
import { attributeProblem, partAttributes } from './part-attributes.ts';
import { guessParts, partFiles } from './part-files.ts';

type Element = Readonly<MdastNode & { type: 'mdxJsxTextElement' | 'mdxJsxFlowElement' }>;

/**
 * The plug-in for the Markdown compiler. A part or an attribute that there is not stops the build with file,
 * line and column, and so does an import line, which a chapter does not need.
 *
 * @param parts returns the file of each part by its name; called for each chapter, so that a new part is
 *   found during development.
 */
export function importParts(parts: () => ReadonlyMap<string, string> = partFiles) {
  return () => {
    const files = parts();
    const used = new Set<string>();
    const element = (node: Element, context: MdastVisitorContext): void => {
      const name = node.name ?? '';
      if (name === '' || name === 'Fragment') return;
      const file = files.get(name);
      if (file !== undefined) {
        used.add(name);
        checkAttributes(node, context, file);
        return;
      }
      const meant = guessParts(name, files.keys());
      const isTag = /^[a-z]/.test(name);
      // A tag of HTML may look like a part; it is one mistyped only where nothing but its capital is missing.
      if (isTag && !meant.some((part) => part.toLowerCase() === name.toLowerCase())) return;
      const guess = meant.length === 0 ? '' : ` Did you mean ${meant.join(' or ')}?`;
      throw chapterError(
        placeOf(node, context),
        `<${name}>: There is no part of this name.${guess}`,
      );
    };
    return defineMdastPlugin({
      name: 'import-parts',
      options: { position: true },
      mdxJsxTextElement: element,
      mdxJsxFlowElement: element,
      mdxjsEsm(node, context) {
        const what = 'A chapter needs no import or export: the parts that it names are found.';
        throw chapterError(placeOf(node, context), `${what} Delete the line.`);
      },
      after(root, context) {
        if (used.size === 0) return;
        const value = [...used]
          .sort()
          .map((name) => `import ${name} from '${importPath(files.get(name) ?? '', context)}';`)
          .join('\n');
        context.prependChild(root, { type: 'mdxjsEsm', value });
      },
    });
  };
}

/** Stops at an attribute that the part does not have, and at one that is missing. */
function checkAttributes(node: Element, context: MdastVisitorContext, file: string): void {
  const known = partAttributes(file);
  if (known === null) return;
  const given = node.attributes.flatMap((each) => ('name' in each ? [each.name] : []));
  const problem = attributeProblem(given, known);
  if (problem !== null) {
    throw chapterError(placeOf(node, context), `<${node.name ?? ''}>: ${problem}`);
  }
}

/** A part’s path as the chapter’s own import has it. */
function importPath(part: string, { fileURL }: MdastVisitorContext): string {
  const chapter = fileURL === undefined ? '.' : dirname(fileURLToPath(fileURL));
  return relative(chapter, part).replaceAll('\\', '/');
}
