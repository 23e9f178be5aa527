/** Files that lie beside their originals compressed, by `npm run compress`. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The media type of each compressed file, by its ending. */
export const TYPES = /** @type {Readonly<Record<string, string>>} */ ({
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  hand: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
});

/** The name browsers use for each encoding, and its file ending; the best first. */
export const ENCODINGS = /** @type {const} */ ([
  ['br', '.br'],
  ['gzip', '.gz'],
]);

/**
 * The compressed file to send in place of one, or null. One that is older than its original, from a
 * build before, is left alone.
 * @param {string} folder
 * @param {string} path of the original in it, decoded; a folder stands for its page
 * @param {string} accepted what the browser takes, its `Accept-Encoding`
 * @returns {{ encoding: string, ending: string, file: string, type: string } | null}
 */
export function findCompressed(folder, path, accepted) {
  if (path.split(/[/\\]/).includes('..')) return null;
  const file = path.endsWith('/') ? `${path}index.html` : path;
  const original = join(folder, file);
  const type = TYPES[file.split('.').at(-1) ?? ''];
  if (type === undefined) return null;
  for (const [encoding, ending] of ENCODINGS) {
    if (!new RegExp(`\\b${encoding}\\b(?!;q=0(?:\\.0*)?(?:,|$))`).test(accepted)) continue;
    const compressedFile = original + ending;
    if (
      existsSync(compressedFile) &&
      statSync(compressedFile).mtimeMs >= statSync(original).mtimeMs
    ) {
      return { encoding, ending, file, type };
    }
  }
  return null;
}
