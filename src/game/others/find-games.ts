import { readdirSync } from 'node:fs';
import type { BookGame } from './book-game.ts';

/** The games in the folders beside this file, where no bundler has gone through it. */
export async function findGames(): Promise<BookGame[]> {
  const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  return Promise.all(
    folders.map(async (folder) => {
      const { href } = new URL(`${folder}/book.ts`, import.meta.url);
      return ((await import(/* @vite-ignore */ href)) as { default: BookGame }).default;
    }),
  );
}
