/** Puts words into a hand file so that reading them gives the same words back. */

/** Lines of a printed hand are about this long at most. */
const WIDTH = 100;

/** A text as it stands in a file: braces and backslashes escaped. */
export function escapeText(text: string): string {
  return text.replace(/[{}\\]/g, '\\$&');
}

/**
 * A comment in braces as lines: one when it fits into what is left of the line it stands in,
 * else wrapped, with a blank line between paragraphs.
 *
 * @param room how many characters the line has left for it.
 */
export function makeComment(text: string, indent: string, room: number): string {
  const one = `{${escapeText(text)}}`;
  if (!text.includes('\n') && one.length <= room) return one;
  const paragraphs = one.split('\n\n').map((paragraph) => wrap(paragraph, `${indent}  `));
  return paragraphs.join('\n\n').trimStart();
}

/** Fills lines with words; the first line too is indented. */
export function wrap(
  text: string,
  indent: string,
  mayStart: (word: string) => boolean = () => true,
): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const full = indent.length + line.length + 1 + word.length > WIDTH;
    if (line === '') line = word;
    else if (full && mayStart(word)) {
      lines.push(line);
      line = word;
    } else line = `${line} ${word}`;
  }
  lines.push(line);
  return lines.map((each) => indent + each).join('\n');
}
