/** The drill about the conversation of the bidding: who speaks, and what may they say? (p. 48–57) */
import { spokenWord } from '#edition/game/words/bidding.ts';
import { standingOfTalk } from '../../../game/skat/conversation.ts';
import type { Drill } from '../../drill.ts';
import { RULE_BOOK_OPTION } from '../../rule-books.ts';
import { readChoice, sayChoice } from './choices.ts';
import { explainNextBid, rightChoice } from './answer.ts';
import { nextBidFault } from './faults.ts';
import { NEXT_BID_ASKS, makeNextBidQuestion } from './make.ts';
import { ASK_BID, NEXT_BID_WORDS } from '#edition/practice/drills/next-bid/next-bid-words.ts';
import { refusalOf, rungsOf } from './question.ts';
import type { NextBidQuestion } from './question.ts';

export const nextBid: Drill<NextBidQuestion, string> = {
  id: 'next-bid',
  order: 60,
  ...NEXT_BID_WORDS,
  asks: NEXT_BID_ASKS,
  sections: {
    turn: 'bidding#who-speaks-to-whom',
    answer: 'bidding#what-yes-and-no-mean',
    least: 'bidding#up-but-never-back',
    end: 'bidding#the-rules-of-the-conversation',
  },
  lesson: {
    turn: { topic: 'bidding', upTo: 5 },
    answer: { topic: 'bidding', upTo: 5 },
    least: { topic: 'bidding', upTo: 5 },
    end: { topic: 'bidding', upTo: 5 },
  },
  chapters: ['bidding', 'today/the-game-today'],
  options: [RULE_BOOK_OPTION],
  usualLength: 10,
  usualSeconds: (level) => [5, 6, 7, 9, 12][level - 1] ?? 9,

  make: makeNextBidQuestion,

  ask(question) {
    const { by, kind, own, words } = question;
    switch (kind) {
      case 'turn':
      case 'end':
        return ASK_BID[kind];
      case 'answer':
        return ASK_BID.answer(own?.seat ?? 'V', by, rungsOf(by)[own?.rung ?? 0] ?? '');
      case 'least':
        return ASK_BID.least(standingOfTalk(words).turn?.from ?? 'M', by === 'suits' ? null : by);
    }
  },

  answer: rightChoice,

  grade(question, answer) {
    const right = answer === rightChoice(question);
    return { right, faults: right ? [] : [nextBidFault(question, answer)] };
  },

  say: ({ kind }, answer) => sayChoice(kind, answer),
  readAnswer: readChoice,

  explain: explainNextBid,

  picture({ by, words }) {
    const rungs = rungsOf(by);
    return words.slice(-3).map((word) => spokenWord(word, rungs, refusalOf(by)));
  },
};
