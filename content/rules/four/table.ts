/** What the four say of sitting down, and of what is played. */
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
      hoyle: { says: 'Three or four, and four is better: one may rest.', under: 'General Laws' },
      today: 'Three or more.',
      differ: 'The two older books stop at four, Foster at six.',
    },
    {
      id: 'dealer-sits-out',
      title: 'Who has no cards',
      foster: {
        says: 'The dealer, with four or more. With three, Hinterhand deals and plays.',
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
        says: 'If they are drawn for, the lowest card chooses first, and the next sits on the left.',
        laws: [9],
      },
      eichhorn: { rules: ['choosing-of-places'] },
      hoyle: null,
      today: 'By lot or as they are set. The first chooses, and the others follow clockwise.',
      differ:
        'With Eichhorn you may ask for a drawing because you dislike your seat. Otherwise all who speak let one choose and the rest follow on the left.',
    },
    {
      id: 'first-dealer',
      title: 'Who deals first',
      foster: {
        says: 'Whoever drew the lowest card. The score is kept by the player on the dealer’s right.',
        laws: [9],
      },
      eichhorn: { rules: ['the-deal'] },
      hoyle: { says: 'Whoever gets the first jack, when cards are turned up.', under: 'Dealing' },
      today: 'Whoever sits in the first place.',
      differ: 'Lowest card, first jack or first place: nearly every book has its own way.',
    },
    {
      id: 'deal-moves-on',
      title: 'The turn to deal',
      foster: { says: 'It goes round to the left.', laws: [16] },
      eichhorn: { rules: [], says: 'It goes round to the left.', under: 'Choosing of Places' },
      hoyle: { says: 'It goes round, a fourth player taking part.', under: 'Skat' },
      today: 'It goes round to the left.',
      differ: null,
    },
    {
      id: 'newcomers',
      title: 'Newcomers',
      foster: {
        says: 'Only when a round is over and the others consent, in a seat that brings the deal with it.',
        laws: [8],
      },
      eichhorn: { rules: ['new-comers'] },
      hoyle: null,
      today:
        'Only if all agree and a new round begins. Unless somebody is replaced, the seat is on the right of the first.',
      differ:
        'Eichhorn asks where the newcomer’s score begins, and lets anybody start with the lowest. The others ask where and when to sit down.',
    },
    {
      id: 'stopping',
      title: 'When the game ends',
      foster: {
        says: 'With a complete round. Nobody leaves before, unless the others agree to a substitute.',
        laws: [7, 10],
      },
      eichhorn: { rules: ['announcement-to-quit'] },
      hoyle: null,
      today: null,
      differ: 'Foster ends with the round, Eichhorn three rounds after somebody has said so.',
    },
    {
      id: 'official-games',
      title: 'The games',
      foster: {
        says: 'Tournee and Passt-mir-nicht, Solo, four Grands, Nullo and open Nullo, and Ramsch.',
        laws: [1, 28, 40],
      },
      eichhorn: { rules: ['official-games'] },
      hoyle: {
        says: 'Simple Game, Tourné, Solo, Nullo, Grand, open Nullo and open Grand. Ramsch is none of them.',
        under: 'Skat',
      },
      today:
        'Suit games, Grand and Null, each with the skat or from the hand. Nothing is turned up any more.',
      differ:
        'The Simple Game is Hoyle’s first, an exception with Eichhorn and gone with Foster; it has come back as today’s ordinary game. Hoyle has no Gucki, today has no Tournee.',
    },
    {
      id: 'games-by-agreement',
      title: 'Games by agreement',
      foster: {
        says: 'The laws name one, the Nullo that is turned up. The rest he leaves to the table.',
        laws: [31],
      },
      eichhorn: { rules: ['games-permitted'] },
      hoyle: {
        says: 'Ramsch, and a Nullo opened after the first card, are for tables that have agreed on them.',
        under: 'Recapitulation; When There is No Call, Ramps',
      },
      today: 'None in the official game.',
      differ:
        'The old books leave side games to the table, Eichhorn alone protects a newcomer from them, and the official game of today has none.',
    },
  ],
};
