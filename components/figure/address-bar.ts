import { decodeHash } from '../../src/lib/address/decode-hash.ts';

/** The part of the page's address from `#` on. */
export interface FigureAddress {
  /** Returns it with percent escapes decoded. */
  read(): string;
  /** Replaces it without a new history entry. */
  replace(hash: string): void;
}

export const pageAddress: FigureAddress = {
  read: () => decodeHash(location.hash),
  replace(hash) {
    history.replaceState(history.state, '', hash);
  },
};
