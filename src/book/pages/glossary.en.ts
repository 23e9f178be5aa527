/** The glossary around its entries; lines with marks are read by src/lib/marked.ts. */

/** Its head, and what stands at an entry. */
export const GLOSSARY_PAGE = {
  title: 'Glossary',
  description:
    'The German and English words of the Skat table: what they mean, how to pronounce them, and the names of suits and cards in German packs.',
  opening: 'The words of the Skat table, German and English.',
  letters: 'Letters',
  /** Before further words. */
  see: 'See',
  fourBooks: 'In four books',
} as const;

/** The way to the word under which another is explained. @param address where it stands. */
export const seeInstead = (word: string, address: string): string => `see [${word}](${address})`;

/** What stands before the numbers of laws. */
export const lawsHead = (laws: number): string => (laws === 1 ? 'Law' : 'Laws');

/** The names of suits and cards. */
export const GLOSSARY_NAMES = {
  link: 'Suits and cards',
  heading: 'The suits and the cards',
  packs:
    'Skat is played with two kinds of pack. The French pack has clubs, spades, hearts and diamonds; the German pack has acorns, leaves, hearts and bells, with an Unter in place of the jack and an Ober in place of the queen. Players mix the names of both, and in some places they call the suits by their colours instead.',
  suits: 'The suits in German',
  cards: 'The cards in German',
  jacks: 'As trumps the jacks are also called Wenzel, and in either pack Bauern or Jungen.',
  asPrinted: 'Where Foster spells them differently',
  initials: 'Initials',
  ofInitials:
    'Skat books write cards by the first letters of these names. For the suits some use the French names, tr., p., co. and car. Most German authors, says Foster, write e., g., r. and s. for Eichel, Grün, Rot and Schellen, two emblems and two colours. If a book writes A, D and B for ace, queen and jack, it uses the French names; in a book with the German names D is Daus, the ace, and the queen is O. A book may slip from one set into the other, so first see which set it begins with.',
} as const;

/** The spellings of the book of 1922. @param address where the page that has them begins. */
export const spellingsOf1922 = (address: string): string =>
  `[Page 193](${address}) of 1922 sets out the names of the suits too. Some of its spellings are wrong: it means Treff, Braun, Kreuz, Rot, Herzen and Rauten, and for the jack it has Unten instead of Unter. For the jack of the German pack it has Wenzel.`;
