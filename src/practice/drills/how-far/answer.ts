/** The right answer of a question on today’s bidding, and the judgement of another. */
import { NUMBERS, gainOf, limitOf } from '../../../strategy/players/bid/gain.ts';
import type { Grade } from '../../drill.ts';
import { lowestSureness } from '../../sureness.ts';
import type { Sureness } from '../../sureness.ts';
import { PASS, bidChoice } from './question.ts';
import type { HowFarQuestion } from './question.ts';
import { CLOSE, HOW_FAR_FAULTS } from '#edition/practice/drills/how-far/how-far-words.ts';
import { standingOf } from './worth.ts';

/** The right answer: a number or yes where the hand brings something at it, else a pass. */
export function answerHowFar({ hand, kind, number, seat }: HowFarQuestion): string {
  const gain = gainOf(hand, seat);
  if (number === null) return String(limitOf(gain) ?? PASS);
  return gain(number) > 0 ? bidChoice(kind, number) : PASS;
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
  const notes = sureness === 'doubtful' ? [CLOSE] : [];
  return { right: true, standing: sureness, faults: [], notes };
}

function faultIn(question: HowFarQuestion, answer: string): string {
  const right = answerHowFar(question);
  if (question.number !== null) {
    return answer === PASS ? HOW_FAR_FAULTS.enough : HOW_FAR_FAULTS.notEnough;
  }
  if (right === PASS) return HOW_FAR_FAULTS.noBid;
  if (answer === PASS) return HOW_FAR_FAULTS.bid;
  return Number(answer) > Number(right) ? HOW_FAR_FAULTS.high(answer) : HOW_FAR_FAULTS.low(answer);
}
