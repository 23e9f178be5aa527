/** What the steps on values and bidding say. */

/** The words of each step, in the lesson’s text (`src/learn/text.ts`); its task is a question’s, and on paper nothing can be pressed. */
export const VALUES = {
  baseValues: {
    title: 'Five base values',
    text: [
      'Some games are worth more than others. Each trump suit has a *base value*, from 9 for {D} up to 12 for {C}.',
      'One game has no trump suit, the *Grand*: only the four jacks are trumps in it. Its base value is the highest, 24.',
    ],
    task: 'A Grand is played. Press the card that takes the trick.',
    taskOnPaper: 'A Grand is played. Choose the card that takes the trick.',
  },
  matadors: {
    title: 'With 2, game 3',
    text: [
      'The base value counts several times: once for the game, and once for each of your *matadors*. These are the highest trumps that you hold without a gap, from the {CJ} down.',
      'If you hold the {CJ} and the {SJ} but not the {HJ}, you play “with 2, game 3”: in {C}, 3 × 12 = 36. If you lack the {CJ}, count the trumps that you lack above your highest: “without 2, game 3” is worth as much.',
    ],
    task: 'You play {S} with these cards. What is the game worth?',
  },
  wonOrLost: {
    title: 'Won or lost',
    text: [
      'A declarer who has 61 points or more wins the value of the game: it is written down on the score sheet. A lost game counts double: twice its value is written down against the declarer.',
      'A side that ends with 30 points or fewer is *schneider*, and one that has taken no trick is *schwarz* as well. Each adds 1 to the number of times that the base value counts.',
    ],
    task: 'The game was {S}, with 1, game 2. The declarer has 58 points. What is written down for the declarer?',
  },
  bid: {
    title: 'What a bid promises',
    text: [
      'The player who promises most becomes the declarer. To *bid* is to name a number. The number promises a game worth at least as much, and a game worth less than its bid is lost, even with 61 points. To *pass* is to leave the bidding.',
      'Only values of games can be bid: 18, which is 2 × 9, then 20, 22, 23, 24, 27, 30, 33, 35, 36 and so on. 23 is the value of *Null*, a game without trumps in which the declarer must take no trick.',
    ],
    task: 'You would play {H}. Another player asks: “22?” What do you say?',
  },
  whoAsks: {
    title: 'Who asks whom',
    text: [
      'On the dealer’s left sits *Vorhand*, then *Mittelhand*, and then *Hinterhand*.',
      'Mittelhand asks Vorhand first, one number after another. Vorhand says yes if Vorhand’s game is worth as much, or else passes. When one of the two has passed, Hinterhand asks the other, with higher numbers. The player who is left is the declarer. If all three pass, the cards are dealt again.',
    ],
    task: 'Whose turn is it to speak?',
  },
} as const;
