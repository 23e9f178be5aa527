/** What may be offered, lowest first, and how it is called. */
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';
import { SUIT_WORDS } from '../../../game/words/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import { bidValues } from '../../../game/skat/bid-values.ts';
import { SUITS } from '../../../game/skat/cards.ts';
import { LAWS } from '../../../game/skat/laws.ts';

/** Bidding a Simple Game by suits, the old way, or by numbers. */
export type BiddingWay = 'suits' | 'numbers';

const SUIT_NAMES = SUITS.map((suit) => SUIT_WORDS[OWN_TERMS].french[suit]).reverse();

/** A way of bidding, and its rungs as they are spoken, lowest first. */
export interface Ladder {
  readonly way: BiddingWay;
  readonly rungs: readonly string[];
}

/** Beyond this a list of numbers no longer teaches anything. */
const HIGHEST_SHOWN = 36;

const NUMBERS = bidValues(LAWS['american-1922'])
  .filter((value) => value <= HIGHEST_SHOWN)
  .map(String);

/** The rungs as they are spoken: `diamonds`, or `10`. */
export function ladder(way: BiddingWay): readonly string[] {
  return way === 'suits' ? SUIT_NAMES : NUMBERS;
}

/**
 * The rung that a chapter names, in any language of the book by its English name, or −1 for `pass`.
 *
 * @throws RangeError for what is no rung: a slip in a chapter, which stops the build.
 */
export function rungOf(name: string, way: BiddingWay): number {
  if (name === 'pass') return -1;
  const names =
    way === 'suits' ? SUITS.map((suit) => SUIT_WORDS.en.french[suit]).reverse() : NUMBERS;
  const rung = names.indexOf(name);
  if (rung < 0) throw new RangeError(`“${name}” is not among ${listed(names)}.`);
  return rung;
}
