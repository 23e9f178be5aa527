/** What the four say of how to behave. */
import type { TopicOfFour } from './rule-of-four.ts';

export const MANNERS: TopicOfFour = {
  id: 'manners',
  title: 'Manners',
  rules: [
    {
      id: 'talking',
      title: 'Talking across the table',
      foster: { says: 'Only for open games: the defenders may not consult.', laws: [5] },
      eichhorn: {
        rules: ['etiquette-of-players'],
        says: 'Nothing that might tell a partner what to throw or lead: the declarer can have the game for it.',
      },
      hoyle: {
        says: 'The game is to be played with the greatest strictness.',
        under: 'General Laws',
      },
      // Order 4.2.9.
      today: 'No word and no gesture that could give cards away or disturb the play.',
      differ: 'Only Eichhorn names a price with it, and it is the game.',
    },
    {
      id: 'showing-a-hand',
      title: 'Showing a hand, or looking into one',
      foster: { says: 'No law: his laws on cards seen are about the deal and the skat.', laws: [] },
      eichhorn: {
        rules: ['etiquette-of-players'],
        says: 'Ten points for showing your hand to another, and ten for looking into one on purpose.',
      },
      hoyle: {
        says: 'One card shown tells so much that there should be a penalty. How much, he does not say.',
        under: 'General Laws',
      },
      // Order 3.3.9.
      today:
        'A player who looks into another hand before the bidding is over is out of it, and the others may bid anew.',
      differ:
        'Ten points with Eichhorn, and today the bidding. Hoyle wants a penalty and names none.',
    },
    {
      id: 'showing-strength',
      title: 'Reaching for a card too soon',
      foster: { says: 'No law, and none could prove it.', laws: [] },
      eichhorn: { rules: ['showing-strength'] },
      hoyle: null,
      // Order 4.2.9.
      today: 'No gesture that could give cards away.',
      differ: null,
    },
  ],
};
