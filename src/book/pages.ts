/** The last page of the 1922 manual that has text. */
const LAST_PAGE = 194;

/**
 * The anchor of a page of the 1922 manual: `p33`.
 *
 * @param n the page's number as printed, `33`; the preface's are Roman: `xi`.
 * @throws RangeError for a page the book does not have: a slip in a chapter, which stops the build.
 */
export function pageAnchor(n: string): string {
  const number = Number(n);
  const body = /^[1-9]\d*$/.test(n) && number <= LAST_PAGE;
  if (!body && !/^(?:i{1,3}|i?[vx]|vi{1,3}|xi{1,3}|xi?v)$/.test(n)) {
    throw new RangeError(`Foster’s manual of 1922 has no page “${n}”.`);
  }
  return `p${n}`;
}

/** Whether a page of a hand’s file is several: `82–83`, `4, 7`. */
export const severalPages = (page: string): boolean => /[–,-]/.test(page);
