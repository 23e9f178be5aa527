/** A line of text with links, emphasis and gaps in it, as a file of words has it. */

/** A piece of a line. */
export type MarkedPart =
  | { readonly kind: 'text' | 'strong' | 'em' | 'title' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  /** Where the page puts something that is no text: a card, a field, a button. */
  | { readonly kind: 'gap'; readonly name: string };

const MARK =
  /\[(?<link>[^\]]+)\]\((?<href>[^)\s]+)\)|\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|_(?<title>[^_]+)_|`(?<code>[^`]+)`|\{(?<gap>[a-z]\w*)\}/gu;

/**
 * The pieces of a line, in their order. `[the laws](/rules/)` is a link, `*so*` emphasis, `**so**` a strong
 * one, `_Skat Manual_` a title or a foreign word, what stands between backticks code, `{card}` a gap; anything
 * else is text. Marks do not stand within each other.
 */
export function readMarked(line: string): readonly MarkedPart[] {
  const parts: MarkedPart[] = [];
  const addText = (text: string): void => {
    if (text !== '') parts.push({ kind: 'text', text });
  };
  let end = 0;
  for (const { 0: whole, groups = {}, index } of line.matchAll(MARK)) {
    addText(line.slice(end, index));
    end = index + whole.length;
    const { code, em, gap, href, link, strong, title } = groups;
    if (link !== undefined && href !== undefined) parts.push({ kind: 'link', text: link, href });
    else if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else if (em !== undefined) parts.push({ kind: 'em', text: em });
    else if (title !== undefined) parts.push({ kind: 'title', text: title });
    else if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (gap !== undefined) parts.push({ kind: 'gap', name: gap });
  }
  addText(line.slice(end));
  return parts;
}
