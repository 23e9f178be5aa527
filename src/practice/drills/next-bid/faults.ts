/** Explains a wrong choice. */
import { standingOfTalk } from '../../../game/skat/conversation.ts';
import { NEXT_BID_FAULTS } from '#edition/practice/drills/next-bid/next-bid-words.ts';
import { declarerOf, sayChoice } from './choices.ts';
import { bidsOf, refusalOf, rungsOf } from './question.ts';
import type { NextBidQuestion } from './question.ts';

/** What is wrong with a choice, as a sentence. */
export function nextBidFault(question: NextBidQuestion, choice: string): string {
  const { by, kind, words } = question;
  const { player, rung } = standingOfTalk(words);
  const name = sayChoice(kind, choice);
  switch (kind) {
    case 'turn':
      return choice === 'nobody' ? NEXT_BID_FAULTS.notOver : NEXT_BID_FAULTS.notTurn(name);
    case 'answer':
      return choice === refusalOf(by) ? NEXT_BID_FAULTS.goodEnough : NEXT_BID_FAULTS.bound;
    case 'least': {
      if (choice === 'onlyPass') return NEXT_BID_FAULTS.notLast;
      const index = bidsOf(by).indexOf(choice);
      if (index < 0) return NEXT_BID_FAULTS.noValue(name);
      if (index <= rung) return NEXT_BID_FAULTS.notHigher(name);
      return NEXT_BID_FAULTS.enough(name, rungsOf(by)[rung + 1] ?? '');
    }
    case 'end': {
      const named = declarerOf(choice) ?? player;
      return named === player ? NEXT_BID_FAULTS.otherBid(player) : NEXT_BID_FAULTS.gaveWay(named);
    }
  }
}
