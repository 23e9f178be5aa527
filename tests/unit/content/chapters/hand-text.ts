/** The hands of the book, in the short form in which chapters are held against them. */
import { readFileSync } from 'node:fs';
import type { Hand } from '../../../../src/game/notation/hand.ts';
import { parseHand } from '../../../../src/game/notation/parse.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { isTrump } from '../../../../src/game/skat/order.ts';
import { playCard, startPlay } from '../../../../src/game/skat/play.ts';
import type { Position } from '../../../../src/game/skat/play.ts';
import type { Seat } from '../../../../src/game/skat/seats.ts';

/** Reads a hand by its id, `foster-02`. */
export function readHand(id: string): Hand {
  const parsed = parseHand(readFileSync(`content/hands/${id}.hand`, 'utf8'));
  if (!parsed.ok) throw new Error(`${id} does not parse.`);
  return parsed.value;
}

/** Who played what, and to whom the trick went: `V CJ, M SQ, H DJ: V 7`. */
export function trickText({ line }: Hand, number: number): string {
  const trick = line.tricks[number - 1];
  if (trick === undefined) throw new Error(`There is no trick ${number}.`);
  const { plays, points, winner } = trick;
  return `${plays.map(({ card, seat }) => `${seat} ${card}`).join(', ')}: ${winner} ${points}`;
}

/** The declarer's twelve cards. */
export function twelve({ deal, declarer }: Hand): Card[] {
  if (declarer === null) throw new Error('Nobody is declarer.');
  return [...deal[declarer], ...deal.skat];
}

/**
 * What a seat holds when `number` tricks are over; the declarer with the skat and without what was
 * put away, where the game takes it up.
 */
export function heldAfter(
  { deal, declarer, layout, line }: Hand,
  seat: Seat,
  number: number,
): Card[] {
  const away = seat === declarer ? layout : null;
  const cards = away === null ? [...deal[seat]] : [...deal[seat], ...deal.skat];
  const gone = new Set<Card>(away);
  for (const { plays } of line.tricks.slice(0, number)) {
    for (const { card } of plays) gone.add(card);
  }
  return cards.filter((card) => !gone.has(card));
}

/** The trumps among the cards. */
export function trumpsAmong(cards: readonly Card[], { contract }: Hand): Card[] {
  return cards.filter((card) => isTrump(card, contract));
}

/** The position of the main line when so many tricks are over, what was put away gone. */
export function afterTricks(hand: Hand, number: number): Position {
  const { contract, declarer, line } = hand;
  const hands = {
    V: heldAfter(hand, 'V', 0),
    M: heldAfter(hand, 'M', 0),
    H: heldAfter(hand, 'H', 0),
  };
  return line.tricks
    .slice(0, number)
    .flatMap(({ plays }) => plays.map(({ card }) => card))
    .reduce(playCard, startPlay(hands, contract, declarer));
}
