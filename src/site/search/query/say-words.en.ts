/** The sentences of the search: what was looked for, how much was found, what the book lacks. */

/** Words in quotation marks, one after the other. */
export const quoted = (words: readonly string[]): string =>
  words.map((word) => `“${word}”`).join(', ');

const count = (pages: number): string => (pages === 1 ? 'one page' : `${pages} pages`);

/** A name in the midst of a sentence: `trick 6 of hand 9`, `page 84 of 1922`. */
export const inSentence = (name: string): string => name.toLowerCase();

/** Where the Enter key leads. @param target the name of a place, as it stands in a sentence. */
export const sayEnterGoes = (target: string): string => `Enter goes to ${target}.`;

export const sayMentioned = (pages: number): string => `It is mentioned on ${count(pages)}.`;

export const sayNothing = (text: string): string =>
  `Nothing found for “${text}”. Try a single word, or another spelling.`;

/** A word was taken for another that is spelled much like it. */
export const sayInstead = (typed: string, replacement: string): string =>
  `Nothing for “${typed}”. Looking for “${replacement}” instead.`;

/** The book has another word for it. */
export const sayOwnWord = (typed: string, replacement: string): string =>
  `For “${typed}” this book says “${replacement}”.`;

export const sayMissing = (words: readonly string[]): string =>
  `Nothing for ${quoted(words)}; looking for the rest.`;

export const saySome = (pages: number): string =>
  `No page has all of these words; ${count(pages)} ${pages === 1 ? 'has' : 'have'} some.`;

export const sayOn = (pages: number): string => `Found on ${count(pages)}.`;
