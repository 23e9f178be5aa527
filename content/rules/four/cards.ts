/** What the four books say about the cards and their order. */
import type { TopicOfFour } from './rule-of-four.ts';

export const THE_CARDS: TopicOfFour = {
  id: 'cards',
  title: 'The cards',
  rules: [
    {
      id: 'pack',
      title: 'The pack and its points',
      foster: {
        says: 'Thirty-two cards. An ace counts eleven, a ten ten, a king four, a queen three and a jack two; the rest count nothing.',
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
        says: 'The suits rank clubs, spades, hearts, diamonds, and so do the four jacks, which are the best trumps.',
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
        says: 'Ace, king, queen, jack, ten, nine, eight, seven; there are no trumps.',
        laws: [13],
      },
      eichhorn: {
        rules: [],
        says: 'The same: every card is a plain card.',
        under: 'Null or Nullo',
      },
      hoyle: { says: 'The same, as in whist.', under: 'Nullo' },
      // Order 2.3.4.
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
        says: 'The same. They run from the jack of clubs down to the first trump that is missing, at most eleven, or four in a Grand. The skat belongs to you and can change their number.',
        under: 'The Matadors; The Grand',
      },
      hoyle: {
        says: 'The same, up to eleven, and the skat counts.',
        under: 'Matadors',
      },
      // Order 2.4.1 to 2.4.3.
      today: 'The same, and the skat counts: at most eleven in a suit game, four in a Grand.',
      differ: null,
    },
    {
      id: 'cards-drawn',
      title: 'Cards drawn to decide something',
      foster: {
        says: 'Cards and suits rank as in play, so a jack beats an ace.',
        laws: [9],
      },
      eichhorn: { rules: ['value-of-cards-in-cutting'] },
      hoyle: null,
      // Order 3.1.1.
      today:
        'Seats are drawn by lot or set beforehand; the order does not lay down how lots are drawn.',
      differ:
        'For Foster the jack is the highest card that can be drawn, for Eichhorn the fifth. Today’s order does not say.',
    },
  ],
};
