/** What is wrong with codes of results. */

/** A code that cannot be read. @param fault why, in the words of {@link CODE_FAULTS}. */
export const sayUnread = (code: string, fault: string): string =>
  `„${code}“ lässt sich nicht lesen: ${fault}`;

/** A text in which there is none. */
export const NO_CODE =
  'In diesem Text steht kein Code. Ein Code beginnt mit „s2“ und ist ein einziges langes Wort.';

/** Why a code cannot be read, each to follow a colon. */
export const CODE_FAULTS = {
  damaged:
    'Ein Zeichen ist falsch oder fehlt, vielleicht am Ende. Kopier den ganzen Code noch einmal, oder lass ihn dir neu schicken.',
  isHand: 'Das ist die Adresse eines Spiels, das sich in der Analyse öffnet.',
  newer:
    'Den Code hat eine neuere Version dieser Seite geschrieben. Lade die Seite neu, und versuch es noch einmal.',
} as const;

/** The same of a word that is no code. @param first how it begins. @param mark how a code begins. */
export const sayOtherMark = (first: string, mark: string): string =>
  `Das beginnt mit „${first}“, und der Code einer Serie beginnt mit „${mark}“.`;
