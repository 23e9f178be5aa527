/**
 * A hand file as written, before anything is checked against the rules: sections, fields,
 * tricks and variations with their places in the text. Readers fill it in, checkers turn it
 * into a `Hand`.
 */
import type { SkatTable } from '../../skat/play.ts';
import type { Table } from '../../cards/table.ts';
import type { Spot } from '../errors.ts';
import type { TrickFormat } from '../format.ts';
import type { Mark } from '../hand.ts';
import type { CommentPiece, Word } from './lines.ts';

/** Anything a comment can belong to. */
export interface Commented {
  comment: CommentPiece | null;
}

/** `name: value`, as in tags, the deal and results. */
export interface RawField extends Commented, Spot {
  readonly name: string;
  /** Cleaned, perhaps empty. */
  readonly value: string;
  /** The value's words, each with its place. */
  readonly words: readonly Word[];
  /** Where the value starts, or would. */
  readonly valueAt: Spot;
}

export interface RawPlay<T extends Table = SkatTable> extends Commented, Spot {
  /** Null when the word is no card; that is reported already. */
  readonly card: T['card'] | null;
  readonly mark: Mark | null;
}

export interface RawTrick<T extends Table = SkatTable> extends Commented, Spot {
  /** How it is written. */
  readonly format: TrickFormat<T>;
  readonly number: number;
  leader: { readonly seat: T['seat']; readonly at: Spot } | null;
  readonly plays: RawPlay<T>[];
  /** Where `=` stands, or null. */
  equals: Spot | null;
  winner: { readonly seat: T['seat']; readonly at: Spot } | null;
  points: { readonly points: number; readonly at: Spot } | null;
  readonly variations: RawVariation<T>[];
  /** Part of it could not be read; that is reported already. */
  broken: boolean;
}

export interface RawLine<T extends Table = SkatTable> {
  readonly tricks: RawTrick<T>[];
  /** Variations that stand before the first trick. */
  readonly variations: RawVariation<T>[];
  star: Spot | null;
  /** `conceded: defenders`, which ends a line that one side gave up. */
  conceded: RawField | null;
  result: RawField | null;
  /** A trick came after the star or the result; that is reported already. */
  overrun: boolean;
}

/** No game has more tricks. */
const MOST_TRICKS = 13;

/** The trick of this number. Looks no further than play can go, however long the line. */
export function findTrick<T extends Table>(
  line: RawLine<T>,
  number: number,
): RawTrick<T> | undefined {
  return line.tricks.slice(0, MOST_TRICKS).find((trick) => trick.number === number);
}

export interface RawVariation<T extends Table = SkatTable> extends Commented, Spot {
  readonly id: Word;
  readonly title: string;
  contract: RawField | null;
  declarer: RawField | null;
  layout: RawField | null;
  readonly play: RawLine<T>;
}

/** The fields of an erratum, in the order they are printed. */
export const ERRATUM_FIELDS = ['printed', 'corrected', 'why', 'open'] as const;
export type ErratumField = (typeof ERRATUM_FIELDS)[number];

export interface RawErratum extends Spot {
  readonly place: Word | null;
  readonly fields: ReadonlyMap<ErratumField, string>;
}

/** Everything in the file. A section that is missing is null; that is reported already. */
export interface RawHand<T extends Table = SkatTable> {
  readonly tags: ReadonlyMap<string, RawField>;
  readonly deal: RawDeal | null;
  readonly layout: RawField | null;
  readonly exchange: RawField | null;
  readonly play: RawLine<T> | null;
  readonly errata: readonly RawErratum[];
  /** Where the file ends. */
  readonly end: Spot;
}

export interface RawDeal extends Commented, Spot {
  /** Its lines by their names; null for one that is missing. */
  readonly rows: Readonly<Partial<Record<string, RawField | null>>>;
}
