/** What suits, ranks and cards are called, in French and in German packs. */
import { packRank, suitOf } from '../cards/cards.ts';
import type { BySuit, PackCard, PackRank } from '../cards/cards.ts';
import type { Terms } from './terms.ts';
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';
import { listed } from '#edition/game/words/lists.ts';

/** Which drawings of the suits are meant: clubs, spades… or acorns, leaves… */
export type SuitStyle = 'french' | 'german';

/** Where a rank is not named it is called by its number. */
type ByRank = Readonly<Partial<Record<PackRank, string>>>;

/** The suits by name. */
export const SUIT_WORDS: Readonly<Record<Terms, Readonly<Record<SuitStyle, BySuit<string>>>>> = {
  en: {
    french: { C: 'clubs', S: 'spades', H: 'hearts', D: 'diamonds' },
    german: { C: 'acorns', S: 'leaves', H: 'hearts', D: 'bells' },
  },
  de: {
    french: { C: 'Kreuz', S: 'Pik', H: 'Herz', D: 'Karo' },
    german: { C: 'Eichel', S: 'Grün', H: 'Rot', D: 'Schellen' },
  },
};

const ENGLISH_RANKS: ByRank = {
  J: 'jack',
  A: 'ace',
  K: 'king',
  Q: 'queen',
};

const GERMAN_RANKS: ByRank = {
  J: 'Bube',
  A: 'Ass',
  '10': 'Zehn',
  K: 'König',
  Q: 'Dame',
  '9': 'Neun',
  '8': 'Acht',
  '7': 'Sieben',
};

/** The German pack has an Ober and an Unter for queen and jack, in English too. */
const GERMAN_PACK = { Q: 'Ober', J: 'Unter' } as const;

const RANK_WORDS: Readonly<Record<Terms, Readonly<Record<SuitStyle, ByRank>>>> = {
  en: { french: ENGLISH_RANKS, german: { ...ENGLISH_RANKS, ...GERMAN_PACK } },
  de: { french: GERMAN_RANKS, german: { ...GERMAN_RANKS, ...GERMAN_PACK } },
};

/** The letters of the ranks, where they are not the same in all packs. */
const RANK_LETTERS: Readonly<Record<Terms, Readonly<Record<SuitStyle, ByRank>>>> = {
  en: { french: {}, german: { Q: 'O', J: 'U' } },
  de: { french: { Q: 'D', J: 'B' }, german: { Q: 'O', J: 'U' } },
};

/** A card’s rank as a letter or figure: `J`, `10`, in German `B`. */
export const rankLetter = (
  card: PackCard,
  terms: Terms = OWN_TERMS,
  style: SuitStyle = 'french',
): string => RANK_LETTERS[terms][style][packRank(card)] ?? packRank(card);

/** How rank and suit make the name of a card. */
const CARD_FORMS: Readonly<Record<Terms, (rank: string, suit: string) => string>> = {
  en: (rank, suit) => `${rank} of ${suit}`,
  de: (rank, suit) => `${suit}-${rank}`,
};

/** A card as it is spoken: `ace of hearts`, `10 of bells`, `Herz-Ass`. */
export function cardName(
  card: PackCard,
  terms: Terms = OWN_TERMS,
  style: SuitStyle = 'french',
): string {
  return CARD_FORMS[terms](
    RANK_WORDS[terms][style][packRank(card)] ?? packRank(card),
    SUIT_WORDS[terms][style][suitOf(card)],
  );
}

/** Several cards as they are spoken: `7 of hearts and 10 of diamonds`. */
export function cardNames(cards: readonly PackCard[], terms?: Terms, style?: SuitStyle): string {
  return listed(cards.map((card) => cardName(card, terms, style)));
}
