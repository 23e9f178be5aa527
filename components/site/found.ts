/** What a page says of itself to search engines and chats, beside its title and description. */
import type { StructuredData } from '../../src/book/structured-data.ts';

export interface PageToFind {
  /** The picture shown with a link to the page, by its name below /pictures/, and what is to be seen. */
  picture?: { readonly name: string; readonly alt: string } | undefined;
  /** The pages one comes through, from the home page on, which is not among them. */
  way?: readonly { readonly name: string; readonly address: string }[] | undefined;
  /** What the page is, by the full addresses of the home page and its own. */
  data?: ((home: string, own: string) => StructuredData) | undefined;
  /** The page that holds what this one only leads to. */
  canonical?: string | undefined;
  /** Of no use to anyone who looks for something: it is kept out of search engines. */
  hidden?: boolean | undefined;
}
