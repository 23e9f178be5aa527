/** Where a session under way is kept: with the tab, so that two tabs have two. */
import type { DrillId } from '../../src/practice/drill.ts';

export interface SessionStore {
  /** The text of the session; null where there is none, or nothing may be kept. */
  read(): string | null;
  /** Keeps a text; null lets it go. */
  write(text: string | null): void;
}

/** The keeper of a drill's own page. Where the browser keeps nothing, neither does it. */
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
        // The session goes on as long as the page.
      }
    },
  };
}
