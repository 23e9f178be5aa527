/** Deals with a hand on which a player would play: a Solo, a Tournee, a Grand. */
import { SUITS, rankOf, suitOf } from '../../game/skat/cards.ts';
import type { Card, Suit } from '../../game/skat/cards.ts';
import { dealCards, sortCards } from '../../game/skat/deal.ts';
import type { Game } from '../../game/skat/order.ts';
import { isTrump } from '../../game/skat/order.ts';
import { SEATS } from '../../game/skat/seats.ts';
import type { BySeat, Seat } from '../../game/skat/seats.ts';
import type { Chance } from '../../lib/random.ts';
import { rankedLayouts } from '../layout/principles.ts';

export interface DealtGame {
  readonly game: Game;
  readonly declarer: Seat;
  /** Ten cards each, the declarer’s after two are put away. */
  readonly hands: BySeat<readonly Card[]>;
  /** The two put away; empty when the skat was left alone. */
  readonly layout: readonly Card[];
}

type Wanted = 'solo' | 'tournee' | 'grand-solo' | 'gucki-grand';

/** As often as in the book, about: Grands are the rarer games. */
const WANTED: readonly Wanted[] = [
  'solo',
  'solo',
  'solo',
  'tournee',
  'tournee',
  'tournee',
  'grand-solo',
  'gucki-grand',
];

/** Far more deals than any game has ever needed. */
const MOST_DEALS = 20_000;

/** Deals until a player has cards for the game; never fails in practice, the same for the same chance. */
export function dealGame(chance: Chance): DealtGame {
  const wantedGame = chance.pick(WANTED);
  for (let deals = 0; deals < MOST_DEALS; deals++) {
    const { skat, ...dealt } = dealCards(() => chance.next());
    for (const declarer of SEATS) {
      const ten = dealt[declarer];
      const game = gameOn(ten, skat[0], wantedGame);
      if (game === null) continue;
      if (wantedGame === 'solo' || wantedGame === 'grand-solo') {
        return { game, declarer, hands: dealt, layout: [] };
      }
      const twelve = sortCards([...ten, ...skat]);
      const layout = rankedLayouts(twelve, game)[0]!.layout;
      const tenCards = twelve.filter((card) => !layout.includes(card));
      return { game, declarer, hands: { ...dealt, [declarer]: tenCards }, layout };
    }
  }
  throw new RangeError(`No hand for a ${wantedGame} in ${MOST_DEALS} deals.`);
}

/** The game that a player would play on ten cards, or null. */
function gameOn(ten: readonly Card[], turnedCard: Card, wantedGame: Wanted): Game | null {
  const count = (rank: string): number => ten.filter((card) => rankOf(card) === rank).length;
  const [jacks, aces] = [count('J'), count('A')];
  switch (wantedGame) {
    case 'solo': {
      const trump = [...SUITS].sort((a, b) => strength(ten, b) - strength(ten, a))[0]!;
      return strength(ten, trump) >= 8 ? { kind: 'solo', trump } : null;
    }
    case 'tournee': {
      // Jacks and aces make four, three suits (p. 58); and the turned suit is not a stranger.
      const trump = suitOf(turnedCard);
      const suits = SUITS.filter((suit) => ten.some((card) => card.startsWith(suit))).length;
      const trumps = ten.filter((card) => isTrump(card, { kind: 'tournee', trump })).length;
      const sound = suits >= 3 && jacks + aces >= 4 && trumps >= 4 && rankOf(turnedCard) !== 'J';
      return sound ? { kind: 'tournee', trump } : null;
    }
    case 'grand-solo':
      return jacks >= 2 && ten.includes('CJ') && jacks + aces >= 5 && sureTens(ten) > 0
        ? { kind: 'grand-solo', trump: null }
        : null;
    case 'gucki-grand':
      return jacks >= 2 && jacks + aces >= 5 ? { kind: 'gucki-grand', trump: null } : null;
  }
}

/** Trumps, and the aces and safe tens beside them: eight make a Solo (p. 95). */
function strength(ten: readonly Card[], trump: Suit): number {
  const game: Game = { kind: 'solo', trump };
  const plain = ten.filter((card) => !isTrump(card, game));
  const aces = plain.filter((card) => rankOf(card) === 'A').length;
  return ten.length - plain.length + aces + sureTens(plain);
}

/** Tens with their ace or king beside them. */
function sureTens(cards: readonly Card[]): number {
  return SUITS.filter(
    (suit) =>
      cards.includes(`${suit}10`) && (cards.includes(`${suit}A`) || cards.includes(`${suit}K`)),
  ).length;
}
