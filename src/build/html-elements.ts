/** Reads a page with an HTML parser, and edits its text by the positions of elements. */
import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes, Token } from 'parse5';

/** An element that is written in the text of a page. */
export interface HtmlElement {
  readonly name: string;
  /** The values of its attributes, by their names. */
  readonly attributes: ReadonlyMap<string, string>;
  /** The position of each attribute as it is written: `href="/hands/"`. */
  readonly written: ReadonlyMap<string, Span>;
  /** The position of its start tag. */
  readonly tag: Span;
  /** The position of its end tag; null if it is not written. */
  readonly endTag: Span | null;
  /** The text directly in it: for a script or a style its whole content. */
  readonly text: string;
}

/** A range of a text, without its end. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A change of a text: what replaces a span. */
export interface Edit extends Span {
  readonly text: string;
}

/** The elements of a page in order, without those that the parser adds itself. */
export function elementsOf(html: string): readonly HtmlElement[] {
  const elements: HtmlElement[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('attrs' in node) addElement(elements, node);
    if ('childNodes' in node) node.childNodes.forEach(visit);
    if ('content' in node) visit(node.content);
  };
  // Scripting is off, so that the content of <noscript> is parsed as elements too.
  visit(parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true }));
  return elements;
}

function addElement(elements: HtmlElement[], node: DefaultTreeAdapterTypes.Element): void {
  const place = node.sourceCodeLocation;
  if (!place) return;
  const tag = place.startTag ?? place;
  elements.push({
    name: node.tagName,
    attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
    written: new Map(
      Object.entries(place.attrs ?? {}).map(([name, location]) => [name, spanOf(location)]),
    ),
    tag: spanOf(tag),
    endTag: place.endTag ? spanOf(place.endTag) : null,
    text: node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
  });
}

const spanOf = ({ endOffset, startOffset }: Token.Location): Span => ({
  start: startOffset,
  end: endOffset,
});

/** Applies edits that do not overlap to a text; an insertion comes before an edit at the same place. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const edit of [...edits].sort(
    (one, other) => one.start - other.start || one.end - other.end,
  )) {
    parts.push(text.slice(from, edit.start), edit.text);
    from = edit.end;
  }
  return [...parts, text.slice(from)].join('');
}
