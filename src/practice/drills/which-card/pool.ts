/** The measured places that the drill asks about. */
import written from '../../../../content/practice/cards.json' with { type: 'json' };
import { SUITS, isCard } from '../../../game/skat/cards.ts';
import type { Card } from '../../../game/skat/cards.ts';
import { sortCards } from '../../../game/skat/deal.ts';
import type { Game } from '../../../game/skat/order.ts';
import { SEATS } from '../../../game/skat/seats.ts';
import type { Chance } from '../../../lib/random.ts';
import { drawExchange, exchangeSuit } from '../../exchange-suits.ts';
import { makeShortHand, readShortHand } from '../../short-hand.ts';
import { legalAt } from '../../../strategy/which-card/held.ts';
import type { CardMeasurement } from './question.ts';
import type { CardKind, CardPlace } from '../../../strategy/which-card/card-place.ts';

/** A place with a measurement of each card that may be played. */
export interface MeasuredPlace extends CardPlace {
  readonly measurements: readonly CardMeasurement[];
}

/**
 * Writes a line of the data: the trumps or a dash, the declarer or a dash in a Ramsch, the ten
 * cards, those on the table or a dash, and for each card that may be played, in the order of the
 * line, games that went well and deals.
 */
export function measuredPlaceLine({
  declarer,
  game,
  hand,
  measurements,
  table,
}: MeasuredPlace): string {
  const short = makeShortHand(hand);
  const inOrder = legalAt({ declarer, game, hand: readShortHand(short), table });
  const shares = inOrder.map((card) => {
    const { deals, won } = measurements.find((one) => one.card === card)!;
    return `${won}/${deals}`;
  });
  return [game.trump ?? '-', declarer ?? '-', short, table.join(',') || '-', shares.join(',')].join(
    ' ',
  );
}

/**
 * Reads a line of the data; see `measuredPlaceLine`.
 *
 * @throws RangeError for an invalid line, which means a mistake in our own data.
 */
export function readMeasuredPlace(line: string): MeasuredPlace {
  const [trumps = '', by = '', cards = '', played = '', shares = ''] = line.split(' ');
  const trump = SUITS.find((suit) => suit === trumps) ?? null;
  const declarer = SEATS.find((seat) => seat === by) ?? null;
  const game: Game = {
    kind: declarer === null ? 'ramsch' : trump === null ? 'nullo' : 'solo',
    trump,
  };
  const hand = readShortHand(cards);
  const table = played.split(',').filter(isCard);
  const given = shares.split(',').map((share) => share.split('/').map(Number));
  if ((declarer === null && by !== '-') || hand.length !== 10) {
    throw new RangeError(`“${line}” is not a measured place.`);
  }
  const legal = legalAt({ declarer, game, hand, table });
  const measurements = legal.map((card, index): CardMeasurement => {
    const [won = NaN, deals = NaN] = given[index] ?? [];
    return { card, won, deals };
  });
  const fits =
    given.length === legal.length && measurements.every(({ deals, won }) => won <= deals);
  if (!fits) throw new RangeError(`“${line}” does not fit its cards.`);
  return { game, declarer, hand, table, measurements };
}

const read = new Map<CardKind, readonly MeasuredPlace[]>();

/** All measured places of a kind. */
export function measuredPlaces(kind: CardKind): readonly MeasuredPlace[] {
  const known = read.get(kind);
  if (known !== undefined) return known;
  const places = written[kind].map(readMeasuredPlace);
  read.set(kind, places);
  return places;
}

/** Draws one of the places, with its suits exchanged at random. */
export function drawMeasuredPlace(chance: Chance, kind: CardKind): MeasuredPlace {
  const { declarer, game, hand, measurements, table } = chance.pick(measuredPlaces(kind));
  const exchange = drawExchange(chance);
  const change = (card: Card): Card => exchangeSuit(card, exchange, game.kind === 'nullo');
  return {
    game: { ...game, trump: game.trump === null ? null : exchange[game.trump] },
    declarer,
    hand: sortCards(hand.map(change)),
    table: table.map(change),
    measurements: measurements.map((one) => ({ ...one, card: change(one.card) })),
  };
}
