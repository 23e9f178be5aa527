/** What each of the others could know of the hidden cards when a deal was over, by what was shown in play. */
import type { DealState } from '../players/state.ts';
import type { Suit } from '../../game/skat/cards.ts';
import { playedSuit } from '../../game/skat/order.ts';
import { SEATS, seatsFrom } from '../../game/skat/seats.ts';
import type { Seat } from '../../game/skat/seats.ts';
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';
import { SUIT_WORDS } from '../../game/words/cards.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import { listed } from '#edition/game/words/lists.ts';

/** A suit that somebody was seen to lack. */
export interface ShownVoid {
  readonly seat: Seat;
  readonly suit: Suit | 'trump';
  /** The trick in which it was shown, the first being 1. */
  readonly trick: number;
}

/** The suits that were shown to be missing, each the first time. */
export function shownVoids({ contract, play }: DealState): readonly ShownVoid[] {
  if (contract === null || play === null) return [];
  const found: ShownVoid[] = [];
  for (const [at, { cards, leader }] of play.tricks.entries()) {
    const suit = playedSuit(cards[0], contract);
    for (const seat of SEATS) {
      const card = cards[seatsFrom(leader).indexOf(seat) as 0 | 1 | 2];
      const known = found.some((one) => one.seat === seat && one.suit === suit);
      if (!known && playedSuit(card, contract) !== suit) found.push({ seat, suit, trick: at + 1 });
    }
  }
  return found;
}

/**
 * What one of the others knew besides the ten cards in hand: the skat or the part of it seen, and
 * who had shown to lack what.
 */
export function sayKnew(
  state: DealState,
  seat: Seat,
  names: (seat: Seat) => string,
  suits: SuitStyle,
): string[] {
  const { deal, declarer, drawn, layout } = state;
  const sentences = [`${names(seat)} was dealt ${listed(deal[seat])}.`];
  if (seat === declarer && layout !== null) {
    sentences.push(`The skat was ${listed(deal.skat)}; ${listed(layout)} were put away.`);
  } else if (drawn.length > 0 && seat !== declarer) {
    sentences.push(`Of the skat ${listed(drawn.slice(-1))} was turned up for all to see.`);
  } else if (declarer !== null) {
    sentences.push('The skat was hidden.');
  }
  const lack = shownVoids(state).filter((one) => one.seat !== seat);
  const name = (suit: Suit | 'trump'): string =>
    suit === 'trump' ? 'trumps' : SUIT_WORDS[OWN_TERMS][suits][suit];
  for (const other of SEATS) {
    const own = lack.filter((one) => one.seat === other);
    if (own.length === 0) continue;
    const voids = own.map(({ suit, trick }) => `no ${name(suit)} (from trick ${trick})`);
    const has = names(other) === 'You' ? 'You had' : `${names(other)} had`;
    sentences.push(`${has} shown ${listed(voids)}.`);
  }
  return sentences;
}
