/** Cards counted the way they come in play: three at a time, with the running total. */
import { isCard, sumPoints } from '../../../game/skat/cards.ts';
import type { Card } from '../../../game/skat/cards.ts';

export interface Three {
  readonly cards: readonly Card[];
  readonly points: number;
  /** The points up to here, these three included. */
  readonly total: number;
}

/** Groups cards by threes in their order; the last group may be smaller. */
export function countByThrees(cards: readonly Card[]): Three[] {
  const threes: Three[] = [];
  let total = 0;
  for (let start = 0; start < cards.length; start += 3) {
    const three = cards.slice(start, start + 3);
    const points = sumPoints(three);
    total += points;
    threes.push({ cards: three, points, total });
  }
  return threes;
}

/**
 * Reads cards written in a row, `CJ S10 HA`.
 *
 * @throws RangeError for what is no card, or is there twice: a slip in a chapter, which stops the
 *   build.
 */
export function cardsOfText(text: string): Card[] {
  const cards: Card[] = [];
  for (const code of text.trim().split(/\s+/)) {
    if (!isCard(code))
      throw new RangeError(`“${code}” is not a card. Cards are written CJ, S10, HA.`);
    if (cards.includes(code)) throw new RangeError(`${code} stands there twice: ${text}.`);
    cards.push(code);
  }
  return cards;
}
