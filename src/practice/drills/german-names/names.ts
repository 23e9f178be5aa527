/** Cards and suits with their English and German names, after the tables of chapter 25. */
import { CARD_NAMES, SUIT_NAMES } from '../../../../content/card-names.ts';
import type { NameRow } from '../../../../content/card-names.ts';
import { RANKS, SUITS, rankOf, suitOf } from '../../../game/skat/cards.ts';
import type { Card } from '../../../game/skat/cards.ts';
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';
import { SUIT_WORDS, cardName } from '../../../game/words/cards.ts';

/** A thing with its English and its German name. */
export interface NamePair {
  readonly english: string;
  readonly german: string;
  /** The card itself, where it is one. */
  readonly card: Card | null;
}

/** The two packs. */
export type Pack = 'french' | 'german';

/** The rows of the two packs in the tables of names. */
const ROWS = {
  cards: { french: CARD_NAMES[0], german: CARD_NAMES[1] },
  suits: { french: SUIT_NAMES[0], german: SUIT_NAMES.at(-1) },
} satisfies Record<string, Record<Pack, NameRow | undefined>>;

const suitWords = SUITS.map((suit) => SUIT_WORDS.en.french[suit]);

/** The names of the four suits, a list for each set of names used together. */
export const SUIT_SETS: readonly (readonly NamePair[])[] = SUIT_NAMES.flatMap(({ names }) => {
  const columns = names.map((name) => name.split(', '));
  const others = Math.max(...columns.map((column) => column.length));
  return Array.from({ length: others }, (_, at) =>
    columns.map((column, index) => ({
      english: suitWords[index] ?? '',
      // A suit with a single name has it in every set.
      german: column[at] ?? column[0] ?? '',
      card: null,
    })),
  );
});

/** The suits as today’s rules call them: Kreuz, Pik, Herz, Karo. */
export const TODAYS_SUITS: readonly NamePair[] = SUIT_SETS[0] ?? [];

/** A suit of such a set in the reader’s language. */
export function ownSuit({ english }: Pick<NamePair, 'english'>): string {
  const suit = SUITS.find((one) => SUIT_WORDS.en.french[one] === english);
  return suit === undefined ? english : SUIT_WORDS[OWN_TERMS].french[suit];
}

/** The letters of old books, from the French names and from the German pack (p. 193–194). */
export const OLD_LETTERS: readonly (readonly NamePair[])[] = [
  ['tr.', 'p.', 'co.', 'car.'],
  ['e.', 'g.', 'r.', 's.'],
].map((letters) =>
  letters.map((german, index) => ({ english: suitWords[index] ?? '', german, card: null })),
);

/** A card by its German name in one of the packs: `Herz-Dame`, `Schellen-Ober`. */
export function namesOfCard(card: Card, pack: Pack): NamePair {
  return { english: cardName(card, 'en'), german: germanName(card, pack), card };
}

function germanName(card: Card, pack: Pack): string {
  const ranks = ROWS.cards[pack]?.names ?? [];
  const suits = ROWS.suits[pack]?.names ?? [];
  const suit = suits[SUITS.indexOf(suitOf(card))] ?? '';
  return `${suit.split(', ')[0] ?? ''}-${ranks[RANKS.indexOf(rankOf(card))] ?? ''}`;
}
