/** What a page says about itself to search engines and chats, beside its title and description. */
import type { StructuredData } from '../../src/book/structured-data.ts';

export interface PageToFind {
  /** The picture shown with a link to the page, by its name below /pictures/, and what it shows. */
  picture?: { readonly name: string; readonly alt: string } | undefined;
  /** The pages that lead here from the home page, without that page. */
  way?: readonly { readonly name: string; readonly address: string }[] | undefined;
  /** The kind of page, from the full addresses of the home page and its own. */
  data?: ((home: string, own: string) => StructuredData) | undefined;
  /** The page that holds what this one only leads to. */
  canonical?: string | undefined;
  /** The path of its oEmbed data, by which other sites show more than a link. */
  oembed?: string | undefined;
  /** Of no use to anybody who searches, so search engines must leave it out. */
  hidden?: boolean | undefined;
}
