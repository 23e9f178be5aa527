/** Cards as records write them: the ten is `T`, and lists are joined by full stops. */
import { isCard } from '../../skat/cards.ts';
import type { Card } from '../../skat/cards.ts';
import {
  RECORD_FAULTS,
  cardTwice,
  noCard,
  wrongCount,
} from '#edition/game/notation/iss/record-words.ts';
import { Unreadable } from './errors.ts';

/** `CT` for C10; every other card as it is. */
export function makeIssCard(card: Card): string {
  return card.replace('10', 'T');
}

/** Cards joined by full stops. */
export function makeIssCards(cards: readonly Card[]): string {
  return cards.map(makeIssCard).join('.');
}

/**
 * Reads one card; `C10` is taken for `CT`.
 *
 * @throws Unreadable when it is none, or hidden (`??`).
 */
export function readIssCard(text: string, at: number): Card {
  const card = text.replace(/T$/, '10');
  if (isCard(card)) return card;
  if (text === '??') {
    throw new Unreadable(at, {
      code: 'hidden-card',
      expected: 'a card',
      ...RECORD_FAULTS.hiddenCard,
    });
  }
  throw new Unreadable(at, {
    code: 'unknown-card',
    expected: 'a suit C, S, H or D and a rank J, A, T, K, Q, 9, 8 or 7',
    ...noCard(text),
  });
}

/**
 * Reads cards joined by full stops; `|` between hands is taken too.
 *
 * @param count how many there must be.
 * @throws Unreadable for a card that is none, one that stands there twice, or a wrong number.
 */
export function readIssCards(text: string, at: number, count: number): readonly Card[] {
  const cards: Card[] = [];
  for (const { 0: word, index } of text.matchAll(/[^.|]+/g)) {
    const card = readIssCard(word, at + index);
    if (cards.includes(card)) {
      throw new Unreadable(at + index, {
        code: 'duplicate-card',
        expected: 'every card once',
        ...cardTwice(word),
      });
    }
    cards.push(card);
  }
  if (cards.length !== count) {
    throw new Unreadable(at, {
      code: 'wrong-card-count',
      expected: `${count} cards`,
      ...wrongCount(cards.length, count === 32),
    });
  }
  return cards;
}
