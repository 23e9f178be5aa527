/** The account of a pasted text from the slices in which it was read; the page needs no reader for it. */
import { NOTHING, PASTE_SOMETHING, onlyWords } from '#edition/analyse/paste/paste-words.ts';
import type { Account } from '../../game/notation/pieces/account.ts';
import type { PieceFault } from '../../game/notation/pieces/fault.ts';
import type { Found, FoundPiece } from './found.ts';

/** Some more pieces that were read. */
export interface ReadSlice {
  readonly pieces: readonly FoundPiece[];
  /** How many pieces the text has. */
  readonly total: number;
}

/**
 * The account of what was read, of all slices or of some.
 *
 * @param before how many pieces of the text stand before the first slice.
 */
export function accountOf(slices: readonly ReadSlice[], before = 0): Account<Found> {
  const pieces = slices.flatMap((slice) => slice.pieces);
  const total = slices[0]?.total ?? 0;
  return { pieces, before, remaining: Math.max(0, total - before - pieces.length) };
}

/** Whether a piece is to be opened, or was meant to be. */
export const isOpenable = ({ outcome }: FoundPiece): boolean => outcome.is !== 'aside';

/** What is wrong with a text in which nothing could be read: each piece’s faults, or that it is empty. */
export function faultsOfPaste({ pieces }: Account<Found>): readonly PieceFault[] {
  if (pieces.length === 0) return [EMPTY];
  const unread = pieces.flatMap(({ outcome }) => (outcome.is === 'unread' ? outcome.faults : []));
  if (unread.length > 0) return unread;
  const [first] = pieces.flatMap(({ outcome }) => (outcome.is === 'aside' ? [outcome.fault] : []));
  return first === undefined ? [] : [{ ...first, ...onlyWords(first.message) }];
}

const EMPTY: PieceFault = { line: null, column: null, message: NOTHING, hint: PASTE_SOMETHING };
