/** The hands that the book prints beside a rule, as data; `given.ts` measures them. */
import type { Suit } from '../../game/skat/cards.ts';
import type { ContractKind } from '../../game/skat/contract.ts';
import type { Seat } from '../../game/skat/seats.ts';

/** A game that is measured on a hand. */
export interface GivenGame {
  readonly name: string;
  readonly kind: ContractKind;
  readonly trump: Suit | null;
  /** The card points it needs; 61 unless given. */
  readonly points?: number;
}

/** Ten cards of the book. */
export interface GivenHand {
  /** How the result names it. */
  readonly name: string;
  /** In the hand notation, with blanks between. */
  readonly cards: string;
  readonly games: readonly GivenGame[];
  /** The seats in which it is measured; all three unless given. */
  readonly seats?: readonly Seat[];
}

const solo = (trump: Suit, name: string): GivenGame => ({ name, kind: 'solo', trump });
const CLUBS = solo('C', 'clubs');
const SPADES = solo('S', 'spades');
const HEARTS = solo('H', 'hearts');
const DIAMONDS = solo('D', 'diamonds');
const GRAND: GivenGame = { name: 'Grand', kind: 'grand-solo', trump: null };
const NULLO: GivenGame = { name: 'Nullo', kind: 'nullo', trump: null };
const schneider = (game: GivenGame): GivenGame => ({
  ...game,
  name: `${game.name}, 91 points`,
  points: 91,
});

/** The declarers’ hands of Nos. 7 to 12, each in its own seat (pages 89–109). */
export const SIX_SOLOS: readonly GivenHand[] = [
  { name: 'No. 7', cards: 'CJ CA CQ C9 C8 C7 SJ HJ H10 DA', games: [CLUBS], seats: ['V'] },
  { name: 'No. 8', cards: 'CJ CK C7 SJ HJ HA HQ DJ DA D10', games: [CLUBS], seats: ['H'] },
  { name: 'No. 9', cards: 'CJ CK CQ C9 C7 SJ SK HJ HK DQ', games: [CLUBS], seats: ['M'] },
  { name: 'No. 10', cards: 'SJ SA SK HJ H10 HK HQ DJ D10 D7', games: [HEARTS], seats: ['V'] },
  { name: 'No. 11', cards: 'CJ CQ C9 C8 C7 SJ SA S10 SK SQ', games: [CLUBS, SPADES], seats: ['M'] },
  { name: 'No. 12', cards: 'CA C10 SJ SA H8 H7 DA D10 D9 D8', games: [DIAMONDS], seats: ['V'] },
];

/** The declarer’s hand of No. 7, which announces schneider (page 88). */
export const NO_7: readonly GivenHand[] = [
  {
    name: 'No. 7',
    cards: 'CJ CA CQ C9 C8 C7 SJ HJ H10 DA',
    games: [schneider(CLUBS)],
    seats: ['V'],
  },
];

/** The two of the four sound bids that are printed whole (page 96). */
export const SOUND_BIDS: readonly GivenHand[] = [
  { name: 'spades', cards: 'S10 SQ S9 S8 HA H10 H7 DJ DA D10', games: [SPADES] },
  { name: 'diamonds', cards: 'CJ C10 CK CQ SA S10 DJ DQ D9 D8', games: [DIAMONDS, CLUBS] },
];

/** Which of two suits (pages 100–105). */
export const WHICH_SUIT: readonly GivenHand[] = [
  {
    name: 'safer',
    cards: 'CJ CA C10 CQ SA SK S9 S8 HJ DJ',
    games: [CLUBS, SPADES].flatMap((game) => [game, schneider(game)]),
  },
  {
    name: 'equally safe',
    cards: 'CJ SJ SA S10 S9 HJ H8 DA D10 D7',
    games: [SPADES, DIAMONDS].flatMap((game) => [game, schneider(game)]),
  },
  {
    name: 'equally risky',
    cards: 'CA C10 C8 C7 SA HJ DA D10 D9 D8',
    games: [CLUBS, DIAMONDS].flatMap((game) => [game, schneider(game)]),
  },
  {
    name: 'the weaker suit',
    cards: 'CJ CA C10 CK C9 SJ SA S9 S8 S7',
    games: [CLUBS, SPADES].flatMap((game) => [game, schneider(game)]),
  },
];

