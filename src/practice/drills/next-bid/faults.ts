/** Explains a wrong choice. */
import { standingOfTalk } from '../../../game/skat/conversation.ts';
import { SEATS } from '../../../game/skat/seats.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import { NOBODY, ONLY_PASS, rightChoice } from './answer.ts';
import { refusalOf, rungsOf } from './question.ts';
import type { NextBidQuestion } from './question.ts';

const seats = SEAT_WORDS;

/** What is wrong with a choice, as a sentence. */
export function nextBidFault(question: NextBidQuestion, choice: string): string {
  const { by, kind, words } = question;
  const { player, rung } = standingOfTalk(words);
  const rungs = rungsOf(by);
  switch (kind) {
    case 'turn':
      return choice === NOBODY
        ? 'The bidding is not over yet.'
        : `It is not ${choice}’s turn to speak.`;
    case 'answer':
      return choice === refusalOf(by)
        ? 'Your game is good enough to go on.'
        : 'With “yes” you would be bound to a game that you do not have.';
    case 'least': {
      if (choice === ONLY_PASS) return 'A higher bid is still possible.';
      const index = rungs.findIndex((name) => name.toLowerCase() === choice.toLowerCase());
      if (index < 0) return `No game is worth ${choice}, so it is no bid.`;
      if (index <= rung) return `${choice} is no higher than the bid that stands.`;
      return `${choice} may be bid, but ${rightChoice(question).toLowerCase()} is enough.`;
    }
    case 'end': {
      const named = SEATS.find((seat) => choice.startsWith(seats[seat]));
      return named === player
        ? `${seats[player]} is the declarer, but at another bid.`
        : `${named === undefined ? choice : seats[named]} has given way.`;
    }
  }
}
