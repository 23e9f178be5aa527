/**
 * Where the page of a place leads, `hands/foster-09/t6.2/` to `hands/foster-09/#foster-09/t6.2`; null
 * for any other address. Such pages are for chats, which a link to them is sent to, and none is kept:
 * without network the reader is led on as the page itself would do it.
 */
export function leadsTo(address: string): string | null {
  const [, hand, place] = /^hands\/([^/]+)\/([^/]+)\/$/.exec(address) ?? [];
  return hand === undefined || place === undefined ? null : `hands/${hand}/#${hand}/${place}`;
}
