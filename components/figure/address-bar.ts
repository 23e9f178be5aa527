/** The address of the page as far as a figure minds it: the part from `#` on. */
export interface FigureAddress {
  /** As written, percent signs decoded. */
  read(): string;
  /** Puts another in its place, without a step in the history. */
  replace(hash: string): void;
}

export const pageAddress: FigureAddress = {
  read: () => decodeHash(location.hash),
  replace(hash) {
    history.replaceState(history.state, '', hash);
  },
};

/** An address with its percent signs decoded; a broken escape stays as it is. */
export function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
