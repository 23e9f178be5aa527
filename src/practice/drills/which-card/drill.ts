/** The drill about single cards: which one goes to the first trick? (Foster, p. 71–77, 106–119, 163–165, 177) */
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import type { Card } from '../../../game/skat/cards.ts';
import { SEATS } from '../../../game/skat/seats.ts';
import type { Drill } from '../../drill.ts';
import { saysTrumps } from '../../trump-words.ts';
import { CARD_ASKS, makeWhichCardQuestion } from './make.ts';
import { seatAt } from '../../../strategy/which-card/card-place.ts';
import { CARD_KIND_WORDS } from '#edition/strategy/which-card/card-place-words.ts';
import type { WhichCardQuestion } from './question.ts';
import { byCardMeasure, byCardRule, cardFaults, compareCard } from './reasons.ts';
import { judgedCards } from './verdict.ts';

const seats = SEAT_WORDS;

export const whichCard: Drill<WhichCardQuestion, Card> = {
  id: 'which-card',
  order: 90,
  title: 'Which card?',
  task: 'It is the first trick: choose the card with which you lose the fewest games.',
  levels: [
    'The first lead against a declarer who plays without the skat.',
    'Third hand: what to give to the partner’s trick.',
    'Second hand; and as the declarer, the first lead.',
    'The first lead with a tenace.',
    'The first lead against a Nullo; a Ramsch.',
  ],
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
  primers: {
    lead: 'The two defenders play together against the declarer, who has not taken up the skat and needs 61 of the 120 points. The defender who leads does not see the partner’s cards.',
  },
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
    const played = table.map((card, index) => {
      const seat = SEATS[index]!;
      const who =
        declarer === null || seat === declarer ? seats[seat] : `your partner ${seats[seat]}`;
      return index === 0 ? `${who} leads ${card}` : `${who} plays ${card}`;
    });
    const moves = played.length === 0 ? '' : `: ${played.join(', ')}`;
    const which = table.length === 0 ? 'Which card do you lead?' : 'Which card do you play?';
    const own = seatAt(question);
    if (declarer === null) return `You are ${seats[own]} in a Ramsch${moves}. ${which}`;
    const trumps = `${saysTrumps(game)}.`;
    if (declarer === own)
      return `${trumps} You are ${seats[own]}, the declarer, and play without the skat. ${which}`;
    return `${trumps} ${seats[declarer]} is the declarer and plays without the skat. You are ${seats[own]} and defend${moves}. ${which}`;
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
