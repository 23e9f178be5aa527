/** What is wrong with codes of results. */

/** A code that cannot be read. @param fault why, in the words of {@link CODE_FAULTS}. */
export const sayUnread = (code: string, fault: string): string =>
  `“${code}” cannot be read: ${fault}`;

/** A text in which there is none. */
export const NO_CODE =
  'There is no code in this text. A code begins with “s2” and is one long word.';

/** Why a code cannot be read, each to follow a colon. */
export const CODE_FAULTS = {
  damaged:
    'a letter is wrong or missing, perhaps at the end. Copy the whole code again, or ask for it once more.',
  isHand: 'it is the address of a hand, which opens in the analysis room.',
  newer: 'it was written by a newer version of this page. Reload the page and try again.',
} as const;

/** The same of a word that is no code. @param first how it begins. @param mark how a code begins. */
export const sayOtherMark = (first: string, mark: string): string =>
  `it begins with “${first}”, and the code of a series begins with “${mark}”.`;
