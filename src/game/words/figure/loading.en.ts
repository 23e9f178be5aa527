/** The parts of a figure that are loaded when they are wanted. */

/** Their names, each as the beginning of a sentence. */
export const PARTS = {
  analysis: 'The analysis',
  counting: 'Counting along',
  keys: 'The list of keys',
  lines: 'The lines for your page',
  menu: 'The menu',
  order: 'The order of the cards',
  playingOn: 'Playing on',
  question: 'The question',
  table: 'The description of the table',
} as const;

/** A part is on its way. @param part its name, as the beginning of a sentence. */
export const sayLoading = (part: string): string => `${part} is being loaded …`;

/** A part could not be had. */
export const sayNotLoaded = (part: string): string =>
  `${part} could not be loaded. Are you offline? Try again, or reload the page.`;

/** The button after a failure. */
export const TRY_AGAIN = 'Try again';

/** Why there is no engine. */
export const NO_ENGINE = {
  forbidden: 'This browser does not let the page start its engine, which runs in a web worker.',
  broken: 'The engine could not be loaded: the browser forbids it, or you are offline.',
} as const;
