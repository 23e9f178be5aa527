/** Turns each mention of a page of 1922 in a chapter into a link when the site is built. */
import { defineMdastPlugin } from 'satteri';
import type { MdastNode, MdastVisitorContext } from 'satteri';
import { chapterError, placeOf } from '../../components/book/chapter-error.ts';
import { namesFoster, pageAddresses, pageMentions } from '../book/page-links.ts';
import { readManualFiles } from '../book/read-chapter-files.ts';

/** Components that are links themselves. */
const LINKS: ReadonlySet<string | null> = new Set(['At', 'Law', 'Page', 'Term']);

/** Reads from the chapters where each page of 1922 begins. */
export const readPageAddresses = (): ReadonlyMap<string, string> =>
  pageAddresses(readManualFiles());

/**
 * The plug-in for the Markdown compiler. A page that no chapter marks stops the build with the file and
 * line of the mention. It ignores links, headings, and in notes and chapters on other books sentences
 * that do not name Foster.
 *
 * @param addresses returns the addresses by page number; called when a chapter mentions a page.
 */
export function linkPages(addresses: () => ReadonlyMap<string, string> = readPageAddresses) {
  return defineMdastPlugin({
    name: 'page-links',
    options: { position: true },
    text(node, context) {
      const parts = pageMentions(node.value);
      if (parts.every(({ page }) => page === null)) return;
      const where = bookMeant(node, context);
      if (where === 'elsewhere') return;
      const known = addresses();
      let before = '';
      const nodes = parts.map(({ text, page }): MdastNode => {
        const read = before;
        before += text;
        if (page === null || (where === 'other-book' && !namesFoster(read))) {
          return { type: 'text', value: text };
        }
        const url = known.get(page);
        if (url === undefined) {
          const place = placeOf(node, context);
          const lines = read.split('\n');
          const line = place.line + lines.length - 1;
          const column = (lines.at(-1) ?? '').length + (lines.length === 1 ? place.column : 1);
          const problem = `No chapter has the beginning of page ${page} (<Page n="${page}" />).`;
          throw chapterError({ ...place, line, column }, problem);
        }
        return { type: 'link', url, children: [{ type: 'text', value: text }] };
      });
      context.replaceNode(node, nodes);
    },
  });
}

/** Which book a page number in a text refers to; `elsewhere` if it must not become a link. */
function bookMeant(
  node: Readonly<MdastNode>,
  context: MdastVisitorContext,
): 'text' | 'other-book' | 'elsewhere' {
  // In a chapter on another book a page belongs to that book, unless the sentence names Foster.
  let place: 'text' | 'other-book' = /\/content\/(?:de\/)?(?:shelf|today)\//.test(
    context.fileURL?.pathname ?? '',
  )
    ? 'other-book'
    : 'text';
  let up = context.parent(node);
  while (up !== undefined) {
    if (up.type === 'link' || up.type === 'heading') return 'elsewhere';
    if (up.type === 'mdxJsxFlowElement' || up.type === 'mdxJsxTextElement') {
      if (LINKS.has(up.name)) return 'elsewhere';
      const book = up.attributes.find((each) => 'name' in each && each.name === 'book')?.value;
      if (up.name === 'Note' && typeof book === 'string' && book !== 'Foster') place = 'other-book';
    }
    up = context.parent(up);
  }
  return place;
}
