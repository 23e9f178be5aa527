/** What the four books say about winning, losing and what a game is worth. */
import type { TopicOfFour } from './rule-of-four.ts';

export const WORTH_OF_FOUR: TopicOfFour = {
  id: 'worth',
  title: 'What a game is worth',
  rules: [
    {
      id: 'base-values',
      title: 'Base values',
      foster: {
        says: 'Tournee 5 to 8, Solo 9 to 12, Tournee Grand 12, Gucki Grand 12, Grand Solo 16, Open Grand 24, Nullo 20, Open Nullo 40.',
        laws: [1],
      },
      eichhorn: {
        rules: [],
        says: 'The same for Tourne, Solo and Nullo. Guckser 16, Grand Solo 20, and a Frage of 1 to 4.',
        under: 'Value of Games',
      },
      hoyle: {
        says: 'Simple Game 1 to 4, then Tourné and Solo as in Foster. Grand 16, Nullo 20, Open Nullo 40.',
        under: 'The Philosophy of the Count; Counting the Game',
      },
      today:
        'A suit game 9 to 12, a Grand 24, Null 23, Null Hand 35, Null Ouvert 46 and Null Ouvert Hand 59.',
      differ:
        'They differ most in the Grand Solo: 16 in Foster and Hoyle, 20 in Eichhorn, 24 today. Suit games today have the values of the old Solo.',
    },
    {
      id: 'multipliers',
      title: 'Multipliers',
      foster: {
        says: 'One for the game, one each for schneider, schwarz and announcing them, and one for each matador.',
        laws: [2],
      },
      eichhorn: { rules: [], says: 'The same.', under: 'The Multiplicands' },
      hoyle: {
        says: 'The same: a Grand with four, won schwarz after announcing it, counts nine times 16.',
        under: 'Counting the Game',
      },
      today: 'The same, with one more for a Hand game and one more for an open game.',
      differ: 'The old books agree. Only today do Hand and Ouvert count.',
    },
    {
      id: 'no-multipliers',
      title: 'Games without trumps',
      foster: { says: 'They have one value and no multipliers.', laws: [3] },
      eichhorn: { rules: [], says: 'A single value.', under: 'Null or Nullo' },
      hoyle: { says: 'A fixed sum.', under: 'Counting the Game' },
      today: 'A fixed value.',
      differ: null,
    },
    {
      id: 'sixty-one',
      title: 'Sixty-one',
      foster: { says: '61 wins for the declarer, 60 for the defenders.', laws: [56, 57] },
      eichhorn: { rules: ['to-win-or-lose'] },
      hoyle: { says: 'The declarer wins with 61 and loses with 60.', under: 'Points.—Games' },
      // Order 5.2.2.
      today: '61 wins for the declarer, including the points in the skat.',
      differ: null,
    },
    {
      id: 'schneider',
      title: 'Schneider',
      foster: {
        says: 'The declarer makes it with 91, the defenders with 90. The defenders are out of schneider with 30, the declarer with 31.',
        laws: [56, 57],
      },
      eichhorn: { rules: ['schneider'] },
      hoyle: {
        says: 'A side with 30 or fewer is schneider, whichever side it is.',
        under: 'Schneider and Schwarz',
      },
      // Order 5.2.3.
      today: 'A side with 30 or fewer is schneider, whichever side it is.',
      differ:
        'Thirty points save the defenders in Foster and Eichhorn, where the declarer needs 91. In Hoyle and today they do not, and 90 are enough.',
    },
    {
      id: 'schwarz',
      title: 'Schwarz',
      foster: { says: 'A side makes schwarz by taking every trick.', laws: [56, 57] },
      eichhorn: { rules: ['schwarz'] },
      hoyle: {
        says: 'A side without points is schwarz.',
        under: 'Penalties; Schneider and Schwarz',
      },
      // Order 5.2.4.
      today: 'A side without a trick is schwarz.',
      differ: 'A trick without points saves a side from schwarz, except in Hoyle.',
    },
    {
      id: 'lost-game',
      title: 'A lost game',
      foster: {
        says: 'It costs what it would have won. Passt-mir-nicht and Gucki Grand cost double.',
        laws: [60],
      },
      eichhorn: {
        rules: ['to-win-or-lose', 'passt-nicht'],
        says: 'It costs what it would have won. Passt-nicht and Guckser cost double.',
      },
      hoyle: { says: 'It always costs what it would have won.', under: 'Penalties' },
      today: 'It always costs double.',
      differ:
        'It costs its value in Hoyle, its value or double in Foster and Eichhorn, and double today.',
    },
    {
      id: 'overbid',
      title: 'Bid too high',
      foster: {
        says: 'It costs the next value of that game that would have covered the bid.',
        laws: [61],
      },
      eichhorn: { rules: ['overbidding'] },
      hoyle: {
        says: 'A Grand bid as without two is lost if the jack of clubs is in the skat. Hoyle does not say what it costs.',
        under: 'Grando with the Knaves',
      },
      // Order 5.4.2.
      today: 'It costs the next value that covers the bid, doubled, as for every lost game.',
      differ:
        'The game is lost in all four. Only Eichhorn forgives the declarer, if a defender then makes a mistake.',
    },
    {
      id: 'ramsch-price',
      title: 'What Ramsch costs',
      foster: {
        says: '20; 30 if one player took no trick; 50 if two took none.',
        laws: [4],
      },
      eichhorn: { rules: ['ramsch'] },
      hoyle: {
        says: '10 to each of the others, or 15 if the loser has all the points.',
        under: 'When There is No Call, Ramps; Skat Ramsch',
      },
      today: 'The official game has no Ramsch.',
      differ:
        'In Foster and Eichhorn it costs 20, 30 or 50. Hoyle’s 10 or 15 are paid to each of the other two.',
    },
    {
      id: 'ramsch-tie',
      title: 'A tie in Ramsch',
      foster: { says: 'The winner of the last trick pays.', laws: [4] },
      eichhorn: {
        rules: ['all-passing'],
        says: 'Of the players who are level, the one who took a trick last is the loser. If nobody knows who that was, they draw cards, and the lowest loses.',
      },
      hoyle: {
        says: 'Each of the two who are level pays the third player. If all have forty, nobody pays.',
        under: 'When There is No Call, Ramps',
      },
      today: 'The official game has no Ramsch.',
      differ: 'In Foster and Eichhorn one of the players who are level pays, in Hoyle both do.',
    },
    {
      id: 'score-sheet',
      title: 'The score sheet',
      foster: {
        says: 'Only the declarer’s account is written, each entry with the new total.',
        laws: [58],
      },
      eichhorn: {
        rules: [],
        says: 'Only the declarer’s account is written, or chips are paid across the table.',
        under: 'Scoring',
      },
      hoyle: {
        says: 'The score is kept on paper, or better with chips. On paper all three accounts change at once, and the changes add up to nothing: 160 more for one, 80 less for each of the others.',
        under: 'Methods of Counting',
      },
      today:
        'Only the declarer’s account is written. Tournaments add or subtract a fixed sum for each game won and lost.',
      differ:
        'Hoyle writes what each player has won from the others; the rest write only the declarer’s score.',
    },
    {
      id: 'settling',
      title: 'Settling up',
      foster: {
        says: 'At the end each player settles with every other for the difference.',
        laws: [59],
      },
      eichhorn: {
        rules: [],
        says: 'Game by game with chips, or at the end of the sitting.',
        under: 'Scoring',
      },
      hoyle: {
        says: 'Game by game with chips. On paper, every fifth or tenth round.',
        under: 'Methods of Counting',
      },
      // Tournament order 5.1, 7.4.3.
      today:
        'In a tournament each player’s total decides, with a fixed sum for each game won and lost, and the prizes go by it.',
      differ:
        'Foster settles at the end, and so does Eichhorn on paper; Hoyle settles sooner. In a tournament of today there are prizes.',
    },
  ],
};
