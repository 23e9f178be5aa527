/** Explains a card by the book’s rule and by measurement. All texts are comment text. */
import { distanceOf } from '../../distance.ts';
import { outOfHundred } from '../../measurement.ts';
import { cardsByBook } from '../../../strategy/which-card/book-card.ts';
import { sideOf } from './question.ts';
import type { WhichCardQuestion } from './question.ts';
import type { CardPlace } from '../../../strategy/which-card/card-place.ts';
import { FAR_BEHIND, cardByBook, judgedCards } from './verdict.ts';
import type { JudgedCard } from './verdict.ts';
import {
  BOOK_CARD_WRONG,
  sayBookCard,
  sayComparison,
  sayMeasuredCard,
  sayRuleCards,
} from '#edition/practice/drills/which-card/which-card-words.ts';

/** The most cards that are named one by one. */
const MOST_NAMED = 4;

/** The faults of a wrong card, a sentence each. */
export function cardFaults(
  place: CardPlace,
  own: JudgedCard,
  judged: readonly JudgedCard[],
): string[] {
  const book = own.byBook ? [BOOK_CARD_WRONG] : [];
  return [...book, ...compareCard(place, own, judged)];
}

/** Compares a card with the best one by measurement, in a sentence. */
export function compareCard(
  place: CardPlace,
  own: JudgedCard,
  judged: readonly JudgedCard[],
): string[] {
  const best = judged.find(({ behind }) => behind === 0);
  if (best === undefined) return [];
  const { measurement } = own;
  const behind = outOfHundred(own.behind);
  const side = sideOf(place);
  return [sayComparison({ measurement, side, best: best.card, behind, distance: distanceOf(own) })];
}

/** The rule of the book and the cards that it leaves. */
export function byCardRule(question: WhichCardQuestion): string[] {
  const book = cardsByBook(question.kind, question);
  if (book === null) return [];
  return [sayRuleCards(book.why, book.cards.length > MOST_NAMED ? [] : book.cards)];
}

/** The measurement in words, and where it disagrees with the book. */
export function byCardMeasure(question: WhichCardQuestion): string[] {
  const judged = judgedCards(question);
  const shown = judged[0]!;
  const near = judged.filter((one) => one !== shown && one.right).map(({ card }) => card);
  const side = sideOf(question);
  const measurement = sayMeasuredCard(
    shown.measurement,
    { side, hasCards: question.table.length > 0 },
    near,
    outOfHundred(FAR_BEHIND),
  );
  const book = cardByBook(judged);
  if (book === null || shown.byBook) return [measurement];
  return [measurement, sayBookCard(book.measurement, side, book.right)];
}
