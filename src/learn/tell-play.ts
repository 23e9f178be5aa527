/** What happens in the play of the first deal: a turn, a trick, the advice, the count. */
import {
  ADVICE,
  COUNT,
  END,
  WRITTEN,
  YOU_LEAD,
  sayCards,
  sayFew,
  sayFollow,
  sayMatadors,
  sayPoints,
  sayTaker,
  sayWorth,
} from '#edition/learn/hand-words.ts';
import { matadorCount } from '../game/skat/matadors.ts';
import { isTrump, playedSuit } from '../game/skat/order.ts';
import type { Game } from '../game/skat/order.ts';
import type { PlayedTrick, Position } from '../game/skat/play.ts';
import { unseenBy } from '../strategy/simple-players/view.ts';
import type { PlayerView } from '../strategy/simple-players/view.ts';
import type { Advice } from './advice.ts';
import { FIRST_TRUMP } from './first-hand.ts';
import type { Outcome } from './hand-play.ts';
import { LESSON_LAW, TARGETS } from './lesson-law.ts';
import { whyTakes } from './reasons.ts';
import { usedCards } from './used-cards.ts';

const GOAL = TARGETS.game;

/** A trick that is complete: who played what, who takes it and why, and what it counts. */
export function tellTrick({ cards, leader, points, winner }: PlayedTrick, game: Game): string {
  const played = sayCards(usedCards(leader, cards, game));
  return `${played} ${whyTakes(cards, game)} ${sayTaker(winner, points)}`;
}

/** The table as the reader sees it when it is the reader's turn. */
export function tellTurn({ game, leader, table, tricks }: Position): string {
  const [led] = table;
  if (led === undefined) return tricks.length === 0 ? YOU_LEAD.first : YOU_LEAD.again;
  return `${sayCards(usedCards(leader, table, game))} ${sayFollow(playedSuit(led, game))}`;
}

/** The declarer's points so far. */
export function tellCount(points: number, layoutPoints: number): string {
  return points < GOAL ? COUNT.short(points, layoutPoints > 0, GOAL) : COUNT.enough(points, GOAL);
}

/** What the lesson would play, and why. */
export function tellAdvice({ card, why }: Advice, view: PlayerView): string {
  const out = unseenBy(view).filter((unseen) => isTrump(unseen, view.game)).length;
  return ADVICE[why](card, out);
}

/** The end of the deal: the count, and what is written down for it, a paragraph each. */
export function tellOutcome(outcome: Outcome): string[] {
  const { points } = outcome.result;
  return [
    sayPoints(points.declarer - points.skat, points.skat, points.defenders),
    tellEnd(outcome),
    tellValue(outcome),
  ];
}

function tellEnd({ result: { made, points } }: Outcome): string {
  if (made) return END.won(GOAL);
  return points.declarer === GOAL - 1 ? END.narrowlyLost(GOAL) : END.lost(GOAL);
}

/** What the game was worth, and what is written down for it. */
function tellValue({ result, value }: Outcome): string {
  const { base, matadors, multiplier, overbid, points, score, won } = value;
  if (matadors === null || overbid !== null) throw new RangeError('The lesson has no such game.');
  const few = tellFew(result);
  return [
    sayMatadors(matadors, matadorCount(matadors) + LESSON_LAW.multipliers.game),
    ...(few === null ? [] : [few]),
    sayWorth(FIRST_TRUMP, base, multiplier, points),
    won ? WRITTEN.won(score) : WRITTEN.lost(-score),
  ].join(' ');
}

/** Which side is schneider, if one is. */
function tellFew({ points, schneider, schwarz }: Outcome['result']): string | null {
  if (schneider === null) return null;
  return schneider === 'declarer'
    ? sayFew('defenders', points.defenders, schwarz !== null)
    : sayFew('you', points.declarer, schwarz !== null);
}
