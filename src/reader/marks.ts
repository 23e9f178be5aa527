/** The reader's own bookmarks and notes: at a paragraph, or at a place in a hand. */
import type { PageLanguage } from '../lib/languages.ts';
import type { Remembered } from './paragraph.ts';

/** What a mark stands at in the text, in the words of the edition in which it was set. */
export interface AtParagraph extends Remembered {
  readonly is: 'paragraph';
  /** The page's address. */
  readonly page: string;
  readonly title: string;
  /** The heading of its section; empty for the opening. */
  readonly heading: string;
  readonly language: PageLanguage;
}

/** What a mark stands at in a hand, in the words of the edition in which it was set. */
export interface InHand {
  readonly is: 'hand';
  /** The hand’s id. */
  readonly hand: string;
  readonly title: string;
  /** The name of the place: `t7.2`. */
  readonly place: string;
  /** The same in words: `trick 7, second card`. */
  readonly says: string;
  readonly language: PageLanguage;
}

export type BookmarkSpot = AtParagraph | InHand;

/** A bookmark, or with words of the reader's a note. */
export interface Bookmark {
  readonly spot: BookmarkSpot;
  /** What the reader wrote; empty for a mere bookmark. */
  readonly note: string;
  /** When it was set, and when its note was last changed, in milliseconds since 1970. */
  readonly at: number;
  readonly changed: number;
}

export type Marks = readonly Bookmark[];

/** So much may be typed in a note; two that are brought together may be longer, and are kept. */
export const LONGEST_NOTE = 10_000;

/** What comes before a paragraph’s hash in an address. */
export const ANCHOR = 'here-';

/** The address of a spot, which also distinguishes marks. */
export function addressOf(spot: BookmarkSpot): string {
  return spot.is === 'paragraph'
    ? `${spot.page}#${ANCHOR}${spot.hash}`
    : `/hands/${spot.hand}/#${spot.hand}/${spot.place}`;
}

/** The mark at an address, if there is one. */
export function markAt(marks: Marks, address: string): Bookmark | undefined {
  return marks.find(({ spot }) => addressOf(spot) === address);
}

/** Sets a mark, in place of the one at the same spot. */
export function withMark(marks: Marks, mark: Bookmark): Marks {
  const address = addressOf(mark.spot);
  return [...withoutMark(marks, address), mark];
}

/** Takes a mark away. */
export function withoutMark(marks: Marks, address: string): Marks {
  return marks.filter(({ spot }) => addressOf(spot) !== address);
}

/**
 * Changes what is written at a mark; a mark that is not there stays away. What another tab has written
 * there meanwhile stays above it.
 *
 * @param before the note that was changed, as it was read.
 */
export function withNote(
  marks: Marks,
  address: string,
  before: string,
  note: string,
  now: number,
): Marks {
  const clean = cleanNote(note);
  return marks.map((mark) => {
    if (addressOf(mark.spot) !== address || clean === before) return mark;
    const own = mark.note === before ? clean : mergeNotes(mark.note, clean);
    return own === mark.note ? mark : { ...mark, note: own, changed: now };
  });
}

/** A note as it is kept: without space around it. */
export function cleanNote(note: string): string {
  return note.replace(/\r\n?/g, '\n').trim().toWellFormed();
}

/**
 * Both together, for a file that is brought back. Where both have written at the same spot, and
 * neither note is in the other, both are kept, the older above.
 */
export function mergeMarks(ours: Marks, theirs: Marks): Marks {
  const merged = new Map(ours.map((mark) => [addressOf(mark.spot), mark]));
  for (const other of theirs) {
    const address = addressOf(other.spot);
    const own = merged.get(address);
    merged.set(address, own === undefined ? other : mergeMark(own, other));
  }
  return [...merged.values()].sort(byAge);
}

function byAge(a: Bookmark, b: Bookmark): number {
  return a.at - b.at || (addressOf(a.spot) < addressOf(b.spot) ? -1 : 1);
}

function mergeMark(a: Bookmark, b: Bookmark): Bookmark {
  const order = a.changed - b.changed || (a.note < b.note ? -1 : 1);
  const [older, newer] = order < 0 ? [a, b] : [b, a];
  return {
    spot: newer.spot,
    note: mergeNotes(older.note, newer.note),
    at: Math.min(a.at, b.at),
    changed: newer.changed,
  };
}

function mergeNotes(older: string, newer: string): string {
  if (newer.includes(older)) return newer;
  return older.includes(newer) ? older : cleanNote(`${older}\n\n${newer}`);
}
