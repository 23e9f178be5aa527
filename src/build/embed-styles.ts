/**
 * Adapts the styles of the book to an element on another site, where `:root`, `html` and `body` belong to
 * the other page, and so does the size of `rem`, which many pages change.
 */

/** The element that contains everything; `components/figure/embed/Embedded.svelte` has it. */
const PAGE = '.vorhand';

/** Replaces `rem`: the font size set in the browser. */
const REM = 'var(--vorhand-rem)';

/** The pixels of a `rem` in a container query, which cannot use a custom property. */
const PIXELS = 16;

const LENGTH = /(?<![\w.#-])(-?(?:\d+\.?\d*|\.\d+))rem\b/g;
const PRELUDE = /@(media|container)[^{]*/g;
const PAGE_SELECTOR = /(^|[\s,>}])(?:html|body)(?=\s*[,{])/g;

/**
 * Queries that never apply: an element is never as low as the strip beside a text, and the other page
 * controls its own printing.
 */
const NEVER = /@container (?:strip-aside|figure \(height < \d+rem\))|@media print/g;

/** The styles of a file or component of the book, for an element on another page. */
export function embedStyles(css: string): string {
  const bare = withoutBlocks(css.replace(/\/\*[\s\S]*?\*\//g, ''), NEVER);
  let text = '';
  let end = 0;
  for (const prelude of bare.matchAll(PRELUDE)) {
    text += inRules(bare.slice(end, prelude.index));
    // In a media query `rem` is the font size set in the browser on any page.
    text += prelude[1] === 'container' ? inPixels(prelude[0]) : prelude[0];
    end = prelude.index + prelude[0].length;
  }
  return text + inRules(bare.slice(end));
}

function inRules(css: string): string {
  return css
    .replaceAll(':root', PAGE)
    .replace(PAGE_SELECTOR, `$1${PAGE}`)
    .replace(LENGTH, (_, number: string) =>
      Number(number) === 1 ? REM : `calc(${number} * ${REM})`,
    );
}

function inPixels(prelude: string): string {
  return prelude.replace(LENGTH, (_, number: string) => `${Number(number) * PIXELS}px`);
}

/** Removes the blocks whose heads match. */
function withoutBlocks(css: string, heads: RegExp): string {
  let text = '';
  let end = 0;
  for (const { index } of css.matchAll(heads)) {
    if (index < end) continue;
    text += css.slice(end, index);
    end = blockEnd(css, index);
  }
  return text + css.slice(end);
}

/** The end of the first block after a position. */
function blockEnd(css: string, from: number): number {
  let depth = 0;
  for (let at = css.indexOf('{', from); at < css.length; at++) {
    if (css[at] === '{') depth++;
    else if (css[at] === '}' && --depth === 0) return at + 1;
  }
  return css.length;
}
