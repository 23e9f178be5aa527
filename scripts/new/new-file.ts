/** A file to be made, by its path from the top folder. */
export interface NewFile {
  readonly file: string;
  readonly text: string;
}
