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
      says: 'Anyone who dislikes a seat, because an onlooker leans over it or because of a neighbour, may ask for the places to be drawn. The player with the lowest card chooses first. In tournaments you take the seat you draw.',
      laws: [9],
      foster: 'The same order, lowest card first, and the player who drew it deals.',
      today:
        'By lot, or as the places are set. The first chooses, and the others follow clockwise.',
    },
    {
      heading: 'Newcomers',
      id: 'new-comers',
      says: 'A player who joins late starts with the lowest score, not with the average. If the others will not have that, they settle and begin anew.',
      laws: [8],
      foster:
        'Only when a round is over and the others agree, in the seat whose turn it is to deal.',
      today: 'Only if all agree, and when a new round begins.',
    },
    {
      heading: 'Announcement to quit',
      id: 'announcement-to-quit',
      says: 'Unless a time was fixed, you announce that you want to stop, and play three rounds more.',
      laws: [7, 10],
      foster:
        'The game ends with a round, and nobody leaves in the middle of one without a substitute.',
      today: null,
    },
    {
      heading: 'Games permitted',
      id: 'games-permitted',
      says: 'Side games must be announced before the first deal. A newcomer who did not hear of them may insist on the official rules.',
      laws: [],
      foster: null,
      today: 'None but the official game.',
    },
    {
      heading: 'Official games',
      id: 'official-games',
      says: 'Frage from ten points up, though not in tournaments; Tourne and Passt-mir-nicht; Solo; the four Grands, turned, Guckser, Solo and Ouvert; Nullo and open Nullo, neither with the skat.',
      laws: [1],
      foster: 'The same games with other base values, and Ramsch among them.',
      today: 'Turning up is gone. All games, Null too, are played with the skat or from the hand.',
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
      says: 'The player with the lowest card deals. More often it is the player on the scorekeeper’s left, so that the scorekeeper deals last and everybody has dealt equally often.',
      laws: [9, 15],
      foster:
        'The player with the lowest card deals, and the player on the dealer’s right keeps the score.',
      today: 'The player in the first place.',
    },
    {
      heading: 'Shuffling',
      id: 'shuffling',
      says: 'At least three times before every deal, and no card may show.',
      laws: [17],
      foster: 'The dealer shuffles well, and last; anybody may ask to shuffle before.',
      today: 'Before every deal, and no card may show.',
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
      says: 'Three to each, two for the skat, four to each, three to each. Another order must be agreed on first, or it is a misdeal.',
      laws: [18, 23],
      foster: 'The same order, and no other.',
      today: 'The same order.',
    },
    {
      heading: 'Misdeals',
      id: 'misdeals',
      says: 'The dealer deals again and is fined ten points, unless a card plainly fell on the floor. A declarer who has ten cards, and has named a game before anyone noticed, may play it. A declarer with a wrong number has no game, however late anybody notices.',
      laws: [21, 23, 46],
      foster:
        'The same dealer deals again and pays nothing. During the play only players with the right number of cards can win.',
      today:
        'A wrong number is dealt again only if somebody says so before the bidding ends, or if both sides have it wrong.',
    },
    {
      heading: 'Dealing out of turn',
      id: 'dealing-out-of-turn',
      says: 'Once all cards are dealt, the deal is played. The player passed over deals next, and the one who dealt too early is left out, so that each still deals once in the round.',
      laws: [20],
      foster:
        'The deal stands only when somebody has bid or named a game, and the wrong dealer loses ten points.',
      today:
        'If the order went wrong in earlier rounds, they stand. The round in play is played again.',
    },
    {
      heading: 'Exposed cards',
      id: 'exposed-cards',
      says: 'If a card shows in dealing, there is a new deal. Where a table leaves that to the players, you must ask for one at once, before you look at your hand.',
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
      says: 'It is dealt between the others’ cards, never first or last. Nobody may see it before the end, or before a game is named that uses it. It counts for the declarer, in points and in matadors. In a Nullo it does not count, and in a Ramsch it goes with the last trick.',
      laws: [18, 24],
      foster: 'The same, but in a Ramsch it counts for nobody.',
      today: 'The same for the declarer; there is no Ramsch.',
    },
    {
      heading: 'Exposed skat',
      id: 'exposed-skat',
      says: 'If anybody sees one of its cards, there is a new deal, always.',
      laws: [24],
      foster: 'A player who sees one may not bid in that deal; anyone else pays ten points.',
      today: 'A player who looks at it or turns it up may not bid.',
    },
    {
      heading: 'Missing skat cards',
      id: 'missing-skat-cards',
      says: 'If a player has taken the skat up by mistake before a game is named, the dealer draws cards out of that hand until ten are left, and the bidding goes on. The guilty player pays 25 points, and may neither bid nor play a game in that deal.',
      laws: [27],
      foster: 'The same, drawn face down, with the same 25 points, if the bidding has not begun.',
      today:
        'The twelve cards are shuffled and the dealer draws two. The player may not bid; that is all.',
    },
    {
      heading: 'Seeing both skat cards',
      id: 'seeing-both-skat-cards',
      says: 'A declarer who sees both by mistake, without having said Passt-mir-nicht, must turn the top one, and it is trump.',
      laws: [29],
      foster: 'The suit of higher value must be played.',
      today: 'Nothing is turned up.',
    },
    {
      heading: 'Passt nicht',
      id: 'passt-nicht',
      says: 'You need not show the first card if it does not suit you. You must show the second before you take it into your hand, and its suit is trump; if it is a jack, you may play its suit or a Grand. If you mix the second card in unseen, the defenders name the suit. The game counts as a Tourne when it is won, and double when it is lost.',
      laws: [28, 30],
      foster: 'A card put into the hand without being shown makes the game a Passt-mir-nicht.',
      today: 'Nothing is turned up: both cards are always taken together, and any game may follow.',
    },
    {
      heading: 'Looking at the skat',
      id: 'looking-at-skat',
      says: 'A dealer who looks pays ten points. A defender pays for the whole game, and the others may play it out to raise its value. A declarer who may not look and does has lost.',
      laws: [24, 26],
      foster:
        'Before the play a player loses the right to bid and anyone else ten points; during the play a player is charged the value of the game.',
      today:
        'A player who looks at it after the deal may not bid. Once the game is named, the side that looks at it has lost a plain game.',
    },
    {
      heading: 'Discarding',
      id: 'discarding',
      says: 'Any two of the twelve, those of the skat or others, to be rid of a suit or to save points. With ace, ten and king of a long suit both high cards may go. If you put away one card too many or too few, the game is lost.',
      laws: [32],
      foster: 'The same, if it is not noticed before the first trick is turned.',
      today: 'Any two, before the game is named. Without putting two away the game is lost.',
    },
  ],
};
