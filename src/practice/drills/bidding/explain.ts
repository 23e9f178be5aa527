/** Explains a bid in words. All texts are comment text. */
import type { Suit } from '../../../game/skat/cards.ts';
import { LAWS } from '../../../game/skat/laws.ts';
import { makeMatadors } from '#edition/game/words/matadors.ts';
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';
import { SUIT_WORDS } from '../../../game/words/cards.ts';
import { contractName } from '#edition/game/words/game-name.ts';
import { capital } from '../../../game/words/text.ts';
import { sumWords } from '#edition/game/words/value.ts';
import { explainTest } from '../../../strategy/bidding/explain-test.ts';
import { bidLimit } from '../../../strategy/bidding/limit.ts';
import { TESTS } from '../../../strategy/bidding/bid-tests.ts';
import type { BidQuestion } from './question.ts';
import type { TestName } from '../../../strategy/bidding/bid-tests.ts';
import { judgeBid, sayHow, sayMeasure, sayParting } from './verdict.ts';

export const TEST_NAMES: Readonly<Record<TestName, string>> = {
  tournee: 'Tournee',
  solo: 'Solo',
  grand: 'Grand Solo',
  nullo: 'Nullo',
};

/** What each test counts, as a label for the number. */
export const COUNT_NAMES: Readonly<Record<TestName, string>> = {
  tournee: 'Jacks and aces',
  solo: 'The count',
  grand: 'Sure tricks',
  nullo: 'Suits in danger',
};

const suitName = (suit: Suit): string => SUIT_WORDS[OWN_TERMS].french[suit];

/** Explains a question in a line or two; in a line for each test where all are asked. */
export function explainBid(question: BidQuestion): string[] {
  const { hand, seat, task } = question;
  switch (task.what) {
    case 'test':
      return [
        `By the book: ${explainTest(hand, seat, task.test, task.trump)}`,
        ...explainMeasure(question, task.test),
      ];
    case 'limit':
      return explainLimit(question);
    case 'all':
      return TESTS.map((test) => {
        const measurement = question.measurements[test];
        const share = measurement === undefined ? '' : ` ${sayMeasure(measurement)}`;
        return `${TEST_NAMES[test]}: ${explainTest(hand, seat, test, null)}${share}`;
      });
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
  const game = contractName(task.contract, law);
  if (held === null || certain === null) {
    return [`${game}: a fixed value of ${value.points}.`];
  }
  const worst = task.contract.trump === trump ? '' : `At worst ${suitName(trump ?? 'D')} turn up. `;
  const sum = `${worst}${capital(sumWords(value))}.`;
  if ('with' in held) {
    return [`You hold your matadors, and whatever the skat brings, it can only add to them.`, sum];
  }
  const risk =
    held.without === 1
      ? 'The ten cards are without 1, and one multiplier is certain: find the missing jack, and it is with 2 at least.'
      : `The ten cards are ${makeMatadors(held)}, but a better jack may lie in the skat. Only one multiplier is certain.`;
  return [risk, sum];
}
