/**
 * The language of the edition that a reader has chosen, kept among the settings as `language`. It leads nowhere
 * by itself: the home page of the other edition shows the way there. Every page has this file, so it is short.
 */
import { isObject, parseJson } from '../json/json.ts';

/** The key under which the settings are stored. */
export const SETTINGS_KEY = 'vorhand-settings';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** What is stored; null where that cannot be read. */
function readStored(store: Store): Readonly<Record<string, unknown>> | null {
  const json = parseJson(store.getItem(SETTINGS_KEY) ?? '{}');
  return json.ok && isObject(json.value) ? json.value : null;
}

/** Keeps a reader’s choice. Without storage, or where it is damaged, nothing happens. */
export function keepLanguage(store: () => Store, language: string): void {
  try {
    const stored = readStored(store());
    if (stored === null) return;
    store().setItem(SETTINGS_KEY, JSON.stringify({ ...stored, language }));
  } catch {
    // The storage is forbidden or full: the reader has the address all the same.
  }
}

/** The way to the other edition. */
export interface OtherEdition {
  readonly language: string;
  /** Whether readers who have chosen none are shown it when their browser speaks its language. */
  readonly isOffered: boolean;
}

/**
 * Whether the other edition is the one for a reader.
 *
 * @param browser the language of the browser: `de-AT`.
 */
export function isForReader(store: () => Store, browser: string, other: OtherEdition): boolean {
  let chosen: unknown;
  try {
    chosen = readStored(store())?.['language'];
  } catch {
    // Where nothing can be stored, no answer to the offer could be.
    return false;
  }
  if (typeof chosen === 'string') return chosen === other.language;
  return other.isOffered && browser.split('-')[0] === other.language;
}
