/** Cards in turn as figures: each by its place among those that may be played, in the order of the pack. */
import { CARDS } from '../game/skat/cards.ts';
import type { Card } from '../game/skat/cards.ts';
import { legalPlays, playCard } from '../game/skat/play.ts';
import type { Position } from '../game/skat/play.ts';

/** The cards that may be played, in the order of the pack. */
export function legalInOrder(position: Position): Card[] {
  const legal = new Set(legalPlays(position));
  return CARDS.filter((card) => legal.has(card));
}

/** Writes cards that are played one after the other. @throws RangeError for one that may not be played. */
export function makeChoices(begin: Position, cards: readonly Card[]): string {
  let position = begin;
  let text = '';
  for (const card of cards) {
    const at = legalInOrder(position).indexOf(card);
    position = playCard(position, card);
    text += String(at);
  }
  return text;
}

/**
 * Reads such cards and plays them.
 *
 * @param part what the cards are, for the error.
 * @throws RangeError for a figure that stands for no card.
 */
export function readChoices(
  begin: Position,
  text: string,
  part: string,
): { readonly position: Position; readonly cards: readonly Card[] } {
  let position = begin;
  const cards: Card[] = [];
  for (let at = 0; at < text.length; at++) {
    const card = legalInOrder(position)[Number(text[at])];
    if (card === undefined) {
      throw new RangeError(`${part}: there is no choice ${text[at]!} at card ${at + 1}.`);
    }
    cards.push(card);
    position = playCard(position, card);
  }
  return { position, cards };
}
