/**
 * Model hands for each kind of question, for when chance deals none: hands of the book with their
 * suits exchanged and the other hands dealt anew.
 */
import { CARDS, SUITS, isCard, rankOf, suitOf } from '../../game/skat/cards.ts';
import type { Card, Suit } from '../../game/skat/cards.ts';
import { sortCards } from '../../game/skat/deal.ts';
import type { Game } from '../../game/skat/order.ts';
import { SEATS } from '../../game/skat/seats.ts';
import type { BySeat, Seat } from '../../game/skat/seats.ts';
import type { Chance } from '../../lib/random.ts';
import type { LayoutKind } from '../drills/layout/question.ts';

/** A game with the hands after the skat was taken up: the declarer's twelve cards, and the others' ten. */
export interface SkatExchange {
  readonly game: Game;
  readonly declarer: Seat;
  readonly hands: BySeat<readonly Card[]>;
}

interface Model {
  readonly game: Game;
  readonly twelve: string;
}
const tournee = (trump: Suit): Game => ({ kind: 'tournee', trump });

/** The book's hands No. 4, 2, 5 and 16; the first and the last are ours. */
const MODELS: Readonly<Record<LayoutKind, Model>> = {
  ten: { game: tournee('S'), twelve: 'CJ CA CK C8 SJ SA S9 S8 S7 H10 D10 D8' },
  suit: { game: tournee('C'), twelve: 'CJ C10 CK CQ SA SK HJ HA HK H9 D10 D9' },
  trumps: { game: tournee('S'), twelve: 'CJ CA C10 C9 SA S10 HA H7 DJ DA DK D8' },
  long: { game: tournee('D'), twelve: 'C10 SJ SA S10 SK HJ HK H9 H8 DJ D10 D7' },
  grand: {
    game: { kind: 'gucki-grand', trump: null },
    twelve: 'CJ CA C9 C7 SK SQ S10 HA H10 DJ DA D7',
  },
  nullo: {
    game: { kind: 'gucki-nullo', trump: null },
    twelve: 'C9 C8 C7 SJ S9 S7 HA H10 H8 H7 DA D7',
  },
};

/** Makes a hand of a kind; never fails. */
export function modelHand(chance: Chance, kind: LayoutKind): SkatExchange {
  const suits = chance.shuffle(SUITS);
  const exchange = (suit: Suit): Suit => suits[SUITS.indexOf(suit)]!;
  const { game, twelve } = MODELS[kind];
  const cards = twelve
    .split(' ')
    .filter(isCard)
    .map((card): Card => `${exchange(suitOf(card))}${rankOf(card)}`);
  const others = chance.shuffle(CARDS.filter((card) => !cards.includes(card)));
  const declarer = chance.pick(SEATS);
  let from = 0;
  const hand = (seat: Seat): Card[] => {
    if (seat === declarer) return sortCards(cards);
    from += 10;
    return sortCards(others.slice(from - 10, from));
  };
  return {
    game: { ...game, trump: game.trump === null ? null : exchange(game.trump) },
    declarer,
    hands: { V: hand('V'), M: hand('M'), H: hand('H') },
  };
}
