/** The play of the first deal: the reader's cards, and the two defenders' answers. */
import { chooseFromView } from '../strategy/simple-players/play-out.ts';
import { viewOf } from '../strategy/simple-players/view.ts';
import type { PlayerView } from '../strategy/simple-players/view.ts';
import { sumPoints } from '../game/skat/cards.ts';
import type { Card } from '../game/skat/cards.ts';
import type { Layout } from '../game/skat/deal.ts';
import { isOver, playCard, startPlay, toMove } from '../game/skat/play.ts';
import type { Position } from '../game/skat/play.ts';
import { handResult } from '../game/skat/result.ts';
import type { DeclarerResult } from '../game/skat/result.ts';
import { gameValue } from '../game/skat/value.ts';
import type { DeclarerValue } from '../game/skat/value.ts';
import { advise } from './advice.ts';
import { FIRST_BID, FIRST_CONTRACT, FIRST_DEAL, FIRST_MATADORS, TWELVE } from './first-hand.ts';
import { LESSON_LAW } from './lesson-law.ts';

/** Before the first lead, which is the reader’s. */
export function startFirstHand(layout: Layout): Position {
  const tenCards = TWELVE.filter((card) => !layout.includes(card));
  return startPlay({ ...FIRST_DEAL, V: tenCards }, FIRST_CONTRACT, 'V');
}

/** What the reader sees when it is the reader's turn. */
export function readersView(position: Position, layout: Layout): PlayerView {
  return viewOf(position, layout);
}

/**
 * Plays the reader's card, and the defenders' after it until the trick is complete.
 *
 * @throws RangeError for a card that may not be played.
 */
export function playOwn(position: Position, layout: Layout, card: Card): Position {
  let next = playCard(position, card);
  while (next.table.length > 0) next = withReply(next, layout);
  return next;
}

/** Lets the defenders lead and follow until it is the reader's turn, or the hand is over. */
export function letDefendersLead(position: Position, layout: Layout): Position {
  let next = position;
  while (!isOver(next) && toMove(next) !== 'V') next = withReply(next, layout);
  return next;
}

/** A defender plays as a sensible player would who sees one hand alone. */
function withReply(position: Position, layout: Layout): Position {
  return playCard(position, chooseFromView(viewOf(position, layout)));
}

/**
 * The hand played from here to its end as the lesson advises; from the start, the line the lesson
 * shows.
 */
export function playAsAdvised(position: Position, layout: Layout): Position {
  let next = letDefendersLead(position, layout);
  while (!isOver(next)) {
    next = playOwn(next, layout, advise(viewOf(next, layout)).card);
    next = letDefendersLead(next, layout);
  }
  return next;
}

/** The declarer's points so far: in tricks, and the two cards put away. */
export function declarersPoints({ tricks }: Pick<Position, 'tricks'>, layout: Layout): number {
  const ownTricks = tricks.filter(({ winner }) => winner === 'V');
  return sumPoints(layout) + ownTricks.reduce((sum, { points }) => sum + points, 0);
}

/** How the hand came out. */
export interface Outcome {
  readonly result: DeclarerResult;
  readonly value: DeclarerValue;
}

/** How a hand that is over came out. @throws RangeError before its end. */
export function outcomeOf({ tricks }: Pick<Position, 'tricks'>, layout: Layout): Outcome {
  const contract = FIRST_CONTRACT;
  const hand = { contract, declarer: 'V', deal: FIRST_DEAL, layout, tricks } as const;
  const result = handResult(hand, LESSON_LAW);
  if (result.declarer === null) throw new RangeError('The game of the lesson has a declarer.');
  const outcome = { contract, matadors: FIRST_MATADORS, bid: FIRST_BID, result };
  const value = gameValue(outcome, LESSON_LAW);
  if (!value.ok || value.value.declarer === null) throw new RangeError('It must have a value.');
  return { result, value: value.value };
}
