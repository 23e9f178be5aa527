/** The drill on the middle of a hand: which card, at any trick, under today’s rules? */
import type { Card } from '../../../game/skat/cards.ts';
import { KINDS } from '../../../game/skat/contract.ts';
import type { Game } from '../../../game/skat/order.ts';
import { seatsFrom } from '../../../game/skat/seats.ts';
import { listed } from '#edition/game/words/lists.ts';
import { ORDINAL_WORDS } from '#edition/game/words/ordinals.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import type { Drill } from '../../drill.ts';
import { outOfHundred } from '../../measurement.ts';
import { saysTrumps } from '#edition/practice/trump-words.ts';
import { gameTrumps } from '../../game-trumps.ts';
import { MID_HAND_ASKS, makeMidHandQuestion } from './make.ts';
import { AS_GOOD, WEIGHED_DEALS } from './pool.ts';
import { MID_HAND_KINDS } from './question.ts';
import type { MidHandQuestion } from './question.ts';
import { bestCard, rankedCards, wellWords } from './words.ts';

const seats = SEAT_WORDS;

/** A card within this of the best is as sure as the best; chance alone can do so much. */
const SURE = 0.03;

/** What is played, in today’s words: `Clubs are trumps`, `The game is open Null`. */
function saysGame(game: Game): string {
  const { open, trumps } = KINDS[game.kind];
  return trumps === 'none'
    ? `The game is ${open ? 'open Null' : 'Null'}`
    : saysTrumps(gameTrumps(game));
}

export const midHand: Drill<MidHandQuestion, Card> = {
  id: 'mid-hand',
  order: 95,
  title: 'In the middle of the hand',
  task: 'Choose a card at any trick of a hand played by today’s rules, from what you have seen.',
  levels: [
    'Suit games, where one card is far ahead.',
    'Grands as well.',
    'Nulls as well, and closer choices.',
  ],
  kinds: MID_HAND_KINDS,
  asks: MID_HAND_ASKS,
  sections: {
    'suit-declarer': 'today/declarer-in-a-suit-game#ruff-or-discard',
    'suit-defender': 'today/defending-together#fattening',
    'grand-declarer': 'today/playing-a-grand#the-jacks',
    'grand-defender': 'today/playing-a-grand#how-the-defenders-beat-one',
    'null-declarer': 'today/null-and-open-null#which-suits-are-safe',
    'null-defender': 'today/null-and-open-null#how-the-defenders-beat-one',
  },
  lesson: {},
  primers: {
    'suit-declarer':
      'The declarer took up the skat, put two cards away, whose points count, and needs 61 of the 120 points.',
    'suit-defender':
      'The two defenders play together against the declarer, who took up the skat and needs 61 of the 120 points. Neither sees the other’s cards.',
  },
  chapters: ['today/declarer-in-a-suit-game', 'today/defending-together'],
  options: [],
  usualLength: 10,
  usualSeconds: (level) => 20 + 5 * level,

  make: makeMidHandQuestion,

  ask(question) {
    const { declarer, game, leader, seat, table, taken, tricks } = question;
    const order = seatsFrom(leader);
    const own = seat === declarer;
    const you = own
      ? `You are ${seats[seat]}, the declarer${taken ? '' : ', and left the skat alone'}`
      : `${seats[declarer]} is the declarer${taken ? '' : ' and left the skat alone'}. You are ${seats[seat]} and defend`;
    const trick = `${ORDINAL_WORDS[tricks.length] ?? ''} trick`;
    const played = table.map((card, index) => {
      const from = order[index]!;
      const who = from === declarer || own ? seats[from] : `your partner ${seats[from]}`;
      return index === 0 ? `${who} leads ${card}` : `${who} plays ${card}`;
    });
    const moves =
      played.length === 0
        ? `You lead to the ${trick}. Which card?`
        : `In the ${trick} ${played.join(' and ')}. Which card do you play?`;
    return `${saysGame(game)}. ${you}. ${moves}`;
  },

  answer: bestCard,

  grade(question, answer) {
    const [best] = rankedCards(question);
    const own = question.shares.find(({ card }) => card === answer);
    if (best === undefined || own === undefined) {
      throw new RangeError(`${answer} cannot be played here.`);
    }
    const behind = best.share - own.share;
    if (behind > AS_GOOD) {
      const fault = `With ${answer} ${wellWords(question)} in ${outOfHundred(own.share)} of 100 deals, with ${best.card} in ${outOfHundred(best.share)}.`;
      return { right: false, standing: 'wrong', faults: [fault] };
    }
    return { right: true, standing: behind <= SURE ? 'certain' : 'good', faults: [] };
  },

  say: (_, answer) => answer,

  explain(question) {
    const [best] = rankedCards(question);
    if (best === undefined) return [];
    const alike = question.shares
      .filter(({ card, share }) => card !== best.card && best.share - share <= AS_GOOD)
      .map(({ card }) => card);
    const also = alike.length === 0 ? '' : ` As good: ${listed(alike)}.`;
    return [
      `With ${best.card} ${wellWords(question)} in ${outOfHundred(best.share)} of 100 deals.${also}`,
      `We imagined up to ${WEIGHED_DEALS} deals that agree with all you have seen, as often as the bidding and the play make each likely, and played them out with all cards open. The same card led in both halves of them, and in deals where the bidding did not count. The deal is number ${question.deal}.`,
    ];
  },

  picture: ({ hand, table }) => (table.length > 0 ? table : hand.slice(0, 4)),
};
