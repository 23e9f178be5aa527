/** How fast the others play, and how long a trick lies before it is cleared: what the reader has set. */
import type { SETTINGS } from '../book/settings.ts';

/** The least times at the table, in milliseconds. */
export interface Pace {
  /** Before a card or a word of another player. */
  readonly action: number;
  /** How long a complete trick lies; null for one that lies until the reader clears it. */
  readonly trick: number | null;
}

const PACES: Readonly<Record<(typeof SETTINGS.pace)[number], { action: number; trick: number }>> = {
  normal: { action: 550, trick: 1200 },
  slow: { action: 1100, trick: 2400 },
  fast: { action: 250, trick: 600 },
};

/** The pace by the attributes `data-pace` and `data-tricks` of <html>; without them the normal one. */
export function paceOf({ pace, tricks }: DOMStringMap): Pace {
  const { action, trick } = pace === 'slow' || pace === 'fast' ? PACES[pace] : PACES.normal;
  return { action, trick: tricks === 'press' ? null : trick };
}
