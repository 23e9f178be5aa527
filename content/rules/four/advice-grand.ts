/** Advice on Grands, Nullos and announcements, on which the old books can be set beside each other. */
import type { AdviceOfFour } from './advice-of-four.ts';

export const ADVICE_ON_GRANDS: readonly AdviceOfFour[] = [
  {
    id: 'what-makes-a-grand',
    title: 'What makes a Grand',
    foster: {
      says: 'Seven sure tricks, jacks among them, and three worthless losers.',
      href: '/manual/grand-solo/#count-to-seven',
    },
    eichhorn: {
      says: 'On lead six tricks and four worthless losers. With two jacks two good suits, with one jack three.',
      href: '/shelf/eichhorn-hands/#a-grand-that-cannot-be-lost',
    },
    hoyle: {
      says: 'Two jacks, two aces with their tens and four small cards, on lead, must win.',
      href: '/shelf/hoyle-the-game/#a-hand-at-skat',
    },
    deals: {
      says: 'A Grand on seven tricks by the count alone loses more often than it wins; Foster’s whole rule wins nine in ten. With one jack three suits are not enough, and four are.',
      href: '/proof/#seven-sure-tricks',
      holds: {
        T14: '7 tricks, * below 50',
        'T14-whole': 'the whole rule level with 90',
        'T18-suits': 'jacks 1, suits 3, * below 50; jacks 1, suits 4, * above 50',
      },
    },
    differ:
      'Six tricks for Eichhorn and Hoyle, seven for Foster. With one jack Eichhorn asks for three suits, the deals for four.',
  },
  {
    id: 'four-jacks',
    title: 'Four jacks',
    foster: {
      says: 'No Grand by themselves: with two aces and tens and three losers of a suit a Solo is better.',
      href: '/manual/grand-solo/#four-jacks-are-not-a-grand',
    },
    eichhorn: {
      says: 'With a suit of five headed by the ten, and one loser beside it, a Grand that is always won. A Guckser on four jacks alone is often lost.',
      href: '/shelf/eichhorn-grands/#four-jacks-and-no-ace',
    },
    hoyle: {
      says: 'No Grand by themselves: they need a long suit to work with.',
      href: '/shelf/hoyle-maxims/#the-grand',
    },
    deals: {
      says: 'It depends on the aces and tens beside them. Eichhorn’s hand was never lost.',
      href: '/shelf/eichhorn-grands/#four-jacks-and-no-ace',
      holds: { T19: '2 aces and tens below 50; 3 aces and tens above 50', T33: '61, * is 100' },
    },
    differ: null,
  },
  {
    id: 'no-jacks',
    title: 'A Grand without a jack',
    foster: {
      says: 'Seven aces and tens. Lead aces first, and keep the tens until all aces are led.',
      href: '/manual/grand-solo-play/#one-jack-or-none',
    },
    eichhorn: {
      says: 'Four aces and two tens at least, if the suits are even. All aces before the first ten.',
      href: '/shelf/eichhorn-grands/#without-a-jack',
    },
    hoyle: {
      says: 'All aces and tens should win, and sometimes will not.',
      href: '/shelf/hoyle-maxims/#the-grand',
    },
    deals: {
      says: 'Four aces and three tens are a Grand in any seat, three aces and four tens in none. With two tens it is every second time.',
      href: '/shelf/eichhorn-grands/#without-a-jack',
      holds: {
        T17: 'four aces, three tens, * above 50; three aces, four tens, * below 50',
        T35: 'all, * above 45; all, * below 55',
      },
    },
    differ: 'Six of the eight for Eichhorn, seven for Foster, all eight for Hoyle.',
  },
  {
    id: 'announcing',
    title: 'Schneider and schwarz beforehand',
    foster: {
      says: 'Count what you must give up. If it stays below 30, announce.',
      href: '/manual/solo/#when-to-promise-it',
    },
    eichhorn: {
      says: 'Dangerous without the lead: one trick of ace, ten and ten is 31.',
      href: '/shelf/eichhorn-fragments/#thirty-one-in-a-trick',
    },
    hoyle: {
      says: 'Leave it unless you have the lead. Many players never announce.',
      href: '/shelf/hoyle-maxims/#the-grand',
    },
    deals: { says: 'How often the Solos that are won are schneider.', href: '/proof/#schneider' },
    differ: 'Foster goes by a sum, Eichhorn and Hoyle by the lead.',
  },
  {
    id: 'nullo-seat',
    title: 'The seat for a Nullo',
    foster: {
      says: 'Vorhand is the worst, Hinterhand the best.',
      href: '/manual/nullo/#where-you-sit',
    },
    eichhorn: {
      says: 'To have the lead is some advantage: a lone eight goes at once.',
      href: '/shelf/eichhorn-fragments/#a-nullo-with-three-holes',
    },
    hoyle: null,
    deals: {
      says: 'Eichhorn’s own hands are won more often with the lead. On Foster’s four Vorhand is level with the other seats or a little better.',
      href: '/shelf/eichhorn-fragments/#a-nullo-with-three-holes',
      holds: {
        T37: 'Nullo, V above Nullo, *; Null Ouvert, V above Null Ouvert, *; without a spade, V above without a spade, *',
        'T25-nullo':
          'first, Nullo, V not below first, Nullo, *; second, Nullo, V not below second, Nullo, *; third, Nullo, V not below third, Nullo, *; fourth, Nullo, V not below fourth, Nullo, *',
      },
    },
    differ: 'Foster fears the lead, Eichhorn likes it.',
  },
];
