/** Stores an ongoing session with its tab, so that two tabs have their own. */
import type { DrillId } from '../../src/practice/drill.ts';

export interface SessionStore {
  /** The text of the session; null where there is none, or no storage. */
  read(): string | null;
  /** Stores a text; null removes it. */
  write(text: string | null): void;
}

/** The session store of a drill's own page. Without browser storage it does nothing. */
export function sessionStoreOf(id: DrillId): SessionStore {
  const key = `vorhand-session-${id}`;
  return {
    read() {
      try {
        return sessionStorage.getItem(key);
      } catch {
        return null;
      }
    },
    write(text) {
      try {
        if (text === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, text);
      } catch {
        // Without storage the session lasts as long as the page.
      }
    },
  };
}
