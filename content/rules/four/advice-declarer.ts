/** Advice to the declarer, bidding and leading, on which the old books can be set beside each other. */
import type { AdviceOfFour } from './advice-of-four.ts';

export const ADVICE_FOR_THE_DECLARER: readonly AdviceOfFour[] = [
  {
    id: 'what-makes-a-solo',
    title: 'What makes a Solo',
    foster: {
      says: 'Your trumps, and the aces and tens beside them that will probably win, should make eight.',
      href: '/manual/solo-bidding/#the-eight-rule',
    },
    eichhorn: {
      says: 'He does not count. Seven trumps, however strong, are in danger if the three other cards are not aces.',
      href: '/shelf/eichhorn-hands/#the-rule-of-the-aces',
    },
    hoyle: {
      says: 'He does not count either. For a Tournee he wants two matadors and one good suit.',
      href: '/shelf/hoyle-maxims/#the-tournee',
    },
    deals: {
      says: 'Eight is the right line between a bid and a pass. But an ace is not worth as much as a trump.',
      href: '/proof/#the-eight-rule',
      holds: {
        T1: 'count 7 below 50; count 8 above 50; count 8, 4 trumps below count 8, 7 trumps',
      },
    },
    differ: 'Only Foster gives a number, and the deals bear it out.',
  },
  {
    id: 'leading-trumps',
    title: 'Whether the declarer should lead trumps',
    foster: {
      says: 'Lead them whenever you can, unless all that are left are in one hand.',
      href: '/manual/solo-leading/#lead-trumps',
    },
    eichhorn: {
      says: 'Lead them, with few exceptions: not if the trumps against you are too strong, and not if one opponent has none.',
      href: '/shelf/eichhorn-finesse/#finesse-lead-trumps',
    },
    hoyle: {
      says: 'Begin with them. If you are weak in trumps you need not, but then you show your weakness.',
      href: '/shelf/hoyle-maxims/#as-declarer',
    },
    deals: {
      says: 'On average a trump as the first lead makes hardly any difference: it depends on the hand.',
      href: '/proof/#lead-trumps',
      holds: { T11: '* below 2' },
    },
    differ: null,
  },
  {
    id: 'which-of-the-best-jacks',
    title: 'Which of the best jacks',
    foster: {
      says: 'Of the two best, lead the second; of the three best, or all four, the lowest.',
      href: '/manual/solo-leading/#four-jacks-or-the-best-three',
    },
    eichhorn: {
      says: 'Of the two best, lead the second; of the three best, the lowest. It puzzles the next player.',
      href: '/shelf/eichhorn-finesse/#finesse-second-of-two-jacks',
    },
    hoyle: {
      says: 'Of the three best, lead the lowest: a defender may put a ten on it.',
      href: '/shelf/hoyle-maxims/#as-declarer',
    },
    deals: {
      says: 'With all cards open, neighbouring jacks are equal. The lead is a bait, and a bait cannot be measured when nobody can be deceived.',
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
      says: 'With ace, ten and small trumps beside it, lead the small ones first, because a jack counts two points.',
      href: '/manual/solo-leading/#one-jack',
    },
    eichhorn: {
      says: 'Lead the small trumps first, and the jack towards the end. In a Grand he leads a single jack at once.',
      href: '/shelf/eichhorn-finesse/#finesse-one-jack-and-four',
    },
    hoyle: null,
    deals: {
      says: 'A small trump is better, most of all if the single jack is the jack of spades.',
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
      says: 'As a defender with other cards beside them, lead the king. It wins or drives out the ace.',
      href: '/manual/solo-defence/#what-to-lead',
    },
    eichhorn: {
      says: 'As declarer with only these two, lead the ten. If the king goes first, the ace waits for the ten.',
      href: '/shelf/eichhorn-finesse/#finesse-ten-and-king',
    },
    hoyle: {
      says: 'Do not lead a suit in which your ten has one guard.',
      href: '/shelf/hoyle-maxims/#against-the-declarer',
    },
    deals: {
      says: 'For the defenders’ first lead Foster’s king is right.',
      href: '/proof/#the-first-lead',
      holds: {
        T12: 'against H, king from ten-king below against H, ten from ten-king; against M, king from ten-king below against M, ten from ten-king',
      },
    },
    differ:
      'Foster leads the king, Eichhorn the ten, but from different hands; Hoyle would rather wait.',
  },
  {
    id: 'laying-out-high-cards',
    title: 'What to put away',
    foster: {
      says: 'Put away what is in danger, and nothing else. Put away no ace without its ten, except the ace of trumps.',
      href: '/manual/laying-out-for-the-skat/#safe-in-the-skat',
    },
    eichhorn: {
      says: 'From ace, ten and king of a long suit put away ace and ten, or the ten alone if the suit can win two tricks. If you are weak in trumps, put high trumps away.',
      href: '/shelf/eichhorn-finesse/#finesse-weak-in-trumps',
    },
    hoyle: {
      says: 'Put away a ten that you cannot be sure of: 51 and 10 are 61. In Skat, he says, this is everything.',
      href: '/shelf/hoyle-the-game/#the-simple-game-worked',
    },
    deals: {
      says: 'We have measured what each of Foster’s rules brings.',
      href: '/proof/#laying-out',
    },
    differ: null,
  },
];
