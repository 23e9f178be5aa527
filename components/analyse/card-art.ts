/**
 * The site's card faces for a picture outside the page: one drawing of each suit and no page around
 * it.
 */
import type { CardArt } from '../../src/analyse/picture-parts.ts';
import type { SuitStyle } from '../../src/game/words/cards.ts';
import type { Terms } from '../../src/game/words/terms.ts';
import type { BySuit } from '../../src/game/skat/cards.ts';
import { SHEET_ATTRIBUTES, withAttributes } from '../parts/cards/deck/attributes.ts';
import type { Attributes } from '../parts/cards/deck/attributes.ts';
import { faceSymbols, glyphSymbols } from '../parts/cards/deck/faces.ts';

/** How the suits look on the reader's page. */
export type SuitLook = 'french' | 'four-colour' | 'german';

/** The colours of the page's styles in the light theme. */
const COLOURS: Readonly<Record<SuitLook, Readonly<BySuit<string>>>> = {
  french: { C: '#1d1915', S: '#1d1915', H: '#b3151b', D: '#b3151b' },
  'four-colour': { C: '#1d1915', S: '#14673b', H: '#b3151b', D: '#a85800' },
  german: { C: '#6b4a1b', S: '#2f6b26', H: '#b3151b', D: '#a85800' },
};

/** As in the file of faces, without what depends on the page. */
const ATTRIBUTES: Attributes = {
  ...SHEET_ATTRIBUTES,
  'court-letters': '',
  'court-pictures': 'display="none"',
  'court-figure': 'stroke="#fffdf6" stroke-width="3" stroke-linejoin="round" paint-order="stroke"',
  faint: 'opacity=".2"',
};

/** The faces as they look on the reader's page. */
export function cardArt(look: SuitLook, terms: Terms): CardArt {
  const suits: SuitStyle = look === 'german' ? 'german' : 'french';
  const shownClasses = new Set([
    suits === 'german' ? 'suits-gs' : 'suits-fr',
    suits === 'german' ? 'terms-gs' : `terms-${terms}`,
  ]);
  const symbols = `${glyphSymbols()}${faceSymbols()}`.replaceAll(
    /<path class="((?:suits|terms)-\w+)"([^>]*\/>)/g,
    (_, name: string, rest: string) => (shownClasses.has(name) ? `<path${rest}` : ''),
  );
  const all = withAttributes(symbols, ATTRIBUTES);
  const byId = new Map(
    [...all.matchAll(/<symbol id="([^"]+)".*?<\/symbol>|<g id="([^"]+)".*?<\/g>/gs)].map(
      ([drawing, symbol, part = '']) => [symbol ?? part, drawing],
    ),
  );
  return {
    colours: COLOURS[look],
    symbols: (names) => {
      const usedIds = new Set<string>();
      const want = (id: string): void => {
        if (usedIds.has(id)) return;
        usedIds.add(id);
        for (const [, other = ''] of (byId.get(id) ?? '').matchAll(/href="#([^"]+)"/g)) want(other);
      };
      names.forEach(want);
      return [...usedIds].map((id) => byId.get(id) ?? '').join('\n');
    },
  };
}
