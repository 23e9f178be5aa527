/** Explains a wrong choice. */
import { standingOfTalk } from '../../../game/skat/conversation.ts';
import { SEATS } from '../../../game/skat/seats.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import { BID_CHOICES, NEXT_BID_FAULTS } from '#edition/practice/drills/next-bid/next-bid-words.ts';
import { refusalOf, rungsOf } from './question.ts';
import type { NextBidQuestion } from './question.ts';

/** What is wrong with a choice, as a sentence. */
export function nextBidFault(question: NextBidQuestion, choice: string): string {
  const { by, kind, words } = question;
  const { player, rung } = standingOfTalk(words);
  const rungs = rungsOf(by);
  switch (kind) {
    case 'turn':
      return choice === BID_CHOICES.nobody
        ? NEXT_BID_FAULTS.notOver
        : NEXT_BID_FAULTS.notTurn(choice);
    case 'answer':
      return choice === BID_CHOICES[refusalOf(by)]
        ? NEXT_BID_FAULTS.goodEnough
        : NEXT_BID_FAULTS.bound;
    case 'least': {
      if (choice === BID_CHOICES.onlyPass) return NEXT_BID_FAULTS.notLast;
      const index = rungs.findIndex((name) => name.toLowerCase() === choice.toLowerCase());
      if (index < 0) return NEXT_BID_FAULTS.noValue(choice);
      if (index <= rung) return NEXT_BID_FAULTS.notHigher(choice);
      return NEXT_BID_FAULTS.enough(choice, rungs[rung + 1] ?? BID_CHOICES.onlyPass);
    }
    case 'end': {
      const named = SEATS.find((seat) => choice.startsWith(SEAT_WORDS[seat]));
      return named === player
        ? NEXT_BID_FAULTS.otherBid(player)
        : NEXT_BID_FAULTS.gaveWay(named === undefined ? choice : SEAT_WORDS[named]);
    }
  }
}
