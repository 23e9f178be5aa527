/** The rows of an evening from the pieces of a text. */
import { handOfBook } from '#edition/analyse/evening/game-words.ts';
import { faultsOf } from '../../game/notation/pieces/account.ts';
import type { Account } from '../../game/notation/pieces/account.ts';
import { isOpenable } from '../paste/account-of.ts';
import type { Found, FoundPiece } from '../paste/found.ts';
import type { NoGame } from '../paste/no-game.ts';
import { noGame, wrongGame } from './game.ts';
import type { EveningGame } from './game.ts';

/** The rows for all that is to be opened, or was meant to be. */
export const entriesOf = ({ pieces }: Account<Found>): EveningGame[] =>
  pieces.filter(isOpenable).map(entryOf);

/** The row of a piece. */
export function entryOf(piece: FoundPiece): EveningGame {
  const { line, outcome, text } = piece;
  if (outcome.is !== 'read') return wrongGame(text, faultsOf(piece)[0]!);
  const { value } = outcome;
  if (value.is === 'game') return value.game;
  return noGame(value, nameOf(value), text, line);
}

const nameOf = (value: NoGame): string =>
  value.is === 'cards' ? value.cards.summary : handOfBook(value.id);
