/** Explains a wrong count, and how to count. */
import { listed } from '#edition/game/words/lists.ts';
import { capital } from '../../../game/words/text.ts';
import { matadorCount } from '../../../game/skat/matadors.ts';
import { makeMatadors } from '#edition/game/words/matadors.ts';
import type { Matadors } from '../../../game/skat/matadors.ts';
import { matadorsIn, sameMatadors, sequenceOf } from './sequence.ts';
import type { SequenceRung } from './sequence.ts';
import { trumpName } from './question.ts';
import type { MatadorsAnswer, MatadorsQuestion, Trump } from './question.ts';

/** `Hearts`, `Grand`. */
export function heading(trump: Trump): string {
  return capital(trumpName(trump));
}

/** What is wrong with an answer, a sentence for each wrong count. */
export function matadorsFaults(question: MatadorsQuestion, answer: MatadorsAnswer): string[] {
  return question.trumps.flatMap((trump, index) => {
    const right = matadorsIn(question, trump);
    const claim = answer[index];
    if (claim !== undefined && sameMatadors(claim, right)) return [];
    const where = question.trumps.length > 1 ? `${heading(trump)}: ` : '';
    const why = claim === undefined ? 'nothing was said.' : faultOf(question, trump, claim, right);
    return [where + why];
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
    const [place, word] = 'with' in right ? [whereIs(best), 'with'] : ['not yours', 'without'];
    return `${best.card} is ${place}, and that makes it “${word}”.`;
  }
  const [run, claimed] = [matadorCount(right), matadorCount(claim)];
  if (claimed < run) {
    const next = sequence[claimed]!;
    const isWith = 'with' in right;
    return `The run does not stop at ${claimed}: ${next.card} is ${isWith ? whereIs(next) : 'missing too'}.`;
  }
  const end = sequence[run];
  if (end === undefined) return `There are only ${run} trumps to count.`;
  const state = 'with' in right ? 'not yours' : whereIs(end);
  return `${end.card} is ${state}, and ends the run at ${run}.`;
}

function whereIs(rung: SequenceRung): string {
  return rung.where === 'skat' ? 'in the skat and so yours' : 'in your hand';
}

/** Explains the counts: a line for each trump, and one for the effect of the skat. */
export function explainCounts(question: MatadorsQuestion): string[] {
  const single = question.trumps.length === 1;
  const lines = question.trumps.map((trump) => {
    const working = workingOf(question, trump);
    return single ? `${working}.` : `${heading(trump)}: ${working}.`;
  });
  return single ? [...lines, ...remarks(question, question.trumps[0]!)] : lines;
}

/** `CJ and SJ held, HJ missing: with 2`. */
function workingOf(question: MatadorsQuestion, trump: Trump): string {
  const matadors = matadorsIn(question, trump);
  const sequence = sequenceOf(question, trump);
  const counted = listed(sequence.filter(({ counts }) => counts).map(({ card }) => card));
  const end = sequence.find(({ breaks }) => breaks);
  const [run, other] = 'with' in matadors ? ['held', 'missing'] : ['missing', 'held'];
  const stop = end === undefined ? ', the last of the trumps' : `, ${end.card} ${other}`;
  return `${counted} ${run}${stop}: ${makeMatadors(matadors)}`;
}

function remarks(question: MatadorsQuestion, trump: Trump): string[] {
  const lines: string[] = [];
  const matadors = matadorsIn(question, trump);
  if (question.skat.length > 0) {
    const alone = matadorsIn({ hand: question.hand, skat: [] }, trump);
    lines.push(
      sameMatadors(alone, matadors)
        ? 'The skat is yours as well, but here it changes nothing.'
        : `Your ten cards alone would be ${makeMatadors(alone)}. The skat is yours as well and counts with them (page 35).`,
    );
  }
  if (trump === 'grand' && matadorCount(matadors) === 4) {
    lines.push('In Grand the four jacks are all the trumps, so 4 is the most there can be.');
  }
  return lines;
}
