/** Words of the glossary. What players of Calabrasella and Mate say, the games beside Skat on the shelf. */
import type { GlossaryEntry } from './entry.ts';

const CALABRASELLA: readonly GlossaryEntry[] = [
  {
    word: 'Calabrasella',
    means:
      'An Italian game for three with forty cards and no trumps. One plays against two and improves the hand from a stock of four cards, as the declarer at Skat does from the skat.',
    see: ['skat'],
  },
  {
    word: 'playing back',
    means:
      'In Calabrasella, to hold good cards back and let tricks go in order to win the last one, which counts three and takes the four cards put away.',
    see: ['Calabrasella'],
  },
];

const MATE: readonly GlossaryEntry[] = [
  {
    word: 'Mate',
    means:
      'A game for two by G. Capellen, with twenty cards that both players know. A player who cannot answer the card that is led, in its suit or its rank, is mate.',
  },
  {
    word: 'foreplace',
    means:
      'In Mate, to put one of your ten cards aside before the game. If you then give mate, it counts as if it came one move later.',
    see: ['Mate', 'overmate'],
  },
  {
    word: 'Free Move',
    means:
      'In Mate, a variation: once in a game, one of the two players may answer with the rank that was led instead of the suit, and must say so. Against a king or queen that has a privilege it is the other way round, the suit instead of the rank.',
    see: ['Mate'],
  },
  {
    word: 'overmate',
    means:
      'In Mate, a mate on the tenth move when only one player has put a card aside. That player’s ninth card serves twice, and the player who gives mate scores double.',
    see: ['Mate', 'foreplace'],
  },
];

export const TABLE_ENTRIES: readonly GlossaryEntry[] = [
  ...CALABRASELLA.map((entry) => ({ ...entry, from: 'The Standard Hoyle' })),
  ...MATE.map((entry) => ({ ...entry, from: 'G. Capellen, Hanover 1915' })),
];
