/** Why no more of the book is fetched than is kept. */
import { isCostly } from './decide.ts';
import type { Connection, Extent, KeepWish } from './decide.ts';

/** `coming`: it is being fetched after all. */
export type WhyNoMore = 'removed' | 'costly' | 'coming' | 'unasked' | 'unknown' | 'large';

/** @param connection null where the browser says nothing of it. */
export function whyNoMore(
  extent: Extent,
  connection: Connection | null,
  wish: KeepWish,
): WhyNoMore {
  if (wish === 'none') return 'removed';
  if (connection !== null && isCostly(connection)) return 'costly';
  if (extent === 'whole') return 'coming';
  if (wish === 'read') return 'unasked';
  return connection === null ? 'unknown' : 'large';
}
