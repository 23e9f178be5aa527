/** The parts of a figure that are loaded when they are wanted. */

/** Their names, each as the beginning of a sentence, and in the singular. */
export const PARTS = {
  analysis: 'Die Analyse',
  counting: 'Das Mitzählen',
  keys: 'Die Liste der Tasten',
  lines: 'Der Code für deine Seite',
  menu: 'Das Menü',
  order: 'Die Rangfolge der Karten',
  playingOn: 'Das Weiterspielen',
  question: 'Die Frage',
  table: 'Die Beschreibung des Tischs',
} as const;

/** A part is on its way. @param part its name in the singular, as the beginning of a sentence. */
export const sayLoading = (part: string): string => `${part} wird geladen …`;

/** A part could not be had. */
export const sayNotLoaded = (part: string): string =>
  `${part} ließ sich nicht laden. Bist du offline? Versuche es noch einmal, oder lade die Seite neu.`;

/** The button after a failure. */
export const TRY_AGAIN = 'Noch einmal';

/** Why there is no engine. */
export const NO_ENGINE = {
  forbidden:
    'Dieser Browser lässt die Seite ihren Rechner nicht starten, der in einem Web Worker läuft.',
  broken: 'Der Rechner ließ sich nicht laden: Der Browser verbietet es, oder du bist offline.',
} as const;
