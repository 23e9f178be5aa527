/**
 * The account of a text from outside: each of its pieces, where it stands, and what became of it. The
 * analysis room, the list of an evening and the command line all show this.
 */
import type { Noun } from '../../words/noun.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { listed } from '#edition/game/words/lists.ts';
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

const NOUNS: Readonly<Record<PieceKind, Noun>> = {
  record: 'game record',
  hand: 'hand',
  data: 'JSON file',
  cards: 'list of cards',
  link: 'link',
  words: 'piece of other text',
};
const KINDS: readonly PieceKind[] = ['record', 'hand', 'data', 'cards', 'link', 'words'];

/** How many there are of each kind, in words. */
function kindsInWords(pieces: readonly { readonly kind: PieceKind }[]): string {
  return listed(
    KINDS.flatMap((kind) => {
      const number = pieces.filter((piece) => piece.kind === kind).length;
      return number === 0 ? [] : [counted(number, NOUNS[kind])];
    }),
  );
}

/**
 * The account in a sentence or more: `498 game records were read. 2 game records could not be read. 19,500
 * pieces remain to be read.`
 */
export function accountInWords({
  before,
  pieces,
  remaining,
}: Omit<Account<unknown>, 'pieces'> & { readonly pieces: readonly AnyPiece[] }): string {
  const total = before + pieces.length + remaining;
  const part =
    before + remaining === 0
      ? ''
      : `Pieces ${thousands(before + 1)} to ${thousands(before + pieces.length)} of ${thousands(total)}:`;
  const sentence = (is: AnyPiece['outcome']['is']): string => {
    const some = pieces.filter(({ outcome }) => outcome.is === is);
    if (some.length === 0) return '';
    const was = some.length === 1 ? 'was' : 'were';
    const what = { read: `${was} read`, unread: 'could not be read', aside: `${was} skipped` }[is];
    return `${kindsInWords(some)} ${what}.`;
  };
  return [
    part,
    sentence('read'),
    sentence('unread'),
    sentence('aside'),
    remaining === 0
      ? ''
      : `${thousands(remaining)} ${remaining === 1 ? 'piece remains' : 'pieces remain'} to be read.`,
  ]
    .filter((one) => one !== '')
    .join(' ');
}

/** As much of a piece as the account in words is made of. */
type AnyPiece = Pick<AccountedPiece<unknown>, 'kind'> & {
  readonly outcome: Pick<PieceOutcome<unknown>, 'is'>;
};

/** `19,500`. */
export const thousands = (number: number): string =>
  String(number).replaceAll(/\B(?=(?:\d{3})+$)/gu, ',');

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
