/** A page in fewer letters, with nothing less in it. */

const ISLAND = /(<astro-island\b(?:"[^"]*"|[^>"])*>)([\s\S]*?)(<\/astro-island>)/g;

/** What Svelte notes for a component that comes to life. */
const SVELTE_NOTE = /<!--(?:\[-?\d*|\]|)-->/g;

/** The properties of a component: data in which every quotation mark is six letters long. */
const PROPS = / (props|opts)="([^"]*)"/g;

/**
 * Leaves out Svelte’s notes wherever nothing comes to life, and writes the properties of what does in
 * single quotation marks.
 */
export function slim(html: string): string {
  let from = 0;
  let slimmed = '';
  for (const { 0: whole, 1: begin = '', 2: content = '', 3: end = '', index } of html.matchAll(
    ISLAND,
  )) {
    slimmed += html.slice(from, index).replace(SVELTE_NOTE, '');
    slimmed += begin.replace(PROPS, requote) + content + end;
    from = index + whole.length;
  }
  return slimmed + html.slice(from).replace(SVELTE_NOTE, '');
}

function requote(_: string, name: string, value: string): string {
  const json = value.replaceAll("'", '&#39;').replaceAll('&quot;', '"');
  return ` ${name}='${json}'`;
}

const SCOPE = /data-astro-cid-([a-z0-9]+)/g;

/**
 * How Astro’s marks for the elements of a component can be shortened: returns what does so, in a page
 * or a style sheet.
 *
 * @param texts all texts that have such marks.
 */
export function shortenScopes(texts: Iterable<string>): (text: string) => string {
  const all = new Set<string>();
  for (const text of texts) for (const [, id = ''] of text.matchAll(SCOPE)) all.add(id);
  let length = 3;
  while (new Set([...all].map((id) => id.slice(0, length))).size < all.size) length += 1;
  return (text) => text.replace(SCOPE, (_, id: string) => `data-c-${id.slice(0, length)}`);
}
