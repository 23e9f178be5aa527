/** Explains a wrong count, and how to count. */
import { matadorCount } from '../../../game/skat/matadors.ts';
import type { Matadors } from '../../../game/skat/matadors.ts';
import {
  MATADORS_FAULTS,
  MATADORS_REMARKS,
  sayFaultIn,
  sayRun,
} from '#edition/practice/drills/matadors/matadors-words.ts';
import { matadorsIn, sameMatadors, sequenceOf } from './sequence.ts';
import type { MatadorsAnswer, MatadorsQuestion, Trump } from './question.ts';

/** What is wrong with an answer, a sentence for each wrong count. */
export function matadorsFaults(question: MatadorsQuestion, answer: MatadorsAnswer): string[] {
  return question.trumps.flatMap((trump, index) => {
    const right = matadorsIn(question, trump);
    const claim = answer[index];
    if (claim !== undefined && sameMatadors(claim, right)) return [];
    const fault =
      claim === undefined ? MATADORS_FAULTS.none : faultOf(question, trump, claim, right);
    return [sayFaultIn(question.trumps.length > 1 ? trump : null, fault)];
  });
}

function faultOf(
  question: MatadorsQuestion,
  trump: Trump,
  claim: Matadors,
  right: Matadors,
): string {
  const sequence = sequenceOf(question, trump);
  const best = sequence[0]!;
  if ('with' in claim !== 'with' in right) {
    return MATADORS_FAULTS.otherSide(best, 'with' in right);
  }
  const [run, claimed] = [matadorCount(right), matadorCount(claim)];
  if (claimed < run) return MATADORS_FAULTS.tooFew(claimed, sequence[claimed]!);
  const end = sequence[run];
  return end === undefined ? MATADORS_FAULTS.tooMany(run) : MATADORS_FAULTS.beyondEnd(end, run);
}

/** Explains the counts: a line for each trump, and one for the effect of the skat. */
export function explainCounts(question: MatadorsQuestion): string[] {
  const single = question.trumps.length === 1;
  const lines = question.trumps.map((trump) => {
    const sequence = sequenceOf(question, trump);
    return sayRun({
      trump: single ? null : trump,
      matadors: matadorsIn(question, trump),
      counted: sequence.filter(({ counts }) => counts).map(({ card }) => card),
      end: sequence.find(({ breaks }) => breaks)?.card ?? null,
    });
  });
  return single ? [...lines, ...remarks(question, question.trumps[0]!)] : lines;
}

function remarks(question: MatadorsQuestion, trump: Trump): string[] {
  const lines: string[] = [];
  const matadors = matadorsIn(question, trump);
  if (question.skat.length > 0) {
    const alone = matadorsIn({ hand: question.hand, skat: [] }, trump);
    lines.push(
      sameMatadors(alone, matadors) ? MATADORS_REMARKS.sameSkat : MATADORS_REMARKS.otherSkat(alone),
    );
  }
  if (trump === 'grand' && matadorCount(matadors) === 4) {
    lines.push(MATADORS_REMARKS.fourInGrand);
  }
  return lines;
}
