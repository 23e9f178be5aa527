/**
 * The account of a text from outside: each of its pieces, where it stands, and what became of it. The
 * analysis room, the list of an evening and the command line all show this.
 */
import { sayPart, sayPieces, sayRemaining } from '#edition/game/notation/pieces/piece-words.ts';
import type { CountedKind } from '#edition/game/notation/pieces/piece-words.ts';
import type { PieceFault } from './fault.ts';

/** What a piece looks like. */
export type PieceKind =
  /** A game record of the International Skat Server. */
  | 'record'
  /** A hand in the notation of this book. */
  | 'hand'
  /** JSON. */
  | 'data'
  /** Lists of cards. */
  | 'cards'
  /** A link, or the word of one. */
  | 'link'
  /** Anything else. */
  | 'words';

/** What became of a piece. */
export type PieceOutcome<Value> =
  | { readonly is: 'read'; readonly value: Value }
  | { readonly is: 'unread'; readonly faults: readonly [PieceFault, ...PieceFault[]] }
  /** Words around the others, with what keeps them from being read. */
  | { readonly is: 'aside'; readonly fault: PieceFault };

/** A piece, and what became of it. */
export interface AccountedPiece<Value> {
  readonly kind: PieceKind;
  /** Its first line in the text, from 1. */
  readonly line: number;
  readonly text: string;
  readonly outcome: PieceOutcome<Value>;
}

/** The pieces of a text, or of a part of it, in their order. */
export interface Account<Value> {
  readonly pieces: readonly AccountedPiece<Value>[];
  /** How many pieces of the text stand before these, and how many after them are still to be read. */
  readonly before: number;
  readonly remaining: number;
}

const KINDS: readonly PieceKind[] = ['record', 'hand', 'data', 'cards', 'link', 'words'];

/**
 * The account in a sentence or more: `498 game records were read. 2 game records could not be read. 19,500
 * pieces remain to be read.`
 */
export function accountInWords({
  before,
  pieces,
  remaining,
}: Omit<Account<unknown>, 'pieces'> & { readonly pieces: readonly AnyPiece[] }): string {
  const end = before + pieces.length;
  const total = end + remaining;
  const kindsOf = (is: AnyPiece['outcome']['is']): CountedKind[] => {
    const some = pieces.filter(({ outcome }) => outcome.is === is);
    return KINDS.map(
      (kind) => [kind, some.filter((one) => one.kind === kind).length] as const,
    ).filter(([, number]) => number > 0);
  };
  const kinds = (['read', 'unread', 'aside'] as const).map((is) => [is, kindsOf(is)] as const);
  return [
    ...(before + remaining === 0 ? [] : [sayPart(before + 1, end, total)]),
    ...kinds.flatMap(([is, some]) => (some.length === 0 ? [] : [sayPieces(is, some)])),
    ...(remaining === 0 ? [] : [sayRemaining(remaining)]),
  ].join(' ');
}

/** As much of a piece as the account in words is made of. */
type AnyPiece = Pick<AccountedPiece<unknown>, 'kind'> & {
  readonly outcome: Pick<PieceOutcome<unknown>, 'is'>;
};

/** What kept a piece from being read, in words; null where it was read. */
export function faultsOf({ outcome }: AccountedPiece<unknown>): readonly PieceFault[] {
  switch (outcome.is) {
    case 'read':
      return [];
    case 'unread':
      return outcome.faults;
    case 'aside':
      return [outcome.fault];
  }
}
