/** Eichhorn's rules and penalties: sitting down, dealing, and the skat. */
import type { RuleTopic } from './rule.ts';

export const AT_THE_TABLE: RuleTopic = {
  id: 'table',
  title: 'At the table',
  rules: [
    {
      heading: 'Value of cards in cutting',
      id: 'value-of-cards-in-cutting',
      says: 'When cards are drawn to decide something, they rank from ace, ten, king and queen through jack and nine down to the seven.',
      laws: [9],
      foster: 'Cards and suits rank as in play, so a jack beats an ace.',
      // Order 3.1.1.
      today: 'The order does not lay down how lots for the seats are drawn.',
    },
    {
      heading: 'Choosing of places',
      id: 'choosing-of-places',
      says: 'A player who dislikes a seat, because of an onlooker or a neighbour, may ask for the places to be drawn. The player with the lowest card chooses first. In tournaments you keep the seat that you draw.',
      laws: [9],
      foster: 'The same: the player with the lowest card chooses first, and deals.',
      today:
        'Places are drawn by lot or set beforehand. The first player chooses, and the others follow clockwise.',
    },
    {
      heading: 'Newcomers',
      id: 'new-comers',
      says: 'A player who joins late starts with the lowest score at the table, not with the average. If the others do not like that, they settle the game and begin a new one.',
      laws: [8],
      foster:
        'Only at the end of a round, if the others agree, and in the seat whose turn it is to deal.',
      today: 'Only if all agree, and at the beginning of a new round.',
    },
    {
      heading: 'Announcement to quit',
      id: 'announcement-to-quit',
      says: 'Unless a time was fixed, a player who wants to stop must say so, and then play three more rounds.',
      laws: [7, 10],
      foster:
        'The game ends with a round, and nobody leaves in the middle of one without a substitute.',
      // Tournament order 4.4.
      today: 'In a tournament every list is played to its end.',
    },
    {
      heading: 'Games permitted',
      id: 'games-permitted',
      says: 'If a table plays anything else, this must be said before the first deal. A newcomer who did not know may insist on the official rules.',
      laws: [],
      foster: null,
      today: 'Only the official games.',
    },
    {
      heading: 'Official games',
      id: 'official-games',
      says: 'Frage from ten points up, but not in tournaments; Tourne and Passt-mir-nicht; Solo; the four Grands (Tourne, Guckser, Solo and Ouvert); Nullo and Open Nullo, both without the skat.',
      laws: [1],
      foster: 'The same games except Frage, with other base values, and Ramsch besides.',
      today:
        'No card is turned up any more. Every game, Null included, is played with the skat or as a Hand game.',
    },
  ],
};

export const DEALING: RuleTopic = {
  id: 'dealing',
  title: 'Dealing',
  rules: [
    {
      heading: 'The deal',
      id: 'the-deal',
      says: 'The player with the lowest card deals. More often it is the player on the scorekeeper’s left, so that the scorekeeper deals last in each round and all have dealt equally often.',
      laws: [9, 15],
      foster:
        'The player with the lowest card deals, and the player on the dealer’s right keeps the score.',
      today: 'The player in the first place.',
    },
    {
      heading: 'Shuffling',
      id: 'shuffling',
      says: 'Before every deal the cards are shuffled at least three times, and no card may show.',
      laws: [17],
      foster:
        'The cards must be well shuffled. Anybody may ask to shuffle; the dealer shuffles last.',
      today: 'The cards are shuffled before every deal, and no card may show.',
    },
    {
      heading: 'Cutting',
      id: 'cutting',
      says: 'The player on the dealer’s right must cut, and each part must have at least three cards.',
      laws: [17],
      foster: 'The same.',
      today: 'Each part must have at least four cards.',
    },
    {
      heading: 'Dealing',
      id: 'dealing',
      says: 'Three cards to each player, two for the skat, four to each, three to each. Unless another order was agreed on first, any other is a misdeal.',
      laws: [18, 23],
      foster: 'The same order, and no other.',
      today: 'The same order.',
    },
    {
      heading: 'Misdeals',
      id: 'misdeals',
      says: 'The dealer deals again and is fined ten points, unless a card was plainly dropped on the floor. A declarer who has ten cards, and named a game before anyone noticed the mistake, may play it. If the declarer has a wrong number, the deal does not count, however late the mistake is found.',
      laws: [21, 23, 46],
      foster:
        'The same dealer deals again and pays nothing. Once the play has begun, only a side with the right number of cards can win.',
      today:
        'If a number is wrong, the deal is repeated only if a player says so before the bidding ends, or if both sides have a wrong number.',
    },
    {
      heading: 'Dealing out of turn',
      id: 'dealing-out-of-turn',
      says: 'Once all the cards are dealt, the deal is played. The player who was passed over deals next, and the one who dealt too early is left out when the turn comes, so that each still deals once in the round.',
      laws: [20],
      foster:
        'The deal is valid only if a player has already bid or named a game. The wrong dealer loses ten points.',
      today:
        'Earlier rounds dealt in the wrong order remain valid. The present round is played again.',
    },
    {
      heading: 'Exposed cards',
      id: 'exposed-cards',
      says: 'If a card shows in dealing, there is a new deal. Where a table leaves the choice to the players, you must ask for it at once, before you look at your hand.',
      laws: [22],
      foster: 'There must be a new deal; nobody has a choice.',
      today: null,
    },
  ],
};

