/**
 * Checks a chapter against the hands, the laws, the glossary and the books when the site is built: its
 * links must have targets, and every number it gives as a fact must be right. The first problem stops
 * the build with file, line and column.
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineMdastPlugin } from 'satteri';
import type { MdastNode, MdastVisitorContext } from 'satteri';
import { lawTitles } from '../book/law-links.ts';
import { MENTIONS, linkProblem } from '../book/mentions.ts';
import type { BookToCheck, Mention } from '../book/mentions.ts';
import { readGameHandFiles, readHandFiles } from '../book/read-hand-files.ts';
import { readMeasureFiles } from '../book/read-measure-files.ts';
import { claimProblem } from '../book/typed-claims.ts';

const LAWS_FILE = 'content/manual/03-the-laws.mdx';

/** Reads from the files of the book what chapters are checked against. */
export function readBook(): BookToCheck {
  return {
    hands: readHandFiles(),
    gameHands: readGameHandFiles(),
    laws: lawTitles(readFileSync(LAWS_FILE, 'utf8')),
    measures: readMeasureFiles(),
  };
}

/**
 * The plug-in for the Markdown compiler.
 *
 * @param book returns what chapters may mention; called for each mention, so that a changed hand is
 *   noticed during development.
 */
export function checkMentions(book: () => BookToCheck = readBook) {
  const element = (
    node: Readonly<MdastNode & { type: 'mdxJsxTextElement' | 'mdxJsxFlowElement' }>,
    context: MdastVisitorContext,
  ): void => {
    const check = MENTIONS[node.name ?? ''];
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
