/** The package document: all files of the e-book, their order, and what the book says of itself. */
import { x } from 'xastscript';
import { toXml } from 'xast-util-to-xml';
import { PAGE_LANGUAGE } from '#edition/lib/language.ts';
import { ACCESS_SUMMARY, BOOK } from '#edition/site/editions/epub/about.ts';

/** The printed book whose pages the page breaks are. */
// eslint-disable-next-line house/words-apart -- a title page as it is printed, in every edition
const SOURCE = 'R. F. Foster, Foster’s Skat Manual, third edition, New York: E. P. Dutton, 1922';

/** Features by the names of schema.org, as EPUB Accessibility wants them. */
const ACCESS = {
  modes: ['textual', 'visual'],
  sufficient: ['textual'],
  features: [
    'alternativeText',
    'ARIA',
    'displayTransformability',
    'index',
    'pageBreakMarkers',
    'pageNavigation',
    'readingOrder',
    'structuralNavigation',
    'tableOfContents',
  ],
  hazards: ['none'],
} as const;

/** A file of the e-book, below its own folder. */
export interface BookFile {
  readonly path: string;
  readonly type: string;
  readonly data: string | Uint8Array;
  /** `nav`, `cover-image`, `svg`: what the package has to say of it. */
  readonly properties?: readonly string[];
  /** Whether it is read from beginning to end, in the order of the files; the cover comes first. */
  readonly read?: boolean;
}

/** A name for a file that XML allows: `text/tenace.xhtml` is `text-tenace.xhtml`. */
export function fileId(path: string): string {
  return path.replaceAll(/[^\w.-]/g, '-').replace(/^(?=[^A-Za-z_])/, 'f-');
}

/**
 * Makes the package document.
 * @param modified when the book was last changed: `2026-11-22T12:00:00Z`
 */
export function makePackage(files: readonly BookFile[], modified: string): string {
  const cover = files.find(({ properties }) => properties?.includes('cover-image'));
  const tree = x(
    'package',
    {
      xmlns: 'http://www.idpf.org/2007/opf',
      version: '3.0',
      'unique-identifier': 'id',
      'xml:lang': PAGE_LANGUAGE,
    },
    [
      x('metadata', { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' }, [
        x('dc:identifier', { id: 'id' }, BOOK.id),
        x('dc:title', { id: 'title' }, BOOK.title),
        x('meta', { refines: '#title', property: 'title-type' }, 'main'),
        x('dc:title', { id: 'subtitle' }, BOOK.subtitle),
        x('meta', { refines: '#subtitle', property: 'title-type' }, 'subtitle'),
        x('dc:language', PAGE_LANGUAGE),
        x('dc:creator', BOOK.creator),
        x('dc:description', BOOK.description),
        ...BOOK.subjects.map((subject) => x('dc:subject', subject)),
        x('dc:rights', BOOK.rights),
        // Whose pages the page list counts.
        x('dc:source', { id: 'source' }, SOURCE),
        x('meta', { refines: '#source', property: 'source-of' }, 'pagination'),
        meta('dcterms:modified', modified),
        ...ACCESS.modes.map((mode) => meta('schema:accessMode', mode)),
        meta('schema:accessModeSufficient', ACCESS.sufficient.join(',')),
        ...ACCESS.features.map((feature) => meta('schema:accessibilityFeature', feature)),
        ...ACCESS.hazards.map((hazard) => meta('schema:accessibilityHazard', hazard)),
        meta('schema:accessibilitySummary', ACCESS_SUMMARY),
        ...(cover === undefined ? [] : [x('meta', { name: 'cover', content: fileId(cover.path) })]),
      ]),
      x(
        'manifest',
        files.map(({ path, properties = [], type }) =>
          x('item', {
            id: fileId(path),
            href: path,
            'media-type': type,
            properties: properties.length === 0 ? undefined : properties.join(' '),
          }),
        ),
      ),
      x(
        'spine',
        { toc: 'toc.ncx' },
        files.filter(({ read }) => read).map(({ path }) => x('itemref', { idref: fileId(path) })),
      ),
    ],
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${toXml(tree)}\n`;
}

function meta(property: string, text: string) {
  return x('meta', { property }, text);
}
