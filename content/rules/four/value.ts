/** What the four say of winning, losing and what it comes to. */
import type { TopicOfFour } from './rule-of-four.ts';

export const WORTH_OF_FOUR: TopicOfFour = {
  id: 'worth',
  title: 'What a game is worth',
  rules: [
    {
      id: 'base-values',
      title: 'Base values',
      foster: {
        says: 'Tournee 5 to 8, Solo 9 to 12, Tournee Grand 12, Gucki Grand 12, Grand Solo 16, open Grand 24, Nullo 20, open Nullo 40.',
        laws: [1],
      },
      eichhorn: {
        rules: [],
        says: 'The same for Tourne, Solo and Nullo. Guckser 16, Grand Solo 20, and a Frage of 1 to 4.',
        under: 'Value of Games',
      },
      hoyle: {
        says: 'Simple Game 1 to 4, then Tourné and Solo as in Foster. Grand 16, Nullo 20, open Nullo 40.',
        under: 'The Philosophy of the Count; Counting the Game',
      },
      today:
        'A suit 9 to 12, a Grand 24, Null 23, 35 from the hand, 46 open and 59 open from the hand.',
      differ: 'Mostly in the Grands: 16, 20, 16 and 24. Suits have kept the old Solo’s values.',
    },
    {
      id: 'multipliers',
      title: 'Multipliers',
      foster: {
        says: 'One for the game, one each for schneider, schwarz and announcing them, and the matadors.',
        laws: [2],
      },
      eichhorn: { rules: [], says: 'The same.', under: 'The Multiplicands' },
      hoyle: {
        says: 'The same: a Grand with four, schwarz announced and made, is nine times 16.',
        under: 'Counting the Game',
      },
      today: 'One more for a game from the hand, and one more for an open one.',
      differ: 'The old books agree. Hand and open are counted only today.',
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
      hoyle: { says: 'With 61 you win, with 60 you lose.', under: 'Points.—Games' },
      today: 'The 61st point wins, the skat counted in.',
      differ: null,
    },
    {
      id: 'schneider',
      title: 'Schneider',
      foster: {
        says: 'The declarer makes it with 91, the defenders with 90. They are out of it with 30, the declarer with 31.',
        laws: [56, 57],
      },
      eichhorn: { rules: ['schneider'] },
      hoyle: {
        says: 'A side with 30 or fewer is in it, whichever it is.',
        under: 'Schneider and Schwarz',
      },
      today: 'A side with 30 or fewer is in it, whichever it is.',
      differ:
        'Thirty save the defenders with Foster and Eichhorn, and do not with Hoyle and today: the declarer needs 91 there, and 90 here.',
    },
    {
      id: 'schwarz',
      title: 'Schwarz',
      foster: { says: 'Every trick.', laws: [56, 57] },
      eichhorn: { rules: ['schwarz'] },
      hoyle: { says: 'A side that has no points.', under: 'Penalties; Schneider and Schwarz' },
      today: 'A side that has no trick.',
      differ: 'A trick without a point saves you everywhere but with Hoyle.',
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
      hoyle: { says: 'It costs what it would have won, always.', under: 'Penalties' },
      today: 'It costs double, always.',
      differ: 'Once with Hoyle, once or twice in America, twice today.',
    },
    {
      id: 'overbid',
      title: 'Bid too high',
      foster: {
        says: 'The next value of that game that would have covered the bid.',
        laws: [61],
      },
      eichhorn: { rules: ['overbidding'] },
      hoyle: {
        says: 'A Grand without two, with the jack of clubs in the skat, is lost. What it costs is not said.',
        under: 'Grando with the Knaves',
      },
      today: 'The next value that covers it, and double, as for every lost game.',
      differ: 'It is lost in all four. Only Eichhorn forgives it, if a defender errs.',
    },
    {
      id: 'ramsch-price',
      title: 'What Ramsch costs',
      foster: {
        says: '20; 30 if somebody took no trick; 50 if two took none.',
        laws: [4],
      },
      eichhorn: { rules: ['ramsch'] },
      hoyle: {
        says: '10 to each of the others, 15 if one has all the points.',
        under: 'When There is No Call, Ramps; Skat Ramsch',
      },
      today: 'The official game has no Ramsch.',
      differ: '20, 30 and 50 in America. Hoyle’s 10 and 15 are paid to each of two.',
    },
    {
      id: 'ramsch-tie',
      title: 'A tie in Ramsch',
      foster: { says: 'The winner of the last trick pays.', laws: [4] },
      eichhorn: {
        rules: ['all-passing'],
        says: 'Of those who are level, the one who took a trick last. If that cannot be told, cards are drawn, and low loses.',
      },
      hoyle: {
        says: 'Each of the two pays the third. With forty each, nobody pays.',
        under: 'When There is No Call, Ramps',
      },
      today: 'The official game has no Ramsch.',
      differ: 'One pays with Foster and Eichhorn, both with Hoyle.',
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
        says: 'The declarer’s account, or chips from hand to hand.',
        under: 'Scoring',
      },
      hoyle: {
        says: 'On paper, or better with chips. On paper all three accounts change at once and come to nothing: 160 for one, 80 less for two.',
        under: 'Methods of Counting',
      },
      today: 'The declarer’s account. Tournaments add a sum for each game won and lost.',
      differ:
        'Hoyle writes what each has won from the others, the rest only what the declarer scored.',
    },
    {
      id: 'settling',
      title: 'Settling up',
      foster: { says: 'At the end, each player with each other, for the difference.', laws: [59] },
      eichhorn: {
        rules: [],
        says: 'Game by game with chips, or at the end of the sitting.',
        under: 'Scoring',
      },
      hoyle: {
        says: 'Game by game with chips. On paper, every fifth or tenth round.',
        under: 'Methods of Counting',
      },
      today: null,
      differ: 'At the end with Foster and on Eichhorn’s sheet; Hoyle balances sooner.',
    },
  ],
};
