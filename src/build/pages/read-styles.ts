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
