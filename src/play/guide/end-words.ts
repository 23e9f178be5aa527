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
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { capital } from '../../game/words/text.ts';
import { TOPICS } from '../../strategy/advice/topics.ts';
import type { TopicId } from '../../strategy/advice/topic-ids.ts';
import type { DealOutcome } from '../on-sheet.ts';
import { namesAt } from '../names-at.ts';
import { nameAction } from './action-words.ts';
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
    const text =
      value === undefined
        ? 'Everyone passed, so nothing is written down.'
        : sayCounts(state, reader);
    return { sentences: text === '' ? [] : [text], more: next('bid') };
  }
  const won = value.won === (state.declarer === reader);
  const opponent = state.declarer === reader ? null : namesAt(reader)[state.declarer];
  const decided =
    value.overbid === null
      ? sayDecided(course ?? [], won, opponent, suits)
      : sayOverbid(value.overbid.bid, value.points, opponent);
  const counts = sayCounts(state, reader);
  const topic = decided?.topic ?? (course === null ? null : 'counting');
  return {
    sentences: [decided?.text ?? '', counts].filter((one) => one !== ''),
    more: topic === null ? null : next(topic),
  };
}

/** Where to go on: the drill on a topic, or its chapter. */
function next(topic: TopicId): NonNullable<GuideWord['more']> {
  const { chapter, drill, name, title } = TOPICS[topic];
  return drill === null
    ? { address: chapter, words: `Read on: ${title}` }
    : { address: `/practice/${drill}/`, words: `Practise ${PLAIN_NAMES[topic] ?? name}` };
}

/** What a topic is called for a reader who has not met its words. */
const PLAIN_NAMES: Readonly<Partial<Record<TopicId, string>>> = {
  'declarer-play': 'which card to add to a trick',
  fattening: 'when to give your side points',
  'second-hand': 'playing the second card of a trick',
};

interface Decided {
  readonly text: string;
  readonly topic: TopicId;
}

/** @param opponent the declarer, where the reader has defended. */
const sayOverbid = (bid: number, points: number, opponent: string | null): Decided => ({
  text:
    opponent === null
      ? `Your bid decided: the game was worth ${points}, less than the ${bid} that you had bid.`
      : `${opponent}’s bid decided: the game was worth ${points}, less than the ${bid} that ${opponent} had bid.`,
  topic: 'game',
});

/**
 * The decision that threw the game away, or that it was kept from first to last.
 *
 * @param opponent the declarer, where the reader has defended.
 */
function sayDecided(
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
  const [own, better] = [action, bestAction].map((one) =>
    nameAction(one, about === 'layout', view.law, suits),
  );
  const text = won
    ? `${placeOf(slip)} you gave them a chance with ${own}, which they did not take. With ${better} you were safe.`
    : `${placeOf(slip)} you lost the game with ${own}: with ${better} you could have won it.`;
  return { text, topic: reason?.topic ?? (action.do === 'declare' ? 'layout' : 'counting') };
}

/** Where no decision of the reader's changed who wins. */
function sayUnchanged({ best }: CourseStep, won: boolean, opponent: string | null): string {
  if (won && best.wins) return 'You were winning from the first card to the last.';
  const cards = 'As the cards lay,';
  if (won) return `${cards} they could have beaten you, but they let you win.`;
  return opponent === null
    ? `${cards} you could not win the game against the best play.`
    : `${cards} ${opponent} could not be beaten.`;
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

const placeOf = ({ action, view }: CourseStep): string =>
  action.do === 'card' ? `In trick ${view.tricks.length + 1}` : 'Before the first card';

/** What brought the points of the reader's side: trumps, aces, and the cards put away. */
function sayCounts({ contract, declarer, layout, play }: DealState, reader: Seat): string {
  if (play === null || contract === null || KINDS[contract.kind].aim !== 'points') return '';
  const declares = reader === declarer;
  const taken = play.tricks
    .filter(({ winner }) => (winner === declarer) === declares)
    .map(({ cards, leader, points, winner }) => ({
      card: cards[seatsFrom(leader).indexOf(winner) as 0 | 1 | 2],
      points,
    }));
  const part = (name: string, of: (card: Card) => boolean): string | null => {
    const ofKind = taken.filter(({ card }) => of(card));
    const points = ofKind.reduce((sum, one) => sum + one.points, 0);
    return ofKind.length === 0
      ? null
      : `${name} took ${counted(points, 'point')} in ${counted(ofKind.length, 'trick')}`;
  };
  const whose = declares ? 'your' : `your side’s`;
  const parts = [
    part(`${whose} trumps`, (card) => isTrump(card, contract)),
    part(`${whose} aces`, (card) => rankOf(card) === 'A' && !isTrump(card, contract)),
    declares && layout !== null ? `the two cards you put away have ${sumPoints(layout)}` : null,
  ].filter((one) => one !== null);
  return parts.length === 0 ? '' : `${capital(listed(parts))}.`;
}
