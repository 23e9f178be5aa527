/** Gives the headings of a translated chapter the ids of its source, so that one address serves every edition. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import Slugger from 'github-slugger';
import { defineHastPlugin } from 'satteri';
import { sourceOf } from '../../src/book/edition-files.ts';

/** A heading: how many `#` it has, and its id. */
interface Heading {
  readonly depth: number;
  readonly id: string;
}

/** The headings of a chapter’s text, with the ids that Astro gives them. */
export function headingsOf(text: string): readonly Heading[] {
  const slugger = new Slugger();
  const outsideCode = text.replace(/^```.*?^```$/gmsu, '');
  return [...outsideCode.matchAll(/^(#{1,6}) (.+?)\s*$/gmu)].map(([, marks = '', title = '']) => ({
    depth: marks.length,
    id: slugger.slug(title.replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1').replace(/[*_`]/gu, '')),
  }));
}

/**
 * The plug-in for the Markdown compiler. A translation with another number or depth of headings than its
 * source stops the build.
 */
export function headingIds() {
  return () => {
    let source: readonly Heading[] | null = null;
    let count = 0;
    return defineHastPlugin({
      name: 'heading-ids-of-the-source',
      element: {
        filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
        visit(heading, context) {
          const { fileURL } = context;
          if (fileURL === undefined) return;
          const file = relative('.', fileURLToPath(fileURL)).replaceAll('\\', '/');
          const from = sourceOf(file);
          if (from === null) return;
          source ??= headingsOf(readFileSync(from, 'utf8'));
          const wanted = source[count++];
          const depth = Number(heading.tagName.slice(1));
          if (wanted?.depth !== depth) {
            const has = wanted === undefined ? 'none' : `one of depth ${wanted.depth}`;
            throw new Error(
              `${file}: heading ${count}, “${context.textContent(heading)}”, has depth ${depth}; ${from} has ${has} there.`,
            );
          }
          context.setProperty(heading, 'id', wanted.id);
        },
      },
    });
  };
}
