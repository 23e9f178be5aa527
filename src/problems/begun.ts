/** The problem that a reader is at: with its answer, and the set it is one of. */
import { isCard } from '../game/skat/cards.ts';
import type { Card } from '../game/skat/cards.ts';
import { isObject, isText } from '../lib/json/json.ts';
import type { Activity } from '../lib/storage/begun.ts';
import { LONGEST_QUESTION } from '../practice/progress.ts';
import type { SetKind, SetName } from './address.ts';

export interface BegunProblem {
  readonly problem: string;
  readonly card: Card;
  readonly set: SetName | null;
}

const KINDS: readonly SetKind[] = ['theme', 'chapter', 'grade', 'again'];
const LONGEST_SET = 80;

/** What was answered in this tab, so that it is there again after a reload and after Back. */
export const AT_PROBLEM: Activity<BegunProblem> = {
  activity: 'problem',
  lasts: 'tab',
  read: (data) => {
    if (!isObject(data)) return undefined;
    const { card, problem, set } = data;
    if (!isText(problem, LONGEST_QUESTION) || typeof card !== 'string' || !isCard(card))
      return undefined;
    return { problem, card, set: readSet(set) };
  },
};

function readSet(data: unknown): SetName | null {
  if (!isObject(data)) return null;
  const { of } = data;
  const kind = KINDS.find((one) => one === data['kind']);
  return kind === undefined || typeof of !== 'string' || of.length > LONGEST_SET
    ? null
    : { kind, of };
}
