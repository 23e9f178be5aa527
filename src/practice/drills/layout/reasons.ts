/** Explains a pair by the book's principles and by measurement. All texts are comment text. */
import { sumPoints } from '../../../game/skat/cards.ts';
import type { Game } from '../../../game/skat/order.ts';
import { distanceOf } from '../../distance.ts';
import { outOfHundred } from '../../measurement.ts';
import { isNullo } from '../../../strategy/layout/nullo.ts';
import { dangersOf, faultsInLayout } from '../../../strategy/layout/principles.ts';
import type { PairQuestion } from './question.ts';
import { FAR, judgedPairs, pairByBook } from './verdict.ts';
import type { JudgedPair } from './verdict.ts';
import {
  BOOK_PAIR_WRONG,
  NOT_MEASURED,
  sayBookPair,
  sayLeftInDanger,
  sayMeasuredBook,
  sayMeasuredPair,
  sayNoDanger,
  sayPairComparison,
  saySuitCouldGo,
} from '#edition/practice/drills/layout/layout-words.ts';

/**
 * What the principles say against a wrong pair, a sentence each, without what they say against the
 * shown pair as well.
 */
export function faultsOf(
  { declarer, game, hands }: PairQuestion,
  own: JudgedPair,
  shown: JudgedPair,
): string[] {
  if (own.byBook) return [BOOK_PAIR_WRONG];
  const twelve = hands[declarer];
  const shared = new Set(faultsInLayout(twelve, shown.layout, game).map(({ why }) => why));
  const faults = faultsInLayout(twelve, own.layout, game)
    .filter(({ weight, why }) => weight > 0 && !shared.has(why))
    // The explanation says why the right cards are in danger; do not repeat it.
    .map((fault) =>
      'card' in fault && shown.layout.includes(fault.card)
        ? sayLeftInDanger(fault.card)
        : fault.why,
    );
  const whole = shown.byBook && faults.length === 0;
  return whole ? [saySuitCouldGo(suitPage(game))] : faults;
}

/** Compares a pair with the best one by measurement, in a sentence; empty where there is no measurement. */
export function comparePair(own: JudgedPair, judged: readonly JudgedPair[]): string[] {
  const best = judged.find(({ behind }) => behind === 0);
  if (own.measurement === null || best === undefined || best.measurement === null) return [];
  const { measurement } = own;
  const behind = outOfHundred(own.behind);
  return [sayPairComparison({ measurement, best: best.layout, behind, distance: distanceOf(own) })];
}

/** The reasoning of the book that leads to its pair. */
export function byPrinciples(question: PairQuestion): string[] {
  const { declarer, game, hands, pairs } = question;
  const twelve = hands[declarer];
  const judged = judgedPairs({ ...question, pairs: null });
  const chosen = (pairByBook(judgedPairs(question)) ?? pairByBook(judged))?.layout;
  if (chosen === undefined) return [];
  const safe = dangersOf(twelve, game).filter(({ card }) => chosen.includes(card));
  const gains = faultsInLayout(twelve, chosen, game).filter(({ weight }) => weight < 0);
  const alike = judged.filter(({ byBook }) => byBook).length - 1;
  const points = isNullo(game) ? null : sumPoints(chosen);
  const why = [...safe, ...gains].map((reason) => reason.why).join(' ');
  return [
    why || sayNoDanger(mainPage(game)),
    sayBookPair(chosen, points, pairs === null ? alike : 0),
  ];
}

/** The measurement in words, and where it disagrees with the book. */
export function byMeasure(question: PairQuestion): string[] {
  const judged = judgedPairs(question);
  const shown = judged[0];
  if (shown === undefined || shown.measurement === null) {
    return [NOT_MEASURED];
  }
  const { layout: pair, measurement } = shown;
  const near = judged.filter((one) => one !== shown && one.behind <= FAR).length;
  const measured = sayMeasuredPair(
    { pair, measurement },
    isNullo(question.game),
    near,
    outOfHundred(FAR),
  );
  const book = pairByBook(judged);
  const bookShare = book?.measurement ?? null;
  if (shown.byBook || book === null || bookShare === null) return [measured];
  const ofBook = { pair: book.layout, measurement: bookShare };
  return [measured, sayMeasuredBook(ofBook, book.right)];
}

/** The page of the book about putting a whole suit away. */
function suitPage(game: Game): number {
  if (isNullo(game)) return 174;
  return game.trump === null ? 153 : 66;
}

/** The page of the book about what goes where nothing is in danger. */
function mainPage(game: Game): number {
  if (isNullo(game)) return 180;
  return game.trump === null ? 153 : 60;
}
