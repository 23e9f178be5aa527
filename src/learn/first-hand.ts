/** The first deal: a game in clubs by today’s rules, and what the lesson says to each choice in it. */
import type { BiddingStep } from '../game/skat/bidding.ts';
import { rankOf, suitOf } from '../game/skat/cards.ts';
import type { Card, Suit } from '../game/skat/cards.ts';
import type { Contract } from '../game/skat/contract.ts';
import type { Deal, Layout } from '../game/skat/deal.ts';
import { countMatadors } from '../game/skat/matadors.ts';
import type { Matadors } from '../game/skat/matadors.ts';
import { cardStrength, isTrump, trumpsOf } from '../game/skat/order.ts';
import { counted, nounFor } from '#edition/game/words/nouns.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';
import { whyValue } from './bidding-replies.ts';
import { plainValue } from './lesson-law.ts';
import { gameOf } from './question.ts';
import { no, yes } from './reply.ts';
import type { LessonReply } from './reply.ts';

/** The cards as dealt. The reader is Vorhand. */
export const FIRST_DEAL: Deal = {
  V: ['CJ', 'SJ', 'C9', 'C8', 'C7', 'HA', 'H7', 'D10', 'D8', 'S9'],
  M: ['HJ', 'CK', 'SA', 'S7', 'H10', 'HQ', 'H9', 'DA', 'DK', 'D7'],
  H: ['DJ', 'C10', 'CQ', 'S10', 'SK', 'SQ', 'S8', 'H8', 'DQ', 'D9'],
  skat: ['CA', 'HK'],
};

const TRUMP = 'C';

/** The game of the lesson. */
export const FIRST_CONTRACT: Contract = {
  kind: 'gucki-solo',
  trump: TRUMP,
  announced: null,
};

/** The bidding, if the reader says yes to every number. */
export const FIRST_BIDDING: readonly BiddingStep[] = [
  { seat: 'M', say: 'bid', amount: 18 },
  { seat: 'V', say: 'yes' },
  { seat: 'M', say: 'bid', amount: 20 },
  { seat: 'V', say: 'yes' },
  { seat: 'M', say: 'pass' },
  { seat: 'H', say: 'bid', amount: 22 },
  { seat: 'V', say: 'yes' },
  { seat: 'H', say: 'bid', amount: 23 },
  { seat: 'V', say: 'yes' },
  { seat: 'H', say: 'pass' },
];

/** What the reader has promised once the bidding is over. */
export const FIRST_BID = 23;

/** How often the reader is asked in it. */
export const TIMES_ASKED = FIRST_BIDDING.filter((step) => step.say === 'yes').length;

/** What the lesson would put away; a reader who skips a choice goes on with it. */
export const ADVISED_LAYOUT: Layout = ['D10', 'S9'];

/** Vorhand’s twelve cards, the skat taken up. */
export const TWELVE: readonly Card[] = [...FIRST_DEAL.V, ...FIRST_DEAL.skat];

/** The matadors of the game; the skat does not change them. */
export const FIRST_MATADORS: Matadors = countMatadors(TWELVE, FIRST_CONTRACT)!;

/** The bidding as far as it has gone when the reader has said yes so often: up to the next question. */
export function biddingAfter(yesCount: number): readonly BiddingStep[] {
  const own = FIRST_BIDDING.flatMap((step, index) => (step.say === 'yes' ? [index] : []));
  return FIRST_BIDDING.slice(0, own[yesCount] ?? FIRST_BIDDING.length);
}

/** The number that the reader is asked for then; null when the bidding is over. */
export function numberAskedAfter(yesCount: number): number | null {
  const last = biddingAfter(yesCount).at(-1);
  return last?.say === 'bid' ? last.amount : null;
}

/** The question that the reader is to answer: who asks, and for which number; null when the bidding is over. */
export function tellQuestion(yesCount: number): string | null {
  const last = biddingAfter(yesCount).at(-1);
  return last?.say === 'bid' ? sayAsks(last) : null;
}

const sayAsks = ({ amount, seat }: Extract<BiddingStep, { say: 'bid' }>): string =>
  `${SEAT_WORDS[seat]} asks: ${amount}?`;

