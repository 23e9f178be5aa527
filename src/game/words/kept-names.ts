/** Names of players as they come back from storage. */
import { sayPlayer } from '#edition/game/words/players-by-number.ts';
import { isText } from '../../lib/json/json.ts';
import { isSameName, oneLine } from './one-line.ts';

/**
 * Reads stored names. Older versions kept letters that are not composed and signs that nobody sees: such
 * a name is mended, and numbered if it is like another's, so that no list is lost for it.
 *
 * @param longest how many UTF-16 units a name may have.
 * @returns null when one is no name at all: no text, too long, or not one line.
 */
export function readKeptNames(data: readonly unknown[], longest: number): string[] | null {
  const names: string[] = [];
  for (const [index, entry] of data.entries()) {
    const name = readKeptName(entry, longest);
    if (name === null) return null;
    names.push(numbered(name || sayPlayer(index + 1), names, longest));
  }
  return names;
}

/** Reads one stored name, which may become empty; null when it is no name at all. */
export function readKeptName(data: unknown, longest: number): string | null {
  return isText(data, longest) && isOneLine(data) ? oneLine(data, longest) : null;
}

const isOneLine = (text: string): boolean =>
  text.isWellFormed() && text.trim() === text && !/\p{Cc}|\s\s/u.test(text);

function numbered(name: string, others: readonly string[], longest: number): string {
  let own = name;
  for (let number = 2; others.some((other) => isSameName(other, own)); number++) {
    own = `${oneLine(name, longest - String(number).length - 1)} ${number}`;
  }
  return own;
}
