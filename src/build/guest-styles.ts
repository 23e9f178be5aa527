/**
 * Turns the styles of the book into such as hold inside an element on a page of somebody else's: there
 * `:root`, `html` and `body` are the other page's, and so is the size that `rem` counts by, which many
 * pages set to what suits them.
 */

/** What stands around everything in the element; `components/figure/embed/Embedded.svelte` has it. */
const PAGE = '.vorhand';

/** In place of `rem`: the size of letters that the reader has set in the browser. */
const REM = 'var(--vorhand-rem)';

/** How many pixels a `rem` has in a question to a container, where no property may stand. */
const PIXELS = 16;

const LENGTH = /(?<![\w.#-])(-?(?:\d+\.?\d*|\.\d+))rem\b/g;
const PRELUDE = /@(media|container)[^{]*/g;
const PAGE_SELECTOR = /(^|[\s,>}])(?:html|body)(?=\s*[,{])/g;

/**
 * Questions whose answer is known: an element is never as low as the strip that goes beside a text, and
 * how a page is printed is its own affair.
 */
const NEVER = /@container (?:strip-aside|figure \(height < \d+rem\))|@media print/g;

/** The styles of a file or component of the book, for an element on another page. */
export function guestStyles(css: string): string {
  const bare = withoutBlocks(css.replace(/\/\*[\s\S]*?\*\//g, ''), NEVER);
  let text = '';
  let end = 0;
  for (const prelude of bare.matchAll(PRELUDE)) {
    text += inRules(bare.slice(end, prelude.index));
    // A question to the window counts by what the reader has set in the browser, on any page.
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

/** Leaves out the blocks that begin with what matches. */
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

/** Where the first block after a place is closed. */
function blockEnd(css: string, from: number): number {
  let depth = 0;
  for (let at = css.indexOf('{', from); at < css.length; at++) {
    if (css[at] === '{') depth++;
    else if (css[at] === '}' && --depth === 0) return at + 1;
  }
  return css.length;
}
