/** What the four books say about behaviour. */
import type { TopicOfFour } from './rule-of-four.ts';

export const MANNERS: TopicOfFour = {
  id: 'manners',
  title: 'Manners',
  rules: [
    {
      id: 'talking',
      title: 'Talking across the table',
      foster: {
        says: 'The laws mention it only for open games, in which the defenders may not consult.',
        laws: [5],
      },
      eichhorn: {
        rules: ['etiquette-of-players'],
        says: 'You may say nothing that could show a partner what to discard or lead. If a defender does, the declarer can claim the game.',
      },
      hoyle: {
        says: 'The game is to be played with the greatest strictness.',
        under: 'General Laws',
      },
      // Order 4.2.9.
      today: 'You may not show what you hold, or disturb the play, by a word or a gesture.',
      differ: 'Only Eichhorn names a penalty, which is the loss of the game.',
    },
    {
      id: 'showing-a-hand',
      title: 'Showing a hand, or looking into one',
      foster: {
        says: 'There is no law: the laws on exposed cards are about the deal and the skat.',
        laws: [],
      },
      eichhorn: {
        rules: ['etiquette-of-players'],
        says: 'You pay ten points for showing your hand to another player, and ten for looking into another hand on purpose.',
      },
      hoyle: {
        says: 'A single card shown gives away so much that there should be a penalty. He does not say which.',
        under: 'General Laws',
      },
      // Order 3.3.9.
      today:
        'A player who looks into another hand before the bidding is over is out of the bidding, and the others may bid anew.',
      differ:
        'It costs ten points in Eichhorn, and today the right to bid. Hoyle wants a penalty but names none.',
    },
    {
      id: 'showing-strength',
      title: 'Reaching for a card too soon',
      foster: { says: 'There is no law, and it could not be proved.', laws: [] },
      eichhorn: { rules: ['showing-strength'] },
      hoyle: null,
      // Order 4.2.9.
      today: 'You may not show what you hold by a gesture.',
      differ: null,
    },
  ],
};
