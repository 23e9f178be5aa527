/** The reader’s choices in words. */
import type { SETTINGS } from './settings.ts';

/** What the form calls a choice and its values. */
type SettingWords = {
  readonly [Name in keyof typeof SETTINGS]: {
    readonly legend: string;
    /** Where it has an effect, if the words of its values do not say so. */
    readonly about?: string;
    readonly words: Readonly<Record<(typeof SETTINGS)[Name][number], string>>;
  };
};

/** The choices in words. */
export const SETTING_WORDS: SettingWords = {
  rules: {
    legend: 'My rules',
    words: { isko: 'Today: International Skat Order', 'american-1922': '1922: American Skat' },
    about: 'For the table, the score pad, the drills and the analysis room.',
  },
  suits: {
    legend: 'Suits',
    words: { french: 'French', 'four-colour': 'Four-colour', german: 'German' },
  },
  courts: {
    legend: 'Large kings, queens and jacks',
    words: { figures: 'Figures', letters: 'Letters' },
  },
  terms: { legend: 'Card names', words: { en: 'English: K Q J', de: 'German: K D B' } },
  theme: {
    legend: 'Light',
    words: { system: 'Same as the system', light: 'Day', dark: 'Night' },
  },
  // In the order of the form, which is that of the sizes.
  size: {
    legend: 'Text',
    words: {
      small: 'Small',
      normal: 'Normal',
      large: 'Large',
      larger: 'Larger',
      largest: 'Half as large again',
    },
  },
  measure: {
    legend: 'Lines',
    words: { narrow: 'Short', normal: 'Normal', wide: 'Long' },
  },
  face: { legend: 'Typeface', words: { book: 'With serifs', sans: 'Without serifs' } },
  follow: {
    legend: 'The table beside the text',
    words: { off: 'Waits for me', on: 'Follows me as I read' },
  },
  pace: {
    legend: 'The others play',
    words: { normal: 'At a normal pace', slow: 'Slowly', fast: 'Fast' },
    about: 'At the table.',
  },
  tricks: {
    legend: 'A complete trick',
    words: { clear: 'Clears by itself', press: 'Waits for “Go on”' },
  },
  // What WCAG 2.1.4 asks for: readers who dictate, or strike keys by mistake, can do without them.
  keys: {
    legend: 'Single keys, such as / for the search',
    words: { on: 'Everywhere', off: 'In figures and drills only' },
  },
};
