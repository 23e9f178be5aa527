/** The base of this build, for what runs in the browser and for pages that ask where they stand. */
import { underBase, withoutBase } from './base.ts';

/**
 * An address of the book as the browser is to be given it: in a link of a Svelte component, a request,
 * a place that a script goes to, a text to be copied. The HTML of pages gets the base otherwise
 * (src/build/addresses), and while a page is built this does nothing.
 */
export function inBook(address: string): string {
  return import.meta.env.SSR ? address : underBase(import.meta.env.BASE_URL, address);
}

/** The book's own address of a page, as it is compared and kept. */
export function bookAddress({ pathname }: URL): string {
  return withoutBase(import.meta.env.BASE_URL, pathname);
}
