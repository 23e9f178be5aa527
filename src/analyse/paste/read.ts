/**
 * Reads whatever a reader pastes, and accounts for every piece of it: links, hands in our notation, game
 * records, JSON of the book, lists of cards. Nothing is refused that can be understood, and one thing that
 * is wrong does not keep the others from opening.
 */
import type { Account } from '../../game/notation/pieces/account.ts';
import type { PieceFault } from '../../game/notation/pieces/fault.ts';
import { splitText } from '../../game/notation/pieces/split.ts';
import type { TextPart } from '../../game/notation/pieces/split.ts';
import { accountOf, isOpenable } from './account-of.ts';
import type { ReadSlice } from './account-of.ts';
import { readOther } from './other.ts';
import type { Found, FoundPiece } from './found.ts';
import { readPart } from './read-part.ts';
import { tidy } from './tidy.ts';

/** How many games and the like are read at once; the rest waits for the next time. */
export const MOST_PIECES = 500;
/** So many are read between two reports. */
const SLICE = 10;

/**
 * Reads a text in slices.
 *
 * @param before how many of its pieces have been read already.
 */
export function* readInSlices(text: string, before = 0): Generator<ReadSlice, void> {
  const tidied = tidy(text);
  const pieces = splitText(tidied.text).flatMap((part): (FoundPiece | TextPart)[] =>
    part.kind === 'other' ? readOther(part) : [part],
  );
  const total = pieces.length;
  let openable = 0;
  for (let from = before; from < total && openable < MOST_PIECES; from += SLICE) {
    const some = pieces.slice(from, from + Math.min(SLICE, MOST_PIECES - openable));
    const read = some.map((piece) => ('outcome' in piece ? piece : readPart(piece)));
    openable += read.filter(isOpenable).length;
    yield { pieces: read.map((piece) => inPaste(piece, tidied.before)), total };
    if (some.length < SLICE) break;
  }
}

/** Reads a text at once, whatever it is, up to {@link MOST_PIECES}. */
export function readPaste(text: string, before = 0): Account<Found> {
  return accountOf([...readInSlices(text, before)], before);
}

/** A piece with the places of its faults as in the text that was pasted. */
function inPaste(piece: FoundPiece, before: readonly number[]): FoundPiece {
  const { outcome } = piece;
  const mend = ({ column, line, ...fault }: PieceFault): PieceFault => {
    const taken = line === null ? 0 : (before[line - 1] ?? 0);
    return { ...fault, line, column: column === null ? null : column + taken };
  };
  switch (outcome.is) {
    case 'read':
      return piece;
    case 'aside':
      return { ...piece, outcome: { is: 'aside', fault: mend(outcome.fault) } };
    case 'unread': {
      const [first, ...more] = outcome.faults;
      return { ...piece, outcome: { is: 'unread', faults: [mend(first), ...more.map(mend)] } };
    }
  }
}
