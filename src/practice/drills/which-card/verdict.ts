/** Judges cards by the book’s rule and by measurement. */
import type { Card } from '../../../game/skat/cards.ts';
import { shareOf } from '../../measurement.ts';
import { SURENESSES } from '../../sureness.ts';
import type { Sureness } from '../../sureness.ts';
import { cardsByBook } from '../../../strategy/which-card/book-card.ts';
import type { CardMeasurement, WhichCardQuestion } from './question.ts';

/** A share no further behind the best than this counts as equal. */
const CLOSE = 0.03;
/** Further behind than this it is clearly worse. */
export const FAR_BEHIND = 0.06;

/** A card with its verdict. */
export interface JudgedCard {
  readonly card: Card;
  readonly standing: Sureness;
  /** Whether it is right to play it: as many games go well as with the best, or nearly. */
  readonly right: boolean;
  /** Whether the book’s rule plays it. */
  readonly byBook: boolean;
  readonly measurement: CardMeasurement;
  /** How far its share of games that go well is behind that of the best card. */
  readonly behind: number;
}

/** Judges the cards that may be played; the card to show comes first. */
export function judgedCards(
  question: Pick<
    WhichCardQuestion,
    'declarer' | 'game' | 'hand' | 'kind' | 'measurements' | 'table'
  >,
): readonly JudgedCard[] {
  const book = cardsByBook(question.kind, question)?.cards ?? [];
  const most = Math.max(...question.measurements.map(shareOf));
  return question.measurements
    .map((measurement): JudgedCard => {
      const { card } = measurement;
      const behind = most - shareOf(measurement);
      const byBook = book.includes(card);
      return {
        card,
        standing: standingOf(byBook, behind),
        right: behind <= FAR_BEHIND,
        byBook,
        measurement,
        behind,
      };
    })
    .sort((one, other) => placeOf(one) - placeOf(other) || one.behind - other.behind);
}

function standingOf(byBook: boolean, behind: number): Sureness {
  if (behind <= CLOSE) return byBook ? 'certain' : 'good';
  // The book’s own card is not simply wrong where the measurement is against it, but it is not
  // right.
  return behind <= FAR_BEHIND || byBook ? 'doubtful' : 'wrong';
}

/** Sorts right ones first, and among those the surest. */
function placeOf({ right, standing }: JudgedCard): number {
  return right ? SURENESSES.indexOf(standing) : SURENESSES.length;
}

/** The card of the book with which most games go well; null where the book has none. */
export function cardByBook(judged: readonly JudgedCard[]): JudgedCard | null {
  const byBook = judged.filter((one) => one.byBook);
  return byBook.reduce<JudgedCard | null>(
    (best, one) => (best === null || one.behind < best.behind ? one : best),
    null,
  );
}
