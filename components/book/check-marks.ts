import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineMdastPlugin } from 'satteri';
import { findMarks, sayMark } from '../../src/book/marks.ts';
import { chapterError, placeOf } from './chapter-error.ts';

/**
 * Stops the build at a chapter that `npm run new` made and whose author has not yet filled in all of it:
 * at the first mark in the file, its front matter included.
 */
export function checkMarks() {
  return defineMdastPlugin({
    name: 'check-marks',
    before(root, context) {
      const file = context.fileURL === undefined ? '' : fileURLToPath(context.fileURL);
      // The compiler’s own text is without the front matter.
      const text = existsSync(file) ? readFileSync(file, 'utf8') : context.source;
      const [mark] = findMarks(text);
      if (mark === undefined) return;
      const { column, line } = mark;
      throw chapterError({ ...placeOf(root, context), line, column }, sayMark(mark));
    },
  });
}
