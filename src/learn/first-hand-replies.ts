/** What the lesson says to each choice before the play of the first deal. */
import {
  LAYOUT_REPLY,
  LEAD_REPLY,
  NAMED_REPLY,
  sayAsks,
  sayDeclarer,
  sayNotYet,
  sayPasses,
  saySkat,
} from '#edition/learn/first-hand-words.ts';
import { rankOf, suitOf } from '../game/skat/cards.ts';
import type { Card, Suit } from '../game/skat/cards.ts';
import type { Layout } from '../game/skat/deal.ts';
import { cardStrength, isTrump, trumpsOf } from '../game/skat/order.ts';
import {
  ADVISED_LAYOUT,
  FIRST_BID,
  FIRST_CONTRACT,
  FIRST_DEAL,
  FIRST_MATADORS,
  FIRST_TRUMP,
  TIMES_ASKED,
  TWELVE,
  biddingAfter,
  numberAskedAfter,
} from './first-hand.ts';
import { plainValue } from './lesson-law.ts';
import { gameOf } from './question.ts';
import { no, yes } from './reply.ts';
import type { LessonReply } from './reply.ts';

/** What the game of the first deal is worth. */
const WORTH = plainValue(FIRST_TRUMP, FIRST_MATADORS);

/** The question that the reader is to answer: who asks, and for which number; null when the bidding is over. */
export function tellQuestion(yesCount: number): string | null {
  const last = biddingAfter(yesCount).at(-1);
  return last?.say === 'bid' ? sayAsks(last.seat, last.amount) : null;
}

/** The reply to the reader’s word when asked for a number: yes is right, since the game is worth more. */
export function replyToWord(word: 'yes' | 'pass', yesCount: number): LessonReply {
  const { value } = WORTH;
  if (word === 'pass') return no(sayNotYet(value, numberAskedAfter(yesCount) ?? value));
  const answered = biddingAfter(yesCount).length;
  const answers = biddingAfter(yesCount + 1)
    .slice(answered + 1)
    .flatMap((step) => {
      if (step.say === 'bid') return [sayAsks(step.seat, step.amount)];
      return step.say === 'pass' ? [sayPasses(step.seat)] : [];
    });
  const end = yesCount + 1 < TIMES_ASKED ? [] : [sayDeclarer(FIRST_BID, value)];
  return yes([...answers, ...end].join(' '));
}

/** What the skat brings, when it is taken up. */
export const tellSkat = (): string => saySkat(...FIRST_DEAL.skat);

/** The trumps among cards, in a suit or in a Grand. */
function trumpsAmong(cards: readonly Card[], trump: Suit | null): readonly Card[] {
  return cards.filter((card) => isTrump(card, gameOf({ trump })));
}

/**
 * The reply to the game that is named: right is the suit that gives most trumps.
 *
 * @param trump null for a Grand.
 * @param hand the ten cards left.
 */
export function replyToTrump(trump: Suit | null, hand: readonly Card[]): LessonReply {
  const trumps = trumpsAmong(hand, trump);
  const jacks = trumps.filter((card) => rankOf(card) === 'J').length;
  if (trump === null) return no(NAMED_REPLY.grand(jacks, FIRST_TRUMP));
  const count = { jacks, others: trumps.length - jacks };
  return trump === FIRST_TRUMP
    ? yes(NAMED_REPLY.right(trump, count, WORTH))
    : no(NAMED_REPLY.wrong(trump, count, trumpsAmong(hand, FIRST_TRUMP).length));
}

/**
 * The reply to two cards to put away. Right is what the text before has explained: the 10 in
 * danger, and beside it neither a trump nor an ace.
 */
export function replyToLayout(layout: Layout): LessonReply {
  const trump = layout.find((card) => isTrump(card, FIRST_CONTRACT));
  if (trump !== undefined) {
    return no(LAYOUT_REPLY[rankOf(trump) === 'J' ? 'jack' : 'trump'](trump));
  }
  const ace = layout.find((card) => rankOf(card) === 'A');
  if (ace !== undefined) return no(LAYOUT_REPLY.ace(ace));
  const danger = endangered();
  const looseTen = danger.find((card) => !layout.includes(card));
  if (looseTen !== undefined) {
    return no(LAYOUT_REPLY.looseTen(looseTen, `${suitOf(looseTen)}A`));
  }
  const ten = danger[0]!;
  const other = layout.find((card) => !danger.includes(card))!;
  const alone = TWELVE.filter((card) => suitOf(card) === suitOf(other) && rankOf(card) !== 'J');
  const isEmpty = alone.every((card) => layout.includes(card));
  return yes(
    isEmpty ? LAYOUT_REPLY.best(ten, other) : LAYOUT_REPLY.good(ten, other, ADVISED_LAYOUT[1]),
  );
}

/** The reply to the first lead: right is a trump that none of the others’ trumps beats. */
export function replyToLead(card: Card): LessonReply {
  const others = trumpsOf(FIRST_CONTRACT).filter((trump) => !TWELVE.includes(trump));
  const [highest] = others;
  if (!isTrump(card, FIRST_CONTRACT)) return no(LEAD_REPLY.plain(card, others.length));
  const isBeaten =
    highest !== undefined &&
    cardStrength(highest, FIRST_CONTRACT) > cardStrength(card, FIRST_CONTRACT);
  return isBeaten ? no(LEAD_REPLY.beaten(highest)) : yes(LEAD_REPLY.right);
}

/** The tens whose aces the others have. */
function endangered(): readonly Card[] {
  return TWELVE.filter(
    (card) =>
      rankOf(card) === '10' &&
      !isTrump(card, FIRST_CONTRACT) &&
      !TWELVE.includes(`${suitOf(card)}A`),
  );
}
