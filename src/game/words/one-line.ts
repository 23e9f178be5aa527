/**
 * What somebody has typed, as a name or title of one line: without control characters and blanks around
 * it, blanks inside it single. What is too long is cut off, but never through a letter. May be empty;
 * done twice it changes nothing more.
 *
 * @param longest how many UTF-16 units it may have, as `maxlength` of a field counts them.
 */
export function oneLine(typed: string, longest: number): string {
  return typed
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .replace(/\p{Surrogate}$/u, '')
    .trim();
}
