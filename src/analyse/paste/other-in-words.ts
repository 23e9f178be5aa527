/** Cards, links and words as the command line shows them. */
import { handOfBook } from '#edition/analyse/paste/paste-words.ts';
import { skippedText } from '../../game/notation/command/pieces.ts';
import type { ReadOther } from '../../game/notation/command/pieces.ts';
import { faultInWords } from '../../game/notation/pieces/fault.ts';
import type { Found, FoundPiece } from './found.ts';
import { readOther } from './other.ts';

/** The pieces of such a part, for the screen. */
export const readOtherInWords: ReadOther = (part, file) =>
  readOther(part).map((piece) => ({
    kind: piece.kind,
    outcome: piece.outcome,
    texts: textsOf(piece, file),
  }));

function textsOf(piece: FoundPiece, file: string): readonly string[] {
  const { line, outcome } = piece;
  switch (outcome.is) {
    case 'read':
      return [`line ${line}: ${inWords(outcome.value)}`];
    case 'unread':
      return outcome.faults.map((fault) => `${file}: ${faultInWords(fault)}`);
    case 'aside':
      return [skippedText(piece, file)];
  }
}

function inWords(found: Found): string {
  switch (found.is) {
    case 'cards':
      return found.cards.summary;
    case 'book':
      return handOfBook(found.id);
    case 'game':
      return found.game.name;
  }
}
