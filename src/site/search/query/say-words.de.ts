/** The sentences of the search: what was looked for, how much was found, what the book lacks. */

/** Words in quotation marks, one after the other. */
export const quoted = (words: readonly string[]): string =>
  words.map((word) => `„${word}“`).join(', ');

const onPages = (pages: number): string =>
  pages === 1 ? 'auf einer Seite' : `auf ${pages} Seiten`;

/** A name in the midst of a sentence, where a noun keeps its capital: `Stich 6 von Spiel 9`. */
export const inSentence = (name: string): string => name;

/** Where the Enter key leads. @param target the name of a place, as it stands in a sentence. */
export const sayEnterGoes = (target: string): string => `Enter führt zu ${target}.`;

export const sayMentioned = (pages: number): string => `Erwähnt ${onPages(pages)}.`;

export const sayNothing = (text: string): string =>
  `Zu „${text}“ gibt es nichts. Versuch es mit einem einzelnen Wort oder einer anderen Schreibweise.`;

/** A word was taken for another that is spelled much like it. */
export const sayInstead = (typed: string, replacement: string): string =>
  `„${typed}“ kommt nicht vor. Gesucht wird „${replacement}“.`;

/** The book has another word for it. */
export const sayOwnWord = (typed: string, replacement: string): string =>
  `Für „${typed}“ steht hier „${replacement}“.`;

export const sayMissing = (words: readonly string[]): string =>
  `Zu ${quoted(words)} gibt es nichts; gesucht wird nach dem Rest.`;

export const saySome = (pages: number): string =>
  `Auf keiner Seite stehen alle diese Wörter; einige davon stehen ${onPages(pages)}.`;

export const sayOn = (pages: number): string => `Gefunden ${onPages(pages)}.`;
