/** Explains a bid in words. All texts are comment text. */
import { LAWS } from '../../../game/skat/laws.ts';
import { explainTest } from '../../../strategy/bidding/explain-test.ts';
import { bidLimit } from '../../../strategy/bidding/limit.ts';
import { TESTS } from '../../../strategy/bidding/bid-tests.ts';
import type { BidQuestion } from './question.ts';
import type { TestName } from '../../../strategy/bidding/bid-tests.ts';
import { judgeBid, sayParting } from './verdict.ts';
import {
  sayByBook,
  sayCertain,
  sayFixedValue,
  sayHow,
  sayMeasure,
  saySkatRisk,
  sayTest,
} from '#edition/practice/drills/bidding/bidding-words.ts';

/** Explains a question in a line or two; in a line for each test where all are asked. */
export function explainBid(question: BidQuestion): string[] {
  const { hand, seat, task } = question;
  switch (task.what) {
    case 'test':
      return [
        sayByBook(explainTest(hand, seat, task.test, task.trump)),
        ...explainMeasure(question, task.test),
      ];
    case 'limit':
      return explainLimit(question);
    case 'all':
      return TESTS.map((test) =>
        sayTest(test, explainTest(hand, seat, test, null), question.measurements[test]),
      );
  }
}

/** The measurement of the bid, how it was made, and where it disagrees with the rule. */
function explainMeasure(question: BidQuestion, test: TestName): string[] {
  const { measure, measurement, rule } = judgeBid(question, test);
  if (measurement === null || measure === null) return [];
  const parting = sayParting(rule, measure);
  return [`${sayMeasure(measurement)} ${sayHow(test)}`, ...(parting === null ? [] : [parting])];
}

function explainLimit({ hand, law, task }: BidQuestion): string[] {
  if (task.what !== 'limit') return [];
  const { certain, held, trump, value } = bidLimit(hand, task.contract, LAWS[law]);
  if (held === null || certain === null) {
    return [sayFixedValue(task.contract, law, value.points)];
  }
  const worst = task.contract.trump === trump ? null : (trump ?? 'D');
  return [saySkatRisk(held), sayCertain(value, worst)];
}
