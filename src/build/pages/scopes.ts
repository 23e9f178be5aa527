/** The marks by which the styles of Astro’s components find their own elements: fewer, and shorter. */

const SCOPE = /data-astro-cid-([a-z0-9]+)/g;

/** A mark in a selector, with the rest of its compound that stands before it. */
const MARKED = /([^\s>+~,({};]*)\[data-astro-cid-([a-z0-9]+)\]/g;

/** What stands before a mark where the element is named plainly: `td`, `.won`, `td.won.led`. */
const PLAIN = /^([a-z][a-z0-9-]*)?((?:\.[\w-]+)*)$/;

const TAG = /<([a-z][a-z0-9-]*)((?:\s(?:"[^"]*"|'[^']*'|[^>"'])*)?)>/g;
/** What reads a page and writes it again may give the mark its empty value. */
const MARK = / data-astro-cid-([a-z0-9]+)(?:="")?/g;
const CLASSES = / class="([^"]*)"/;

/** Which elements the styles of a component are for; null for any. */
type Wanted = { readonly tags: Set<string>; readonly classes: Set<string> } | null;

/**
 * Astro marks every element of a component that has styles, whether or not a rule is for it. Returns
 * what leaves only the marks that a rule may look for, in a page.
 *
 * @param sheets all styles of the pages.
 */
export function neededScopes(sheets: Iterable<string>): (html: string) => string {
  const wanted = new Map<string, Wanted>();
  for (const css of sheets) {
    for (const [, before = '', id = ''] of css.matchAll(MARKED)) {
      wanted.set(id, widened(wanted.get(id), before));
    }
  }
  const isWanted = (id: string, tag: string, classes: readonly string[]): boolean => {
    const of = wanted.get(id);
    if (of === undefined) return false;
    return of === null || of.tags.has(tag) || classes.some((name) => of.classes.has(name));
  };
  return (html) =>
    html.replace(TAG, (whole, tag: string, attributes: string) => {
      if (!attributes.includes('data-astro-cid-')) return whole;
      const classes = CLASSES.exec(attributes)?.[1]?.split(/\s+/) ?? [];
      const left = attributes.replace(MARK, (mark, id: string) =>
        isWanted(id, tag, classes) ? mark : '',
      );
      return `<${tag}${left}>`;
    });
}

/** The elements as before and those of one more compound; any where it says more than a name. */
function widened(known: Wanted | undefined, compound: string): Wanted {
  const plain = PLAIN.exec(compound);
  if (known === null || plain === null || compound === '') return null;
  const of = known ?? { tags: new Set<string>(), classes: new Set<string>() };
  const [first] = (plain[2] ?? '').split('.').filter((name) => name !== '');
  if (first !== undefined) of.classes.add(first);
  else of.tags.add(plain[1] ?? '');
  return of;
}

/**
 * How the marks can be shortened: returns what does so, in a page or a style sheet.
 *
 * @param texts all texts that have such marks.
 */
export function shortenScopes(texts: Iterable<string>): (text: string) => string {
  const all = new Set<string>();
  for (const text of texts) for (const [, id = ''] of text.matchAll(SCOPE)) all.add(id);
  let length = 3;
  while (new Set([...all].map((id) => shortened(id, length))).size < all.size) length += 1;
  return (text) => text.replace(SCOPE, (_, id: string) => shortened(id, length));
}

/** It begins with a digit, as no attribute of ours does that says something. */
const shortened = (id: string, length: number): string =>
  `data-${Number.parseInt(id.charAt(0), 36) % 10}${id.slice(1, length)}`;
