/** A list of things stored in this browser. */
export const KEPT_LIST = {
  name: 'Name',
  keepName: 'Namen übernehmen',
  open: 'Öffnen',
  rename: 'Umbenennen',
  delete: {
    words: 'Löschen',
    question: 'Das lässt sich nicht rückgängig machen. Löschen?',
    yes: 'Endgültig löschen',
    no: 'Behalten',
  },
} as const;

/** The buttons of one of the things, for the ear. */
export const sayOpen = (name: string): string => `${name} öffnen`;
export const sayRename = (name: string): string => `${name} umbenennen`;
export const sayDelete = (name: string): string => `${name} löschen`;
