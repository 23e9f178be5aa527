/** What the steps of the first deal say. */

/** The words of each step, in the lesson’s text (`src/learn/text.ts`). */
export const DEAL = {
  yourBid: {
    title: 'When to stop',
    text: [
      'You are Vorhand, and these are your ten cards. Bid if you have five trumps or more, with jacks among them, and an ace in another suit. You do: with {C} as trumps you have five, and you hold the {HA}.',
      'Work out what the game is worth: with 2, game 3, so 3 × 12 = 36. Say yes up to 36, and pass at any higher number. What you win is the value of the game, even if you bid less.',
    ],
  },
  skat: {
    title: 'The skat',
    text: [
      'You may leave the skat where it is, which is called *Hand* and counts 1 more. For now it is better to have two more cards to choose from, so take up the skat.',
      'Then put two cards away, face down. Their points count for you at the end. Keep trumps and aces, because they take tricks. Put away a 10 whose ace you do not have, because that ace would take it. A card that is alone in its suit may go too: without it you can trump that suit.',
    ],
  },
  trumpSuit: {
    title: 'Name the trump suit',
    text: [
      'Once both cards are down, say what is trump. Choose the suit that gives you the most trumps: count its cards without the jack, and add all your jacks, since they are trumps in any case.',
    ],
  },
  play: {
    title: 'Ten tricks',
    text: [
      'Vorhand leads. The others can trump your ace of {H} as long as they have trumps, so lead trumps first, from the highest down. They must follow, and soon they have none.',
      'The defenders are *partners*: when one takes a trick, the other adds a card with many points.',
    ],
  },
  count: {
    title: 'The count',
    text: [
      'After the last trick turn your tricks over and add up their points, with those of the two cards that you put away.',
    ],
  },
} as const;
