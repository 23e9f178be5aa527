/**
 * The drill about putting cards away: which two of twelve go into the skat? (Foster, p. 60–69,
 * 153–154, 180)
 */
import { listed } from '#edition/game/words/lists.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import type { Drill } from '../../drill.ts';
import { trumpClause } from '#edition/practice/trump-words.ts';
import { gameTrumps } from '../../game-trumps.ts';
import { LAYOUT_ASKS, makeLayoutQuestion } from './make.ts';
import { LAYOUT_KINDS } from './question.ts';
import type { LayoutAnswer, PairQuestion } from './question.ts';
import { byMeasure, byPrinciples, comparePair, faultsOf } from './reasons.ts';
import { judgedPairs } from './verdict.ts';
import { samePair } from '../../../game/skat/deal.ts';

export const layout: Drill<PairQuestion, LayoutAnswer> = {
  id: 'layout',
  order: 80,
  title: 'Putting away',
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
  asks: LAYOUT_ASKS,
  sections: {
    ten: 'laying-out-for-the-skat#safe-in-the-skat',
    suit: 'laying-out-for-the-skat#when-nothing-is-in-special-danger',
    trumps: 'laying-out-for-the-skat#high-trumps-in-danger',
    long: 'laying-out-for-the-skat#a-long-suit-in-danger',
    grand: 'gucki-grand#what-to-put-away',
    nullo: 'nullo#gucki-nullo',
  },
  lesson: { ten: { topic: 'putting-away', upTo: 2 } },
  primers: {
    ten: 'The declarer takes up the two cards of the skat and puts two others away. Their points count for the declarer, and nobody can take them.',
  },
  chapters: ['laying-out-for-the-skat', 'tournee-grand', 'gucki-grand'],
  options: [],
  usualLength: 10,
  usualSeconds: (level) => 12 + 2 * level,

  make: makeLayoutQuestion,

  ask({ declarer, game, pairs }) {
    const which = pairs === null ? 'Which two cards do' : 'Which of the three pairs do';
    return `You are ${SEAT_WORDS[declarer]}, the declarer, and ${trumpClause(gameTrumps(game))}. ${which} you put away?`;
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

  picture: ({ declarer, hands, pairs }) =>
    [...new Set(pairs?.flat() ?? hands[declarer])].slice(0, 4),
};
