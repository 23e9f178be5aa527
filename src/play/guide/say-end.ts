/** What the guide says when a deal is over: what decided it, and one thing to do next. */
import type { Action } from '../../strategy/players/action.ts';
import type { OpenValue } from '../../strategy/players/open-value.ts';
import type { DealState } from '../../strategy/players/state.ts';
import type { SeatView } from '../../strategy/players/view.ts';
import { rankOf, sumPoints } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import { KINDS } from '../../game/skat/contract.ts';
import { isTrump } from '../../game/skat/order.ts';
import { seatsFrom } from '../../game/skat/seats.ts';
import type { Seat } from '../../game/skat/seats.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import {
  ALL_PASSED,
  UNCHANGED,
  sayBidDecided,
  sayCouldNotBeat,
  sayCounts,
  sayPractise,
  sayReadOn,
  saySlip,
} from '#edition/play/guide/end-words.ts';
import type { TakenBy } from '#edition/play/guide/end-words.ts';
import { TOPICS } from '../../strategy/advice/topics.ts';
import type { TopicId } from '../../strategy/advice/topic-ids.ts';
import type { DealOutcome } from '../on-sheet.ts';
import { namesAt } from '../names-at.ts';
import type { GuideWord } from './guide.ts';
import { plainReason } from './reason.ts';

/** A decision of the reader's with what it came to as the cards lay, and what the best one would have. */
export interface CourseStep {
  readonly view: SeatView;
  readonly action: Action;
  readonly own: OpenValue;
  readonly best: OpenValue;
  readonly bestAction: Action;
}

/**
 * The word at the end.
 *
 * @param course the reader's decisions from the game on; null while they are not counted out.
 */
export function endWord(
  state: DealState,
  reader: Seat,
  outcome: DealOutcome,
  course: readonly CourseStep[] | null,
  suits: SuitStyle,
): GuideWord {
  const value = outcome.settlement?.value;
  if (value === undefined || value.won === null || state.declarer === null) {
    const text = value === undefined ? ALL_PASSED : sideCounts(state, reader);
    return { sentences: text === '' ? [] : [text], more: next('bid') };
  }
  const won = value.won === (state.declarer === reader);
  const opponent = state.declarer === reader ? null : namesAt(reader)[state.declarer];
  const decided: Decided | null =
    value.overbid === null
      ? whatDecided(course ?? [], won, opponent, suits)
      : { text: sayBidDecided(value.overbid.bid, value.points, opponent), topic: 'game' };
  const counts = sideCounts(state, reader);
  const topic = decided?.topic ?? (course === null ? null : 'counting');
  return {
    sentences: [decided?.text ?? '', counts].filter((one) => one !== ''),
    more: topic === null ? null : next(topic),
  };
}

/** Where to go on: the drill on a topic, or its chapter. */
function next(topic: TopicId): NonNullable<GuideWord['more']> {
  const { chapter, drill } = TOPICS[topic];
  return drill === null
    ? { address: chapter, words: sayReadOn(topic) }
    : { address: `/practice/${drill}/`, words: sayPractise(topic) };
}

interface Decided {
  readonly text: string;
  readonly topic: TopicId;
}

/**
 * The decision that threw the game away, or that it was kept from first to last.
 *
 * @param opponent the declarer, where the reader has defended.
 */
function whatDecided(
  course: readonly CourseStep[],
  won: boolean,
  opponent: string | null,
  suits: SuitStyle,
): Decided | null {
  const [first] = course;
  if (first === undefined) return null;
  const slip = course.findLast(({ best, own }) => best.wins && !own.wins);
  if (slip === undefined)
    return {
      text: sayUnchanged(first, won, opponent),
      topic: won || opponent !== null ? 'counting' : 'bid',
    };
  const { action, bestAction, view } = slip;
  const about = aboutOf(slip);
  const reason = plainReason(view, action, bestAction, about, suits);
  const isLayout = about === 'layout';
  const text = saySlip(
    { own: action, better: bestAction, isLayout, law: view.law, suits },
    action.do === 'card' ? view.tricks.length + 1 : null,
    won,
  );
  return { text, topic: reason?.topic ?? (action.do === 'declare' ? 'layout' : 'counting') };
}

/** Where no decision of the reader's changed who wins. */
function sayUnchanged({ best }: CourseStep, won: boolean, opponent: string | null): string {
  if (won) return best.wins ? UNCHANGED.winning : UNCHANGED.letWin;
  return opponent === null ? UNCHANGED.couldNotWin : sayCouldNotBeat(opponent);
}

const aboutOf = ({ action, bestAction }: CourseStep): 'game' | 'layout' | 'card' =>
  action.do === 'card'
    ? 'card'
    : action.do === 'declare' &&
        bestAction.do === 'declare' &&
        action.contract.kind === bestAction.contract.kind &&
        action.contract.trump === bestAction.contract.trump
      ? 'layout'
      : 'game';

/** What brought the points of the reader's side: trumps, aces, and the cards put away. */
function sideCounts({ contract, declarer, layout, play }: DealState, reader: Seat): string {
  if (play === null || contract === null || KINDS[contract.kind].aim !== 'points') return '';
  const declares = reader === declarer;
  const taken = play.tricks
    .filter(({ winner }) => (winner === declarer) === declares)
    .map(({ cards, leader, points, winner }) => ({
      card: cards[seatsFrom(leader).indexOf(winner) as 0 | 1 | 2],
      points,
    }));
  const takenBy = (of: (card: Card) => boolean): TakenBy | null => {
    const ofKind = taken.filter(({ card }) => of(card));
    const points = ofKind.reduce((sum, one) => sum + one.points, 0);
    return ofKind.length === 0 ? null : { points, tricks: ofKind.length };
  };
  return sayCounts({
    declares,
    trumps: takenBy((card) => isTrump(card, contract)),
    aces: takenBy((card) => rankOf(card) === 'A' && !isTrump(card, contract)),
    away: declares && layout !== null ? sumPoints(layout) : null,
  });
}
