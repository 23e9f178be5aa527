/** What the margin of a chapter says: its flags, and how far one has read. */
import type { HowFar } from './reading.ts';

/** The text at a mark is another than it was. @param heading empty where no heading stands above it. */
export function sayChanged(heading: string, begins: string): string {
  const where = heading === '' ? 'hier' : `unter „${heading}“`;
  return `Der Text ${where} hat sich geändert, seit du dieses Zeichen gesetzt hast. Der Absatz begann so: „${begins}“`;
}

/** A mark was set in the other edition, at a paragraph of that text. */
export const SET_IN_OTHER =
  'Das hast du in der englischen Ausgabe gesetzt, bei einem Absatz in diesem Abschnitt.';

/** The name of a flag that is set. @param text the note, or the words that it stands at. */
export const nameOfFlag = (isNote: boolean, text: string): string =>
  `${isNote ? 'Deine Notiz' : 'Dein Lesezeichen'}: ${text}`;

/** The name of the flag that sets a bookmark. */
export const nameOfOffer = (text: string): string => `Hier ein Lesezeichen setzen: ${text}`;

/** What the contents say of a chapter. @param read how many of its sections have been read. */
export function sayFar(far: HowFar, read: number, sections: number): string {
  switch (far) {
    case 'all':
      return 'gelesen';
    case 'some':
      return `angefangen, ${read} von ${sections}`;
    case 'none':
      return '';
  }
}
