/**
 * What a reader may choose about the look of the book. The choices stand as attributes on <html>
 * (`data-suits`, `data-terms`, `data-theme`), which all styles follow; the first value of each is
 * what a page shows by itself, and then the attribute is absent.
 *
 * `readSettings` and `showSettings` are also written into every page as text, to run before it is
 * painted: they may use nothing but their arguments.
 */

import { isObject, parseJson } from '../json/json.ts';
import type { Format } from '../kept/format.ts';

/** The choices and their values, the default first. */
export const SETTINGS = {
  suits: ['french', 'four-colour', 'german'],
  terms: ['en', 'de'],
  theme: ['system', 'light', 'dark'],
} as const;

/**
 * The choices as they are kept. Any object will do: {@link showSettings} takes only what it knows,
 * and what a later version of this site has added to it stays.
 */
export const SETTINGS_FORMAT: Format<Readonly<Record<string, unknown>>> = {
  key: 'vorhand-settings',
  asideKey: 'vorhand-settings-aside',
  empty: {},
  make: (choices) => JSON.stringify(choices),
  read: (text) => {
    const data = parseJson(text);
    if (data.ok && isObject(data.value)) return { is: 'whole', value: data.value };
    return { is: 'damaged', value: {} };
  },
};

/** What the storage holds: nothing, or anything. */
function readSettings(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}');
  } catch {
    // Storage may be forbidden or damaged; the page then shows its defaults.
    return {};
  }
}

/**
 * Sets the attributes of `root` to what `stored` chooses; what it does not name, or names wrongly,
 * goes back to the default.
 */
export function showSettings(
  root: { readonly dataset: DOMStringMap },
  choices: Readonly<Record<string, readonly string[]>>,
  stored: unknown,
): void {
  for (const [name, values] of Object.entries(choices)) {
    const value: unknown =
      typeof stored === 'object' && stored !== null
        ? (stored as Record<string, unknown>)[name]
        : undefined;
    if (typeof value === 'string' && values.indexOf(value) > 0) root.dataset[name] = value;
    else Reflect.deleteProperty(root.dataset, name);
  }
}

/** The script that runs before the page is painted, as text. */
export const BEFORE_PAINT = `document.documentElement.dataset.script='';(${showSettings.toString()})(document.documentElement,${JSON.stringify(
  SETTINGS,
)},(${readSettings.toString()})(${JSON.stringify(SETTINGS_FORMAT.key)}))`;