/** Three jacks or four (page 129). */
export const THREE_JACKS: readonly GivenHand[] = [
  { name: 'two jacks', cards: 'CJ SJ HA H10 HK HQ H9 C7 S7 D7', games: [GRAND] },
  { name: 'three jacks', cards: 'CJ SJ HJ HA H10 HK H9 C7 S7 D7', games: [GRAND] },
  { name: 'four jacks', cards: 'CJ SJ HJ DJ HA H10 H9 C7 S7 D7', games: [GRAND] },
];

/** Four jacks with four spades, weighed as a Grand and in two suits (page 123). */
export const PAGE_123: readonly GivenHand[] = [
  {
    name: 'page 123',
    cards: 'CJ SJ HJ DJ HA H10 S9 S8 S7 D9',
    games: [GRAND, HEARTS, SPADES],
    seats: ['V'],
  },
];

/** The seat in a Grand (pages 124 and 125). */
export const GRAND_SEATS: readonly GivenHand[] = [
  { name: 'page 124', cards: 'CJ SJ HA H10 DA D10 DK C7 S7 H8', games: [GRAND] },
  {
    name: 'page 125',
    cards: 'HJ DJ CA C10 CK DA D10 DK D8 D7',
    games: [GRAND, DIAMONDS],
  },
];

/** The hands on which a Nullo is weighed (page 176). */
export const NULLOS: readonly GivenHand[] = [
  { name: 'first', cards: 'C10 C8 C7 SK S9 S8 S7 H10 H8 D7', games: [NULLO] },
  { name: 'second', cards: 'CK CQ C9 C8 C7 HQ HJ H9 H7 DQ', games: [NULLO] },
  { name: 'third', cards: 'CK C7 S10 S9 S8 S7 DA DK D8 D7', games: [NULLO] },
  { name: 'fourth', cards: 'C8 C7 SK SJ S9 S7 HQ HJ H8 H7', games: [NULLO] },
];

/** The declarer’s hand of No. 13, on which three games are weighed (page 129). */
export const NO_13: readonly GivenHand[] = [
  { name: 'No. 13', cards: 'CJ CA C10 CK SJ HJ H8 H7 DJ D7', games: [GRAND, CLUBS, HEARTS] },
];

/** The declarer’s hand of No. 15 (page 137). */
export const NO_15: readonly GivenHand[] = [
  { name: 'No. 15', cards: 'CJ SJ SA HJ HA H10 HK DA DQ D9', games: [GRAND, HEARTS] },
];

/** The test hands (page 181). */
export const TEST_GAMES: readonly GivenHand[] = [
  { name: 'test 1', cards: 'CJ CA C10 C8 C7 SJ S10 HJ H10 DJ', games: [GRAND, CLUBS] },
  {
    name: 'test 2',
    cards: 'CJ SJ HJ HK HQ H8 H7 DJ DA DQ',
    games: [HEARTS, GRAND, schneider(HEARTS)],
  },
  {
    name: 'test 3',
    cards: 'CJ CQ C9 C8 C7 SJ SA HJ HA DJ',
    games: [schneider(CLUBS), GRAND],
  },
  {
    name: 'test 4',
    cards: 'CJ CA C10 CK CQ SJ S10 HJ DJ D10',
    games: [CLUBS, GRAND],
  },
  {
    name: 'test 5',
    cards: 'C9 HJ HA H10 HK HQ H9 H7 DJ D7',
    games: [HEARTS, GRAND, NULLO],
  },
  { name: 'test 6', cards: 'C10 S10 H10 DJ DA D10 DK DQ D9 D7', games: [DIAMONDS, GRAND] },
];

/** The fourth test hand, if schneider is announced (page 181). */
export const TEST_SCHNEIDER: readonly GivenHand[] = [
  { name: 'test 4', cards: 'CJ CA C10 CK CQ SJ S10 HJ DJ D10', games: [schneider(CLUBS)] },
];

/** The test hands on which a Gucki Grand may be played (page 181). */
export const TEST_GUCKIS: readonly Pick<GivenHand, 'cards' | 'name'>[] = [
  { name: 'test 4', cards: 'CJ CA C10 CK CQ SJ S10 HJ DJ D10' },
  { name: 'test 6', cards: 'C10 S10 H10 DJ DA D10 DK DQ D9 D7' },
];
