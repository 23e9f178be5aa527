/**
 * Checks a chapter against the hands, the laws, the glossary and the books when the site is built: its
 * links must have targets, and every number it gives as a fact must be right. The first problem stops
 * the build with file, line and column.
 */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineMdastPlugin } from 'satteri';
import type { MdastNode, MdastVisitorContext } from 'satteri';
import { MENTIONS, importedNames, linkProblem } from '../book/mentions.ts';
import type { BookToCheck, Mention } from '../book/mentions.ts';
import { readBook } from '../book/read-book.ts';
import { claimProblem } from '../book/typed-claims.ts';

/**
 * The plug-in for the Markdown compiler.
 *
 * @param book returns what chapters may mention; called for each mention, so that a changed hand is
 *   noticed during development.
 */
export function checkMentions(book: () => BookToCheck = readBook) {
  const imported = new WeakMap<MdastVisitorContext, Set<string>>();
  const element = (
    node: Readonly<MdastNode & { type: 'mdxJsxTextElement' | 'mdxJsxFlowElement' }>,
    context: MdastVisitorContext,
  ): void => {
    const name = node.name ?? '';
    if (/^(?!Fragment$)[A-Z]\w*$/.test(name) && imported.get(context)?.has(name) !== true) {
      const problem = 'It is not imported at the head of the chapter, so nothing would be shown.';
      stopAt(node, context, name, problem);
    }
    const check = MENTIONS[name];
    if (check === undefined) return;
    const props = Object.fromEntries(
      node.attributes.flatMap((each) =>
        'name' in each && (typeof each.value === 'string' || each.value === null)
          ? [[each.name, each.value ?? '']]
          : [],
      ),
    );
    const mention: Mention = { props, text: context.textContent(node) };
    stopAt(node, context, node.name, check(mention, book()));
  };
  return defineMdastPlugin({
    name: 'check-mentions',
    options: { position: true },
    mdxjsEsm(node, context) {
      const names = importedNames(node.value);
      imported.set(context, new Set([...(imported.get(context) ?? []), ...names]));
    },
    mdxJsxTextElement: element,
    mdxJsxFlowElement: element,
    link(node, context) {
      stopAt(node, context, 'link', linkProblem(node.url, book()));
    },
    text(node, context) {
      stopAt(node, context, null, claimProblem(node.value, book().hands));
    },
  });
}

function stopAt(
  node: Readonly<MdastNode>,
  context: MdastVisitorContext,
  name: string | null,
  problem: string | null,
): void {
  if (problem === null) return;
  const file = context.fileURL && relative('.', fileURLToPath(context.fileURL));
  const { line = 1, column = 1 } = node.position?.start ?? {};
  const what = name === null ? '' : name === 'link' ? 'Link: ' : `<${name}>: `;
  throw new Error(`${file ?? 'chapter'}:${line}:${column}: ${what}${problem}`);
}
