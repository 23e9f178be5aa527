/**
 * What a reader may choose for the whole book: by which rules they play, and how it looks. The choices
 * stand as attributes on <html> (`data-rules`, `data-suits`, `data-theme`), which styles and components
 * follow; the first value of each is what a page shows by itself, and then the attribute is absent.
 */

import type { Format } from '../lib/storage/format.ts';

/** The choices and their values, the default first. */
export const SETTINGS = {
  // The rule books that are played at the table: what a reader sets here holds in every tool.
  rules: ['isko', 'american-1922'],
  suits: ['french', 'four-colour', 'german'],
  courts: ['figures', 'letters'],
  terms: ['en', 'de'],
  theme: ['system', 'light', 'dark'],
  size: ['normal', 'small', 'large', 'larger', 'largest'],
  measure: ['normal', 'narrow', 'wide'],
  face: ['book', 'sans'],
  follow: ['off', 'on'],
  pace: ['normal', 'slow', 'fast'],
  tricks: ['clear', 'press'],
  keys: ['on', 'off'],
} as const;

/** The reader’s own rule book. */
export type MyRules = (typeof SETTINGS.rules)[number];

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
    words: { system: 'As the system', light: 'Day', dark: 'Night' },
  },
  // In the order of the form, which is that of the sizes.
  size: {
    legend: 'Text',
    words: {
      small: 'Small',
      normal: 'As set',
      large: 'Large',
      larger: 'Larger',
      largest: 'Half as large again',
    },
  },
  measure: {
    legend: 'Lines',
    words: { narrow: 'Short', normal: 'As set', wide: 'Long' },
  },
  face: { legend: 'Face', words: { book: 'Of a book', sans: 'Without serifs' } },
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

/**
 * The choices as they are stored. Any content will do: {@link showSettings} takes only what it
 * knows.
 */
export const SETTINGS_FORMAT: Format<unknown> = {
  key: 'vorhand-settings',
  asideKey: 'vorhand-settings-aside',
  empty: {},
  make: (storedChoices) => withSettings(storedChoices, {}),
  read: (data) => ({ is: 'whole', value: data }),
};

/** Changes the stored choices; those that a later version of this site has added stay. */
export function withSettings(
  storedChoices: unknown,
  changes: Readonly<Record<string, string>>,
): object {
  return { ...(typeof storedChoices === 'object' ? storedChoices : null), ...changes };
}

/**
 * Sets the attributes of `root` to what `stored` chooses; what it does not name, or names wrongly,
 * goes back to the default. It is also written into every page as text, see before-paint.ts, and may
 * use nothing but its arguments.
 */
export function showSettings(
  root: { readonly dataset: DOMStringMap },
  choices: Readonly<Record<string, readonly string[]>>,
  storedChoices: unknown,
): void {
  for (const [name, values] of Object.entries(choices)) {
    const value: unknown =
      typeof storedChoices === 'object' && storedChoices !== null
        ? (storedChoices as Record<string, unknown>)[name]
        : undefined;
    if (typeof value === 'string' && values.indexOf(value) > 0) root.dataset[name] = value;
    else Reflect.deleteProperty(root.dataset, name);
  }
}
