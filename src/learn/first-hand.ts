/** The first hand: a deal of ours, a Simple Game in clubs, and what the lesson says to each choice. */
import { SUITS, rankOf, suitOf } from '../game/skat/cards.ts';
import type { Card, Suit } from '../game/skat/cards.ts';
import type { Contract } from '../game/skat/contract.ts';
import type { Deal, Layout } from '../game/skat/deal.ts';
import { cardStrength, isTrump, trumpsOf } from '../game/skat/order.ts';
import type { LessonReply } from './question.ts';

/** The cards as dealt. The reader is Vorhand. */
export const FIRST_DEAL: Deal = {
  V: ['CJ', 'SJ', 'C9', 'C8', 'C7', 'HK', 'H7', 'D10', 'D8', 'S9'],
  M: ['HJ', 'CK', 'SA', 'S7', 'H10', 'HQ', 'H9', 'DA', 'DK', 'D7'],
  H: ['DJ', 'C10', 'CQ', 'S10', 'SK', 'SQ', 'S8', 'H8', 'DQ', 'D9'],
  skat: ['CA', 'HA'],
};

/** What the lesson would do; a reader who skips a choice goes on with it. */
export const ADVISED_LAYOUT: Layout = ['D10', 'S9'];

/** Vorhand’s twelve cards, the skat taken up. */
export const TWELVE: readonly Card[] = [...FIRST_DEAL.V, ...FIRST_DEAL.skat];

/** The game of the lesson with its trump suit. */
export const FIRST_CONTRACT: Contract = {
  kind: 'simple',
  trump: bestTrump(),
  announced: null,
};

/** How many trumps the twelve cards have if this suit is trump. */
export function trumpsWith(trump: Suit): number {
  return TWELVE.filter((card) => isTrump(card, { kind: 'simple', trump })).length;
}

function bestTrump(): Suit {
  return SUITS.reduce((best, suit) => (trumpsWith(suit) > trumpsWith(best) ? suit : best));
}

/** The reply to a choice of the trump suit: right is the one that gives most trumps. */
export function replyToTrump(suit: Suit): LessonReply {
  const count = trumpsWith(suit);
  const most = trumpsWith(bestTrump());
  const own = count - 2;
  const sum = `${own} {${suit}} and 2 jacks make ${count} trumps`;
  return count === most
    ? {
        accepted: true,
        text: `Yes, {${suit}}: ${sum}, more than half of the eleven. The others have ${11 - count} between them.`,
      }
    : {
        accepted: false,
        text: `With {${suit}} ${sum}. Another suit gives you ${most}. Count once more.`,
      };
}

/**
 * The reply to two cards to put away. Right is what the text before has explained: the 10 in
 * danger, and beside it neither a trump nor an ace.
 */
export function replyToLayout(layout: Layout): LessonReply {
  const keptTrump = layout.find((card) => isTrump(card, FIRST_CONTRACT));
  if (keptTrump !== undefined) {
    const why = rankOf(keptTrump) === 'J' ? 'one of the highest trumps' : 'a trump';
    return no(`The {${keptTrump}} is ${why}. Trumps take tricks: keep them all.`);
  }
  const ace = layout.find((card) => rankOf(card) === 'A');
  if (ace !== undefined) return no(`Keep the {${ace}}: it will take a trick, and bring more home.`);
  const danger = endangered();
  const looseTen = danger.find((card) => !layout.includes(card));
  if (looseTen !== undefined) {
    return no(
      `That leaves you the {${looseTen}}, and the {${suitOf(looseTen)}A} is with the others: it would take your ten points. Put the {${looseTen}} where it is safe.`,
    );
  }
  const [other] = layout.filter((card) => !danger.includes(card));
  const safe = `The {${danger[0]!}} is safe, and its ten points are yours already.`;
  const alone = TWELVE.filter((card) => suitOf(card) === suitOf(other!) && rankOf(card) !== 'J');
  const empty = alone.every((card) => layout.includes(card));
  return {
    accepted: true,
    text: empty
      ? `Good. ${safe} And without the {${other!}} you have no {${suitOf(other!)}}: when that suit is led, you can trump.`
      : `That will do. ${safe} The {S9} would have been still better than the {${other!}}: without it you could trump {S}.`,
  };
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
      `The {${card}} can wait. The others have ${others.length} trumps, and while they have them they may trump it. Lead a trump, the highest you have.`,
    );
  }
  return isBeaten(card)
    ? no(
        `A trump, yes. But the {${highest!}} is with the others, and would take it. Lead a higher one.`,
      )
    : { accepted: true, text: 'Good: no trump of theirs is higher.' };
}

const no = (text: string): LessonReply => ({ accepted: false, text });

/** The tens whose aces the others have. */
function endangered(): readonly Card[] {
  return TWELVE.filter(
    (card) =>
      rankOf(card) === '10' &&
      !isTrump(card, FIRST_CONTRACT) &&
      !TWELVE.includes(`${suitOf(card)}A`),
  );
}
