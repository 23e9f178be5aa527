/** What the four say of the skat. */
import type { TopicOfFour } from './rule-of-four.ts';

export const THE_SKAT_OF_FOUR: TopicOfFour = {
  id: 'skat',
  title: 'The skat',
  rules: [
    {
      id: 'whose-skat',
      title: 'Whose it is',
      foster: {
        says: 'The declarer’s, in points and in matadors, taken up or not. In a Ramsch it is nobody’s.',
        laws: [18, 24],
      },
      eichhorn: { rules: ['the-skat'] },
      hoyle: {
        says: 'The declarer’s, even in a Nullo, which does not use it. In a Ramsch it goes with the last trick.',
        under: 'The Skat; Nullo',
      },
      today: 'The declarer’s, in every game.',
      differ:
        'Only in a Ramsch: with the last trick for Eichhorn and Hoyle, for nobody with Foster.',
    },
    {
      id: 'exposed-skat',
      title: 'Seen too soon',
      foster: {
        says: 'A player who sees one of its cards may not bid in that deal. Anybody else pays ten points.',
        laws: [24],
      },
      eichhorn: { rules: ['exposed-skat'] },
      hoyle: { says: 'Turning it up by accident loses.', under: 'General Laws' },
      today: 'A player who looks at it or turns it up may not bid.',
      differ:
        'Eichhorn deals again, Foster and today shut the guilty one out, and for Hoyle it is a loss.',
    },
    {
      id: 'skat-in-a-hand',
      title: 'Taken up by mistake',
      foster: {
        says: 'Before the bidding the dealer draws cards from that hand, face down, until ten are left. The player pays 25 and may not bid.',
        laws: [27],
      },
      eichhorn: { rules: ['missing-skat-cards'] },
      hoyle: null,
      today:
        'The player shuffles the twelve, the dealer draws two, and the player may not bid. That is all.',
      differ:
        'Twenty-five points for Foster and Eichhorn, none today. Eichhorn allows it until a game is named.',
    },
    {
      id: 'looking-in-the-play',
      title: 'Looked at in the play',
      foster: {
        says: 'A player pays the whole value of the game, which is still played out for the others.',
        laws: [26],
      },
      eichhorn: { rules: ['looking-at-skat'] },
      hoyle: null,
      // Order 3.4.8.
      today:
        'Once the game is named, nobody may look at it or change it. The side that does has lost a plain game.',
      differ:
        'All three charge the game. Eichhorn has the dealer pay ten, and lets the others play on for more.',
    },
    {
      id: 'onlookers',
      title: 'Onlookers',
      foster: {
        says: 'A Kiebitz who looks at a card of the skat may be asked to pay the game.',
        laws: [25],
      },
      eichhorn: null,
      hoyle: null,
      today: null,
      differ: null,
    },
    {
      id: 'pausing-player',
      title: 'The dealer who sits out',
      foster: {
        says: 'Wins and loses with the defenders. Ten points for a look at the skat.',
        laws: [6, 24],
      },
      eichhorn: { rules: ['the-pausing-player'] },
      hoyle: {
        says: 'Has nothing to say, and is paid or pays like the rest.',
        under: 'Calling or Bidding',
      },
      today: 'Takes part in what is won and lost.',
      differ:
        'Hoyle keeps him silent. With Eichhorn he must point out errors, and may guide a beginner.',
    },
    {
      id: 'turning-up',
      title: 'Turning up',
      foster: {
        says: 'Either card. Who shows both must play the suit that is worth more.',
        laws: [29],
      },
      eichhorn: {
        rules: ['seeing-both-skat-cards'],
        says: 'Either card. Who sees both without having said Passt-mir-nicht must turn the top one.',
      },
      hoyle: { says: 'Either card, before looking at one of them.', under: 'What is Tourné?' },
      today: 'Nothing is turned up.',
      differ: 'When both are seen: the dearer suit with Foster, the upper card with Eichhorn.',
    },
    {
      id: 'jack-turned',
      title: 'A jack is turned',
      foster: { says: 'Its suit or a Grand, as you like.', laws: [30] },
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
      title: 'Turning up, and Nullo',
      foster: {
        says: 'Only if it was agreed on before, and then with a seven.',
        laws: [31],
      },
      eichhorn: {
        rules: [],
        says: 'Where it is played, with any small card; it counts 16.',
        under: 'Nullo Tourne',
      },
      hoyle: {
        says: 'With a seven only; it counts 15, and Skat is good enough without it.',
        under: 'Counting the Game',
      },
      today: 'A Null may be played with the skat; it counts 23.',
      differ:
        'A seven or any small card, 15 or 16, and never official until today’s Null with the skat.',
    },
    {
      id: 'passt-mir-nicht',
      title: 'The second card',
      foster: {
        says: 'A first card put into the hand without being shown makes it a Passt-mir-nicht, with the second for trump. Both together make it a Gucki Grand.',
        laws: [28],
      },
      eichhorn: { rules: ['passt-nicht'] },
      hoyle: null,
      today: 'Both cards are always taken up together, and any game may follow.',
      differ:
        'Who hides both cards must play a Gucki Grand with Foster, and with Eichhorn whatever suit the defenders name. Hoyle knows neither game.',
    },
    {
      id: 'laying-out',
      title: 'Putting two cards away',
      foster: {
        says: 'Two, before a card is led. Too many or too few, not noticed before the first trick is turned down, lose the game.',
        laws: [32],
      },
      eichhorn: { rules: ['discarding'] },
      hoyle: {
        says: 'Two. Without exactly ten cards in hand you have lost when the first card is played.',
        under: 'General Laws',
      },
      today: 'Any two, before the game is named. Forgotten, the game is lost.',
      differ:
        'Foster gives you until the end of the first trick to notice, Hoyle not a card. Today you name the game afterwards.',
    },
  ],
};
