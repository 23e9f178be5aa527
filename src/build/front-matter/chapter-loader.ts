import { globSync, readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { glob } from 'astro/loaders';
import type { Loader } from 'astro/loaders';
import type { z } from 'astro/zod';
import { FRONT_MATTER } from './schemas.ts';
import type { ChapterFolder } from './schemas.ts';
import { readFrontMatter } from './read-front-matter.ts';
import { editionFile } from '../../book/edition-files.ts';
import { sayMistake } from '../../book/hand-mistakes.ts';
import { chapterSlug } from '../../book/page-links.ts';

/**
 * Loads the chapters of a folder, `content/manual/05-first-principles.mdx` and so on. A build stops at a
 * mistake in a front matter, and says its line. `npm run dev` reports it and goes on with what is right in
 * it: only the chapter’s own page fails, at the mistake (check-front-matter.ts).
 *
 * @param files loads the files; Astro’s own loader unless a test says otherwise.
 */
export function chapterLoader(folder: ChapterFolder, files: Loader = filesOf(folder)): Loader {
  return {
    name: 'chapters',
    load: (context) => {
      const parseData: typeof context.parseData = (props) => {
        const { filePath = '', id } = props;
        const file = relative('.', filePath).replaceAll('\\', '/');
        const { mistakes } = readFrontMatter(folder, file, readFileSync(filePath, 'utf8'));
        if (mistakes.length === 0) return context.parseData(props);
        const message = mistakes.map(sayMistake).join('\n');
        if (context.watcher === undefined) throw new Error(message);
        context.logger.error(message);
        return Promise.resolve(usable(folder, { ...props.data }, id, file) as typeof props.data);
      };
      return files.load({ ...context, parseData });
    },
  };
}

const filesOf = (folder: ChapterFolder): Loader =>
  glob({
    base: './content',
    pattern: globSync(`content/${folder}/*.mdx`).map((file) =>
      relative('content', editionFile(file.replaceAll('\\', '/'))).replaceAll('\\', '/'),
    ),
    // The numbers in the file's name keep the folder in reading order; addresses do without them.
    generateId: ({ entry }) => chapterSlug(basename(entry)),
  });

/** The values that are right, and something for those that every chapter has. */
function usable(
  folder: ChapterFolder,
  data: Readonly<Record<string, unknown>>,
  id: string,
  file: string,
): Record<string, unknown> {
  const instead: Readonly<Record<string, unknown>> = {
    title: id,
    hands: [],
    summary: 'There is a mistake in the front matter of this chapter; its own page shows where.',
    ...(folder === 'manual' && { order: Number(/\/(\d+)-[^/]*$/.exec(file)?.[1] ?? 0) }),
  };
  const fields: Readonly<Record<string, z.ZodType>> = FRONT_MATTER[folder].shape;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) => {
      const read = field.safeParse(data[key]);
      const value = read.success ? read.data : instead[key];
      return value === undefined ? [] : [[key, value]];
    }),
  );
}
