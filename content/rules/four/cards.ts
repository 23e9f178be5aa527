/** What the four say of the cards and their order. */
import type { TopicOfFour } from './rule-of-four.ts';

export const THE_CARDS: TopicOfFour = {
  id: 'cards',
  title: 'The cards',
  rules: [
    {
      id: 'pack',
      title: 'The pack and its points',
      foster: {
        says: 'Thirty-two cards. An ace counts eleven, a ten ten, king, queen and jack four, three and two, the rest nothing.',
        laws: [11],
      },
      eichhorn: {
        rules: [],
        says: 'The same pack and the same points, 120 in all.',
        under: 'Value of Cards',
      },
      hoyle: { says: 'The same pack and the same points.', under: 'The Points' },
      today: 'The same pack and the same points.',
      differ: null,
    },
    {
      id: 'suits-and-jacks',
      title: 'Suits and jacks',
      foster: {
        says: 'Clubs, spades, hearts, diamonds: in that order the suits rank, and in that order the four jacks are the best trumps.',
        laws: [12],
      },
      eichhorn: {
        rules: [],
        says: 'The same order, for suits and for jacks.',
        under: 'Value of Suits; Trump Cards',
      },
      hoyle: { says: 'The same order, for suits and for jacks.', under: 'Suits and Values' },
      today: 'The same order, for suits and for jacks.',
      differ: null,
    },
    {
      id: 'nullo-order',
      title: 'The order in Nullo',
      foster: {
        says: 'Ace, king, queen, jack, ten, nine, eight, seven, and no card stands above its suit.',
        laws: [13],
      },
      eichhorn: {
        rules: [],
        says: 'The same: all cards become common ones.',
        under: 'Null or Nullo',
      },
      hoyle: { says: 'The same, as in whist.', under: 'Nullo' },
      today: 'The same.',
      differ: null,
    },
    {
      id: 'matadors',
      title: 'Matadors',
      foster: {
        says: 'Each adds one to the multiplier, whether you are with them or without.',
        laws: [2],
      },
      eichhorn: {
        rules: [],
        says: 'The same. They run from the jack of clubs to the first trump that is missing, eleven at most, four in a Grand; the skat belongs to you and can change them.',
        under: 'The Matadors; The Grand',
      },
      hoyle: {
        says: 'The same, up to eleven, and the skat counts.',
        under: 'Matadors',
      },
      today: 'The same: eleven at most in a suit, four in a Grand, the skat counted in.',
      differ: null,
    },
    {
      id: 'cards-drawn',
      title: 'Cards drawn to decide something',
      foster: {
        says: 'They rank as in play, suits too, so a jack beats an ace.',
        laws: [9],
      },
      eichhorn: { rules: ['value-of-cards-in-cutting'] },
      hoyle: null,
      today: null,
      differ: 'The jack is the highest card drawn for Foster, and the fifth for Eichhorn.',
    },
  ],
};
