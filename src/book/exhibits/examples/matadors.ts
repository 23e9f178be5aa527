/** The matador examples: the answer that a chapter gives, checked against the rules. */
import type { Card, Suit } from '../../../game/skat/cards.ts';
import { countMatadors, matadorCount } from '../../../game/skat/matadors.ts';
import { makeMatadors } from '#edition/game/words/matadors.ts';
import { makeMatadors as inSourceLanguage } from '../../../game/words/matadors.en.ts';
import { trumpsOf } from '../../../game/skat/order.ts';
import { cardsOfText } from './counting.ts';

/** A trump in its place in the order, and whether the hand has it. */
export interface Rung {
  readonly card: Card;
  readonly held: boolean;
  /** Whether it is one of the unbroken run that is counted. */
  readonly counts: boolean;
}

export interface MatadorExample {
  readonly cards: readonly Card[];
  readonly answer: string;
  /** The eleven trumps, best first. */
  readonly ladder: readonly Rung[];
}

/**
 * Works an example of counting matadors.
 *
 * @param text the cards in a row, `CJ SJ HA`.
 * @param says the answer the chapter gives, `with 2` or `without 4`; in a translation in either language.
 * @throws RangeError when it is not so: a slip in a chapter, which stops the build.
 */
export function workExample(text: string, trump: Suit, says: string): MatadorExample {
  const cards = cardsOfText(text);
  const game = { kind: 'simple', trump } as const;
  const matadors = countMatadors(cards, game);
  if (matadors === null) throw new RangeError('A suit game has matadors.');
  const answer = makeMatadors(matadors);
  if (says !== answer && says !== inSourceLanguage(matadors)) {
    throw new RangeError(`With trumps ${trump}, ${text} is ${answer}, not “${says}”.`);
  }
  const cardSet = new Set(cards);
  const run = matadorCount(matadors);
  const ladder = trumpsOf(game).map((card, index) => ({
    card,
    held: cardSet.has(card),
    counts: index < run,
  }));
  return { cards, answer, ladder };
}
