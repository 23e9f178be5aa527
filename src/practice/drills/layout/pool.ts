/** The measured twelve-card hands that the drill asks about. */
import written from '../../../../content/practice/layout.json' with { type: 'json' };
import { CARDS, SUITS } from '../../../game/skat/cards.ts';
import type { Card } from '../../../game/skat/cards.ts';
import { sortCards } from '../../../game/skat/deal.ts';
import type { Layout } from '../../../game/skat/deal.ts';
import type { Game } from '../../../game/skat/order.ts';
import { SEATS, isSeat } from '../../../game/skat/seats.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import type { Chance } from '../../../lib/random.ts';
import { drawExchange, exchangeSuit } from '../../exchange-suits.ts';
import type { SuitExchange } from '../../exchange-suits.ts';
import { readShortHand } from '../../short-hand.ts';
import { isNullo } from '../../../strategy/layout/nullo.ts';
import type { LayoutKind, LayoutMeasurement, PairQuestion } from './question.ts';

/** Twelve cards with a measurement of each of their 66 pairs. */
export interface MeasuredTwelve {
  readonly game: Game;
  readonly declarer: Seat;
  readonly twelve: readonly Card[];
  readonly measurements: readonly LayoutMeasurement[];
}

/** The numbers of deals that a pair may be measured in; the data has the index. */
export const STAGES = [12, 32, 80, 200] as const;
/** The character code for a pair as good as the best; each next one means one in a hundred less. */
export const NOTHING_BEHIND = 33;

const PAIRS = 66;

/** All pairs of the cards, in the order of the data. */
export function pairsOf(cards: readonly Card[]): Layout[] {
  return cards.flatMap((first, index) =>
    cards.slice(index + 1).map((second): Layout => [first, second]),
  );
}

/**
 * Reads a line of the data: the seat, the trumps or a dash, the twelve cards, the games that the
 * best pair won of its deals, then for each pair a character for how far it is behind the best, and
 * a digit for the deals it was measured in.
 *
 * @throws RangeError for an invalid line, which means a mistake in our own data.
 */
export function readMeasuredTwelve(kind: LayoutKind, line: string): MeasuredTwelve {
  const [seat = '', trumps = '', cards = '', best = '', behind = '', stages = ''] = line.split(' ');
  const twelve = readShortHand(cards);
  const [won = NaN, deals = NaN] = best.split('/').map(Number);
  const fits = behind.length === PAIRS && stages.length === PAIRS && won <= deals;
  if (!isSeat(seat) || twelve.length !== 12 || !fits) {
    throw new RangeError(`“${line}” is not a measured layout.`);
  }
  const measurements = pairsOf(twelve).map((layout, index) => {
    const stage = STAGES[Number(stages[index])] ?? deals;
    const share = won / deals - (behind.charCodeAt(index) - NOTHING_BEHIND) / 100;
    return { layout, won: Math.max(0, Math.round(share * stage)), deals: stage };
  });
  return {
    game: gameOf(kind, trumps),
    declarer: seat,
    twelve,
    measurements,
  };
}

function gameOf(kind: LayoutKind, trumps: string): Game {
  if (kind === 'grand') return { kind: 'gucki-grand', trump: null };
  if (kind === 'nullo') return { kind: 'gucki-nullo', trump: null };
  return { kind: 'tournee', trump: SUITS.find((suit) => suit === trumps) ?? 'C' };
}

const read = new Map<LayoutKind, readonly MeasuredTwelve[]>();

/** All measured hands of a kind. */
export function measuredTwelves(kind: LayoutKind): readonly MeasuredTwelve[] {
  const known = read.get(kind);
  if (known !== undefined) return known;
  const hands = written[kind].map((line) => readMeasuredTwelve(kind, line));
  read.set(kind, hands);
  return hands;
}

/** The part of a question that comes from a measured hand. */
export type DrawnTwelve = Pick<PairQuestion, 'declarer' | 'game' | 'hands' | 'measurements'>;

/** Draws one of the hands, with its suits exchanged and the other cards dealt at random. */
export function drawMeasuredTwelve(chance: Chance, hands: readonly MeasuredTwelve[]): DrawnTwelve {
  const { declarer, game, measurements, twelve } = inSuits(
    chance.pick(hands),
    drawExchange(chance),
  );
  const others = chance.shuffle(CARDS.filter((card) => !twelve.includes(card)));
  const dealt: Record<Seat, readonly Card[]> = { V: [], M: [], H: [], [declarer]: twelve };
  SEATS.filter((seat) => seat !== declarer).forEach((seat, index) => {
    dealt[seat] = sortCards(others.slice(10 * index, 10 * index + 10));
  });
  return { declarer, game, hands: dealt, measurements };
}

function inSuits(hand: MeasuredTwelve, exchange: SuitExchange): MeasuredTwelve {
  const { game, measurements, twelve } = hand;
  const change = (card: Card): Card => exchangeSuit(card, exchange, isNullo(game));
  return {
    ...hand,
    game: { ...game, trump: game.trump === null ? null : exchange[game.trump] },
    twelve: sortCards(twelve.map(change)),
    measurements: measurements.map(({ layout: [first, second], ...share }) => ({
      layout: [change(first), change(second)],
      ...share,
    })),
  };
}
