/** What the four books say about the deal and its errors. */
import type { TopicOfFour } from './rule-of-four.ts';

export const THE_DEAL: TopicOfFour = {
  id: 'dealing',
  title: 'Dealing',
  rules: [
    {
      id: 'shuffling',
      title: 'Shuffling',
      foster: {
        says: 'The cards must be well shuffled. Anybody may ask to shuffle; the dealer shuffles last.',
        laws: [17],
      },
      eichhorn: { rules: ['shuffling'] },
      hoyle: { says: 'The cards must be shuffled.', under: 'Dealing' },
      today: 'The cards are shuffled before every deal, and no card may show.',
      differ:
        'Only Eichhorn says how often, at least three times. Only Foster lets the others shuffle.',
    },
    {
      id: 'cutting',
      title: 'Cutting',
      foster: {
        says: 'The player on the dealer’s right cuts, and each part must have at least three cards.',
        laws: [17],
      },
      eichhorn: { rules: ['cutting'] },
      hoyle: { says: 'The player on the dealer’s right cuts.', under: 'Dealing' },
      // Order 3.2.4.
      today: 'The cards must be cut. Each part must have at least four cards.',
      differ:
        'Each part needs three cards in Foster and Eichhorn, four today. Hoyle gives no number.',
    },
    {
      id: 'order-of-the-deal',
      title: 'How many at a time',
      foster: { says: 'Three, then the skat, four, three, and in no other way.', laws: [18] },
      eichhorn: {
        rules: ['dealing'],
        says: 'Three, then the skat, four, three. Two other ways may be agreed on: three, two, skat, three, two, or five, skat, five.',
      },
      hoyle: {
        says: 'Five, then the skat, five. It does not matter how the five are given.',
        under: 'Dealing',
      },
      today: 'Three, then the skat, four, three.',
      differ:
        'Hoyle deals by fives, and the others by three, four and three. In all four the skat is put down during the deal.',
    },
    {
      id: 'misdeal',
      title: 'A misdeal',
      foster: {
        says: 'The same dealer deals again and pays nothing: no mistake loses the deal.',
        laws: [21, 23],
      },
      eichhorn: {
        rules: ['misdeals'],
        says: 'The same dealer deals again and is fined ten points, unless a card was plainly dropped on the floor. A declarer who has ten cards, and named a game before anybody noticed the mistake, may play it.',
      },
      hoyle: { says: 'The same dealer deals again.', under: 'Dealing' },
      // Order 3.2.9.
      today:
        'Each player must count the cards. If a number is wrong, the deal is repeated only if a player says so before the bidding ends, or if both sides have a wrong number.',
      differ:
        'It costs ten points in Eichhorn and nothing elsewhere. Today the players must notice it in time.',
    },
    {
      id: 'wrong-number',
      title: 'A wrong number of cards in the play',
      foster: {
        says: 'Only a side with the right number can win. A declarer with a wrong number has lost; if a defender has one, the declarer has won.',
        laws: [46],
      },
      eichhorn: {
        rules: ['misdeals'],
        says: 'If the declarer’s number is wrong, the deal does not count, however late the mistake is found.',
      },
      hoyle: {
        says: 'A declarer who plays with more than ten cards, or fewer, has lost once the first card is on the table.',
        under: 'General Laws',
      },
      today:
        'If the cards were misdealt and nobody said anything, the side with the right number wins.',
      differ: 'The declarer loses in Foster, in Hoyle and today. In Eichhorn the deal is void.',
    },
    {
      id: 'faulty-pack',
      title: 'A faulty pack',
      foster: {
        says: 'If a card lies face up in the pack, or the pack is not complete, there is a new deal.',
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
        says: 'The deal is valid as soon as a player has bid or named a game. Until then the right dealer deals again. The wrong dealer loses ten points.',
        laws: [20],
      },
      eichhorn: { rules: ['dealing-out-of-turn'] },
      hoyle: {
        says: 'There is no penalty: it is for the others to notice. If nobody stops the wrong dealer before the last card, the deal may be kept.',
        under: 'General Laws',
      },
      // Order 3.2.13.
      today:
        'Earlier rounds dealt in the wrong order remain valid. The present round is played again.',
      differ:
        'The deal becomes valid in Eichhorn with its last card, in Foster with the first bid. Only Foster fines the dealer.',
    },
    {
      id: 'exposed-card',
      title: 'A card shows',
      foster: { says: 'There must be a new deal; nobody has a choice.', laws: [22] },
      eichhorn: { rules: ['exposed-cards'] },
      hoyle: { says: 'There is a new deal, by the same dealer.', under: 'Dealing; General Laws' },
      today: null,
      differ:
        'All three require a new deal. Only Eichhorn mentions tables at which the players may choose; a player who wants a new deal must then ask at once.',
    },
  ],
};
