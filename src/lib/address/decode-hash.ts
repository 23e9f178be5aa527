/** Decodes the percent escapes of an address’s part from `#` on; text with a malformed escape stays as it is. */
export function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
