/** What the four say of the deal and its errors. */
import type { TopicOfFour } from './rule-of-four.ts';

export const THE_DEAL: TopicOfFour = {
  id: 'dealing',
  title: 'Dealing',
  rules: [
    {
      id: 'shuffling',
      title: 'Shuffling',
      foster: {
        says: 'Well. Anybody may ask to shuffle, and the dealer does so last.',
        laws: [17],
      },
      eichhorn: { rules: ['shuffling'] },
      hoyle: { says: 'The cards must be shuffled.', under: 'Dealing' },
      today: 'Before every deal, so that no card shows.',
      differ: 'Only Eichhorn counts: three times. Only Foster lets the others join in.',
    },
    {
      id: 'cutting',
      title: 'Cutting',
      foster: {
        says: 'The player on the dealer’s right cuts, and three cards at least stay in each part.',
        laws: [17],
      },
      eichhorn: { rules: ['cutting'] },
      hoyle: { says: 'The player on the right cuts.', under: 'Dealing' },
      today: 'It is a duty. At least four cards are lifted, and at least four stay.',
      differ: 'Three cards a hundred years ago, four today. Hoyle gives no number.',
    },
    {
      id: 'order-of-the-deal',
      title: 'How many at a time',
      foster: { says: 'Three, then the skat, four, three. No other way.', laws: [18] },
      eichhorn: {
        rules: ['dealing'],
        says: 'Three, then the skat, four, three. Two other ways may be agreed on: three, two, skat, three, two, or five, skat, five.',
      },
      hoyle: {
        says: 'Five, then the skat, five. How the five are given does not matter.',
        under: 'Dealing',
      },
      today: 'Three, then the skat, four, three.',
      differ:
        'Hoyle deals by fives, the others three, four and three. In all four the skat is laid on the way.',
    },
    {
      id: 'misdeal',
      title: 'A misdeal',
      foster: {
        says: 'The same dealer deals again and pays nothing: no mistake costs the deal.',
        laws: [21, 23],
      },
      eichhorn: {
        rules: ['misdeals'],
        says: 'The same dealer deals again and is fined ten points, unless a card plainly fell on the floor. A declarer who has ten cards and named a game before anybody noticed may play it.',
      },
      hoyle: { says: 'The same dealer deals again.', under: 'Dealing' },
      today:
        'Count your cards. A wrong number is dealt again only if somebody says so before the bidding ends, or if both sides have it wrong.',
      differ:
        'It costs ten points with Eichhorn and nothing elsewhere. Today it is you who must notice in time.',
    },
    {
      id: 'wrong-number',
      title: 'A wrong number of cards in the play',
      foster: {
        says: 'Only those with the right number can win. A declarer with a wrong one has lost; if it is a defender, the declarer has won.',
        laws: [46],
      },
      eichhorn: {
        rules: ['misdeals'],
        says: 'If the declarer’s number is wrong there was no game, however late it comes out.',
      },
      hoyle: {
        says: 'A declarer who plays with more than ten cards, or fewer, has lost once the first card is on the table.',
        under: 'General Laws',
      },
      today: 'The side with the right number wins, if it was dealt so and nobody said anything.',
      differ: 'The declarer loses with Foster, Hoyle and today. With Eichhorn the deal is void.',
    },
    {
      id: 'faulty-pack',
      title: 'A faulty pack',
      foster: {
        says: 'A card lying face up in it, or a pack that is not complete, means a new deal.',
        laws: [19],
      },
      eichhorn: null,
      hoyle: null,
      today: null,
      differ: null,
    },
    {
      id: 'wrong-dealer',
      title: 'The wrong dealer',
      foster: {
        says: 'The deal stands once somebody has bid or named a game; before that the right dealer deals. The wrong one loses ten points.',
        laws: [20],
      },
      eichhorn: { rules: ['dealing-out-of-turn'] },
      hoyle: {
        says: 'No penalty: let the others look out. Who gets to the end uninterrupted may keep the deal.',
        under: 'General Laws',
      },
      today:
        'If the order has gone wrong in earlier rounds, these stand. The round that is being played is played again.',
      differ:
        'After the last card, says Eichhorn, it stands. After the first bid, says Foster, who alone fines it. Hoyle would let a dealer get away with it.',
    },
    {
      id: 'exposed-card',
      title: 'A card shows',
      foster: { says: 'A new deal. Nobody has a choice.', laws: [22] },
      eichhorn: { rules: ['exposed-cards'] },
      hoyle: { says: 'A new deal, by the same dealer.', under: 'Dealing; General Laws' },
      today: null,
      differ:
        'All three say a new deal. Only Eichhorn knows tables that leave it to the players, at once or never.',
    },
  ],
};
