/** The drill about single cards: which one goes to the first trick? (Foster, p. 71–77, 106–119, 163–165, 177) */
import type { Card } from '../../../game/skat/cards.ts';
import { SEATS } from '../../../game/skat/seats.ts';
import type { Drill } from '../../drill.ts';
import { gameTrumps } from '../../game-trumps.ts';
import { CARD_ASKS, makeWhichCardQuestion } from './make.ts';
import { seatAt } from '../../../strategy/which-card/card-place.ts';
import { CARD_KIND_WORDS } from '#edition/strategy/which-card/card-place-words.ts';
import { sideOf } from './question.ts';
import type { WhichCardQuestion } from './question.ts';
import { WHICH_CARD_WORDS, askCard } from '#edition/practice/drills/which-card/which-card-words.ts';
import { byCardMeasure, byCardRule, cardFaults, compareCard } from './reasons.ts';
import { judgedCards } from './verdict.ts';

export const whichCard: Drill<WhichCardQuestion, Card> = {
  id: 'which-card',
  order: 90,
  ...WHICH_CARD_WORDS,
  kinds: CARD_KIND_WORDS,
  asks: CARD_ASKS,
  sections: {
    lead: 'solo-defence#what-to-lead',
    second: 'solo-second-hand#jack-on-jack',
    fatten: 'solo-fattening#with-which-cards-to-fatten',
    tenace: 'tenace#a-defenders-tenace',
    nullo: 'nullo#what-to-lead',
    declarer: 'solo-leading#lead-trumps',
    ramsch: 'ramsch#leading-jacks',
  },
  lesson: {},
  chapters: [
    'leading-in-tournee',
    'tenace',
    'solo-leading',
    'solo-defence',
    'solo-second-hand',
    'solo-fattening',
    'ramsch',
    'nullo',
  ],
  options: [],
  usualLength: 10,
  usualSeconds: (level) => 10 + 2 * level,

  make: makeWhichCardQuestion,

  ask(question) {
    const { declarer, game, table } = question;
    const own = seatAt(question);
    const moves = table.map((card, index) => {
      const seat = SEATS[index]!;
      const isPartner = declarer !== null && seat !== declarer;
      return { card, seat, isPartner, isLead: index === 0 };
    });
    return askCard({ own, side: sideOf(question), declarer, trumps: gameTrumps(game), moves });
  },

  answer: (question) => judgedCards(question)[0]!.card,

  grade(question, answer) {
    const judged = judgedCards(question);
    const own = judged.find(({ card }) => card === answer);
    if (own === undefined) throw new RangeError(`${answer} cannot be played here.`);
    const { right, standing } = own;
    if (!right) return { right, standing, faults: cardFaults(question, own, judged) };
    const notes = standing === 'certain' ? [] : compareCard(question, own, judged);
    return { right, standing, faults: [], notes };
  },

  say: (_, answer) => answer,

  explain: (question) => [...byCardRule(question), ...byCardMeasure(question)],

  picture: ({ hand, table }) => (table.length > 0 ? table : hand.slice(0, 4)),
};
