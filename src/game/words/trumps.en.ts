/** Games by their trumps alone, as a table of all of them says it. */
import type { Suit } from '../skat/cards.ts';
import type { LawId } from '../skat/laws.ts';
import { SUIT_WORDS } from './cards.ts';
import type { SuitStyle } from './cards.ts';
import type { Terms } from './terms.ts';

type WithoutSuit = 'grand' | 'null';

type Names = Readonly<Record<WithoutSuit, string>>;

const USUAL: Names = { grand: 'Grand', null: 'Nullo' };

/** What the players of a rule book say otherwise. */
const UNDER_LAW: Partial<Record<LawId, Partial<Names>>> = { isko: { null: 'Null' } };

/**
 * What is trump: `clubs`, `Grand`, and for no trump at all `Nullo`, under today’s rules `Null`.
 *
 * @param laws without a rule book it is called as in 1922.
 * @param terms the language of the suits, which a reader may choose apart from the text’s.
 */
export function trumpsName(
  trumps: Suit | WithoutSuit,
  laws?: LawId,
  terms: Terms = 'en',
  style: SuitStyle = 'french',
): string {
  if (trumps !== 'grand' && trumps !== 'null') return SUIT_WORDS[terms][style][trumps];
  const special = laws === undefined ? undefined : UNDER_LAW[laws];
  return special?.[trumps] ?? USUAL[trumps];
}
