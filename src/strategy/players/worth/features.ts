/**
 * The features of a hand that decide how often its game is won, as numbers: the counts of the book
 * (trumps, jacks, aces, tens by their guards, missing suits), for the fit in fit.ts. Of a game with
 * the skat all twelve cards are counted, before two are put away; of a Nullo the ten that are
 * played.
 */
import { SUITS } from '../../../game/skat/cards.ts';
import type { Suit } from '../../../game/skat/cards.ts';
import { nulloNames } from './nullo-features.ts';
import { size, suitBits } from './sets.ts';

/** The kinds of hands with weights of their own. */
export const WORTH_KINDS = [
  'suit-hand',
  'suit-skat',
  'grand-hand',
  'grand-skat',
  'nullo',
  'nullo-open',
] as const;
export type WorthKind = (typeof WORTH_KINDS)[number];

// The bits of a suit, see suitBits.
const J = 1;
const A = 2;
const TEN = 4;
const K = 8;
const Q = 16;
const PLAIN = 0xfe;

/** What the numbers of each kind are called, in their order. */
export const FEATURES: Readonly<Record<WorthKind, readonly string[]>> = {
  'suit-hand': suitNames(),
  'suit-skat': suitNames(),
  'grand-hand': grandNames(),
  'grand-skat': grandNames(),
  nullo: nulloNames(),
  'nullo-open': nulloNames(),
};

function suitNames(): readonly string[] {
  return [
    'one',
    'trumps',
    'trumps above six',
    'jacks',
    'jack of clubs',
    'jack of spades',
    'ace of trumps',
    'ten of trumps',
    'aces',
    'tens with the ace',
    'tens with the king',
    'other tens',
    'kings and queens',
    'missing suits',
    'single small cards',
    'leads',
    'plays last',
  ];
}

function grandNames(): readonly string[] {
  return [
    'one',
    'jacks',
    'jack of clubs',
    'jack of spades',
    'two best jacks',
    'aces',
    'tens with the ace',
    'tens with the king',
    'other tens',
    'kings with ace or ten',
    'cards beside an ace',
    'cards beside ace and ten',
    'missing suits',
    'leads',
    'leads without the best jack',
    'plays last',
  ];
}

/** Where a seat plays to the first trick: 0 leads, 2 plays last. */
export type PlaceInTurn = 0 | 1 | 2;

/** A game with a trump suit, on ten or twelve cards. */
export function suitFeatures(set: number, trump: Suit, place: PlaceInTurn): number[] {
  const at = SUITS.indexOf(trump);
  const own = suitBits(set, at);
  const jacks = SUITS.filter((_, suit) => (suitBits(set, suit) & J) !== 0).length;
  const trumps = jacks + size(own & PLAIN);
  let aces = 0;
  let safe = 0;
  let kingTens = 0;
  let loose = 0;
  let pictures = 0;
  let missing = 0;
  let single = 0;
  for (let suit = 0; suit < 4; suit++) {
    if (suit === at) continue;
    const cards = suitBits(set, suit) & PLAIN;
    if (cards === 0) missing++;
    if ((cards & A) !== 0) aces++;
    if ((cards & TEN) !== 0) {
      if ((cards & A) !== 0) safe++;
      else if ((cards & K) !== 0) kingTens++;
      else loose++;
    }
    pictures += size(cards & (K | Q));
    if (size(cards) === 1 && (cards & A) === 0) single++;
  }
  return [
    1,
    trumps,
    Math.max(0, trumps - 6),
    jacks,
    set & 1,
    (set >>> 8) & 1,
    (own & A) === 0 ? 0 : 1,
    (own & TEN) === 0 ? 0 : 1,
    aces,
    safe,
    kingTens,
    loose,
    pictures,
    missing,
    single,
    place === 0 ? 1 : 0,
    place === 2 ? 1 : 0,
  ];
}

/** A Grand, on ten or twelve cards. */
export function grandFeatures(set: number, place: PlaceInTurn): number[] {
  let jacks = 0;
  let aces = 0;
  let safe = 0;
  let kingTens = 0;
  let loose = 0;
  let kings = 0;
  let behindAce = 0;
  let behindBoth = 0;
  let missing = 0;
  for (let suit = 0; suit < 4; suit++) {
    const bits = suitBits(set, suit);
    const cards = bits & PLAIN;
    jacks += bits & J;
    if (cards === 0) missing++;
    const high = cards & (A | TEN);
    if ((cards & A) !== 0) aces++;
    if ((cards & TEN) !== 0) {
      if ((cards & A) !== 0) safe++;
      else if ((cards & K) !== 0) kingTens++;
      else loose++;
    }
    if ((cards & K) !== 0 && high !== 0) kings++;
    if (high === (A | TEN)) behindBoth += size(cards) - 2;
    else if (high === A) behindAce += size(cards) - 1;
  }
  const clubs = set & 1;
  const spades = (set >>> 8) & 1;
  return [
    1,
    jacks,
    clubs,
    spades,
    clubs & spades,
    aces,
    safe,
    kingTens,
    loose,
    kings,
    behindAce,
    behindBoth,
    missing,
    place === 0 ? 1 : 0,
    place === 0 && clubs === 0 ? 1 : 0,
    place === 2 ? 1 : 0,
  ];
}
