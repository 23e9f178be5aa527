/** Advice on Grands, Nullos and announcements, on which the old books can be set beside each other. */
import type { AdviceOfFour } from './advice-of-four.ts';

export const ADVICE_ON_GRANDS: readonly AdviceOfFour[] = [
  {
    id: 'what-makes-a-grand',
    title: 'What makes a Grand',
    foster: {
      says: 'Seven sure tricks, with jacks among them, and three losers that count nothing.',
      href: '/manual/grand-solo/#count-to-seven',
    },
    eichhorn: {
      says: 'If you have the lead, six tricks and four losers that count nothing. With two jacks you need two good suits, with one jack three.',
      href: '/shelf/eichhorn-hands/#a-grand-that-cannot-be-lost',
    },
    hoyle: {
      says: 'Two jacks, two aces with their tens and four small cards must win if you have the lead.',
      href: '/shelf/hoyle-the-game/#a-hand-at-skat',
    },
    deals: {
      says: 'A Grand bid on a count of seven tricks alone loses more often than it wins; by Foster’s whole rule it wins nine times in ten. With one jack three suits are not enough, but four are.',
      href: '/proof/#seven-sure-tricks',
      holds: {
        T14: '7 tricks, * below 50',
        'T14-whole': 'the whole rule level with 90',
        'T18-suits': 'jacks 1, suits 3, * below 50; jacks 1, suits 4, * above 50',
      },
    },
    differ:
      'Eichhorn and Hoyle ask for six tricks, Foster for seven. With one jack Eichhorn asks for three suits, the deals for four.',
  },
  {
    id: 'four-jacks',
    title: 'Four jacks',
    foster: {
      says: 'They do not make a Grand by themselves: with two aces and tens, and three losers in one suit, a Solo is better.',
      href: '/manual/grand-solo/#four-jacks-are-not-a-grand',
    },
    eichhorn: {
      says: 'With a suit of five headed by the ten, and one loser beside it, a Grand is always won. A Guckser on four jacks alone is often lost.',
      href: '/shelf/eichhorn-grands/#four-jacks-and-no-ace',
    },
    hoyle: {
      says: 'They do not make a Grand by themselves: they need a long suit to work with.',
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
      says: 'You need seven aces and tens. Lead the aces first, and keep the tens until all the aces have been led.',
      href: '/manual/grand-solo-play/#one-jack-or-none',
    },
    eichhorn: {
      says: 'You need at least the four aces and two tens, and even suits. Lead all the aces before the first ten.',
      href: '/shelf/eichhorn-grands/#without-a-jack',
    },
    hoyle: {
      says: 'With all the aces and tens it should win, but sometimes it will not.',
      href: '/shelf/hoyle-maxims/#the-grand',
    },
    deals: {
      says: 'Four aces and three tens are a Grand in any seat, three aces and four tens in none. Four aces and two tens win about half the time.',
      href: '/shelf/eichhorn-grands/#without-a-jack',
      holds: {
        T17: 'four aces, three tens, * above 50; three aces, four tens, * below 50',
        T35: 'all, * above 45; all, * below 55',
      },
    },
    differ: 'Eichhorn wants six of the eight aces and tens, Foster seven, Hoyle all eight.',
  },
  {
    id: 'announcing',
    title: 'Announcing schneider or schwarz',
    foster: {
      says: 'Count the points that you must give up. If they are fewer than 30, announce schneider.',
      href: '/manual/solo/#when-to-promise-it',
    },
    eichhorn: {
      says: 'It is dangerous without the lead: a single trick of ace, ten and ten holds 31.',
      href: '/shelf/eichhorn-fragments/#thirty-one-in-a-trick',
    },
    hoyle: {
      says: 'Do not announce unless you have the lead. Many players never do.',
      href: '/shelf/hoyle-maxims/#the-grand',
    },
    deals: {
      says: 'We have measured how often the Solos that are won are schneider.',
      href: '/proof/#schneider',
    },
    differ: 'Foster goes by the points, Eichhorn and Hoyle by the lead.',
  },
  {
    id: 'nullo-seat',
    title: 'The seat for a Nullo',
    foster: {
      says: 'Vorhand is the worst, Hinterhand the best.',
      href: '/manual/nullo/#where-you-sit',
    },
    eichhorn: {
      says: 'The lead is some advantage, because a lone eight can go at once.',
      href: '/shelf/eichhorn-fragments/#a-nullo-with-three-holes',
    },
    hoyle: null,
    deals: {
      says: 'Eichhorn’s own hands are won more often with the lead. On Foster’s four hands Vorhand does as well as the other seats or a little better.',
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
