/** The sentences on a decision, judged by what could be known; comment text, to “you”. */
import {
  DECISION_PLACES,
  sayNothingCost,
  sayPoints,
  sayShares,
  trickOfDecision,
} from '#edition/strategy/review/review-words.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import type { Judgement } from '../players/judgement.ts';
import type { SeatView } from '../players/view.ts';
import { pointsOf, sharesOf } from './worth-known.ts';

/** Where a decision was made: `The bidding`, `The layout`, `Trick 4`; empty where nothing was asked. */
export function decisionPlace({ asked, tricks }: SeatView): string {
  if (asked === null) return '';
  return asked.what === 'card' ? trickOfDecision(tricks.length + 1) : DECISION_PLACES[asked.what];
}

/** What it is worth by what can be known, beside what would be better, or as good. */
export function sayKnown(
  view: SeatView,
  judgement: Judgement,
  suits: SuitStyle = 'french',
): string {
  const naming = { laws: view.law.id, suits };
  return judgement.own.share === null
    ? sayPoints(pointsOf(judgement), naming)
    : sayShares(sharesOf(view, judgement), naming);
}

/**
 * That nothing cost clearly, and by what it was judged.
 *
 * @param about what has been judged.
 * @param isRamsch whether the deal was played as a Ramsch, in which no card is judged.
 */
export function sayNoMistake(about: readonly Judgement['about'][], isRamsch: boolean): string {
  return sayNothingCost({
    tried: about.includes('card') ? 'cards' : about.includes('layout') ? 'layout' : null,
    bids: about.includes('bid') || about.includes('game'),
    isRamsch,
  });
}
