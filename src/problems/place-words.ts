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
  const name = contractName({ ...contract, announced: null }, law.id, suits);
  const game = `${/^[aeiou]/iu.test(name) ? 'an' : 'a'} ${name
    .replace(/^Suit/u, 'suit')
    // Today’s Hand.
    .replace(/,? Hand$/u, ' from the hand')}`;
  const isHand = KINDS[contract.kind].skat === 'untouched';
  const more = [
    ...(isHand && !game.endsWith('hand') ? ['without the skat'] : []),
    ...(contract.announced === null ? [] : [`${contract.announced} announced`]),
  ];
  const at = bid === null ? [] : [`at a bid of ${bid}`];
  const plays =
    isHand || more.length > 0 ? [game, ...more, ...at].join(', ') : [game, ...at].join(' ');
  return isDeclarer
    ? `You are ${seats[seat]}, the declarer. You play ${plays}.`
    : `${seats[declarer]} plays ${plays}. You are ${seats[seat]}, a defender.`;
}

/** What is asked: `You lead to the fourth trick. Which card?` */
export function askSentence({ view }: Problem): string {
  const trick = ORDINAL_WORDS.en[view.tricks.length] ?? '';
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
