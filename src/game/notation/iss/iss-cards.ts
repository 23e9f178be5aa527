/** Cards as records write them: the ten is `T`, and lists are joined by full stops. */
import { isCard } from '../../skat/cards.ts';
import type { Card } from '../../skat/cards.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { quote } from '../speak.ts';
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
      message: 'This card is hidden: the record shows the game as one player saw it.',
      expected: 'a card',
      hint: 'Take the whole record, which the server gives when the game is over.',
    });
  }
  throw new Unreadable(at, {
    code: 'unknown-card',
    message: `${quote(text)} is not a card.`,
    expected: 'a suit C, S, H or D and a rank J, A, T, K, Q, 9, 8 or 7',
    hint: 'Write for example CJ for the jack of clubs, HT for the ten of hearts.',
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
        message: `${word} stands there twice.`,
        expected: 'every card once',
        hint: 'Correct one of the two.',
      });
    }
    cards.push(card);
  }
  if (cards.length !== count) {
    throw new Unreadable(at, {
      code: 'wrong-card-count',
      message: `Here ${cards.length === 1 ? 'is' : 'are'} ${counted(cards.length, 'card')}.`,
      expected: `${count} cards`,
      hint:
        count === 32
          ? 'The deal has ten cards for each seat, players 0, 1 and 2, and the two of the skat.'
          : 'Write them joined by full stops, as in D7.H8.',
    });
  }
  return cards;
}
