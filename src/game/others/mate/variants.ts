/** The variants of Mate in a text that is stored and in hand files, and in words. */
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

const PRIVILEGE_NAMES = {
  none: null,
  king: 'King’s Privilege',
  figure: 'Figure Privilege',
} as const;

/** What a variant is called: `plain rules`, `Free Move with King’s Privilege, Double Mate Deck`. */
export function variantName({ deck, freeMove, privilege }: MateVariant): string {
  const rules = [freeMove ? 'Free Move' : null, PRIVILEGE_NAMES[privilege]].filter(
    (part) => part !== null,
  );
  const name = rules.length === 0 ? 'plain rules' : rules.join(' with ');
  return deck === 'double' ? `${name}, Double Mate Deck` : name;
}