export const THE_SKAT: RuleTopic = {
  id: 'skat',
  title: 'The skat',
  rules: [
    {
      heading: 'The skat',
      id: 'the-skat',
      says: 'It is put down during the deal, never first or last. Nobody may see it until a game that uses it is named, or until the end. It counts for the declarer in points and in matadors. In a Nullo it does not count; in a Ramsch it goes with the last trick.',
      laws: [18, 24],
      foster: 'The same, but in a Ramsch it counts for nobody.',
      today: 'The same for the declarer; there is no Ramsch.',
    },
    {
      heading: 'Exposed skat',
      id: 'exposed-skat',
      says: 'If anybody sees one of its cards, there is always a new deal.',
      laws: [24],
      foster: 'A player who sees one may not bid in that deal; anyone else pays ten points.',
      today: 'A player who looks at it or turns it up may not bid.',
    },
    {
      heading: 'Missing skat cards',
      id: 'missing-skat-cards',
      says: 'If a player takes the skat into the hand before a game is named, the dealer draws cards out of that hand until ten are left, and the bidding goes on. The player pays 25 points, and may neither bid nor be declarer in that deal.',
      laws: [27],
      foster:
        'The same, with the same 25 points, if the bidding has not begun. The cards are drawn face down.',
      today:
        'The twelve cards are shuffled and the dealer draws two. The only penalty is that the player may not bid.',
    },
    {
      heading: 'Seeing both skat cards',
      id: 'seeing-both-skat-cards',
      says: 'A declarer who sees both by mistake, without having said Passt-mir-nicht, must turn the top one, and its suit is trumps.',
      laws: [29],
      foster: 'The suit of higher value must be played.',
      today: 'Nothing is turned up.',
    },
    {
      heading: 'Passt nicht',
      id: 'passt-nicht',
      says: 'The first card need not be shown if it does not suit. The second must be shown before it goes into the hand, and its suit is trumps; if it is a jack, the declarer may play its suit or a Grand. If the second card is mixed in unseen, the defenders name the trump suit. A game that is won counts as a Tourne; one that is lost counts double.',
      laws: [28, 30],
      foster: 'A card put into the hand without being shown makes the game a Passt-mir-nicht.',
      today:
        'Nothing is turned up: both cards are always taken up together, and any game may be named afterwards.',
    },
    {
      heading: 'Looking at the skat',
      id: 'looking-at-skat',
      says: 'The dealer pays ten points for it. A defender pays the whole game, and the others may play it out to raise the price. A declarer who has no right to look has lost.',
      laws: [24, 26],
      foster:
        'Before the play a player who looks loses the right to bid, and anyone else loses ten points. During the play a player who looks is charged the value of the game.',
      today:
        'A player who looks at it after the deal may not bid. Once the game is named, a side that looks at it loses the plain game.',
    },
    {
      heading: 'Discarding',
      id: 'discarding',
      says: 'The declarer may put away any two of the twelve, those of the skat or others, to be rid of a suit or to save points. From ace, ten and king of a long suit both ace and ten may go. If one card too many or too few is put away, the game is lost.',
      laws: [32],
      foster: 'The same, if the mistake is not noticed before the first trick is turned down.',
      today: 'Any two, before the game is named. If two are not put away, the game is lost.',
    },
  ],
};
