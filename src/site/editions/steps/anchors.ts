/** Anchors and the links to them, by names that any reader of e-books understands. */
import type { Element } from 'hast';
import { attribute, findAll } from '../tree.ts';

/** Attributes that name other elements by their anchors. */
const REFERENCES = ['ariaLabelledBy', 'ariaDescribedBy', 'ariaControls', 'headers', 'htmlFor'];

/** An anchor as XML wants names: `foster-01/t8.3` is `foster-01_t8.3`, `2` is `n2`. */
export function anchorName(id: string): string {
  const name = id.replaceAll('/', '_').replaceAll(/[^\p{L}\p{N}_.-]/gu, '-');
  return /^[\p{L}_]/u.test(name) ? name : `n${name}`;
}

/**
 * Renames the anchors of a leaf.
 * @param prefix what stands before each, where several leaves are one page
 * @returns all anchors as the site has them, each with its new name
 * @throws Error when two anchors come to the same name
 */
export function nameAnchors(leaf: Element, prefix = ''): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const usedNames = new Set<string>();
  for (const element of findAll(leaf, ({ properties }) => properties.id !== undefined)) {
    const id = attribute(element, 'id') ?? '';
    const name = prefix + anchorName(id);
    if (usedNames.has(name)) {
      throw new Error(`The anchor “${id}” stands twice on one page.`);
    }
    usedNames.add(name);
    names.set(id, name);
    element.properties.id = name;
  }
  for (const element of findAll(leaf, () => true)) {
    for (const reference of REFERENCES) {
      const value = element.properties[reference];
      if (value === undefined || value === null) continue;
      const ids = Array.isArray(value) ? value.map(String) : String(value).split(/\s+/);
      const known = ids.flatMap((id) => names.get(id) ?? []);
      if (known.length > 0) element.properties[reference] = known.join(' ');
      // What named it is not on paper.
      else element.properties[reference] = undefined;
    }
  }
  return names;
}
