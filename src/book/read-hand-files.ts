/** The book’s hands, read from their files by what runs before the site does. */
import { globSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { GAMES } from '../game/others/games.ts';
import { gameOfText } from '../game/notation/games/parse.ts';
import type { GameHand, Hand } from '../game/notation/hand.ts';
import { parseHand } from '../game/notation/parse.ts';

/** Reads files again when one of them has changed. */
function keeper<Read>(pattern: string, read: (text: string, file: string) => Read[]): () => Read[] {
  let lastRead: { readonly state: string; readonly all: Read[] } | undefined;
  return () => {
    const files = globSync(pattern).sort();
    const state = files.map((file) => `${file} ${statSync(file).mtimeMs}`).join('\n');
    if (lastRead?.state !== state) {
      const all = files.flatMap((file) => read(readFileSync(file, 'utf8'), basename(file)));
      lastRead = { state, all };
    }
    return lastRead.all;
  };
}

/** All hands of Skat that are in order; `hands.ts` stops the build for one that is not. */
export const readHandFiles: () => readonly Hand[] = keeper('content/hands/*.hand', (text, file) => {
  const parsed = parseHand(text, { file });
  return parsed.ok ? [parsed.value] : [];
});

/** All hands of other games that are in order; `game-hands.ts` stops the build for one that is not. */
export const readGameHandFiles: () => readonly GameHand[] = keeper(
  'content/hands/*/*.hand',
  (text, file) => {
    const game = GAMES.find(({ id }) => id === gameOfText(text));
    const parsed = game?.read(text, file);
    return parsed?.ok === true ? [parsed.value] : [];
  },
);
