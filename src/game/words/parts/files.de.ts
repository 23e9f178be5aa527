/** Saving things as a file, and reading it. */

export const FILES = {
  save: 'Als Datei speichern',
  bringBack: 'Aus einer Datei laden',
  table: 'Tabelle (CSV)',
} as const;

/** A file that the browser cannot read. */
export const sayUnread = (file: string): string =>
  `Es wurde nichts geändert. ${file} ließ sich nicht lesen: Wähle die Datei noch einmal.`;

/** A file with which something is wrong. @param faults in sentences. */
export const sayWrong = (file: string, faults: readonly string[]): string =>
  `Es wurde nichts geändert. ${file}: ${faults.join(' ')}`;

/** A file in which all is known. */
export const sayNothingNew = (file: string): string =>
  `In ${file} war für diesen Browser nichts neu.`;

/** What a list file has. */
const KINDS = {
  sheet: ['Eine Liste', 'Listen'],
  tournament: ['Ein Turnier', 'Turniere'],
} as const;
export type FileKind = keyof typeof KINDS;

/** What such a file is called, before its day. */
export const FILE_BASES: Readonly<Record<FileKind, string>> = {
  sheet: 'skat-liste',
  tournament: 'skat-turnier',
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
      : `${fresh === 1 ? one : `${fresh} ${many}`} aus ${file} geladen.`;
  return isWhole ? back : `${back} Ein Teil der Datei ließ sich nicht lesen.`;
}
