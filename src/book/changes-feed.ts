/** The changes as an Atom feed (RFC 4287). */
import { BOOK_WORDS } from '#edition/book/book-words.ts';
import { CHANGES_FEED, headVersion } from '#edition/book/pages/changes.ts';
import { PAGE_LANGUAGE } from '#edition/lib/language.ts';
import { SOURCE_LANG } from '../lib/edition.ts';
import { versionAnchor } from './changes.ts';
import type { Version } from './changes.ts';

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** Of an entry, where the feed is in another language than the list of changes. */
const ENTRY_LANG = SOURCE_LANG === undefined ? '' : ` xml:lang="${SOURCE_LANG}"`;

/**
 * The feed’s text. Its entries have names that do not change with the address of the book.
 *
 * @param versions the newest first; at least one.
 * @param at makes an address of the book one that a reader of feeds can follow.
 */
export function changesFeed(versions: readonly Version[], at: (address: string) => string): string {
  const [newest] = versions;
  if (newest === undefined) throw new RangeError('A feed has at least one version.');
  const entries = versions.map((version) => {
    const items = version.changes.map(({ address, text }) => {
      const inside = escape(text);
      return address === undefined
        ? `<li>${inside}</li>`
        : `<li><a href="${escape(at(address))}">${inside}</a></li>`;
    });
    return `  <entry${ENTRY_LANG}>
    <id>tag:vorhand,2026:changes/${version.version}</id>
    <title>${escape(headVersion(version.version, version.title))}</title>
    <updated>${version.at}</updated>
    <link href="${escape(at(`/changes/#${versionAnchor(version)}`))}"/>
    <content type="html">${escape(`<ul>${items.join('')}</ul>`)}</content>
  </entry>
`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${PAGE_LANGUAGE}">
  <id>tag:vorhand,2026:changes</id>
  <title>${escape(CHANGES_FEED)}</title>
  <author><name>${escape(BOOK_WORDS.name)}</name></author>
  <updated>${newest.at}</updated>
  <link rel="alternate" href="${escape(at('/changes/'))}"/>
  <link rel="self" href="${escape(at('/changes/feed.xml'))}"/>
${entries.join('')}</feed>
`;
}
