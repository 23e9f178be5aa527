/** Words for what the reader missed: why it is asked, and when it comes back. */
import { sayDay } from '../../lib/days.ts';
import type { Day } from '../../lib/days.ts';
import type { MissedItem } from './missed-item.ts';
import { sayKind } from '../origin.ts';
import type { DrillFacts } from '../origin.ts';

const TIMES = ['', 'once', 'twice', 'three times', 'four times'] as const;

/** A count in words: `once`, `twice`. */
function timesOf(count: number): string {
  return TIMES[count] ?? `${count} times`;
}

/**
 * Why a question is asked: `You missed “without” in Grand on Tuesday.`
 *
 * @param itself whether it is the very question that was missed; otherwise one of its kind.
 */
export function sayReason(
  { kind, missedOn, rightDays }: MissedItem,
  facts: Pick<DrillFacts, 'kinds'>,
  today: Day,
  itself: boolean,
): string {
  const what = itself ? 'this very question' : sayKind(facts, kind);
  return `You missed ${what} ${sayDay(missedOn, today)}${rightDays === 0 ? '' : `, and have had it right ${timesOf(rightDays)} since`}.`;
}

/** When something comes back: `today`, `tomorrow`, `in 5 days`. */
export function sayDue({ due }: Pick<MissedItem, 'due'>, today: Day): string {
  const wait = due - today;
  if (wait <= 0) return 'today';
  return wait === 1 ? 'tomorrow' : `in ${wait} days`;
}

/**
 * That nothing is due, and when the next is.
 *
 * @param isMore whether the reader has just answered some.
 */
export function sayNothingDue(next: Pick<MissedItem, 'due'>, today: Day, isMore: boolean): string {
  return `Nothing ${isMore ? 'more ' : ''}is due today. The next question comes back ${sayDue(next, today)}.`;
}

/**
 * When a kind of question was missed and comes back: `Missed on Tuesday, right once since: comes back tomorrow.`
 *
 * @param isOn whether the memory is on, so that it comes back.
 */
export function sayMissed(missed: MissedItem, today: Day, isOn: boolean): string {
  const since = missed.rightDays === 0 ? '' : `, right ${timesOf(missed.rightDays)} since`;
  const back = isOn ? `: comes back ${sayDue(missed, today)}` : '';
  return `Missed ${sayDay(missed.missedOn, today)}${since}${back}.`;
}

/** One question that was missed; the link to it is marked: `[missed on Tuesday](/…), tomorrow`. */
export function sayMissedQuestion(
  missed: MissedItem,
  address: string,
  today: Day,
  isOn: boolean,
): string {
  return `[missed ${sayDay(missed.missedOn, today)}](${address})${isOn ? `, ${sayDue(missed, today)}` : ''}`;
}
