/**
 * Checks a chapter against the hands, the laws, the glossary and the books when the site is built: its
 * links must have targets, and every number it gives as a fact must be right. The first problem stops
 * the build with file, line and column.
 */
import { defineMdastPlugin } from 'satteri';
import type { MdastNode, MdastVisitorContext } from 'satteri';
import { chapterError, placeOf } from '../../components/book/chapter-error.ts';
import { MENTIONS, linkProblem } from '../book/mentions.ts';
import type { BookToCheck, Mention } from '../book/mentions.ts';
import { readBook } from '../book/read-book.ts';
import { claimProblem } from '../book/typed-claims.ts';

/**
 * The plug-in for the Markdown compiler.
 *
 * @param read returns what chapters may mention; called for each chapter, so that a changed hand is
 *   noticed during development.
 */
export function checkMentions(read: () => BookToCheck = readBook) {
  const book = onceATurn(read);
  const stopAt = (
    node: Readonly<MdastNode>,
    context: MdastVisitorContext,
    name: string | null,
    problem: string | null,
  ): void => {
    if (problem === null) return;
    // A hand with a mistake has stopped the build already; in `npm run dev` the page shows the mistake.
    if (book().mistaken?.some((id) => name === null || problem.includes(id)) === true) return;
    const what = name === null ? '' : name === 'link' ? 'Link: ' : `<${name}>: `;
    throw chapterError(placeOf(node, context), `${what}${problem}`);
  };
  const element = (
    node: Readonly<MdastNode & { type: 'mdxJsxTextElement' | 'mdxJsxFlowElement' }>,
    context: MdastVisitorContext,
  ): void => {
    const name = node.name ?? '';
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

/** Calls a reader once and keeps what it gives while the same work goes on without a pause. */
function onceATurn<T>(read: () => T): () => T {
  let last: { readonly value: T } | null = null;
  return () => {
    if (last === null) {
      last = { value: read() };
      setImmediate(() => {
        last = null;
      });
    }
    return last.value;
  };
}
