/** The drill on the middle of a hand: which card, at any trick, under today’s rules? */
import type { Card } from '../../../game/skat/cards.ts';
import { KINDS } from '../../../game/skat/contract.ts';
import { seatsFrom } from '../../../game/skat/seats.ts';
import type { Drill } from '../../drill.ts';
import { outOfHundred } from '../../measurement.ts';
import { gameTrumps } from '../../game-trumps.ts';
import { MID_HAND_ASKS, makeMidHandQuestion } from './make.ts';
import { AS_GOOD, WEIGHED_DEALS } from './pool.ts';
import type { CardShare, MidHandQuestion } from './question.ts';
import { bestCard, rankedCards } from './shares.ts';
import {
  MID_HAND_WORDS,
  askMidHand,
  sayBestCard,
  sayHowMeasured,
  sayWrongCard,
} from '#edition/practice/drills/mid-hand/mid-hand-words.ts';
import type { CardOfHundred } from '#edition/practice/drills/mid-hand/mid-hand-words.ts';

/** A card within this of the best is as sure as the best; chance alone can do so much. */
const SURE = 0.03;

const ofHundred = ({ card, share }: CardShare): CardOfHundred => ({
  card,
  share: outOfHundred(share),
});

export const midHand: Drill<MidHandQuestion, Card> = {
  id: 'mid-hand',
  order: 95,
  ...MID_HAND_WORDS,
  asks: MID_HAND_ASKS,
  sections: {
    'suit-declarer': 'today/declarer-in-a-suit-game#ruff-or-discard',
    'suit-defender': 'today/defending-together#fattening',
    'grand-declarer': 'today/playing-a-grand#the-jacks',
    'grand-defender': 'today/playing-a-grand#how-the-defenders-beat-a-grand',
    'null-declarer': 'today/null-and-open-null#which-suits-are-safe',
    'null-defender': 'today/null-and-open-null#how-the-defenders-beat-a-null',
  },
  lesson: {},
  chapters: ['today/declarer-in-a-suit-game', 'today/defending-together'],
  options: [],
  usualLength: 10,
  usualSeconds: (level) => 20 + 5 * level,

  make: makeMidHandQuestion,

  ask(question) {
    const { declarer, game, leader, seat, table, taken, tricks } = question;
    const order = seatsFrom(leader);
    const moves = table.map((card, index) => {
      const from = order[index]!;
      const isPartner = from !== declarer && seat !== declarer;
      return { card, seat: from, isPartner, isLead: index === 0 };
    });
    const isOpen = KINDS[game.kind].open;
    const trumps = gameTrumps(game);
    return askMidHand({ seat, declarer, trumps, isOpen, taken, tricks: tricks.length, moves });
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
      const isDeclarer = question.seat === question.declarer;
      const fault = sayWrongCard(ofHundred(own), ofHundred(best), isDeclarer);
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
    const isDeclarer = question.seat === question.declarer;
    return [
      sayBestCard(ofHundred(best), isDeclarer, alike),
      sayHowMeasured(WEIGHED_DEALS, question.deal),
    ];
  },

  picture: ({ hand, table }) => (table.length > 0 ? table : hand.slice(0, 4)),
};
