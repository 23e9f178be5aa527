/**
 * The reader's own line as a place in an address: `t4.1+H10SAD7`, the place where he left what is
 * told and the cards from there on; `t4.1+H10SAD7@t4.2` when he has stepped back inside it.
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

/** Reads an own line; undefined when it is none. That its cards are legal is not checked here. */
export function readOwnAddress(text: string): OwnAddress | undefined {
  const match = FORM.exec(text);
  if (!match) return undefined;
  const [, from = '', told = '', at = null] = match;
  const codes: readonly string[] = told.match(CARD) ?? [];
  const cards = codes.filter(isCard);
  if (readPlace(from) === undefined || cards.length > MOST_CARDS) return undefined;
  return { from, cards, at };
}

/** Writes it; `readOwnAddress(makeOwnAddress(a))` equals `a`. */
export function makeOwnAddress({ at, cards, from }: OwnAddress): string {
  const told = (cards satisfies readonly Card[]).join('');
  return `${from}+${told}${at === null ? '' : `@${at}`}`;
}
