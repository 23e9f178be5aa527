/** Eichhorn's rules and penalties: sitting down, dealing, and the skat. */
import type { RuleTopic } from './rule.ts';

export const AT_THE_TABLE: RuleTopic = {
  id: 'table',
  title: 'At the table',
  rules: [
    {
      heading: 'Value of cards in cutting',
      id: 'value-of-cards-in-cutting',
      says: 'When cards are drawn to decide something, they rank from the ace through ten, king, queen, jack and nine down to the seven.',
      laws: [9],
      foster: 'Cards and suits rank as in play, so a jack beats an ace.',
      today: null,
    },
    {
      heading: 'Choosing of places',
      id: 'choosing-of-places',
      says: 'A player who dislikes a seat, because of an onlooker or a neighbour, may ask for the places to be drawn. The lowest card chooses first. In tournaments you keep the seat you draw.',
      laws: [9],
      foster: 'The same order, lowest card first, and the player who drew it deals.',
      today:
        'Players draw lots, or take the places that are set. The first chooses, and the others follow clockwise.',
    },
    {
      heading: 'Newcomers',
      id: 'new-comers',
      says: 'A player who joins late starts level with the lowest score, and not with the average. If nobody likes that, the players settle up and begin again.',
      laws: [8],
      foster:
        'Only when a round is over and the others agree, in a seat that brings the deal with it.',
      today: 'Only if all agree, and when a new round begins.',
    },
    {
      heading: 'Announcement to quit',
      id: 'announcement-to-quit',
      says: 'Unless a time was fixed, a player who wants to stop says so, and plays three more rounds.',
      laws: [7, 10],
      foster:
        'The game ends with a round, and nobody leaves in the middle of one without a substitute.',
      today: null,
    },
    {
      heading: 'Games permitted',
      id: 'games-permitted',
      says: 'If a table plays other games too, it must say so before the first deal. A newcomer who did not know of them may insist on the official rules.',
      laws: [],
      foster: null,
      today: 'Only the official game is allowed.',
    },
    {
      heading: 'Official games',
      id: 'official-games',
      says: 'These are Frage from ten points up, though not in tournaments; Tournee and Passt-mir-nicht; Solo; the four Grands: Tournee Grand, Gucki Grand, Grand Solo and Open Grand; Nullo and Open Nullo, neither with the skat.',
      laws: [1],
      foster: 'The same games with other base values, and Ramsch among them.',
      today:
        'Nobody turns up a card. All games are played with the skat or from the hand, Null too.',
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
      says: 'The player with the lowest card deals. More often the player on the scorekeeper’s left deals first, so that the scorekeeper deals last and everybody has dealt the same number of times.',
      laws: [9, 15],
      foster:
        'The player with the lowest card deals, and the player on the dealer’s right keeps the score.',
      today: 'The player in the first place deals.',
    },
    {
      heading: 'Shuffling',
      id: 'shuffling',
      says: 'The dealer shuffles at least three times before every deal, and no card may show.',
      laws: [17],
      foster: 'The dealer shuffles well. Anybody may ask to shuffle, but the dealer shuffles last.',
      today: 'The same before every deal, and no card may show.',
    },
    {
      heading: 'Cutting',
      id: 'cutting',
      says: 'The player on the dealer’s right must cut, with three cards at least in each part.',
      laws: [17],
      foster: 'The same.',
      today: 'At least four cards must stay in each part.',
    },
    {
      heading: 'Dealing',
      id: 'dealing',
      says: 'The dealer gives three cards to each player, two to the skat, then four and again three to each. If the players have not agreed on another order first, any other is a misdeal.',
      laws: [18, 23],
      foster: 'The same order, and no other.',
      today: 'The same order.',
    },
    {
      heading: 'Misdeals',
      id: 'misdeals',
      says: 'The dealer deals again and is fined ten points, unless a card plainly fell on the floor. A declarer who has ten cards, and has named a game before anyone noticed, may play it. A declarer with a wrong number of cards loses the game whenever it is found out.',
      laws: [21, 23, 46],
      foster:
        'The same dealer deals again and pays nothing. During the play only those with the right number of cards can win.',
      today:
        'A wrong number is dealt again only if somebody says so before the bidding ends, or if both sides have it wrong.',
    },
    {
      heading: 'Dealing out of turn',
      id: 'dealing-out-of-turn',
      says: 'Once all the cards are dealt, the deal is played. The player who was passed over deals next, and the one who dealt too early is left out, so that each player still deals once in the round.',
      laws: [20],
      foster:
        'The deal stands only when somebody has bid or named a game, and the wrong dealer loses ten points.',
      today:
        'If the order went wrong in earlier rounds, these stand. The round that is being played is played again.',
    },
    {
      heading: 'Exposed cards',
      id: 'exposed-cards',
      says: 'If a card shows in dealing, there is a new deal. Where a table leaves the choice to the players, you must speak before you look at your hand.',
      laws: [22],
      foster: 'A new deal, without a choice.',
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
      says: 'It is dealt in the middle of the deal, never first or last. Nobody may see it before a game is named that uses it, or before the end. It counts for the declarer, in points and in matadors. In a Nullo it does not count, and in a Ramsch it goes with the last trick.',
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
      says: 'If a player has taken the skat into the hand before a game is named, the dealer draws cards from that hand until ten are left, and the bidding goes on. The player pays 25 points, and may neither bid nor play a game in that deal.',
      laws: [27],
      foster: 'The same, drawn face down, with the same 25 points, if the bidding has not begun.',
      today:
        'The twelve cards are shuffled and the dealer draws two. The player may not bid, but pays nothing.',
    },
    {
      heading: 'Seeing both skat cards',
      id: 'seeing-both-skat-cards',
      says: 'A declarer who sees both by mistake, without having said Passt-mir-nicht, must turn up the top one, which makes trump.',
      laws: [29],
      foster: 'The suit of higher value must be played.',
      today: 'Nothing is turned up.',
    },
    {
      heading: 'Passt nicht',
      id: 'passt-nicht',
      says: 'A declarer who does not like the first card need not show it. The second must be shown before it goes into the hand, and its suit is trump. If it is a jack, the declarer may play its suit or a Grand. If the second card goes into the hand unseen, the defenders name the trump. Won, the game counts as a Tournee; lost, it counts double.',
      laws: [28, 30],
      foster: 'A card put into the hand without being shown makes the game a Passt-mir-nicht.',
      today: 'Nothing is turned up: both cards are always taken together, and any game may follow.',
    },
    {
      heading: 'Looking at the skat',
      id: 'looking-at-skat',
      says: 'The dealer pays ten points for it. A defender pays the whole game, and the declarer may play it out to raise the price. A declarer who has no right to look has lost.',
      laws: [24, 26],
      foster:
        'Before the play, a player who looks may not bid, and anyone else pays ten points. During the play, a player who looks is charged the value of the game.',
      today:
        'A player who looks at it after the deal may not bid. Once the game is named, a side that looks at it loses the plain game.',
    },
    {
      heading: 'Discarding',
      id: 'discarding',
      says: 'You may put away any two of the twelve cards, those of the skat or others, to be rid of a suit or to save points. From ace, ten and king of a long suit both high cards may go. If you put away one card too many or too few, the game is lost.',
      laws: [32],
      foster: 'The same, unless it is noticed before the first trick is turned.',
      today:
        'The declarer puts any two away before naming the game. A declarer who does not has lost.',
    },
  ],
};
