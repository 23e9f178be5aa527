/** Puts words into a hand file so that reading them gives the same words back. */

/** Lines of a printed hand are about this long at most. */
export const WIDTH = 100;

/** A text as it stands in a file: braces and backslashes escaped. */
export function escapeText(text: string): string {
  return text.replace(/[{}\\]/g, '\\$&');
}

/** A comment within a line, `{text}`, or wrapped when it is too long for one. */
export function makeInlineComment(text: string, indent: string): string {
  const one = `{${escapeText(text)}}`;
  const fits = !text.includes('\n') && indent.length + one.length <= WIDTH;
  return fits ? one : makeComment(text, indent);
}

/**
 * A comment that stands by itself, `{ text }`, wrapped, with a blank line between paragraphs.
 * The first line comes without its indent.
 */
export function makeComment(text: string, indent: string): string {
  const paragraphs = `{ ${escapeText(text)} }`.split('\n\n');
  return paragraphs
    .map((paragraph) => wrap(paragraph, `${indent}  `, notClosing, WIDTH - 2))
    .join('\n\n')
    .trimStart();
}

/** The closing brace stays with the last word. */
const notClosing = (word: string): boolean => word !== '}';

/**
 * Fills indented lines with words.
 *
 * @param mayStart whether a line may begin with this word.
 */
export function wrap(
  text: string,
  indent: string,
  mayStart: (word: string) => boolean,
  width = WIDTH,
): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const full = indent.length + line.length + 1 + word.length > width;
    if (line === '') {
      line = word;
    } else if (full && mayStart(word)) {
      lines.push(line);
      line = word;
    } else {
      line = `${line} ${word}`;
    }
  }
  return [...lines, line].map((each) => indent + each).join('\n');
}
