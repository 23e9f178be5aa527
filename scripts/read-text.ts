import { readFileSync } from 'node:fs';

/**
 * The text of a file in UTF-8, or in UTF-16 with its mark at the beginning, as the shell of older Windows
 * writes it.
 *
 * @returns the text without its byte order mark; or in words why it cannot be read.
 */
export function readText(file: string): { readonly text: string } | { readonly problem: string } {
  try {
    const bytes = readFileSync(file);
    return { text: new TextDecoder(encodingOf(bytes)).decode(bytes) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return { problem: 'there is no such file' };
    if (code === 'EISDIR') return { problem: 'this is a folder, not a file' };
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}
