/**
 * The reader's own line in an address: `t4.1+H10SAD7` is the place where the line begins and its
 * cards; `t4.1+H10SAD7@t4.2` adds the place inside it that the reader has stepped back to.
 */
import { isCard } from '../skat/cards.ts';
import type { Card } from '../skat/cards.ts';
import { readPlace } from './place.ts';
import type { OwnLine } from './own-line.ts';

/** An own line and a place in it, `t4.2`, or null for its end. */
export interface OwnAddress extends OwnLine {
  readonly at: string | null;
}

const MOST_CARDS = 30;
const FORM = /^([^+@]+)\+((?:[CSHD](?:10|[JAKQ987])\.?)+)(?:@(t(?:[1-9]|10)\.[123]))?$/;
const CARD = /[CSHD](?:10|[JAKQ987])/g;

/** Reads an own line; undefined for any other text. Does not check that its cards are legal. */
export function readOwnAddress(text: string): OwnAddress | undefined {
  const match = FORM.exec(text);
  if (!match) return undefined;
  const [, from = '', cardText = '', at = null] = match;
  const codes: readonly string[] = cardText.match(CARD) ?? [];
  const cards = codes.filter(isCard);
  if (readPlace(from) === undefined || cards.length > MOST_CARDS) return undefined;
  return { from, cards, at };
}

/** Writes an own line; `readOwnAddress(makeOwnAddress(a))` equals `a`. */
export function makeOwnAddress({ at, cards, from }: OwnAddress): string {
  const cardText = (cards satisfies readonly Card[]).join('');
  return `${from}+${cardText}${at === null ? '' : `@${at}`}`;
}
