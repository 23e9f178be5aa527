import type { AccountedPiece } from '../../game/notation/pieces/account.ts';
import type { EveningGame } from '../evening/game.ts';
import type { NoGame } from './no-game.ts';

/** What a piece of a pasted text can be opened as. */
export type Found =
  /** A game, with the place that a link to it names, or null. */
  { readonly is: 'game'; readonly game: EveningGame; readonly place: string | null } | NoGame;

/** A piece of a pasted text, and what it can be opened as. */
export type FoundPiece = AccountedPiece<Found>;
