/** A list of things stored in this browser. */
export const KEPT_LIST = {
  name: 'Name',
  keepName: 'Keep the name',
  open: 'Open',
  rename: 'Rename',
  delete: {
    words: 'Delete',
    question: 'It cannot be brought back. Delete it?',
    yes: 'Delete it for good',
    no: 'Keep it',
  },
} as const;

/** The buttons of one of the things, for the ear. */
export const sayOpen = (name: string): string => `Open ${name}`;
export const sayRename = (name: string): string => `Rename ${name}`;
export const sayDelete = (name: string): string => `Delete ${name}`;
