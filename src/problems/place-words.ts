/** Words for the place of a problem: the game, whose turn it is, the bidding. */
import { KINDS } from '../game/skat/contract.ts';
import type { SuitStyle } from '../game/words/cards.ts';
import { gameAtBid, gameInSentence } from '#edition/game/words/game-name.ts';
import { ORDINAL_WORDS } from '#edition/game/words/ordinals.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';
import type { Problem } from './problem.ts';

const seats = SEAT_WORDS;

/** Who plays what at which bid, and who the player is: comment text. */
export function gameSentences(problem: Problem, suits: SuitStyle = 'french'): string {
  const { isDeclarer, seat, view } = problem;
  const { bid, contract, declarer, law } = view;
  if (contract === null || declarer === null) return '';
  const name = gameInSentence(contract, law.id, suits);
  const isUnnamedHand = KINDS[contract.kind].skat === 'untouched' && !/hand/iu.test(name);
  const game = gameAtBid(isUnnamedHand ? `${name}, without the skat` : name, bid);
  return isDeclarer
    ? `You are ${seats[seat]}, the declarer. You play ${game}.`
    : `${seats[declarer]} plays ${game}. You are ${seats[seat]}, a defender.`;
}

/** What is asked: `You lead to the fourth trick. Which card?` */
export function askSentence({ view }: Problem): string {
  const trick = ORDINAL_WORDS[view.tricks.length] ?? '';
  return view.table.length === 0
    ? `You lead to the ${trick} trick. Which card?`
    : `It is your turn in the ${trick} trick. Which card?`;
}

/**
 * The bidding as it was heard, a climb in one: `Mittelhand 18 to 24, you yes, Mittelhand passes`; empty where
 * there was none.
 */
export function biddingWords({ seat, view }: Pick<Problem, 'seat' | 'view'>): string {
  const words: string[] = [];
  /** Who bids against whom, and from which number on. */
  let climb = null as { readonly pair: string; readonly from: number } | null;
  for (const [at, step] of view.bidding.entries()) {
    if (step.say === 'untold') {
      words.push('…');
      continue;
    }
    const own = step.seat === seat;
    const who = own ? 'you' : seats[step.seat];
    const answer = view.bidding[at + 1];
    if (step.say === 'bid' && answer?.say === 'yes') {
      const pair = `${step.seat} ${answer.seat}`;
      if (climb?.pair === pair) words.splice(-2);
      climb = { pair, from: climb?.pair === pair ? climb.from : step.amount };
      const upTo = climb.from === step.amount ? '' : ` to ${step.amount}`;
      words.push(
        `${who} ${climb.from}${upTo}`,
        `${answer.seat === seat ? 'you' : seats[answer.seat]} yes`,
      );
    } else if (step.say !== 'yes') {
      words.push(`${who} ${step.say === 'bid' ? step.amount : own ? 'pass' : 'passes'}`);
    }
  }
  return words.join(', ');
}
