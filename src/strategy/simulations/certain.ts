/** Games that the book calls certain, or that it counts so: what a search for the worst deal is for. */
import { CERTAIN_WORDS } from '#edition/strategy/simulations/certain-words.ts';
import type { CertainId } from '#edition/strategy/simulations/certain-words.ts';
import type { Suit } from '../../game/skat/cards.ts';
import type { ContractKind } from '../../game/skat/contract.ts';
import type { Seat } from '../../game/skat/seats.ts';

/** A game that is said to be won, or not to go below so many points, however the cards lie. */
export interface CertainGame {
  /** `p123-four-jacks`: names the result. */
  readonly id: string;
  readonly page: string;
  /** The ten cards, in the hand notation, with blanks between. */
  readonly cards: string;
  /** The two cards that have been put away, and the two that were found; null without the skat. */
  readonly exchange: { readonly away: string; readonly found: string } | null;
  readonly kind: ContractKind;
  readonly trump: Suit | null;
  readonly seats: readonly Seat[];
  /** The fewest card points the declarer may end with if the book is right. */
  readonly least: number;
  /** Whether the book says that it can be lost, and `least` is only how far down it may go. */
  readonly losable: boolean;
  /** What the book says, in our words. */
  readonly says: string;
}

const game = (
  id: CertainId,
  cards: string,
  seats: string,
  least: number,
  more: Partial<CertainGame> = {},
): CertainGame => ({
  id: `p${id}`,
  page: id.slice(0, 3).replace('-', ''),
  cards,
  exchange: null,
  kind: 'grand-solo',
  trump: null,
  seats: seats.split('') as Seat[],
  least,
  losable: false,
  says: CERTAIN_WORDS[id],
  ...more,
});
const solo = (trump: Suit): Partial<CertainGame> => ({ kind: 'solo', trump });
const LOSABLE: Partial<CertainGame> = { losable: true };

export const CERTAIN_GAMES: readonly CertainGame[] = [
  game('88-no-7', 'CJ CA CQ C9 C8 C7 SJ HJ H10 DA', 'V', 91, {
    ...solo('C'),
    page: '88',
  }),
  game('103-safer', 'CJ CA C10 CQ SA SK S9 S8 HJ DJ', 'V', 61, solo('S')),
  game('105-weaker', 'CJ CA C10 CK C9 SJ SA S9 S8 S7', 'H', 61, solo('S')),
  game('121-seven', 'CJ CA C7 SJ S8 S7 HA H10 DA D10', 'V', 61),
  game('123-solo', 'CJ SJ HJ C10 CQ C9 C7 DA D10 DK', 'V', 91, solo('C')),
  game('123-grand', 'CJ SJ HJ C10 CQ C9 C7 DA D10 DK', 'V', 61),
  game('123-jacks-grand', 'CJ SJ HJ DJ HA H10 S9 S8 S7 D9', 'V', 49, LOSABLE),
  game('123-jacks-solo', 'CJ SJ HJ DJ HA H10 S9 S8 S7 D9', 'V', 91, solo('S')),
  game('124-lead', 'CJ SJ HA H10 DA D10 DK C7 S7 H8', 'V', 61),
  game('124-behind', 'CJ SJ HA H10 DA D10 DK C7 S7 H8', 'MH', 0, LOSABLE),
  game('125-red', 'HJ DJ CA C10 CK DA D10 DK D8 D7', 'V', 61),
  game('125-red-behind', 'HJ DJ CA C10 CK DA D10 DK D8 D7', 'MH', 0, LOSABLE),
  game('127-sevens', 'CJ SJ HA H10 HK HQ DA C7 S7 D7', 'V', 64),
  game('128-queen', 'CJ SJ HA H10 HK HQ DA CQ S7 D7', 'V', 61),
  game('128-king', 'CJ SJ HA H10 HK HQ DA CK S7 D7', 'V', 60, LOSABLE),
  game('128-two-queens', 'CJ SJ HA H10 HK HQ DA CQ SQ D7', 'V', 58, LOSABLE),
  game('128-one-suit', 'CJ SJ HA H10 HK HQ H9 C7 S7 D7', 'V', 57, LOSABLE),
  game('129-three', 'CJ SJ HJ HA H10 HK H9 C7 S7 D7', 'V', 61),
  game('129-four', 'CJ SJ HJ DJ HA H10 H9 C7 S7 D7', 'V', 61),
  game('140-first', 'CJ SJ HA H10 DA D10 C9 C8 C7 S9', 'V', 61),
  game('140-second', 'CJ SJ CA C10 CK C7 HA HQ H9 H7', 'V', 61),
  game('140-third', 'SJ HJ DJ HA H10 H9 H8 H7 C9 S9', 'VMH', 61),
  game('140-fourth', 'CJ HJ DJ HA H10 H9 H8 H7 CA C10', 'VMH', 61),
  game('150-gucki', 'CJ CA C10 CQ SJ SK S7 HA H10 HQ', 'V', 63, {
    kind: 'gucki-grand',
    exchange: { away: 'D10 D7', found: 'CQ HQ' },
  }),
];
