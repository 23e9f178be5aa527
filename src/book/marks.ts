/** What a new file still needs: `npm run new` marks it with the mark below, and what to write there. */

/** The mark, in two parts so that this file has none. */
export const MARK = ['TO', 'DO:'].join('');

/** A place that is still to be filled in. */
export interface Mark {
  readonly line: number;
  readonly column: number;
  /** What to write there. */
  readonly says: string;
}

/** The marks of a text, in their order. */
export function findMarks(text: string): readonly Mark[] {
  return text.split(/\r?\n/).flatMap((content, index) => {
    const at = content.indexOf(MARK);
    if (at < 0) return [];
    const [says = ''] = content.slice(at + MARK.length).split(/['"`<}\])]|-->|\*\//, 1);
    return [{ line: index + 1, column: at + 1, says: says.trim() }];
  });
}

/** A mark as a problem for its author. */
export const sayMark = ({ says }: Mark): string => `Still to be filled in: ${says}`;
