/** A style sheet that the build has made, and what of a page it can concern. */
export interface StyleSheet {
  readonly css: string;
  /**
   * The marks of the components it is for, as they stand in the page and in the scripts:
   * `svelte-1x2y3z`, `data-astro-cid-abc`. Null where a rule is for more than marked elements.
   */
  readonly scopes: readonly string[] | null;
}

const SCOPE = /svelte-[a-z0-9]+|data-astro-cid-[a-z0-9]+/g;

/** What stands before each block: a selector, or the head of an at-rule. */
const HEAD = /([^{};]+)\{/g;

/** A step of an animation, which stands where a selector does. */
const STEP = /^(?:from|to|[\d.]+%)(?:,(?:from|to|[\d.]+%))*$/;

/** The commas of a list of selectors, and not those in brackets. */
const BETWEEN = /,(?![^([]*[)\]])/;

/** Reads a style sheet as the build has minified it. */
export function readSheet(css: string): StyleSheet {
  const heads = [...css.matchAll(HEAD)].map(([, head = '']) => head.trim());
  const selectors = heads.filter((head) => !head.startsWith('@') && !STEP.test(head));
  const marked = selectors.every((selector) =>
    selector.split(BETWEEN).every((each) => each.search(SCOPE) >= 0),
  );
  return { css, scopes: marked ? [...new Set(css.match(SCOPE))] : null };
}

/** The order of the layers, which holds from where it first stands. */
const LAYERS = /@layer [^;{}]+;/;

/**
 * A style sheet in pieces: what each component has, and what stands between for more than that. The
 * bundler joins the styles of components whose code shares a file, in whatever order, and a page needs
 * those of some; the same piece of two such sheets is the same text.
 *
 * @param css as the build has minified it.
 * @returns the pieces in their order; together they are the sheet, but that each with a layer says in
 *   which order the layers are.
 */
export function splitSheet(css: string): readonly string[] {
  const order = LAYERS.exec(css)?.[0] ?? '';
  const pieces: { key: string; css: string }[] = [];
  for (const block of blocksOf(css)) {
    const key = readSheet(block).scopes?.join(' ') ?? '';
    const last = pieces.at(-1);
    if (last?.key === key) last.css += block;
    else pieces.push({ key, css: block });
  }
  return pieces.map((piece) =>
    piece.css.includes('@layer') && !piece.css.startsWith(order) ? order + piece.css : piece.css,
  );
}

/** The rules that stand in no other, and statements such as an import, each with its end. */
function blocksOf(css: string): readonly string[] {
  const blocks: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: sign, index } of css.matchAll(SIGN)) {
    if (sign === '{') depth++;
    else if (sign === '}') depth--;
    if (depth > 0 || (sign !== '}' && sign !== ';')) continue;
    blocks.push(css.slice(from, index + 1));
    from = index + 1;
  }
  if (css.slice(from).trim() !== '') blocks.push(css.slice(from));
  return blocks;
}

/** What begins or ends a block, and strings, in which the same signs mean nothing. */
const SIGN = /[{};]|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)"']*\)/g;
