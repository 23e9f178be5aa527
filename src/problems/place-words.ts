/** Words for the place of a problem: the game, whose turn it is, the bidding. */
import { KINDS } from '../game/skat/contract.ts';
import type { SuitStyle } from '../game/words/cards.ts';
import { contractName } from '../game/words/game-name.ts';
import { ORDINAL_WORDS } from '../game/words/ordinals.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';
import type { Problem } from './problem.ts';

const seats = SEAT_WORDS.en;

/** Who plays what at which bid, and who the player is: comment text. */
export function gameSentences(problem: Problem, suits: SuitStyle = 'french'): string {
  const { isDeclarer, seat, view } = problem;
  const { bid, contract, declarer, law } = view;
  if (contract === null || declarer === null) return '';
  const name = contractName(contract, law.id, suits).replace(/^Suit game/u, 'a suit game');
  const at = bid === null ? '' : ` at a bid of ${bid}`;
  const isHand = KINDS[contract.kind].skat === 'untouched';
  const hand = isHand && !name.includes('Hand') ? ', without the skat' : '';
  return isDeclarer
    ? `You are ${seats[seat]}, the declarer. You play ${name}${hand}${at}.`
    : `${seats[declarer]} plays ${name}${hand}${at}. You are ${seats[seat]}, a defender.`;
}

/** What is asked: `You lead to the fourth trick. Which card?` */
export function askSentence({ view }: Problem): string {
  const trick = ORDINAL_WORDS.en[view.tricks.length] ?? '';
  return view.table.length === 0
    ? `You lead to the ${trick} trick. Which card?`
    : `It is your turn in the ${trick} trick. Which card?`;
}

/** The bidding as it was heard: `Mittelhand 18, Vorhand yes, Mittelhand passes`; empty where there was none. */
export function biddingWords({ seat, view }: Problem): string {
  return view.bidding
    .map((step) => {
      if (step.say === 'untold') return '…';
      const own = step.seat === seat;
      const who = own ? 'you' : seats[step.seat];
      if (step.say === 'bid') return `${who} ${step.amount}`;
      return `${who} ${step.say === 'yes' ? 'yes' : own ? 'pass' : 'passes'}`;
    })
    .join(', ');
}
