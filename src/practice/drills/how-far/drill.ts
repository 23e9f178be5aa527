/** The drill on today’s bidding: would you say 18, hold 22, and how far would you go? */
import { signed } from '../../../game/words/figures.ts';
import { listed } from '#edition/game/words/lists.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import { todaysCounts } from '../../../strategy/bidding/todays-count.ts';
import { sayTodaysCounts } from '#edition/strategy/bidding/todays-count-words.ts';
import { gainOf, limitOf, tellingGains } from '../../../strategy/players/bid/gain.ts';
import type { Drill } from '../../drill.ts';
import { answerHowFar, gradeHowFar } from './answer.ts';
import { HOW_FAR_ASKS, makeHowFarQuestion } from './make.ts';
import { HOW_FAR_KINDS } from './question.ts';
import type { HowFarQuestion } from './question.ts';
import { sayWorth } from './worth.ts';

const seats = SEAT_WORDS;

/** What the hand brings at some numbers, in points of the list. */
function sayGain({ hand, number, seat }: HowFarQuestion): string {
  const gain = gainOf(hand, seat);
  const at = tellingGains(gain, limitOf(gain), number).map(
    (one) => `${signed(one.points)} at ${one.number}`,
  );
  return `On average a bid brings the declarer so many points of the list: ${listed(at)}. A pass brings nothing.`;
}

export const howFar: Drill<HowFarQuestion, string> = {
  id: 'how-far',
  order: 65,
  title: 'How far do you bid?',
  task: 'Judge ten cards by today’s rules: say 18 or pass, hold a number or not, and how far you would go.',
  levels: [
    'Say 18, or pass: clear hands.',
    'Doubtful hands too.',
    'Another has said a number. Do you hold it?',
    'How far you would go.',
    'Hands without the jack of clubs, where the skat can take matadors away.',
  ],
  kinds: HOW_FAR_KINDS,
  asks: HOW_FAR_ASKS,
  sections: {
    begin: 'today/what-is-my-hand-worth#count-a-suit-game',
    hold: 'today/what-is-my-hand-worth#how-far-to-bid',
    limit: 'today/what-is-my-hand-worth#with-or-without',
  },
  lesson: { begin: { topic: 'bidding', upTo: 1 } },
  primers: {
    begin:
      'The player who becomes the declarer takes up the skat, puts two cards away and then names a game. A bid of 18 must be made good by a game of that value or more, and a lost game costs twice its value.',
  },
  chapters: ['today/what-is-my-hand-worth'],
  options: [],
  usualLength: 10,
  usualSeconds: (level) => (level <= 2 ? 8 : 12),

  make: makeHowFarQuestion,

  ask({ kind, number, seat }) {
    const you = `You are ${seats[seat]}`;
    switch (kind) {
      case 'begin':
        return `${you}, and nobody has bid. Do you say ${number}?`;
      case 'hold':
        return `${you}, and another player says ${number}. Do you hold it?`;
      case 'limit':
        return `${you}. How far do you bid?`;
    }
  },

  answer: answerHowFar,
  grade: gradeHowFar,
  say: (_, answer) => answer,

  explain: (question) => [
    sayTodaysCounts(todaysCounts(question.hand)),
    sayWorth(question.hand, question.seat),
    sayGain(question),
  ],

  picture: ({ hand }) => hand.slice(0, 5),
};
