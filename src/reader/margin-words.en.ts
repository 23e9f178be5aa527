/** What the margin of a chapter says: its flags, and how far one has read. */
import type { HowFar } from './reading.ts';

/** The text at a mark is another than it was. @param heading empty where no heading stands above it. */
export function sayChanged(heading: string, begins: string): string {
  const where = heading === '' ? 'here' : `under “${heading}”`;
  return `The text ${where} has changed since you set this. The paragraph began: “${begins}”`;
}

/** A mark was set in the other edition, at a paragraph of that text. */
export const SET_IN_OTHER = 'You set this in the German edition, at a paragraph of this section.';

/** The name of a flag that is set. @param text the note, or the words that it stands at. */
export const nameOfFlag = (isNote: boolean, text: string): string =>
  `${isNote ? 'Your note' : 'Your bookmark'}: ${text}`;

/** The name of the flag that sets a bookmark. */
export const nameOfOffer = (text: string): string => `Set a bookmark here: ${text}`;

/** What the contents say of a chapter. @param read how many of its sections have been read. */
export function sayFar(far: HowFar, read: number, sections: number): string {
  switch (far) {
    case 'all':
      return 'read';
    case 'some':
      return `begun, ${read} of ${sections}`;
    case 'none':
      return '';
  }
}
