/** The right answer of a question on today’s bidding, and the judgement of another. */
import { NUMBERS, gainOf, limitOf } from '../../../strategy/players/bid/gain.ts';
import type { Grade } from '../../drill.ts';
import { lowestSureness } from '../../sureness.ts';
import type { Sureness } from '../../sureness.ts';
import { sayNumber } from './make.ts';
import { PASS } from './question.ts';
import type { HowFarQuestion } from './question.ts';
import { standingOf } from './worth.ts';

/** The right answer: a number or `Yes` where the hand brings something at it, else a pass. */
export function answerHowFar({ hand, kind, number, seat }: HowFarQuestion): string {
  const gain = gainOf(hand, seat);
  if (number === null) return String(limitOf(gain) ?? PASS);
  return gain(number) > 0 ? sayNumber(kind, number) : PASS;
}

/** How sure an answer is: of a limit, that its number is to be bid and the next one is not. */
function standing({ hand, number, seat }: HowFarQuestion, answer: string): Sureness {
  const gain = gainOf(hand, seat);
  if (number !== null) return standingOf(gain(number), answer !== PASS);
  const at = answer === PASS ? -1 : NUMBERS.indexOf(Number(answer));
  const next = NUMBERS[at + 1];
  return lowestSureness([
    at < 0 ? 'certain' : standingOf(gain(NUMBERS[at]!), true),
    next === undefined ? 'certain' : standingOf(gain(next), false),
  ]);
}

/** Judges an answer; what is too close to call is right either way. */
export function gradeHowFar(question: HowFarQuestion, answer: string): Grade {
  const sureness = standing(question, answer);
  if (sureness === 'wrong') {
    return { right: false, standing: sureness, faults: [faultIn(question, answer)] };
  }
  const notes =
    sureness === 'doubtful' ? ['It is close, so that either answer is taken as right.'] : [];
  return { right: true, standing: sureness, faults: [], notes };
}

function faultIn(question: HowFarQuestion, answer: string): string {
  const right = answerHowFar(question);
  if (question.number !== null) {
    return answer === PASS ? 'This hand is good enough.' : 'This hand is not good enough.';
  }
  if (right === PASS) return 'This hand is not good enough for any bid.';
  if (answer === PASS) return 'This hand is good enough for a bid.';
  return Number(answer) > Number(right)
    ? `${answer} is more than this hand can make good.`
    : `This hand is good for more than ${answer}.`;
}
