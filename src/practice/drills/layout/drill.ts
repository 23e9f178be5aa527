/**
 * The drill about putting cards away: which two of twelve go into the skat? (Foster, p. 60–69,
 * 153–154, 180)
 */
import { SUIT_WORDS } from '../../../game/words/cards.ts';
import { listed } from '../../../game/words/lists.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import type { Game } from '../../../game/skat/order.ts';
import type { Drill } from '../../drill.ts';
import { makeLayoutQuestion } from './make.ts';
import { isNullo } from '../../../strategy/layout/nullo.ts';
import { LAYOUT_KINDS } from './question.ts';
import type { LayoutAnswer, PairQuestion } from './question.ts';
import { byMeasure, byPrinciples, comparePair, faultsOf } from './reasons.ts';
import { judgedPairs } from './verdict.ts';
import { samePair } from '../../../game/skat/deal.ts';

export const layout: Drill<PairQuestion, LayoutAnswer> = {
  id: 'layout',
  order: 80,
  title: 'Laying out',
  task: 'Put two of your twelve cards away.',
  levels: [
    'Three pairs to choose from.',
    'Any two of the twelve: tens that could be caught.',
    'A whole suit that can go.',
    'High trumps in danger.',
    'Long suits in danger.',
    'Grand and Nullo, which have rules of their own.',
  ],
  kinds: LAYOUT_KINDS,
  sections: {
    ten: 'laying-out-for-the-skat#safe-in-the-skat',
    suit: 'laying-out-for-the-skat#when-nothing-is-in-special-danger',
    trumps: 'laying-out-for-the-skat#high-trumps-in-danger',
    long: 'laying-out-for-the-skat#a-long-suit-in-danger',
    grand: 'gucki-grand#what-to-put-away',
    nullo: 'nullo#gucki-nullo',
  },
  chapters: ['laying-out-for-the-skat', 'tournee-grand', 'gucki-grand'],
  options: [],
  usualLength: 10,
  usualSeconds: (level) => 12 + 2 * level,

  make: makeLayoutQuestion,

  ask({ declarer, game, pairs }) {
    const which = pairs === null ? 'Which two cards do' : 'Which of the three pairs do';
    return `You are ${SEAT_WORDS.en[declarer]} and play ${contractWord(game)}. ${which} you put away?`;
  },

  answer: (question) => judgedPairs(question)[0]!.layout,

  grade(question, answer) {
    const judged = judgedPairs(question);
    const own = judged.find(({ layout: pair }) => samePair(pair, answer));
    if (own === undefined) throw new RangeError(`${listed(answer)} cannot be put away here.`);
    const { right, standing } = own;
    if (!right) {
      const faults = [...faultsOf(question, own, judged[0]!), ...comparePair(own, judged)];
      return { right, standing, faults };
    }
    const notes = standing === 'certain' ? [] : comparePair(own, judged);
    return { right, standing, faults: [], notes };
  },

  say: (_, answer) => listed(answer),

  explain: (question) => [...byPrinciples(question), ...byMeasure(question)],
};

function contractWord(game: Game): string {
  if (game.trump !== null) return `a Tournee in ${SUIT_WORDS.en.french[game.trump]}`;
  return isNullo(game) ? 'a Gucki Nullo' : 'a Grand';
}
