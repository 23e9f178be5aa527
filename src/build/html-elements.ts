/** Reads a page with an HTML parser, and changes it by the places where things stand in its text. */
import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes, Token } from 'parse5';

/** An element that is written in the text of a page. */
export interface HtmlElement {
  readonly name: string;
  /** The values of its attributes, by their names. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Where each attribute stands in the text, as it is written: `href="/hands/"`. */
  readonly written: ReadonlyMap<string, Span>;
  /** Where the element begins and where its first tag ends, in the text. */
  readonly tag: Span;
  /** Its last tag likewise; null where none is written. */
  readonly endTag: Span | null;
  /** The text right in it: of a script or a style all it has. */
  readonly text: string;
}

/** From one place of a text to another, the second not in it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A change of a text: what stands in the place of a span. */
export interface Edit extends Span {
  readonly text: string;
}

/** The elements of a page in their order; those that a parser adds by itself are left out. */
export function elementsOf(html: string): readonly HtmlElement[] {
  const elements: HtmlElement[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('attrs' in node) addElement(elements, node);
    if ('childNodes' in node) node.childNodes.forEach(visit);
    if ('content' in node) visit(node.content);
  };
  // Without scripts: what stands in <noscript> is elements as well.
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

/** A text with changes made to it, none of which overlap; what is put in comes before what begins there. */
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
