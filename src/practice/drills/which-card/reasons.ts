/** Explains a card by the book’s rule and by measurement. All texts are comment text. */
import { listed } from '#edition/game/words/lists.ts';
import { outOfHundred, sayWon } from '../../measurement.ts';
import { cardsByBook } from '../../../strategy/which-card/book-card.ts';
import { seatAt } from '../../../strategy/which-card/card-place.ts';
import { wellWords } from '#edition/strategy/which-card/card-place-words.ts';
import type { WhichCardQuestion } from './question.ts';
import type { CardPlace } from '../../../strategy/which-card/card-place.ts';
import { FAR_BEHIND, cardByBook, judgedCards } from './verdict.ts';
import type { JudgedCard } from './verdict.ts';

/** The most cards that are named one by one. */
const MOST_NAMED = 4;

/** The faults of a wrong card, a sentence each. */
export function cardFaults(
  place: CardPlace,
  own: JudgedCard,
  judged: readonly JudgedCard[],
): string[] {
  const book = own.byBook ? ['By the book’s rule this card would do; chance is against it.'] : [];
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
  const yours = `With ${own.card} ${wellWords(place)} ${sayWon(own.measurement)}`;
  if (own.behind === 0) return [`${yours}, and with no other card more.`];
  const behind = `${yours}, ${outOfHundred(own.behind)} fewer than with ${best.card}`;
  if (!own.right) return [`${behind}.`];
  return own.standing === 'doubtful'
    ? [`${behind}: too near to be called wrong.`]
    : [`${behind}, which chance alone can do.`];
}

/** The rule of the book and the cards that it leaves. */
export function byCardRule(question: WhichCardQuestion): string[] {
  const book = cardsByBook(question.kind, question);
  if (book === null) return [];
  const named = book.cards.length > MOST_NAMED ? '' : ` By that rule: ${listed(book.cards, 'or')}.`;
  return [`${book.why}${named}`];
}

/** The measurement in words, and where it disagrees with the book. */
export function byCardMeasure(question: WhichCardQuestion): string[] {
  const judged = judgedCards(question);
  const shown = judged[0]!;
  const share = `Measured: with ${shown.card} ${wellWords(question)} ${sayWon(shown.measurement)}.`;
  const near = judged.filter((one) => one !== shown && one.right).map(({ card }) => card);
  const also =
    near.length === 0
      ? ''
      : ` Within ${outOfHundred(FAR_BEHIND)} in 100 of the best, and so right as well: ${listed(near)}.`;
  const measurement = `${share} ${sayHow(question)}${also}`;
  const book = cardByBook(judged);
  if (book === null || shown.byBook) return [measurement];
  const word = book.right ? 'The book’s card comes near' : 'Here book and measure part';
  return [
    measurement,
    `${word}: with ${book.card} ${wellWords(question)} ${sayWon(book.measurement)}.`,
  ];
}

/** How the other cards are dealt and played. */
function sayHow(place: CardPlace): string {
  const { declarer, table } = place;
  if (declarer === null) {
    return 'You escape where somebody else has to pay. In each deal nobody has a hand to bid on, and all see only their own cards. Half the deals are played by the book’s rules, half by players who only try to stay low; in neither half does a wrong card do clearly better than a right one.';
  }
  if (declarer === seatAt(place)) {
    return 'The others have any cards. Everyone plays with all cards open, so that a lead which only deceives gains nothing.';
  }
  const signs =
    table.length === 0 ? '' : ' The cards already played show nothing else about a hand here.';
  return `Each deal gives the declarer a hand for this game.${signs} Everyone plays with all cards open, which flatters the defenders.`;
}
