/** The drill on today’s bidding: would you say 18, hold 22, and how far would you go? */
import { todaysCounts } from '../../../strategy/bidding/todays-count.ts';
import { sayTodaysCounts } from '#edition/strategy/bidding/todays-count-words.ts';
import { gainOf, limitOf, tellingGains } from '../../../strategy/players/bid/gain.ts';
import type { Drill } from '../../drill.ts';
import { answerHowFar, gradeHowFar } from './answer.ts';
import { HOW_FAR_ASKS, makeHowFarQuestion } from './make.ts';
import type { HowFarQuestion } from './question.ts';
import {
  HOW_FAR_WORDS,
  askHowFar,
  sayBid,
  sayGain,
} from '#edition/practice/drills/how-far/how-far-words.ts';
import { sayWorth } from './worth.ts';

export const howFar: Drill<HowFarQuestion, string> = {
  id: 'how-far',
  order: 65,
  ...HOW_FAR_WORDS,
  asks: HOW_FAR_ASKS,
  sections: {
    begin: 'today/what-is-my-hand-worth#count-a-suit-game',
    hold: 'today/what-is-my-hand-worth#how-far-to-bid',
    limit: 'today/what-is-my-hand-worth#with-or-without',
  },
  lesson: { begin: { topic: 'bidding', upTo: 1 } },
  chapters: ['today/what-is-my-hand-worth'],
  options: [],
  usualLength: 10,
  usualSeconds: (level) => (level <= 2 ? 8 : 12),

  make: makeHowFarQuestion,

  ask: ({ kind, number, seat }) => askHowFar(kind, seat, number),

  answer: answerHowFar,
  grade: gradeHowFar,
  say: (_, answer) => sayBid(answer),
  // Earlier versions stored a choice as it was spoken in English.
  readAnswer: (stored) => stored.toLowerCase(),

  explain({ hand, number, seat }) {
    const gain = gainOf(hand, seat);
    return [
      sayTodaysCounts(todaysCounts(hand)),
      sayWorth(hand, seat),
      sayGain(tellingGains(gain, limitOf(gain), number)),
    ];
  },

  picture: ({ hand }) => hand.slice(0, 5),
};
