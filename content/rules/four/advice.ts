/** Advice on which the old books can be set beside each other: the declarer's, bidding and leading. */
import { ADVICE_FOR_DEFENDERS } from './advice-defence.ts';
import { ADVICE_ON_GRANDS } from './advice-grand.ts';
import type { AdviceOfFour } from './advice-of-four.ts';

const ADVICE_FOR_THE_DECLARER: readonly AdviceOfFour[] = [
  {
    id: 'what-makes-a-solo',
    title: 'What makes a Solo',
    foster: {
      says: 'Trumps, and the aces and tens beside them that will probably win: eight together.',
      href: '/manual/solo-bidding/#the-eight-rule',
    },
    eichhorn: {
      says: 'He counts nothing. Seven trumps, however strong, are in danger from three odd cards that are no aces.',
      href: '/shelf/eichhorn-hands/#the-rule-of-the-aces',
    },
    hoyle: {
      says: 'He counts nothing either; for a Tournee two matadors and one good suit.',
      href: '/shelf/hoyle-maxims/#the-tournee',
    },
    deals: {
      says: 'The line between a bid and a pass could stand nowhere else than at eight. But an ace is not as good as a trump.',
      href: '/proof/#the-eight-rule',
      holds: {
        T1: 'count 7 below 50; count 8 above 50; count 8, 4 trumps below count 8, 7 trumps',
      },
    },
    differ: 'Only Foster has a number for it, and the deals bear it out.',
  },
  {
    id: 'leading-trumps',
    title: 'Shall the declarer lead trumps?',
    foster: {
      says: 'Whenever there is a chance, unless all that are left are in one hand.',
      href: '/manual/solo-leading/#lead-trumps',
    },
    eichhorn: {
      says: 'On lead, with few exceptions. Not when they are too strong against you, and not when one opponent has none.',
      href: '/shelf/eichhorn-finesse/#finesse-lead-trumps',
    },
    hoyle: {
      says: 'Begin with them. Weak in trumps you need not always, but it is a confession.',
      href: '/shelf/hoyle-maxims/#as-declarer',
    },
    deals: {
      says: 'As a first lead it makes hardly a difference on the whole: the hand must tell.',
      href: '/proof/#lead-trumps',
      holds: { T11: '* below 2' },
    },
    differ: null,
  },
  {
    id: 'which-of-the-best-jacks',
    title: 'Which of the best jacks',
    foster: {
      says: 'Of the two best the second; of the three best, or all four, the lowest.',
      href: '/manual/solo-leading/#four-jacks-or-the-best-three',
    },
    eichhorn: {
      says: 'Of the two best the second, of the three best the smallest. It puzzles the next player.',
      href: '/shelf/eichhorn-finesse/#finesse-second-of-two-jacks',
    },
    hoyle: {
      says: 'Of the three best the lowest: somebody may put a ten on it.',
      href: '/shelf/hoyle-maxims/#as-declarer',
    },
    deals: {
      says: 'To open cards neighbouring jacks are all one. It is a bait, and baits cannot be measured so.',
      href: '/proof/#which-jack',
      holds: {
        T10: 'CJ SJ, CJ level with CJ SJ, SJ; CJ SJ HJ, CJ level with CJ SJ HJ, HJ; CJ SJ HJ DJ, CJ level with CJ SJ HJ DJ, DJ',
      },
    },
    differ: null,
  },
  {
    id: 'one-jack',
    title: 'With a single jack',
    foster: {
      says: 'With ace, ten and small trumps beside it lead the small ones first. A jack is two points.',
      href: '/manual/solo-leading/#one-jack',
    },
    eichhorn: {
      says: 'The small ones first, and the jack towards the end. In a Grand he leads his one jack at once.',
      href: '/shelf/eichhorn-finesse/#finesse-one-jack-and-four',
    },
    hoyle: null,
    deals: {
      says: 'A small trump is better, most of all when the single jack is that of spades.',
      href: '/proof/#which-jack',
      holds: {
        T10: 'CJ, small trump below CJ, CJ; SJ, small trump below SJ, SJ; SJ, SJ above CJ, CJ',
      },
    },
    differ: null,
  },
  {
    id: 'ten-and-king',
    title: 'Leading from ten and king',
    foster: {
      says: 'As a defender, with others beside them: the king. It wins or drives out the ace.',
      href: '/manual/solo-defence/#what-to-lead',
    },
    eichhorn: {
      says: 'As declarer, with just the two: the ten. If the king goes first, the ace waits for the ten.',
      href: '/shelf/eichhorn-finesse/#finesse-ten-and-king',
    },
    hoyle: {
      says: 'Do not touch a suit in which your ten has one guard.',
      href: '/shelf/hoyle-maxims/#against-the-declarer',
    },
    deals: {
      says: 'For the defenders’ first lead Foster’s king holds.',
      href: '/proof/#the-first-lead',
      holds: {
        T12: 'against H, king from ten-king below against H, ten from ten-king; against M, king from ten-king below against M, ten from ten-king',
      },
    },
    differ:
      'The king, the ten, or neither. The first two are for different hands; Hoyle would rather wait.',
  },
  {
    id: 'laying-out-high-cards',
    title: 'What to put away',
    foster: {
      says: 'What is in danger, and nothing else. No ace without its ten, but for the ace of trumps.',
      href: '/manual/laying-out-for-the-skat/#safe-in-the-skat',
    },
    eichhorn: {
      says: 'From ace, ten and king of a long suit both high cards; the ten alone if two tricks are to be had. High trumps, if you are weak in trumps.',
      href: '/shelf/eichhorn-finesse/#finesse-weak-in-trumps',
    },
    hoyle: {
      says: 'A ten that you cannot be sure of: 51 and 10 are 61. It is everything in Skat.',
      href: '/shelf/hoyle-the-game/#the-simple-game-worked',
    },
    deals: {
      says: 'Foster’s rules, one by one, and what they bring.',
      href: '/proof/#laying-out',
    },
    differ: null,
  },
];

/** All of it. */
export const ADVICE_OF_FOUR: readonly AdviceOfFour[] = [
  ...ADVICE_FOR_THE_DECLARER,
  ...ADVICE_ON_GRANDS,
  ...ADVICE_FOR_DEFENDERS,
];
