/**
 * The parts that a page already has of those that it gets only once, by the request that renders
 * it.
 */
const partsByPage = new WeakMap<Request, Set<string>>();

/** True on the first call for this page and part, false from then on. */
export function firstOnPage(
  page: Request,
  part: 'glyphs' | 'faces' | 'figure' | 'presses',
): boolean {
  let parts = partsByPage.get(page);
  if (!parts) {
    parts = new Set();
    partsByPage.set(page, parts);
  }
  if (parts.has(part)) return false;
  parts.add(part);
  return true;
}
