/** The field that narrows the glossary. */

/** The field, and what it says where nothing is found. */
export const GLOSSARY_FINDER = {
  label: 'Wort suchen',
  none: 'Dieses Wort steht hier nicht.',
} as const;

/** How many words the glossary has for what is typed; at least one. */
export const sayWordsFound = (words: number): string =>
  words === 1 ? 'Ein Wort.' : `${words} Wörter.`;
