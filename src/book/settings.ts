/**
 * What a reader may choose for the whole book: by which rules they play, and how it looks. The choices
 * stand as attributes on <html> (`data-rules`, `data-suits`, `data-theme`), which styles and components
 * follow; the first value of each is what a page shows by itself, and then the attribute is absent.
 */

import type { Format } from '../lib/storage/format.ts';
import { SETTINGS_KEY } from '../lib/storage/chosen-language.ts';

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

/**
 * The choices as they are stored. Any content will do: {@link showSettings} takes only what it
 * knows.
 */
export const SETTINGS_FORMAT: Format<unknown> = {
  key: SETTINGS_KEY,
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
