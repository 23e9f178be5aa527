/** The drill about the conversation of the bidding: who speaks, and what may they say? (p. 48–57) */
import { lawWords } from '../../../game/words/laws.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import { standingOfTalk } from '../../../game/skat/conversation.ts';
import type { Drill } from '../../drill.ts';
import { RULE_BOOK_OPTION } from '../../rule-books.ts';
import { explainNextBid, rightChoice } from './answer.ts';
import { nextBidFault } from './faults.ts';
import { makeNextBidQuestion } from './make.ts';
import { NEXT_BID_KINDS, rungsOf } from './question.ts';
import type { NextBidQuestion } from './question.ts';

const seats = SEAT_WORDS.en;

export const nextBid: Drill<NextBidQuestion, string> = {
  id: 'next-bid',
  order: 60,
  title: 'The next bid',
  task: 'Follow the talk of the bidding: say whose word it is, what yes and no mean, and what may be offered.',
  levels: [
    'By suits: whose word it is.',
    'What yes and no mean.',
    'The least suit that may be offered.',
    'By numbers, as the rule book has them.',
    'The whole talk: who has the play, and at what.',
  ],
  kinds: NEXT_BID_KINDS,
  sections: {
    turn: 'bidding#who-speaks-to-whom',
    answer: 'bidding#what-yes-and-no-mean',
    least: 'bidding#up-but-never-back',
    end: 'bidding#the-rules-of-the-conversation',
  },
  chapters: ['bidding'],
  options: [RULE_BOOK_OPTION],
  usualLength: 10,
  usualSeconds: (level) => [5, 6, 7, 9, 12][level - 1] ?? 9,

  make: makeNextBidQuestion,

  ask(question) {
    const { by, kind, own, words } = question;
    const { turn } = standingOfTalk(words);
    switch (kind) {
      case 'turn':
        return 'Who has the word now?';
      case 'answer': {
        const game = rungsOf(by)[own?.rung ?? 0] ?? '';
        const yours =
          by === 'suits' ? `your best game is in ${game}` : `your game is worth ${game}`;
        return `You are ${seats[own?.seat ?? 'V']}, and ${yours}. What do you say?`;
      }
      case 'least': {
        const speaker = seats[turn?.from ?? 'M'];
        const law = by === 'suits' ? '' : `, by ${lawWords(by).inText}`;
        return `${speaker} wants to bid. What is the least that ${speaker} may offer${law}?`;
      }
      case 'end':
        return 'The bidding is over. Who has the play, and at what?';
    }
  },

  answer: rightChoice,

  grade(question, answer) {
    const right = answer === rightChoice(question);
    return { right, faults: right ? [] : [nextBidFault(question, answer)] };
  },

  say: (_, answer) => answer,

  explain: explainNextBid,
};
