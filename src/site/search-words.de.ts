/** What the search says around its results. */

/** The field and the list below it. */
export const SEARCH = {
  dialog: 'Im Buch suchen',
  field: 'Was du suchst',
  goTo: 'Gehe zu',
  more: 'Mehr zeigen',
  asPage: 'Als Seite öffnen',
  close: 'Schließen',
  /** What the keys do, with the keys in the gaps (src/lib/marked.ts). */
  keys: '{up} {down} wählen, {enter} öffnet, {escape} schließt',
  keyNames: { up: '↑', down: '↓', enter: 'Enter', escape: 'Esc' } as Readonly<
    Record<string, string>
  >,
  failed:
    'Die Suche ließ sich nicht laden. Prüfe, ob du online bist, und drücke Enter, um es noch einmal zu versuchen.',
  noIndex:
    'Das Verzeichnis der Suche entsteht beim Bauen: Starte einmal „npm run build“, dann nutzt es auch „npm run dev“.',
} as const;

/** How many more places of a page answer. */
export const sayMoreOnPage = (places: number): string =>
  `${places} weitere ${places === 1 ? 'Stelle' : 'Stellen'} auf dieser Seite`;
