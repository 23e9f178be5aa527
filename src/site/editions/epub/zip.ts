/** An e-book as one file: a ZIP archive whose first entry says what it is. */
import { strToU8, zipSync } from 'fflate';
import type { Zippable } from 'fflate';
import type { BookFile } from './package.ts';

/** The same for every build, so that the same book is the same file. The year is the first that ZIP knows. */
const DATE = new Date(1980, 0, 1);

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
  <rootfiles>
    <rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/>
  </rootfiles>
</container>
`;

/** The bytes of an e-book. */
export function zipBook(files: readonly BookFile[], packageDocument: string): Uint8Array {
  const entries: Zippable = {
    // First and as it stands: by these bytes at their place an e-book is known.
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(CONTAINER),
    'book/package.opf': strToU8(packageDocument),
  };
  for (const { data, path } of files) {
    const packed = /\.(?:woff2|png|jpg)$/.test(path);
    const bytes = typeof data === 'string' ? strToU8(data) : data;
    entries[`book/${path}`] = [bytes, { level: packed ? 0 : 9 }];
  }
  return zipSync(entries, { level: 9, mtime: DATE });
}
