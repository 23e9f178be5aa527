/** What is wrong with a hand file as a text: its characters, comments, tags and sections. */
import type { FaultWords } from '../errors.ts';
import { quote } from '../speak.ts';

const REMARK = 'Correct or delete it. A remark for authors is a line that starts with #.';

/** Faults that are the same whatever stands there. */
export const TEXT_FAULTS = {
  unclosedComment: {
    message: 'This comment is not closed.',
    hint: 'Close it with }. A brace that belongs to the text is written \\{ or \\}.',
  },
  strayBrace: {
    message: 'This } closes no comment.',
    hint: 'Delete it, or open the comment with {. A brace that belongs to the text is written \\}.',
  },
  looseComment: {
    message: 'There is nothing here that a comment could belong to.',
    hint: 'Put it right after what it is about, or write a remark for authors with # in front.',
  },
  secondComment: {
    message: 'There is a comment here already.',
    hint: 'Join the two; a blank line inside a comment starts a new paragraph.',
  },
  emptyComment: {
    message: 'This comment is empty.',
    hint: 'Write something, or delete the braces.',
  },
} as const satisfies Readonly<Record<string, FaultWords>>;

export const fileTooLong = (length: number): FaultWords => ({
  message: `The file has ${length} characters; no hand is that long.`,
  hint: 'Check that this is a hand file, and that it holds one hand only.',
});

/** @param code of the character, in Unicode: `001F`. */
export const badCharacter = (code: string): FaultWords => ({
  message: `There is a character here that does not belong in a text (U+${code}).`,
  hint: 'Delete it, or save the file as UTF-8 if it was written in another encoding.',
});

/** A word that makes no sense where it stands. */
export const noSense = (text: string): FaultWords => ({
  message: `${quote(text)} makes no sense here.`,
  hint: REMARK,
});

/** Where a tag belongs that stands elsewhere. */
const PLACES = {
  beforeDeal: 'before “deal”',
  inDeal: 'after “deal” on a line of its own',
  afterDeal: 'after the four lines of the deal',
  inHeads: 'before “deal”, after the deal, or right after a “variation” line',
  afterTricks: 'after the last trick, in place of * and before result:',
} as const;
export type TagPlace = keyof typeof PLACES;

/** A tag that stands where it must not, with the place as it is expected. */
export const outOfPlace = (
  name: string,
  place: TagPlace,
): FaultWords & { readonly expected: string } => ({
  message: `“${name}:” cannot stand here.`,
  expected: PLACES[place],
  hint: `Move it: it belongs ${PLACES[place]}.`,
});

/** A second `deal` or `play`, or one that comes too late. */
export const sectionOutOfPlace = (name: string): FaultWords => ({
  message: `“${name}” stands here a second time, or too late.`,
  hint: 'Delete it, or move the section up.',
});

/** @param name `deal` or `play`. */
export const wrongSectionHead = (text: string, name: string): FaultWords => ({
  message: `${quote(text)} is not how the section “${name}” begins.`,
  hint: `Write ${name} on a line of its own, in lower-case letters and without a colon.`,
});

export const noSection = (name: string): FaultWords => ({
  message: `The section “${name}” is missing.`,
  hint: `Write ${name} on a line of its own.`,
});

/** @param guess the tag that was probably meant. */
export const unknownTag = (name: string, guess: string | undefined): FaultWords => ({
  message: `There is no tag ${quote(name)} here.`,
  hint:
    guess === undefined
      ? 'Delete the line, or make it a remark with # in front.'
      : `Did you mean “${guess}”?`,
});

export const tagAgain = (name: string): FaultWords => ({
  message: `“${name}” is written a second time.`,
  hint: 'Delete one of them.',
});

/** A field that stands twice in the play. */
export const fieldTwice = (name: string): FaultWords => ({
  message: `“${name}” is written twice here.`,
  hint: 'Delete one of them.',
});

export const erratumFieldTwice = (name: string): FaultWords => ({
  message: `This erratum has “${name}” twice.`,
  hint: 'Delete one of them, or start a new erratum.',
});

export const noColon = (word: string): FaultWords => ({
  message: `After ${quote(word)} the colon is missing.`,
  hint: `Write ${word}: with a blank after the colon.`,
});
