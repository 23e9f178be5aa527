/** The file of everything that a reader stores: saving it, and reading it back. */
import { BROWSER } from '../../../src/lib/storage/browser.ts';
import { bringBack, makeFile, parseFile } from './file-text.ts';
import type { FileParts } from './file-text.ts';
import { sayNothingNew, sayWrong } from '#edition/game/words/parts/files.ts';
import { sayNewInFile, sayNotRead, sayNotTaken } from '#edition/game/words/parts/whole-file.ts';
import { takeFile } from '../files/take-file.ts';

/**
 * Lets the reader save the file.
 *
 * @param instead parts as the page has them, where the browser could not store them.
 */
export function saveWhole(instead: FileParts = {}): void {
  takeFile('vorhand.json', makeFile(BROWSER, instead));
}

/**
 * Adds a file to what is stored.
 *
 * @param own takes parts that the page stores itself, and says what was new in them.
 * @returns the result, a sentence or two for the reader.
 */
export async function bringBackWhole(
  file: File,
  own: (parts: FileParts) => { readonly rest: FileParts; readonly says: readonly string[] } = (
    parts,
  ) => ({ rest: parts, says: [] }),
): Promise<string> {
  const parsedFile = parseFile(await file.text());
  if (!parsedFile.ok) return sayWrong(file.name, parsedFile.errors.slice(0, 3));
  const { parts, problems } = parsedFile.value;
  const { rest, says } = own(parts);
  const results = bringBack(BROWSER, rest);
  // Other components on this page read the storage again, as other tabs do by themselves.
  dispatchEvent(new StorageEvent('storage'));
  const fresh = [...says, ...results.flatMap((part) => (part.isStored ? (part.says ?? []) : []))];
  const failedParts = results.filter(({ isStored }) => !isStored);
  const titles = failedParts.map(({ title }) => title);
  const sentences = [
    fresh.length > 0 ? sayNewInFile(fresh, file.name) : '',
    titles.length > 0 ? sayNotTaken(titles) : '',
    problems.length > 0 ? sayNotRead(problems) : '',
  ].filter((sentence) => sentence !== '');
  return sentences.length > 0 ? sentences.join(' ') : sayNothingNew(file.name);
}
