/**
 * What other sites learn of a hand or a place by oEmbed (https://oembed.com): a frame to show in place of a
 * link. It needs full addresses, so there are such files only in a build with `SITE`.
 */
import { BOOK_WORDS } from '#edition/book/book-words.ts';
import { underBase } from '../lib/address/base.ts';
import { frameLines } from '../game/replay/embed-lines.ts';
import type { Hand } from '../game/notation/hand.ts';

/** The answer of a provider, of the type `rich`. */
export interface OEmbed {
  readonly version: '1.0';
  readonly type: 'rich';
  readonly title: string;
  readonly provider_name: string;
  readonly provider_url: string;
  readonly html: string;
  readonly width: number;
  readonly height: number;
  readonly thumbnail_url: string;
  readonly thumbnail_width: number;
  readonly thumbnail_height: number;
}

/** The size of the frame, which its table fills. */
const WIDTH = 640;
const HEIGHT = 800;

/** Where the book stands. */
interface Where {
  readonly site: string | URL;
  readonly base: string;
}

/**
 * The data for a hand, or a place of it.
 *
 * @param place the name of the place; null for the hand.
 */
export function makeOEmbed(
  hand: Hand,
  title: string,
  place: string | null,
  { base, site }: Where,
): OEmbed {
  const full = (address: string): string => new URL(underBase(base, address), site).href;
  const frame = frameLines({ hand, place, title, book: full('/') }).trim();
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: BOOK_WORDS.name,
    provider_url: full('/'),
    html: frame.replace(/height="\d+"/u, `height="${HEIGHT}"`),
    width: WIDTH,
    height: HEIGHT,
    thumbnail_url: full(`/pictures/hands/${hand.id}${place === null ? '' : `/${place}`}.png`),
    thumbnail_width: 1200,
    thumbnail_height: 630,
  };
}
