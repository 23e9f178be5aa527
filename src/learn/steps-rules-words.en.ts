/** What the steps on the rules say. */

/**
 * The words of each step, in the lesson’s text (`src/learn/text.ts`): its caption belongs to cards, its task to a
 * question. On paper no card can be pressed.
 */
export const RULES = {
  cards: {
    title: 'The cards',
    text: [
      'A pack for Skat has 32 cards in four *suits*: {C}\u00A0{+C}, {S}\u00A0{+S}, {H}\u00A0{+H} and {D}\u00A0{+D}. Each has an ace, a 10, a king, a queen, a jack, a 9, an 8 and a 7.',
      'Leave the jack aside for now. The other seven rank in this order. One thing surprises everybody: the 10 ranks above the king.',
    ],
    caption:
      'Ace, 10, king, queen, 9, 8, 7: a suit from the highest down. The order is the same in all four.',
    task: 'Press the highest of these three.',
    taskOnPaper: 'Choose the highest of these three.',
  },
  trick: {
    title: 'A trick',
    text: [
      'Three people play. One puts a card on the table, face up: that is to *lead*. The next on the left adds a card, and then the third. These three cards are a *trick*.',
      'The highest card of the suit that was led *takes* the trick. The player who played it lays the three aside, face down, and leads to the next trick.',
      'Here the player on your left has led, and the one on your right has added a card. You come last.',
    ],
    task: 'Press a card that takes the trick.',
    taskOnPaper: 'Choose a card that takes the trick.',
  },
  followSuit: {
    title: 'Following suit',
    text: [
      'You may not play just anything. A player who has cards of the suit that was led must play one of them, high or low: that is to *follow suit*.',
      'You need not play a higher card than the others. Often you will not want to.',
    ],
    task: 'Press a card that you may play here.',
    taskOnPaper: 'Choose a card that you may play here.',
  },
  throw: {
    title: 'When you cannot follow',
    text: [
      'If you have no card of the suit that was led, play any card you like. To play one of another suit is to *discard* it.',
      'A card of another suit does not take the trick, not even an ace. The suit that was led decides.',
    ],
    task: 'The first card was led. Press the one that takes the trick.',
    taskOnPaper: 'The first card was led. Choose the one that takes the trick.',
  },
  trump: {
    title: 'Trumps',
    text: [
      'When all cards have been played, they are dealt again. In every *deal* one suit is stronger than the three others. Its cards are the *trumps*, and the lowest trump beats the highest card of any other suit.',
      'So now a trick goes to the highest trump in it, and only if there is none, to the highest card of the suit that was led.',
      'To play a trump when you cannot follow is to *trump* the trick, or to *ruff* it. Here {H} are trumps.',
    ],
    task: '{H} are trumps. Press a card that takes the trick.',
    taskOnPaper: '{H} are trumps. Choose a card that takes the trick.',
  },
  trumpOrFollow: {
    title: 'Following comes first',
    text: [
      'You may trump only when you have no card of the suit that was led. Even then you need not: you may discard instead.',
      '{H} are still trumps.',
    ],
    task: '{H} are trumps. Press a card that you may play here.',
    taskOnPaper: '{H} are trumps. Choose a card that you may play here.',
  },
  jacks: {
    title: 'The four jacks',
    text: [
      'Now for the jacks. All four of them are always trumps, whichever suit is trump, and they are the highest.',
      'Their order never changes: {C}, {S}, {H}, {D}. So there are eleven trumps: four jacks, and the seven other cards of the trump suit.',
    ],
    caption: 'The eleven trumps when {H} are trumps, from the highest down.',
    task: '{H} are trumps. Press the card that takes the trick.',
    taskOnPaper: '{H} are trumps. Choose the card that takes the trick.',
  },
  jacksFollow: {
    title: 'A jack is a trump',
    text: [
      'A jack does not belong to the suit that is printed on it. It belongs to the trumps. When a trump is led, you must play a trump if you have one, and a jack is one.',
      'So when {C} are led, and the {CJ} is all you have of them, you cannot follow. You may trump with it, or discard.',
    ],
    task: '{H} are trumps, and a trump was led. Press a card that you may play.',
    taskOnPaper: '{H} are trumps, and a trump was led. Choose a card that you may play.',
  },
  points: {
    title: 'What the cards count',
    text: [
      'What matters in Skat is not how many tricks you take, but what is in them. Five cards of each suit count *points*: the ace 11, the 10 just 10, the king 4, the queen 3, the jack 2. The 9, the 8 and the 7 count nothing.',
      'A high card need not count much: the jacks are the highest cards of all, and count only two each.',
    ],
    caption: 'The trumps again, now with their points.',
    task: 'How many points are in this trick?',
  },
  sixtyOne: {
    title: 'One against two',
    text: [
      'Each player is dealt ten cards, a *hand*. The two that are left over lie face down: the *skat*. One of the three, the *declarer*, may take up the skat, says which suit is trump and plays alone. The two others play together against the declarer, as *defenders*.',
      'The whole pack has 120 points. The declarer wants more than half of them: 61 or more. With 60 the game is lost. Here is what a declarer has taken.',
    ],
    task: 'Has the declarer won?',
  },
} as const;
