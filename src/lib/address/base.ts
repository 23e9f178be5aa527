/**
 * Where the book stands: at the root of a domain, or under a path such as `/vorhand/`, its base.
 *
 * In the text, the code and whatever is kept, an address of the book begins with `/`, as if the book
 * stood at the root: `/hands/foster-09/`. The base comes before it where it leaves the book for the
 * browser, and nowhere else.
 */

/** The folder of what the build names by its content, whose addresses have the base from the start. */
export const BUILT = '_astro/';

/**
 * The address under the base. Left alone are addresses that have it from the bundler, and whatever
 * does not begin with `/`: a fragment, a query, an address at another host.
 *
 * @param base begins and ends with `/`.
 */
export function underBase(base: string, address: string): string {
  if (base === '/' || !/^\/(?!\/)/.test(address)) return address;
  return address.startsWith(base + BUILT) ? address : base + address.slice(1);
}

/** The book's own address of a path under the base; a path outside of it stays as it is. */
export function withoutBase(base: string, path: string): string {
  return path.startsWith(base) ? `/${path.slice(base.length)}` : path;
}
