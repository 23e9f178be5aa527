/** How a piece of HTML begins, in plain text. */

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00A0',
  '#39': '’',
};

/** Elements that have no end tag. */
const EMPTY = /^<(?:br|hr|img|wbr)\b|\/>$/;

/** The shortest phrase that says something, in letters. */
const SHORTEST = 20;

/**
 * The first phrase of some HTML: as far as the last mark between two clauses that `most` letters reach, or
 * else whole words and an ellipsis. What is hidden from the ear, such as the sign of a card beside its
 * name, does not count.
 */
export function firstPhrase(html: string, most: number): string {
  const text = textOf(html)
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= most) return text;
  const marks = [...text.slice(0, most).matchAll(/[,.:;!?”“)](?= )/g)];
  const phrase = text.slice(0, (marks.at(-1)?.index ?? -1) + 1);
  if (phrase.length >= SHORTEST) return phrase.replace(/[,:;]$/, '');
  const end = text.lastIndexOf(' ', most);
  return `${text.slice(0, end > 0 ? end : most)}…`;
}

function textOf(html: string): string {
  let text = '';
  /** How many of the open elements are hidden, or within one that is. */
  let hiddenDepth = 0;
  for (const piece of html.split(/(<[^>]*>)/)) {
    if (!piece.startsWith('<')) text += hiddenDepth === 0 ? piece : '';
    else if (piece.startsWith('</')) hiddenDepth = Math.max(0, hiddenDepth - 1);
    else if (!EMPTY.test(piece) && (hiddenDepth > 0 || piece.includes('aria-hidden="true"')))
      hiddenDepth++;
  }
  return text;
}
