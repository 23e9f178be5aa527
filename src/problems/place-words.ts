/** Words for what a player knows at the place of a problem: the aim, the game, the bidding, the points. */
import { sumPoints } from '../game/skat/cards.ts';
import { KINDS } from '../game/skat/contract.ts';
import type { SuitStyle } from '../game/words/cards.ts';
import { contractName } from '../game/words/game-name.ts';
import { ORDINAL_WORDS } from '../game/words/ordinals.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';
import type { Problem } from './problem.ts';

const seats = SEAT_WORDS.en;

/** The points from which on the declarer is out of schneider, and no longer plays only for the game. */
const SCHNEIDER = 89;

/** The aim in a few words: `Win it`, `Make schneider`. */
export function aimWords({ aim, goal, isDeclarer }: Problem): string {
  switch (aim) {
    case 'win':
      return 'Win it';
    case 'beat':
      return 'Beat it';
    case 'sixty':
      return 'Keep them at sixty';
    case 'count-out':
      return 'Count it out';
    case 'schneider': {
      const isHigh = 'points' in goal && goal.points >= SCHNEIDER;
      if (isDeclarer) return isHigh ? 'Make schneider' : 'Get out of schneider';
      return isHigh ? 'Get out of schneider' : 'Make them schneider';
    }
  }
}

/** What comes to the aim: a sentence, of what the player can count. */
export function goalSentence(problem: Problem): string {
  const { aim, goal, isDeclarer, view } = problem;
  const words = (): string => {
    if (!('points' in goal)) {
      if (goal.tricks === 'all') {
        return isDeclarer ? 'You must take every trick.' : 'One trick of yours is enough.';
      }
      return isDeclarer ? 'You must take no trick.' : 'The declarer must take no trick.';
    }
    const own = pointsTaken(problem);
    const needed = isDeclarer ? goal.points : 121 - goal.points;
    const side = isDeclarer ? 'You have' : 'Your side has';
    const away = isDeclarer && view.layout !== null ? ', the two cards put away included,' : '';
    return own === 0
      ? `${isDeclarer ? 'You need' : 'Your side needs'} ${needed} points.`
      : `${side}${away === '' ? '' : away} ${own} of the ${needed} points that it takes.`;
  };
  const one = aim === 'count-out' ? ' One plan wins wherever the cards lie.' : '';
  return `${words()}${one}`;
}

/** The points of the player’s side in the tricks so far; the declarer’s with the cards put away. */
export function pointsTaken({ isDeclarer, view }: Problem): number {
  const own = view.tricks.filter(({ winner }) => (winner === view.declarer) === isDeclarer);
  const away = isDeclarer ? (view.layout ?? []) : [];
  return sumPoints([...own.flatMap(({ cards }) => cards), ...away]);
}

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
