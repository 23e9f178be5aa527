/** The tricks on the book's cover: one card each, and a reader who has never played can play it. */
import { replyTo } from './replies.ts';
import type { CardQuestion } from './question.ts';
import type { LessonReply } from './reply.ts';

export interface CoverTrick {
  readonly question: CardQuestion;
  /** What the cover says when the card takes the trick, after the reason. */
  readonly then: string;
}

/** Three of them: following suit, trumping, a jack. */
export const COVER_TRICKS: readonly CoverTrick[] = [
  {
    question: {
      kind: 'play',
      trump: 'C',
      table: ['HK', 'HQ'],
      hand: ['H7', 'H10', 'S9'],
      aim: 'take',
      task: 'The {HK} was led, and the {HQ} followed. Play the card that takes the trick.',
    },
    then: 'In Skat the 10 stands above the king.',
  },
  {
    question: {
      kind: 'play',
      trump: 'H',
      table: ['CA', 'C10'],
      hand: ['D9', 'SK', 'H7'],
      aim: 'take',
      task: 'Now {H} are trumps: they beat every other suit. You have none of the {C} that were led. Take the trick all the same.',
    },
    then: 'An ace and a 10, 21 points, for the lowest card of all.',
  },
  {
    question: {
      kind: 'play',
      trump: 'H',
      table: ['HA', 'H10'],
      hand: ['DA', 'DJ', 'S9'],
      aim: 'take',
      task: 'One more, with {H} as trumps again. The ace of trumps was led. Take even this one.',
    },
    then: 'The four jacks are always trumps, and the highest.',
  },
];

/** The reply to the reader’s card. @throws RangeError for a card that is not in the hand. */
export function replyOnCover({ question, then }: CoverTrick, card: string): LessonReply {
  const { accepted, text } = replyTo(question, card);
  return {
    accepted,
    text: accepted ? `${text.replace(', and you lead to the next.', '.')} ${then}` : text,
  };
}
