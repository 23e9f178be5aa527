/** What the four books say about the table and about which games are played. */
import type { TopicOfFour } from './rule-of-four.ts';

export const THE_TABLE: TopicOfFour = {
  id: 'table',
  title: 'The table',
  rules: [
    {
      id: 'players',
      title: 'How many sit at a table',
      foster: {
        says: 'Three to six, of whom three play. The others win and lose with the defenders.',
        laws: [6],
      },
      eichhorn: {
        rules: [],
        says: 'Three or four.',
        under: 'Number of Players',
      },
      hoyle: {
        says: 'Three or four. Four are better, because one may rest.',
        under: 'General Laws',
      },
      today: 'Three or more.',
      differ: 'The two older books allow at most four players, Foster six.',
    },
    {
      id: 'dealer-sits-out',
      title: 'Who gets no cards',
      foster: {
        says: 'The dealer, with four or more. With three, Hinterhand deals and plays as well.',
        laws: [14, 15],
      },
      eichhorn: { rules: [], says: 'The dealer, with four.', under: 'Number of Players' },
      hoyle: { says: 'The dealer, with four.', under: 'Skat; Calling or Bidding' },
      today: 'The dealer, with four.',
      differ: null,
    },
    {
      id: 'seats',
      title: 'Seats',
      foster: {
        says: 'If they are drawn for, the player with the lowest card chooses first, and the next sits on that player’s left.',
        laws: [9],
      },
      eichhorn: { rules: ['choosing-of-places'] },
      hoyle: null,
      // Order 3.1.1.
      today:
        'They are drawn by lot or set beforehand. The first player chooses, and the others follow clockwise.',
      differ:
        'In Eichhorn you may ask for a draw because you dislike your seat. In Foster and today one player chooses, and the others follow on the left.',
    },
    {
      id: 'first-dealer',
      title: 'Who deals first',
      foster: {
        says: 'The player who drew the lowest card. The score is kept by the player on the dealer’s right.',
        laws: [9],
      },
      eichhorn: { rules: ['the-deal'] },
      hoyle: {
        says: 'The player who gets the first jack when cards are turned up.',
        under: 'Dealing',
      },
      today: 'The player in the first place.',
      differ:
        'The lowest card decides in Foster and Eichhorn, the first jack in Hoyle, and the first place today.',
    },
    {
      id: 'deal-moves-on',
      title: 'The turn to deal',
      foster: { says: 'It goes round to the left.', laws: [16] },
      eichhorn: { rules: [], says: 'It goes round to the left.', under: 'Choosing of Places' },
      hoyle: { says: 'It goes round, and a fourth player deals too.', under: 'Skat' },
      today: 'It goes round to the left.',
      differ: null,
    },
    {
      id: 'newcomers',
      title: 'Newcomers',
      foster: {
        says: 'Only at the end of a round, if the others consent, and in the seat whose turn it is to deal.',
        laws: [8],
      },
      eichhorn: { rules: ['new-comers'] },
      hoyle: null,
      // Order 3.1.2.
      today:
        'Only if all agree, and at the beginning of a new round. Unless the newcomer replaces a player, the seat is on the right of the first place.',
      differ:
        'Eichhorn says what score a newcomer starts with, the lowest. The others say when and where to sit down.',
    },
    {
      id: 'stopping',
      title: 'When the game ends',
      foster: {
        says: 'At the end of a complete round. Nobody may leave before that, unless the others agree to a substitute.',
        laws: [7, 10],
      },
      eichhorn: { rules: ['announcement-to-quit'] },
      hoyle: null,
      // Tournament order 4.4.
      today:
        'In a tournament every list is played to its end, and nobody may be replaced unless the directors appoint a substitute.',
      differ:
        'In Foster the game ends with a round, in Eichhorn three rounds after a player has asked to stop, and in a tournament of today with the list.',
    },
    {
      id: 'official-games',
      title: 'The games',
      foster: {
        says: 'Tournee and Passt-mir-nicht, Solo, four Grands, Nullo and Open Nullo, and Ramsch.',
        laws: [1, 28, 40],
      },
      eichhorn: { rules: ['official-games'] },
      hoyle: {
        says: 'Simple Game, Tourné, Solo, Nullo, Grand, Open Nullo and Open Grand, but not Ramsch.',
        under: 'Skat',
      },
      today:
        'Suit games, Grand and Null, each with the skat or as a Hand game. Nothing is turned up any more.',
      differ:
        'The Simple Game comes first in Hoyle, is an exception in Eichhorn and is not in Foster’s laws; today it is the ordinary game. Hoyle has no Gucki, and today there is no Tournee.',
    },
    {
      id: 'games-by-agreement',
      title: 'Games by agreement',
      foster: {
        says: 'The laws name only one, the Nullo after a seven is turned. They leave the others to the table.',
        laws: [31],
      },
      eichhorn: { rules: ['games-permitted'] },
      hoyle: {
        says: 'Ramsch, and a Nullo that is opened after the first card, are for tables that have agreed on them.',
        under: 'Recapitulation; When There is No Call, Ramps',
      },
      today: 'None in the official game.',
      differ:
        'The old books leave other games to the table, and only Eichhorn protects a newcomer from them. Today’s official game has none.',
    },
  ],
};
