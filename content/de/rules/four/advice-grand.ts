/** Advice of the old books on Grands, Nulls and announcements, in German. */
import type { AdviceOfFour } from '../../../rules/four/advice-of-four.ts';

export const ADVICE_ON_GRANDS: readonly AdviceOfFour[] = [
  {
    id: 'what-makes-a-grand',
    title: 'Was einen Grand ausmacht',
    foster: {
      says: 'Sieben sichere Stiche, Buben darunter, und drei Luschen, die nichts zählen.',
      href: '/manual/grand-solo/#count-to-seven',
    },
    eichhorn: {
      says: 'Spielst du aus, dann sechs Stiche und vier Luschen, die nichts zählen. Mit zwei Buben brauchst du zwei gute Farben, mit einem Buben drei.',
      href: '/shelf/eichhorn-hands/#a-grand-that-cannot-be-lost',
    },
    hoyle: {
      says: 'Zwei Buben, zwei Asse mit ihren Zehnen und vier kleine Karten müssen gewinnen, wenn du ausspielst.',
      href: '/shelf/hoyle-the-game/#a-hand-at-skat',
    },
    deals: {
      says: 'Ein Grand, der nur auf sieben gezählte Stiche hin gereizt ist, geht öfter verloren, als er gewonnen wird; nach Fosters ganzer Regel wird er neunmal von zehn gewonnen. Mit einem Buben reichen drei Farben nicht, aber vier.',
      href: '/proof/#seven-sure-tricks',
      holds: {
        T14: '7 tricks, * below 50',
        'T14-whole': 'the whole rule level with 90',
        'T18-suits': 'jacks 1, suits 3, * below 50; jacks 1, suits 4, * above 50',
      },
    },
    differ:
      'Eichhorn und Hoyle verlangen sechs Stiche, Foster sieben. Mit einem Buben verlangt Eichhorn drei Farben, die Karten verlangen vier.',
  },
  {
    id: 'four-jacks',
    title: 'Vier Buben',
    foster: {
      says: 'Sie allein machen noch keinen Grand: Mit zwei Assen und Zehnen und drei Luschen in einer Farbe ist ein Solo besser.',
      href: '/manual/grand-solo/#four-jacks-are-not-a-grand',
    },
    eichhorn: {
      says: 'Mit fünf Karten einer Farbe von der Zehn abwärts und einer Lusche daneben wird ein Grand immer gewonnen. Ein Guckser allein auf vier Buben geht oft verloren.',
      href: '/shelf/eichhorn-grands/#four-jacks-and-no-ace',
    },
    hoyle: {
      says: 'Sie allein machen noch keinen Grand: Sie brauchen eine lange Farbe, mit der sie arbeiten können.',
      href: '/shelf/hoyle-maxims/#the-grand',
    },
    deals: {
      says: 'Es kommt auf die Asse und Zehnen daneben an. Eichhorns Blatt ging nie verloren.',
      href: '/shelf/eichhorn-grands/#four-jacks-and-no-ace',
      holds: { T19: '2 aces and tens below 50; 3 aces and tens above 50', T33: '61, * is 100' },
    },
    differ: null,
  },
  {
    id: 'no-jacks',
    title: 'Ein Grand ohne Buben',
    foster: {
      says: 'Du brauchst sieben Asse und Zehnen. Spiel die Asse zuerst aus, und behalt die Zehnen, bis alle Asse gespielt sind.',
      href: '/manual/grand-solo-play/#one-jack-or-none',
    },
    eichhorn: {
      says: 'Du brauchst mindestens die vier Asse und zwei Zehnen, und gleich lange Farben. Spiel alle Asse vor der ersten Zehn aus.',
      href: '/shelf/eichhorn-grands/#without-a-jack',
    },
    hoyle: {
      says: 'Mit allen Assen und Zehnen müsste er gewinnen, aber manchmal tut er es nicht.',
      href: '/shelf/hoyle-maxims/#the-grand',
    },
    deals: {
      says: 'Vier Asse und drei Zehnen sind auf jedem Platz ein Grand, drei Asse und vier Zehnen auf keinem. Vier Asse und zwei Zehnen gewinnen etwa jedes zweite Mal.',
      href: '/shelf/eichhorn-grands/#without-a-jack',
      holds: {
        T17: 'four aces, three tens, * above 50; three aces, four tens, * below 50',
        T35: 'all, * above 45; all, * below 55',
      },
    },
    differ: 'Eichhorn will sechs der acht Asse und Zehnen, Foster sieben, Hoyle alle acht.',
  },
  {
    id: 'announcing',
    title: 'Schneider oder Schwarz ansagen',
    foster: {
      says: 'Zähl die Augen, die du abgeben musst. Sind es weniger als 30, dann sag Schneider an.',
      href: '/manual/solo/#when-to-promise-it',
    },
    eichhorn: {
      says: 'Spielst du nicht aus, ist es gefährlich: Ein einziger Stich aus Ass, Zehn und Zehn hat 31.',
      href: '/shelf/eichhorn-fragments/#thirty-one-in-a-trick',
    },
    hoyle: {
      says: 'Sag nichts an, wenn du nicht ausspielst. Viele Spieler tun es nie.',
      href: '/shelf/hoyle-maxims/#the-grand',
    },
    deals: {
      says: 'Wir haben gemessen, wie oft ein gewonnenes Solo Schneider ist.',
      href: '/proof/#schneider',
    },
    differ: 'Foster geht nach den Augen, Eichhorn und Hoyle gehen danach, wer ausspielt.',
  },
  {
    id: 'nullo-seat',
    title: 'Der Platz für einen Null',
    foster: {
      says: 'Vorhand ist am schlechtesten, Hinterhand am besten.',
      href: '/manual/nullo/#where-you-sit',
    },
    eichhorn: {
      says: 'Das Ausspiel ist ein gewisser Vorteil, weil du eine blanke Acht gleich loswirst.',
      href: '/shelf/eichhorn-fragments/#a-nullo-with-three-holes',
    },
    hoyle: null,
    deals: {
      says: 'Eichhorns eigene Blätter gewinnen öfter, wenn sie ausspielen. Mit Fosters vier Blättern schneidet Vorhand so gut ab wie die anderen Plätze oder ein wenig besser.',
      href: '/shelf/eichhorn-fragments/#a-nullo-with-three-holes',
      holds: {
        T37: 'Nullo, V above Nullo, *; Null Ouvert, V above Null Ouvert, *; without a spade, V above without a spade, *',
        'T25-nullo':
          'first, Nullo, V not below first, Nullo, *; second, Nullo, V not below second, Nullo, *; third, Nullo, V not below third, Nullo, *; fourth, Nullo, V not below fourth, Nullo, *',
      },
    },
    differ: 'Foster fürchtet das Ausspiel, Eichhorn mag es.',
  },
];
