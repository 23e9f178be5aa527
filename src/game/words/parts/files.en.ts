/** Saving things as a file, and reading it. */

export const FILES = {
  save: 'Save as a file',
  bringBack: 'Bring back from a file',
  table: 'Table (CSV)',
} as const;

/** A file that the browser cannot read. */
export const sayUnread = (file: string): string =>
  `Nothing was changed. ${file} could not be read: choose it again.`;

/** A file with which something is wrong. @param faults in sentences. */
export const sayWrong = (file: string, faults: readonly string[]): string =>
  `Nothing was changed. ${file}: ${faults.join(' ')}`;

/** A file in which all is known. */
export const sayNothingNew = (file: string): string =>
  `Nothing in ${file} was new to this browser.`;

/** What a list file has. */
const KINDS = {
  sheet: ['One sheet', 'sheets'],
  tournament: ['One tournament', 'tournaments'],
} as const;
export type FileKind = keyof typeof KINDS;

/** What such a file is called, before its day. */
export const FILE_BASES: Readonly<Record<FileKind, string>> = {
  sheet: 'skat',
  tournament: 'skat-tournament',
};

/** How many were brought back. @param isWhole whether all of the file could be read. */
export function sayBroughtBack(
  kind: FileKind,
  fresh: number,
  file: string,
  isWhole: boolean,
): string {
  const [one, many] = KINDS[kind];
  const back =
    fresh === 0
      ? sayNothingNew(file)
      : `${fresh === 1 ? one : `${fresh} ${many}`} brought back from ${file}.`;
  return isWhole ? back : `${back} Part of the file could not be read.`;
}
