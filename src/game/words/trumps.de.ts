/** Games by their trumps alone, as a table of all of them says it. */
import type { Suit } from '../skat/cards.ts';
import type { LawId } from '../skat/laws.ts';
import { SUIT_WORDS } from './cards.ts';
import type { SuitStyle } from './cards.ts';
import type { Terms } from './terms.ts';

const NAMES = { grand: 'Grand', null: 'Null' } as const;

/**
 * What is trump: `Kreuz`, `Grand`, and for no trump at all `Null`, by whatever rules.
 *
 * @param terms the language of the suits, which a reader may choose apart from the text’s.
 */
export function trumpsName(
  trumps: Suit | keyof typeof NAMES,
  _laws?: LawId,
  terms: Terms = 'de',
  style: SuitStyle = 'french',
): string {
  return trumps === 'grand' || trumps === 'null' ? NAMES[trumps] : SUIT_WORDS[terms][style][trumps];
}
