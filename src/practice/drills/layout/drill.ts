/**
 * The drill about putting cards away: which two of twelve go into the skat? (Foster, p. 60–69,
 * 153–154, 180)
 */
import { listed } from '#edition/game/words/lists.ts';
import type { Drill } from '../../drill.ts';
import { LAYOUT_WORDS, askPair } from '#edition/practice/drills/layout/layout-words.ts';
import { gameTrumps } from '../../game-trumps.ts';
import { LAYOUT_ASKS, makeLayoutQuestion } from './make.ts';
import type { LayoutAnswer, PairQuestion } from './question.ts';
import { byMeasure, byPrinciples, comparePair, faultsOf } from './reasons.ts';
import { judgedPairs } from './verdict.ts';
import { samePair } from '../../../game/skat/deal.ts';

export const layout: Drill<PairQuestion, LayoutAnswer> = {
  id: 'layout',
  order: 80,
  ...LAYOUT_WORDS,
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
  chapters: ['laying-out-for-the-skat', 'tournee-grand', 'gucki-grand'],
  options: [],
  usualLength: 10,
  usualSeconds: (level) => 12 + 2 * level,

  make: makeLayoutQuestion,

  ask: ({ declarer, game, pairs }) => askPair(declarer, gameTrumps(game), pairs === null),

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
