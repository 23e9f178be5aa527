/** Replies to questions about the value of a game and the bidding for it. */
import {
  SAY_REPLY,
  SCORE_REPLY,
  TOO_HIGH,
  TURN_REPLY,
  VALUE_REPLY,
} from '#edition/learn/bidding-reply-words.ts';
import { checkBidding } from '../game/skat/bidding.ts';
import type { BiddingStep } from '../game/skat/bidding.ts';
import { countMatadors } from '../game/skat/matadors.ts';
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

/** The reply to a value: too low is one that leaves out the game itself, too high one that counts past a gap. */
export function replyToValue(question: ValueQuestion, answer: number): LessonReply {
  const { trump } = question;
  const matadors = matadorsOf(question);
  const game = plainValue(trump, matadors);
  const { base } = game;
  if (answer === game.value) return yes(VALUE_REPLY.right(game));
  const times = answer / base;
  if (!Number.isInteger(times)) return no(VALUE_REPLY.noMultiple(answer, trump, base));
  const wrong = { base, matadors, times };
  if (times < game.times) return no(VALUE_REPLY.tooLow(wrong));
  const end = trumpsOf(gameOf(question))[game.times - 1];
  if (end === undefined) return no(TOO_HIGH.all(wrong));
  return no(TOO_HIGH['with' in matadors ? 'with' : 'without'](wrong, end));
}

/** The reply to yes or pass: right is yes to a number that the game is worth. */
export function replyToSay(question: SayQuestion, answer: string): LessonReply {
  const game = plainValue(question.trump, matadorsOf(question));
  const { number } = question;
  const isEnough = game.value >= number;
  const accepted = (answer === 'yes') === isEnough;
  const say = isEnough ? SAY_REPLY.enough : SAY_REPLY.tooMuch;
  return { accepted, text: say(game, number, accepted) };
}

/** The reply to a score: right is the value, or twice the value against a declarer who has lost. */
export function replyToScore(
  { matadors, points, trump }: ScoreQuestion,
  answer: number,
): LessonReply {
  const game = plainValue(trump, matadors);
  const isWon = points >= TARGETS.game;
  if (answer === (isWon ? game.value : -2 * game.value)) {
    return yes((isWon ? SCORE_REPLY.rightWon : SCORE_REPLY.rightLost)(game, points));
  }
  if (answer > 0 !== isWon) {
    return no(isWon ? SCORE_REPLY.isWon(points) : SCORE_REPLY.isLost(points, TARGETS.game));
  }
  return no((isWon ? SCORE_REPLY.onceWon : SCORE_REPLY.doubleLost)(game));
}

/** The reply to the name of a seat: right is the one that the rules of bidding give the word. */
export function replyToTurn({ bidding }: TurnQuestion, answer: string): LessonReply {
  const turn = turnIn(bidding);
  const seat = SEATS.find((one) => SEAT_WORDS[one] === answer)!;
  const last = bidding.at(-1);
  if (seat === turn) {
    const asked = partnerIn(bidding, seat);
    return yes(
      last?.say === 'pass' && asked !== undefined
        ? TURN_REPLY.comesIn(seat, last.seat, asked)
        : TURN_REPLY.right(seat),
    );
  }
  const hasPassed = bidding.some((step) => step.say === 'pass' && step.seat === seat);
  if (hasPassed) return no(TURN_REPLY.hasPassed(seat));
  const hasSpoken = bidding.some((step) => 'seat' in step && step.seat === seat);
  return no(hasSpoken ? TURN_REPLY.waits(seat) : TURN_REPLY.comesLater(seat));
}

/** Whose word it is, as far as the bidding has gone; null when it is over. */
function turnIn(bidding: readonly BiddingStep[]): Seat | null {
  const checked = checkBidding(bidding, LESSON_LAW);
  return checked.ok ? null : (checked.errors[0].turn[0] ?? null);
}

/** The other player who has not passed; undefined when both others have. */
function partnerIn(bidding: readonly BiddingStep[], seat: Seat): Seat | undefined {
  const passed = bidding.flatMap((step) => (step.say === 'pass' ? [step.seat] : []));
  return SEATS.find((one) => one !== seat && !passed.includes(one));
}

function matadorsOf(question: ValueQuestion | SayQuestion): Matadors {
  const matadors = countMatadors(question.cards, gameOf(question));
  if (matadors === null) throw new RangeError(`“${question.task}” has no trumps.`);
  return matadors;
}
