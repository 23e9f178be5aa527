/** What the four books say about the skat. */
import type { TopicOfFour } from './rule-of-four.ts';

export const THE_SKAT_OF_FOUR: TopicOfFour = {
  id: 'skat',
  title: 'The skat',
  rules: [
    {
      id: 'whose-skat',
      title: 'Whose it is',
      foster: {
        says: 'It is the declarer’s, in points and in matadors, whether it is taken up or not. In a Ramsch it is nobody’s.',
        laws: [18, 24],
      },
      eichhorn: { rules: ['the-skat'] },
      hoyle: {
        says: 'It is the declarer’s, even in a Nullo, which does not use it. In a Ramsch it goes with the last trick.',
        under: 'The Skat; Nullo',
      },
      today: 'It is the declarer’s in every game.',
      differ:
        'They differ only in a Ramsch: in Eichhorn and Hoyle it goes with the last trick, in Foster it belongs to nobody.',
    },
    {
      id: 'exposed-skat',
      title: 'Seen too soon',
      foster: {
        says: 'A player who sees one of its cards may not bid in that deal. Anybody else pays ten points.',
        laws: [24],
      },
      eichhorn: { rules: ['exposed-skat'] },
      hoyle: { says: 'A player who turns it up by accident loses.', under: 'General Laws' },
      // Order 3.2.14.
      today: 'A player who looks at it or turns it up may not bid.',
      differ:
        'In Eichhorn there is a new deal, in Foster and today the player may not bid, and in Hoyle the player has lost.',
    },
    {
      id: 'skat-in-a-hand',
      title: 'Taken up by mistake',
      foster: {
        says: 'Before the bidding the dealer draws cards from that player’s hand, face down, until ten are left. The player pays 25 points and may not bid.',
        laws: [27],
      },
      eichhorn: { rules: ['missing-skat-cards'] },
      hoyle: null,
      // Order 3.2.15.
      today:
        'The player shuffles the twelve cards and the dealer draws two. The only penalty is that the player may not bid.',
      differ:
        'It costs 25 points in Foster and Eichhorn, and none today. Eichhorn lets the mistake be put right until a game is named.',
    },
    {
      id: 'looking-in-the-play',
      title: 'Looked at in the play',
      foster: {
        says: 'A player who looks pays the whole value of the game. The deal is still played out, so that the others have their scores.',
        laws: [26],
      },
      eichhorn: { rules: ['looking-at-skat'] },
      hoyle: null,
      // Order 3.4.8.
      today:
        'Once the game is named, nobody may look at it or change it. The side that does has lost a plain game.',
      differ:
        'All three charge the value of the game. In Eichhorn a dealer who looks pays only ten points, and if a player looks, the others may play on for more.',
    },
    {
      id: 'onlookers',
      title: 'Onlookers',
      foster: {
        says: 'A Kiebitz who looks at a card of the skat may be asked to pay the value of the game.',
        laws: [25],
      },
      eichhorn: null,
      hoyle: null,
      // Tournament order 7.4.2.
      today:
        'A player who has finished a tournament may not look on where others are still playing.',
      differ:
        'Foster charges an onlooker who looks at the skat. Today’s tournament order keeps other players away from the table.',
    },
    {
      id: 'pausing-player',
      title: 'The dealer who sits out',
      foster: {
        says: 'The dealer wins and loses with the defenders. A look at the skat costs ten points.',
        laws: [6, 24],
      },
      eichhorn: { rules: ['the-pausing-player'] },
      hoyle: {
        says: 'The dealer has nothing to say, and is paid or pays like the others.',
        under: 'Calling or Bidding',
      },
      today: 'The dealer shares in what is won and lost.',
      differ:
        'In Hoyle the dealer is silent; in Eichhorn the dealer should point out errors, and may guide a beginner.',
    },
    {
      id: 'turning-up',
      title: 'Turning up',
      foster: {
        says: 'You may turn either card. If you show both, you must play the suit that is worth more.',
        laws: [29],
      },
      eichhorn: {
        rules: ['seeing-both-skat-cards'],
        says: 'You may turn either card. If you see both without having said Passt-mir-nicht, you must turn the top one.',
      },
      hoyle: {
        says: 'You may turn either card, as long as you have not looked at one of them.',
        under: 'What is Tourné?',
      },
      today: 'Nothing is turned up.',
      differ:
        'If both are seen, you play the suit of higher value in Foster, and the suit of the top card in Eichhorn.',
    },
    {
      id: 'jack-turned',
      title: 'A jack is turned',
      foster: { says: 'You play its suit or a Grand, as you like.', laws: [30] },
      eichhorn: {
        rules: [],
        says: 'Its suit or a Grand, named before the other card is seen.',
        under: 'The Grand Tourne',
      },
      hoyle: {
        says: 'Its suit or a Grand, named before the other card is seen.',
        under: 'Tourné Grando',
      },
      today: 'Nothing is turned up.',
      differ: 'The three old books agree, and the Tournee is gone.',
    },
    {
      id: 'seven-turned',
      title: 'A Nullo after turning up',
      foster: {
        says: 'Only if it was agreed on beforehand, and then only with a seven.',
        laws: [31],
      },
      eichhorn: {
        rules: [],
        says: 'Where it is played, with any small card; it counts 16.',
        under: 'Nullo Tourne',
      },
      hoyle: {
        says: 'Only with a seven. It counts 15, and he finds Skat good enough without it.',
        under: 'Counting the Game',
      },
      today: 'A Null may be played with the skat; it counts 23.',
      differ:
        'They differ in the card, a seven or any small one, and in the value, 15 or 16. It was never official, but today’s Null may be played with the skat.',
    },
    {
      id: 'passt-mir-nicht',
      title: 'The second card',
      foster: {
        says: 'If the first card is put into the hand without being shown, the game is a Passt-mir-nicht, and the second card makes the trump. If both are taken up together, it is a Gucki Grand.',
        laws: [28],
      },
      eichhorn: { rules: ['passt-nicht'] },
      hoyle: null,
      today: 'Both cards are always taken up together, and any game may be named afterwards.',
      differ:
        'A player who shows neither card must play a Gucki Grand in Foster, and in Eichhorn the suit that the defenders name. Hoyle has neither game.',
    },
    {
      id: 'laying-out',
      title: 'Putting two cards away',
      foster: {
        says: 'Two are put away before a card is led. If there are too many or too few, and nobody notices before the first trick is turned down, the game is lost.',
        laws: [32],
      },
      eichhorn: { rules: ['discarding'] },
      hoyle: {
        says: 'Two are put away. If you do not have exactly ten cards left when the first card is played, you have lost.',
        under: 'General Laws',
      },
      today:
        'Any two are put away before the game is named. If this is forgotten, the game is lost.',
      differ:
        'Foster gives you until the end of the first trick to notice a mistake, Hoyle only until the first card. Today you name the game after putting the cards away.',
    },
  ],
};
