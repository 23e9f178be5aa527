/** How much of the book is fetched for reading without network before a reader asks for it. */

/** What a browser says about its connection (`navigator.connection`); most say nothing. */
export interface Connection {
  readonly saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`: as fast as these, whatever it is. */
  readonly effectiveType?: string;
  /** `wifi`, `ethernet`, `cellular` and more; few say it. */
  readonly type?: string;
}

/**
 * What the reader wants: the whole book, or only the pages read; with `none` nothing is
 * kept, and then no worker runs. Null until the reader has chosen.
 */
export type KeepWish = 'whole' | 'read' | 'none' | null;

/**
 * - `used`: what the pages have fetched anyway, and not a byte more,
 * - `needed`: for the pages that are read also what they fetch only when it is asked for,
 * - `whole`: the whole book.
 */
export type Extent = 'used' | 'needed' | 'whole';

/** A book of this size at most is fetched whole without being asked for, in compressed bytes. */
export const FETCHED_UNASKED = 10_000_000;

/** Kinds of connection that are paid for by what goes through them. */
const METERED = ['cellular', 'bluetooth', 'wimax'];
const SLOW = ['slow-2g', '2g', '3g'];

/** Whether a connection is said to be slow or paid for by what goes through it, or is to be spared. */
export function isCostly({ effectiveType = '', saveData = false, type = '' }: Connection): boolean {
  return saveData || SLOW.includes(effectiveType) || METERED.includes(type);
}

/**
 * How much is fetched in the background.
 *
 * @param connection null where the browser says nothing of it: it may be metered, so that no more is
 *   fetched than the pages need that are read.
 * @param bytes what the whole book takes, compressed.
 */
export function decideExtent(connection: Connection | null, wish: KeepWish, bytes: number): Extent {
  if (connection !== null && isCostly(connection)) return 'used';
  if (wish === 'whole') return 'whole';
  if (wish !== null || connection === null) return 'needed';
  return bytes <= FETCHED_UNASKED ? 'whole' : 'needed';
}
