/** Puts the base before the addresses in what a Svelte component draws in the browser. */
import { parse } from 'svelte/compiler';
import type { AST } from 'svelte/compiler';

/** Attributes that hold an address. */
const ADDRESS = /^(?:href|src|action|formaction|poster)$/;
/** Elements that have them. */
const LINKING = /^(?:a|area|audio|form|iframe|img|link|source|video)$/;

/** What the component calls src/lib/address/in-book.ts by. */
const CALLED = '__inBook';

/**
 * The source of a component with every address in its markup put through `inBook`, whether it is
 * written out or computed. Addresses given to other components are theirs to draw.
 *
 * @param module where `inBook` is imported from.
 * @throws Error at an element whose attributes are spread, since nobody can see what they are.
 */
export function baseInSvelte(source: string, module: string): string {
  const { fragment, instance } = parse(source, { modern: true });
  const edits = [...elementsIn(fragment)].flatMap((element) => editsOf(element, source));
  if (edits.length === 0) return source;
  const load = `import { inBook as ${CALLED} } from ${JSON.stringify(module)};`;
  edits.push(
    instance
      ? insert(source.indexOf('>', endOfAttributes(instance)) + 1, load)
      : insert(0, `<script>${load}</script>\n`),
  );
  edits.sort((a, b) => b.start - a.start);
  return edits.reduce(
    (text, { end, start, text: put }) => text.slice(0, start) + put + text.slice(end),
    source,
  );
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const insert = (at: number, text: string): Edit => ({ start: at, end: at, text });

function endOfAttributes({ attributes, start }: AST.Script): number {
  return Math.max(start, ...attributes.map(({ end }) => end));
}

function* elementsIn(node: unknown): Generator<AST.RegularElement> {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && node.type === 'RegularElement') yield node as AST.RegularElement;
  for (const inner of Object.values(node)) yield* elementsIn(inner);
}

/** What stands between the braces. The parser tells where, its types do not. */
function expressionIn({ expression }: AST.ExpressionTag, source: string): string {
  const { end, start } = expression as unknown as Edit;
  return source.slice(start, end);
}

function editsOf({ attributes, name }: AST.RegularElement, source: string): Edit[] {
  return attributes.flatMap((attribute): Edit[] => {
    if (attribute.type === 'SpreadAttribute' && LINKING.test(name)) {
      throw new Error(`<${name} {...}>: its address must be an attribute of its own.`);
    }
    if (attribute.type !== 'Attribute' || !ADDRESS.test(attribute.name)) return [];
    const { end, start, value } = attribute;
    if (value === true) return [];
    const parts = Array.isArray(value) ? value : [value];
    const [first] = parts;
    if (first?.type === 'Text' && !first.data.startsWith('/')) return [];
    const written = parts
      .map((part) =>
        part.type === 'Text'
          ? part.data.replace(/[`\\$]/g, '\\$&')
          : `\${${expressionIn(part, source)}}`,
      )
      .join('');
    const isComputed = parts.length === 1 && first?.type === 'ExpressionTag';
    const address = isComputed ? expressionIn(first, source) : `\`${written}\``;
    return [{ start, end, text: `${attribute.name}={${CALLED}(${address})}` }];
  });
}
