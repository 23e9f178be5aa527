/** The panel of a bookmark, and the button that sets one. */
export const BOOKMARK = {
  set: 'Lesezeichen',
  panel: 'Dein Lesezeichen',
  note: 'Deine Notiz',
  all: 'Alles Gemerkte',
  done: 'Fertig',
  remove: 'Entfernen',
  undo: 'Rückgängig',
  removed: 'Entfernt.',
  back: 'Wieder da.',
} as const;
