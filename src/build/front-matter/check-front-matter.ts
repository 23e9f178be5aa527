import { existsSync, readFileSync } from 'node:fs';
import { defineMdastPlugin } from 'satteri';
import { chapterFolder } from './schemas.ts';
import { readFrontMatter } from './read-front-matter.ts';
import { chapterError, placeOf } from '../../../components/book/chapter-error.ts';

/** Stops at the first mistake in a chapter’s front matter, so that the overlay of `npm run dev` shows its place. */
export function checkFrontMatter() {
  return defineMdastPlugin({
    name: 'check-front-matter',
    before(root, context) {
      const { file } = placeOf(root, context);
      const folder = chapterFolder(file);
      if (folder === undefined || !existsSync(file)) return;
      const [mistake] = readFrontMatter(folder, file, readFileSync(file, 'utf8')).mistakes;
      if (mistake !== undefined) throw chapterError(mistake, mistake.message);
    },
  });
}
