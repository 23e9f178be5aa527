/** Finds what was wrong with an answer by trying the usual slips. */
import { KINDS, isRamsch } from '../../../game/skat/contract.ts';
import { LAWS } from '../../../game/skat/laws.ts';
import type { DeclarerValue } from '../../../game/skat/value.ts';
import { contractName } from '#edition/game/words/game-name.ts';
import { partWords } from '#edition/game/words/value.ts';
import { doubleReason } from './names.ts';
import type { ValueAnswer, ValueQuestion } from './question.ts';
import { answerOf, questionValue } from './reckon.ts';

/** The faults of an answer, the sign's first; empty when it is right. */
export function valueFaults(question: ValueQuestion, answer: ValueAnswer): string[] {
  const right = answerOf(question);
  const value = questionValue(question);
  return [
    ...(answer.sign === right.sign ? [] : [signFault(question, value)]),
    ...(answer.amount === right.amount ? [] : [amountFault(question, answer.amount, value)]),
  ];
}

function signFault({ contract, law, result }: ValueQuestion, value: DeclarerValue): string {
  if (value.won) return 'It is plus: the game was made.';
  if (value.overbid !== null && result.made) {
    return `It is minus: the points were made, but a game of ${value.points} does not cover the bid of ${value.overbid.bid}.`;
  }
  const promised = contract.announced;
  return promised !== null && result.points.declarer >= LAWS[law].targets.game
    ? `It is minus: ${promised} was announced and not made.`
    : 'It is minus: the game was lost.';
}

/** Names the first slip that leads to the given amount. */
function amountFault(question: ValueQuestion, amount: number, value: DeclarerValue): string {
  const { contract, law } = question;
  const { base, matadors, multiplier, overbid, points } = value;
  const right = Math.abs(value.score);
  const full = overbid?.raisedTo ?? points;
  const sum = matadors === null ? '' : `${multiplier} (${partWords(value).join(', ')})`;
  if (value.doubled && amount === full) {
    return `${full} is not all of it: ${doubleReason(contract, law)}.`;
  }
  if (overbid !== null) {
    const times = value.doubled ? 2 : 1;
    if (amount === points || amount === points * times) {
      return `${points} is less than the ${overbid.bid} bid. The loss goes up to the next multiple of ${base} that covers the bid, ${overbid.raisedTo}.`;
    }
    if (amount === overbid.bid || amount === overbid.bid * times) {
      return `You lose not the bid itself but the next multiple of ${base} that covers it, ${overbid.raisedTo}.`;
    }
  }
  if (!value.won && !value.doubled && amount === 2 * full) return 'This game is not lost double.';
  if (value.won && amount === 2 * points && costsDouble(question)) {
    return 'If it were lost it would be doubled; a game that is won never is.';
  }
  if (matadors === null) return `It is ${right}: the value of this game is fixed at ${base}.`;
  const steps = amount / base / (value.doubled ? 2 : 1);
  if (overbid === null && Number.isInteger(steps) && Math.abs(steps - multiplier) < 3) {
    return `That would be ${steps} × ${base}${value.doubled ? ', doubled' : ''}. The multiplier is ${sum}.`;
  }
  const other = otherBase(question, amount / (value.doubled ? 2 : 1) / multiplier);
  if (other !== null && overbid === null) {
    return `${other} is the base value of another game; here it is ${base}.`;
  }
  return `It is ${right}, not ${amount}: the base value of ${nameInText(question)} is ${base}, and the multiplier ${sum}.`;
}

/** Whether the game of the question would cost double if it were lost. */
function costsDouble({ contract, law }: ValueQuestion): boolean {
  return !isRamsch(contract.kind) && LAWS[law].rates[contract.kind]?.lost === 2;
}

/** The number, if it is the base value of this suit, or of a Grand, in another game of the book; else null. */
function otherBase({ contract, law: id }: ValueQuestion, candidate: number): number | null {
  const law = LAWS[id];
  const { trump } = contract;
  const bases = Object.values(law.rates).map(({ base }) => {
    if (typeof base === 'number') return trump === null ? base : null;
    return trump === null ? null : base[trump];
  });
  return bases.includes(candidate) ? candidate : null;
}

function nameInText({ contract, law }: ValueQuestion): string {
  const name = contractName({ ...contract, announced: null }, law);
  return KINDS[contract.kind].trumps === 'none' ? name : `the ${name}`;
}
