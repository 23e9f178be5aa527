/** Hands of a kind, drawn by chance and played out: what the measure of hands is taken from. */
import type { Chance } from '../../../lib/random.ts';
import { dealAll } from '../../simulations/deals.ts';
import { rankedLayouts } from '../../layout/principles.ts';
import { CARDS, SUITS } from '../../../game/skat/cards.ts';
import type { Suit } from '../../../game/skat/cards.ts';
import type { Contract } from '../../../game/skat/contract.ts';
import { sortCards } from '../../../game/skat/deal.ts';
import { SEATS } from '../../../game/skat/seats.ts';
import { LAWS } from '../../../game/skat/laws.ts';
import { startContract } from '../contract-play.ts';
import type { SetContract } from '../contract-play.ts';
import { playOn } from '../play-deal.ts';
import type { Player } from '../player.ts';
import { grandFeatures, suitFeatures } from './features.ts';
import type { PlaceInTurn, WorthKind } from './features.ts';
import { nulloDanger, nulloFeatures } from './nullo-features.ts';
import { setOf, size } from './sets.ts';

/** A hand that was played: its numbers, its plain count, and whether the game was won. */
export interface PlayedCase {
  readonly features: readonly number[];
  /** The count of the book by which the table is made: see {@link bidCount}. */
  readonly count: number;
  readonly won: boolean;
}

/** Hands of fewer are never bid on, and of no help. */
const LEAST: Readonly<Record<WorthKind, number>> = {
  'suit-hand': 5,
  'suit-skat': 6,
  'grand-hand': 4,
  'grand-skat': 5,
  nullo: 0,
  'nullo-open': 0,
};

/** Nullos with more danger than this are hopeless. */
const MOST_DANGER = 10;

const ACES_AND_TENS = setOf(CARDS.filter((card) => /(A|10)$/.test(card)));
const JACKS = setOf(CARDS.filter((card) => card.endsWith('J')));

/**
 * The count of a hand: with a trump suit its trumps and the aces and guarded tens beside them, in a
 * Grand its jacks, aces and tens, in a Nullo its danger.
 */
export function bidCount(kind: WorthKind, set: number, trump: Suit | null): number {
  if (trump !== null) {
    const [, trumps = 0, , , , , , , aces = 0, safe = 0, guarded = 0] = suitFeatures(set, trump, 1);
    return trumps + aces + safe + guarded;
  }
  return kind.startsWith('grand') ? size(set & (JACKS | ACES_AND_TENS)) : nulloDanger(set);
}

/** The suit in which the cards count most; of equals the one with more trumps. */
export function bestTrump(set: number): Suit {
  const worth = (suit: Suit): number =>
    bidCount('suit-hand', set, suit) * 16 + suitFeatures(set, suit, 1)[1]!;
  return SUITS.reduce((best, suit) => (worth(suit) > worth(best) ? suit : best));
}

/** The numbers of a hand in a kind of game; with the skat, of all twelve cards, in a Nullo of ten. */
function featuresOf(kind: WorthKind, set: number, trump: Suit | null, place: PlaceInTurn) {
  if (trump !== null) return suitFeatures(set, trump, place);
  return kind.startsWith('grand') ? grandFeatures(set, place) : nulloFeatures(set, place === 0);
}

/** Draws deals until a seat has a hand that somebody might play, and plays it. */
export function drawCase(kind: WorthKind, chance: Chance, player: Player): PlayedCase {
  for (;;) {
    const deal = dealAll(chance);
    const declarer = chance.pick(SEATS);
    const place = SEATS.indexOf(declarer) as PlaceInTurn;
    const skat = kind.endsWith('skat') || (kind.startsWith('nullo') && chance.happens(0.5));
    const cards = skat ? sortCards([...deal[declarer], ...deal.skat]) : deal[declarer];
    const contract = contractOf(kind, skat, setOf(cards));
    const layout = skat ? rankedLayouts(cards, contract)[0]!.layout : null;
    const nullo = kind.startsWith('nullo');
    const tenCards =
      nullo && layout !== null ? cards.filter((card) => !layout.includes(card)) : cards;
    const set = setOf(tenCards);
    const count = bidCount(kind, set, contract.trump);
    if (count < LEAST[kind] || (nullo && count > MOST_DANGER)) continue;
    const features = featuresOf(kind, set, contract.trump, place);
    const won = plays({ deal, declarer, contract, layout, bid: null }, chance, player);
    return { features, count, won };
  }
}

function contractOf(kind: WorthKind, skat: boolean, set: number): Contract {
  if (kind.startsWith('suit')) {
    return { kind: skat ? 'gucki-solo' : 'solo', trump: bestTrump(set), announced: null };
  }
  if (kind.startsWith('grand')) {
    return { kind: skat ? 'gucki-grand' : 'grand-solo', trump: null, announced: null };
  }
  const nullo = kind === 'nullo-open' ? 'open-nullo' : 'nullo';
  return { kind: skat ? `gucki-${nullo}` : nullo, trump: null, announced: null };
}

function plays(set: SetContract, chance: Chance, player: Player): boolean {
  const state = startContract(set, LAWS.isko);
  const seats = { V: player, M: player, H: player };
  const { settlement } = playOn(state, seats, chance.below(2 ** 31 - 1));
  return settlement?.value.won === true;
}
