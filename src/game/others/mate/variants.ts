/** The variants of Mate in a text that is stored and in hand files. */
import { MATE_DECKS, MATE_PRIVILEGES } from './rules.ts';
import type { MateVariant } from './rules.ts';

/** The variants that differ in play. The Double Mate Deck has no queen for the Figure Privilege. */
export const MATE_VARIANTS: readonly MateVariant[] = MATE_DECKS.flatMap((deck) =>
  [false, true].flatMap((freeMove) =>
    MATE_PRIVILEGES.filter((privilege) => deck === 'single' || privilege !== 'figure').map(
      (privilege) => ({ deck, freeMove, privilege }),
    ),
  ),
);

/** A variant as a text: `plain`, `figure`, `double free king`. */
export function makeVariantText({ deck, freeMove, privilege }: MateVariant): string {
  const words = [
    ...(deck === 'double' ? ['double'] : []),
    ...(freeMove ? ['free'] : []),
    ...(privilege === 'none' ? [] : [privilege]),
  ];
  return words.length === 0 ? 'plain' : words.join(' ');
}

/** The variant of such a text; undefined for any other. */
export function readVariant(text: string): MateVariant | undefined {
  return MATE_VARIANTS.find((variant) => makeVariantText(variant) === text);
}
