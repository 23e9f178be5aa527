/** Replies to questions about the value of a game and the bidding for it. */
import { checkBidding } from '../game/skat/bidding.ts';
import type { BiddingStep } from '../game/skat/bidding.ts';
import type { Suit } from '../game/skat/cards.ts';
import { countMatadors } from '../game/skat/matadors.ts';
import { makeMatadors } from '#edition/game/words/matadors.ts';
import type { Matadors } from '../game/skat/matadors.ts';
import { trumpsOf } from '../game/skat/order.ts';
import { SEATS } from '../game/skat/seats.ts';
import type { Seat } from '../game/skat/seats.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';
import { LESSON_LAW, TARGETS, plainValue } from './lesson-law.ts';
import { gameOf } from './question.ts';
import type { SayQuestion, ScoreQuestion, TurnQuestion, ValueQuestion } from './question.ts';
import { no, yes } from './reply.ts';
import type { LessonReply } from './reply.ts';

/** How a game comes to its value: `with 2, game 3, so 3 × 12 = 36`. */
export function whyValue(trump: Suit, matadors: Matadors): string {
  const { base, times, value } = plainValue(trump, matadors);
  return `${makeMatadors(matadors)}, game ${times}, so ${times} × ${base} = ${value}`;
}

/** The reply to a value: too low is one that leaves out the game itself, too high one that counts past a gap. */
export function replyToValue(question: ValueQuestion, answer: number): LessonReply {
  const { trump } = question;
  const matadors = matadorsOf(question);
  const { base, times, value } = plainValue(trump, matadors);
  if (answer === value) return yes(`Yes: ${whyValue(trump, matadors)}.`);
  const counted = answer / base;
  if (!Number.isInteger(counted)) {
    return no(
      `The value is a multiple of ${base}, the base value of {${trump}}, and ${answer} is none.`,
    );
  }
  const end = trumpsOf(gameOf(question))[times - 1];
  const gap =
    end === undefined
      ? 'There are no more trumps to count'
      : 'with' in matadors
        ? `You do not have the {${end}}, and the row ends there`
        : `You have the {${end}}, and the row of those you lack ends there`;
  return counted < times
    ? no(
        `That is ${counted} × ${base}. You play ${makeMatadors(matadors)}, and 1 more counts for the game itself.`,
      )
    : no(`That is ${counted} × ${base}. ${gap}: you play only ${makeMatadors(matadors)}.`);
}

/** The reply to yes or pass: right is yes to a number that the game is worth. */
export function replyToSay(question: SayQuestion, answer: string): LessonReply {
  const matadors = matadorsOf(question);
  const { value } = plainValue(question.trump, matadors);
  const { number } = question;
  const why = whyValue(question.trump, matadors);
  const isEnough = value >= number;
  const accepted = (answer === 'yes') === isEnough;
  const end = isEnough
    ? `That is enough for ${number}: say yes.`
    : `Yes would promise ${number}, so pass.`;
  return { accepted, text: `${accepted ? 'Right' : 'Count again'}: you play ${why}. ${end}` };
}

/** The reply to a score: right is the value, or twice the value against a declarer who has lost. */
export function replyToScore(
  { matadors, points, trump }: ScoreQuestion,
  answer: number,
): LessonReply {
  const { base, times, value } = plainValue(trump, matadors);
  const isWon = points >= TARGETS.game;
  const score = isWon ? value : -2 * value;
  const worth = `The value is ${times} × ${base} = ${value}.`;
  if (answer === score) {
    return yes(
      isWon
        ? `Yes. ${worth} It is won with ${points} points.`
        : `Yes. ${worth} It is lost with ${points} points, and a lost game counts double.`,
    );
  }
  if (answer > 0 !== isWon) {
    return no(
      isWon
        ? `The declarer has ${points} points, so the game is won. Its value is written down for the declarer.`
        : `The declarer has ${points} points, fewer than ${TARGETS.game}, so the game is lost.`,
    );
  }
  return no(
    isWon
      ? `${worth} A game that is won counts once.`
      : `${worth} The game is lost, and a lost game counts double.`,
  );
}

/** The reply to the name of a seat: right is the one that the rules of bidding give the word. */
export function replyToTurn({ bidding }: TurnQuestion, answer: string): LessonReply {
  const turn = turnIn(bidding);
  const seat = SEATS.find((one) => SEAT_WORDS[one] === answer)!;
  const last = bidding.at(-1);
  if (seat === turn) {
    return yes(
      last?.say === 'pass'
        ? `Yes: ${SEAT_WORDS[last.seat]} has passed. Now ${answer} asks ${partnerIn(bidding, seat)}, and bids higher or passes.`
        : `Yes: it is for ${answer} to speak.`,
    );
  }
  const hasPassed = bidding.some((step) => step.say === 'pass' && step.seat === seat);
  if (hasPassed) return no(`${answer} has passed and does not speak again in this deal.`);
  const hasSpoken = bidding.some((step) => 'seat' in step && step.seat === seat);
  return no(
    hasSpoken
      ? `${answer} is still in the bidding, but now waits for a question.`
      : `${answer} comes in only when one of the two others has passed.`,
  );
}

/** Whose word it is, as far as the bidding has gone; null when it is over. */
function turnIn(bidding: readonly BiddingStep[]): Seat | null {
  const checked = checkBidding(bidding, LESSON_LAW);
  return checked.ok ? null : (checked.errors[0].turn[0] ?? null);
}

/** The name of the other player who has not passed and has bid or said yes. */
function partnerIn(bidding: readonly BiddingStep[], seat: Seat): string {
  const passed = bidding.flatMap((step) => (step.say === 'pass' ? [step.seat] : []));
  const partner = SEATS.find((one) => one !== seat && !passed.includes(one));
  return partner === undefined ? 'nobody' : SEAT_WORDS[partner];
}

function matadorsOf(question: ValueQuestion | SayQuestion): Matadors {
  const matadors = countMatadors(question.cards, gameOf(question));
  if (matadors === null) throw new RangeError(`“${question.task}” has no trumps.`);
  return matadors;
}
