/** Finds what was wrong with an answer by trying the usual slips. */
import { isRamsch } from '../../../game/skat/contract.ts';
import { LAWS } from '../../../game/skat/laws.ts';
import type { DeclarerValue } from '../../../game/skat/value.ts';
import { doubleReason } from './double-reason.ts';
import { AMOUNT_FAULTS, SIGN_FAULTS } from '#edition/practice/drills/game-value/value-words.ts';
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
  if (value.won) return SIGN_FAULTS.won;
  if (value.overbid !== null && result.made) {
    return SIGN_FAULTS.overbid(value.points, value.overbid.bid);
  }
  const promised = contract.announced;
  return promised !== null && result.points.declarer >= LAWS[law].targets.game
    ? SIGN_FAULTS.failed(promised)
    : SIGN_FAULTS.lost;
}

/** Names the first slip that leads to the given amount. */
function amountFault(question: ValueQuestion, amount: number, value: DeclarerValue): string {
  const { contract, law } = question;
  const { base, matadors, multiplier, overbid, points } = value;
  const right = Math.abs(value.score);
  const full = overbid?.raisedTo ?? points;
  if (value.doubled && amount === full) {
    return AMOUNT_FAULTS.notDoubled(full, doubleReason(contract, law));
  }
  if (overbid !== null) {
    const times = value.doubled ? 2 : 1;
    if (amount === points || amount === points * times) {
      return AMOUNT_FAULTS.notRaised(points, base, overbid.bid, overbid.raisedTo);
    }
    if (amount === overbid.bid || amount === overbid.bid * times) {
      return AMOUNT_FAULTS.onlyBid(base, overbid.raisedTo);
    }
  }
  if (!value.won && !value.doubled && amount === 2 * full) return AMOUNT_FAULTS.doubled;
  if (value.won && amount === 2 * points && costsDouble(question)) {
    return AMOUNT_FAULTS.doubledWon;
  }
  if (matadors === null) {
    return AMOUNT_FAULTS.fixed(right, base, value.doubled && right === 2 * base);
  }
  const steps = amount / base / (value.doubled ? 2 : 1);
  if (overbid === null && Number.isInteger(steps) && Math.abs(steps - multiplier) < 3) {
    return AMOUNT_FAULTS.multiplier(steps, value);
  }
  const other = otherBase(question, amount / (value.doubled ? 2 : 1) / multiplier);
  if (other !== null && overbid === null) {
    return AMOUNT_FAULTS.base(other, base);
  }
  return AMOUNT_FAULTS.other(right, amount, contract, law, value);
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