/** The reply to the reader’s word when asked for a number: yes is right, since the game is worth more. */
export function replyToWord(word: 'yes' | 'pass', yesCount: number): LessonReply {
  const number = numberAskedAfter(yesCount);
  const { value } = plainValue(TRUMP, FIRST_MATADORS);
  if (word === 'pass') {
    return no(
      `Not yet: your game is worth ${value}, and you are asked only for ${number ?? value}. Say yes.`,
    );
  }
  const answered = biddingAfter(yesCount).length;
  const after = biddingAfter(yesCount + 1).slice(answered + 1);
  const answers = after.map((step) =>
    step.say === 'bid'
      ? sayAsks(step)
      : step.say === 'pass'
        ? `${SEAT_WORDS[step.seat]} passes.`
        : '',
  );
  const end =
    yesCount + 1 < TIMES_ASKED
      ? ''
      : ` You are the declarer, and have promised ${FIRST_BID}. Your game is worth more: ${value}.`;
  return yes(`${answers.join(' ')}${end}`);
}

/** What the skat brings, when it is taken up. */
export function tellSkat(): string {
  const [trump, king] = FIRST_DEAL.skat;
  return `You find the {${trump}}, a sixth trump, and the {${king}}. Now press the two cards to put away.`;
}

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
  const most = trumpsAmong(hand, TRUMP).length;
  if (trump === null) {
    return no(
      `In a Grand you would have ${counted(jacks, 'trump')}, and the others just as many. Your {${TRUMP}} would not be trumps. Name a suit.`,
    );
  }
  const own = trumps.length - jacks;
  const cards = own === 0 ? 'no other card' : `${own} other ${nounFor(own, 'card')}`;
  const sum = `${counted(jacks, 'jack')} and ${cards} make ${counted(trumps.length, 'trump')}`;
  return trump === TRUMP
    ? yes(
        `Yes, {${TRUMP}}: ${sum}, more than half of the eleven. You play ${whyValue(TRUMP, FIRST_MATADORS)}.`,
      )
    : no(`With {${trump}} as trumps, ${sum}. Another suit gives you ${most}. Count once more.`);
}

/**
 * The reply to two cards to put away. Right is what the text before has explained: the 10 in
 * danger, and beside it neither a trump nor an ace.
 */
export function replyToLayout(layout: Layout): LessonReply {
  const trump = layout.find((card) => isTrump(card, FIRST_CONTRACT));
  if (trump !== undefined) {
    const why =
      rankOf(trump) === 'J' ? 'one of the highest trumps' : `a trump if you play {${TRUMP}}`;
    return no(`The {${trump}} is ${why}. Trumps take tricks: keep them all.`);
  }
  const ace = layout.find((card) => rankOf(card) === 'A');
  if (ace !== undefined) {
    return no(`Keep the {${ace}}: once the others have no trumps, it is sure to take a trick.`);
  }
  const danger = endangered();
  const looseTen = danger.find((card) => !layout.includes(card));
  if (looseTen !== undefined) {
    return no(
      `That leaves you the {${looseTen}}, and the {${suitOf(looseTen)}A} is with the others: it would take your ten points. Put the {${looseTen}} where it is safe.`,
    );
  }
  const [other] = layout.filter((card) => !danger.includes(card));
  const safe = `The {${danger[0]!}} is safe, and its ten points are yours.`;
  const alone = TWELVE.filter((card) => suitOf(card) === suitOf(other!) && rankOf(card) !== 'J');
  const empty = alone.every((card) => layout.includes(card));
  return yes(
    empty
      ? `Good. ${safe} Without the {${other!}} you have no {${suitOf(other!)}}: when that suit is led, you can trump.`
      : `That will do. ${safe} The {S9} would have been even better than the {${other!}}: without it you could trump {S}.`,
  );
}

/** The reply to the first lead: right is a trump that none of the others’ trumps beats. */
export function replyToLead(card: Card): LessonReply {
  const others = trumpsOf(FIRST_CONTRACT).filter((trump) => !TWELVE.includes(trump));
  const [highest] = others;
  const isBeaten = (trump: Card): boolean =>
    highest !== undefined &&
    cardStrength(highest, FIRST_CONTRACT) > cardStrength(trump, FIRST_CONTRACT);
  if (!isTrump(card, FIRST_CONTRACT)) {
    return no(
      `The {${card}} can wait. The others have ${others.length} trumps, and may play one on it. Lead your highest trump.`,
    );
  }
  return isBeaten(card)
    ? no(
        `A trump, yes. But the {${highest!}} is with the others, and would take it. Lead a higher one.`,
      )
    : yes('Good: no trump of theirs is higher.');
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
