/** The drill about single cards: which one goes to the first trick? (Foster, p. 71–77, 106–119, 163–165, 177) */
import { SUIT_WORDS } from '../../../game/words/cards.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import type { Card } from '../../../game/skat/cards.ts';
import { SEATS } from '../../../game/skat/seats.ts';
import type { Drill } from '../../drill.ts';
import { makeWhichCardQuestion } from './make.ts';
import { CARD_KINDS, seatAt } from '../../../strategy/which-card/card-place.ts';
import type { WhichCardQuestion } from './question.ts';
import { byCardMeasure, byCardRule, cardFaults, compareCard } from './reasons.ts';
import { judgedCards } from './verdict.ts';

const seats = SEAT_WORDS.en;

export const whichCard: Drill<WhichCardQuestion, Card> = {
  id: 'which-card',
  order: 90,
  title: 'Which card?',
  task: 'It is the first trick: choose the card with which you lose the fewest games.',
  levels: [
    'The first lead against a Solo.',
    'Third hand: what to give to the partner’s trick.',
    'Second hand; and as the declarer, the first lead.',
    'The first lead with a tenace.',
    'The first lead against a Nullo; a Ramsch.',
  ],
  kinds: CARD_KINDS,
  sections: {
    lead: 'solo-defence#what-to-lead',
    second: 'solo-second-hand#jack-on-jack',
    fatten: 'solo-fattening#with-which-cards-to-fatten',
    tenace: 'tenace#a-defenders-tenace',
    nullo: 'nullo#what-to-lead',
    declarer: 'solo-leading#lead-trumps',
    ramsch: 'ramsch#leading-jacks',
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
    const trump = game.trump === null ? 'a Nullo' : `a Solo in ${SUIT_WORDS.en.french[game.trump]}`;
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
    if (declarer === own) return `You are ${seats[own]} and play ${trump}. ${which}`;
    return `You are ${seats[own]} and defend; ${seats[declarer]} plays ${trump}${moves}. ${which}`;
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
};
