/** The drill about the conversation of the bidding: who speaks, and what may they say? (p. 48–57) */
import { lawWords } from '#edition/game/words/laws.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import { spokenWord } from '#edition/game/words/bidding.ts';
import { standingOfTalk } from '../../../game/skat/conversation.ts';
import type { Drill } from '../../drill.ts';
import { RULE_BOOK_OPTION } from '../../rule-books.ts';
import { explainNextBid, rightChoice } from './answer.ts';
import { nextBidFault } from './faults.ts';
import { NEXT_BID_ASKS, makeNextBidQuestion } from './make.ts';
import { NEXT_BID_KINDS, refusalOf, rungsOf } from './question.ts';
import type { NextBidQuestion } from './question.ts';

const seats = SEAT_WORDS;

export const nextBid: Drill<NextBidQuestion, string> = {
  id: 'next-bid',
  order: 60,
  title: 'The next bid',
  task: 'Follow the bidding: say who speaks next, what the answer to a bid is, and what may be bid.',
  levels: [
    'Who speaks next.',
    'The answer to a bid.',
    'The lowest bid that is allowed.',
    'All three, by numbers in the old rules too.',
    'The whole bidding: who is the declarer, and at what bid.',
  ],
  kinds: NEXT_BID_KINDS,
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
  primers: {
    turn: 'Mittelhand bids to Vorhand, who says yes or gives way. When one of the two has stopped, Hinterhand bids to the other.',
  },
  chapters: ['bidding', 'today/the-game-today'],
  options: [RULE_BOOK_OPTION],
  usualLength: 10,
  usualSeconds: (level) => [5, 6, 7, 9, 12][level - 1] ?? 9,

  make: makeNextBidQuestion,

  ask(question) {
    const { by, kind, own, words } = question;
    const { turn } = standingOfTalk(words);
    switch (kind) {
      case 'turn':
        return 'Who speaks next?';
      case 'answer': {
        const game = rungsOf(by)[own?.rung ?? 0] ?? '';
        const yours =
          by === 'suits' ? `your best game is in ${game}` : `your game is worth ${game}`;
        return `You are ${seats[own?.seat ?? 'V']}, and ${yours}. What do you say?`;
      }
      case 'least': {
        const speaker = seats[turn?.from ?? 'M'];
        const law = by === 'suits' ? '' : `, by ${lawWords(by).inText}`;
        return `${speaker} wants to bid. What is the lowest bid that ${speaker} may make${law}?`;
      }
      case 'end':
        return 'The bidding is over. Who is the declarer, and at what bid?';
    }
  },

  answer: rightChoice,

  grade(question, answer) {
    const right = answer === rightChoice(question);
    return { right, faults: right ? [] : [nextBidFault(question, answer)] };
  },

  say: (_, answer) => answer,

  explain: explainNextBid,

  picture({ by, words }) {
    const rungs = rungsOf(by);
    return words.slice(-3).map((word) => spokenWord(word, rungs, refusalOf(by)));
  },
};
