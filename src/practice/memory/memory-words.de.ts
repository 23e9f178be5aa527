/** Words for what the reader missed: why it is asked, and when it comes back. */
import { sayDay } from '../../lib/days.ts';
import type { Day } from '../../lib/days.ts';
import { timesInWords } from '../../game/words/number-words.de.ts';
import { capital } from '../../game/words/text.ts';
import type { MissedItem } from './missed-item.ts';
import { sayKind } from '../origin.ts';
import type { DrillFacts } from '../origin.ts';

/** How often it was right since: `, seitdem zweimal richtig`. */
const sayRightSince = ({ rightDays }: Pick<MissedItem, 'rightDays'>): string =>
  rightDays === 0 ? '' : `, seitdem ${timesInWords(rightDays)} richtig`;

/**
 * Why a question is asked: `Genau diese Frage hattest du am Dienstag falsch.`; or one of its kind, whose
 * name stands before a colon, since a sentence would decline it: `Ein Null: Das hattest du gestern falsch.`
 *
 * @param itself whether it is the very question that was missed; otherwise one of its kind.
 */
export function sayReason(
  missed: MissedItem,
  facts: Pick<DrillFacts, 'kinds'>,
  today: Day,
  itself: boolean,
): string {
  const day = sayDay(missed.missedOn, today);
  const start = itself
    ? `Genau diese Frage hattest du ${day} falsch`
    : `${capital(sayKind(facts, missed.kind))}: Das hattest du ${day} falsch`;
  return `${start}${sayRightSince(missed)}.`;
}

/** When something comes back: `heute`, `morgen`, `in 5 Tagen`. */
export function sayDue({ due }: Pick<MissedItem, 'due'>, today: Day): string {
  const wait = due - today;
  if (wait <= 0) return 'heute';
  return wait === 1 ? 'morgen' : `in ${wait} Tagen`;
}

/**
 * That nothing is due, and when the next is.
 *
 * @param isMore whether the reader has just answered some.
 */
export function sayNothingDue(next: Pick<MissedItem, 'due'>, today: Day, isMore: boolean): string {
  return `Heute kommt ${isMore ? 'nichts mehr' : 'nichts'} wieder. Die nächste Frage kommt ${sayDue(next, today)}.`;
}

/**
 * When a kind of question was missed and comes back: `Am Dienstag falsch, seitdem einmal richtig: kommt
 * morgen wieder.`
 *
 * @param isOn whether the memory is on, so that it comes back.
 */
export function sayMissed(missed: MissedItem, today: Day, isOn: boolean): string {
  const back = isOn ? `: kommt ${sayDue(missed, today)} wieder` : '';
  return `${capital(sayDay(missed.missedOn, today))} falsch${sayRightSince(missed)}${back}.`;
}

/** One question that was missed; the link to it is marked: `[am Dienstag falsch](/…), morgen`. */
export function sayMissedQuestion(
  missed: MissedItem,
  address: string,
  today: Day,
  isOn: boolean,
): string {
  return `[${sayDay(missed.missedOn, today)} falsch](${address})${isOn ? `, ${sayDue(missed, today)} wieder` : ''}`;
}
