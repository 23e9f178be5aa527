/** The tricks on the book's cover: one card each, and a reader who has never played can play it. */
import { CARD_REPLY } from '#edition/learn/card-reply-words.ts';
import { COVER_WORDS } from '#edition/learn/cover-words.ts';
import type { Card } from '../game/skat/cards.ts';
import { gameOf } from './question.ts';
import type { CardQuestion } from './question.ts';
import { whyTakes } from './reasons.ts';
import { acceptedAnswers, replyTo } from './replies.ts';
import { yes } from './reply.ts';
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
      task: COVER_WORDS.following.task,
    },
    then: COVER_WORDS.following.then,
  },
  {
    question: {
      kind: 'play',
      trump: 'H',
      table: ['CA', 'C10'],
      hand: ['D9', 'SK', 'H7'],
      aim: 'take',
      task: COVER_WORDS.trumping.task,
    },
    then: COVER_WORDS.trumping.then,
  },
  {
    question: {
      kind: 'play',
      trump: 'H',
      table: ['HA', 'H10'],
      hand: ['DA', 'DJ', 'S9'],
      aim: 'take',
      task: COVER_WORDS.jack.task,
    },
    then: COVER_WORDS.jack.then,
  },
];

/** The reply to the reader’s card. @throws RangeError for a card that is not in the hand. */
export function replyOnCover(trick: CoverTrick, card: string): LessonReply {
  const reply = replyTo(trick.question, card);
  return reply.accepted ? yes(`${CARD_REPLY.yes} ${sayTaken(trick, card as Card)}`) : reply;
}

/** The answer, for a reader who cannot play the card. */
export const answerOnCover = (trick: CoverTrick): string =>
  sayTaken(trick, acceptedAnswers(trick.question)[0] as Card);

function sayTaken({ question, then }: CoverTrick, card: Card): string {
  const why = whyTakes([...question.table, card], gameOf(question));
  return `${why} ${CARD_REPLY.yours} ${then}`;
}
