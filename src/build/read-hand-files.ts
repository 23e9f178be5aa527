/** The book’s hands, read from their files by what runs before the site does. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import type { Hand } from '../notation/hand.ts';
import { parseHand } from '../notation/parse.ts';

const HANDS = 'content/hands';

let read: { readonly state: string; readonly hands: readonly Hand[] } | undefined;

/**
 * All hands that are in order; `hands.ts` stops the build for one that is not. They are read again
 * when a file has changed.
 */
export function readHandFiles(): readonly Hand[] {
  const files = readdirSync(HANDS).filter((file) => file.endsWith('.hand'));
  const state = files.map((file) => `${file} ${statSync(`${HANDS}/${file}`).mtimeMs}`).join('\n');
  if (read?.state !== state) {
    const hands = files.flatMap((file) => {
      const parsed = parseHand(readFileSync(`${HANDS}/${file}`, 'utf8'), { file });
      return parsed.ok ? [parsed.value] : [];
    });
    read = { state, hands };
  }
  return read.hands;
}
