/** Cards, links and words as the command line shows them. */
import type { AccountedPiece } from '../../game/notation/pieces/account.ts';
import type { TextPart } from '../../game/notation/pieces/split.ts';
import type { Found } from './found.ts';
import { readOther } from './other.ts';

/** The pieces of such a part, each as a line for the screen. */
export function readOtherInWords(part: TextPart): AccountedPiece<string>[] {
  return readOther(part).map((piece) =>
    piece.outcome.is === 'read'
      ? {
          ...piece,
          outcome: { is: 'read', value: `line ${piece.line}: ${inWords(piece.outcome.value)}` },
        }
      : { ...piece, outcome: piece.outcome },
  );
}

function inWords(found: Found): string {
  switch (found.is) {
    case 'cards':
      return found.cards.summary;
    case 'book':
      return `the hand ${found.id} of the book`;
    case 'game':
      return found.game.name;
  }
}
