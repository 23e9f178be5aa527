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
      says: 'Anyone who dislikes a seat, because an onlooker leans over it or because of a neighbour, may ask for the places to be drawn. The lowest card chooses first. In tournaments the seat you draw is yours.',
      laws: [9],
      foster: 'The same order, lowest card first, and the one who drew it deals.',
      today:
        'By lot, or as the places are set. The first chooses, and the others follow clockwise.',
    },
    {
      heading: 'Newcomers',
      id: 'new-comers',
      says: 'Whoever joins late starts level with the lowest score, and not with the average. If that suits nobody, the game is settled and begun anew.',
      laws: [8],
      foster:
        'Only when a round is over and the others agree, in a seat that brings the deal with it.',
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
      says: 'What else a table plays is to be said before the first deal. A newcomer who was not told may insist on the official rules.',
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
      today:
        'Turning up is gone. All games are played with the skat or from the hand, Null among them.',
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
      says: 'The lowest card deals. More often it is the player on the left of the one who keeps score, so that the scorekeeper deals last and everybody has dealt the same number of times.',
      laws: [9, 15],
      foster: 'The lowest card deals, and the player on the dealer’s right keeps the score.',
      today: 'Whoever sits in the first place.',
    },
    {
      heading: 'Shuffling',
      id: 'shuffling',
      says: 'At least three times before every deal, and no card may show.',
      laws: [17],
      foster: 'Well, and anybody may ask to shuffle; the dealer shuffles last.',
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
      says: 'The dealer deals again and is fined ten points, unless a card plainly fell on the floor. A declarer who has ten cards, and has named a game before anyone noticed, may play it. A declarer with a wrong number has no game, at whatever card it comes out.',
      laws: [21, 23, 46],
      foster:
        'The same dealer deals again and pays nothing. During the play only those with the right number of cards can win.',
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
        'If the order went wrong in earlier rounds, these stand. The round that is being played is played again.',
    },
    {
      heading: 'Exposed cards',
      id: 'exposed-cards',
      says: 'A card that shows in dealing means a new deal. Where a table leaves it open, you must speak at once, before you look at your hand; later is too late.',
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
      says: 'It is laid in the course of the deal, never first or last. Nobody may know it before a game is named that uses it, or before the end. It counts for the declarer, in points and in matadors; not in a Nullo; in a Ramsch with the last trick.',
      laws: [18, 24],
      foster: 'The same, but in a Ramsch it counts for nobody.',
      today: 'The same for the declarer; there is no Ramsch.',
    },
    {
      heading: 'Exposed skat',
      id: 'exposed-skat',
      says: 'One of its cards seen by anybody means a new deal, always.',
      laws: [24],
      foster: 'A player who sees one may not bid in that deal; anyone else pays ten points.',
      today: 'A player who looks at it or turns it up may not bid.',
    },
    {
      heading: 'Missing skat cards',
      id: 'missing-skat-cards',
      says: 'If the skat has got into somebody’s hand before a game is named, the dealer draws cards out of that hand until ten are left, and the bidding goes on. The guilty player pays 25 points, and may neither bid nor play a game in that deal.',
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
      says: 'The first card need not be shown if it does not suit; the second must be, before it goes into the hand, and is trump. If it is a jack, suit or Grand may be played. A second card mixed in unseen is trump no more: the defenders name the suit. Won, the game counts as a Tourne; lost, it counts double.',
      laws: [28, 30],
      foster: 'A card put into the hand without being shown makes the game a Passt-mir-nicht.',
      today: 'Nothing is turned up: both cards are always taken together, and any game may follow.',
    },
    {
      heading: 'Looking at the skat',
      id: 'looking-at-skat',
      says: 'The dealer pays ten points for it. A defender pays the whole game, and the others may play it out to make it dearer. A declarer who looks without a right has lost.',
      laws: [24, 26],
      foster:
        'Before the play a player loses the right to bid and anyone else ten points; during the play a player is charged the value of the game.',
      today:
        'A player who looks at it after the deal may not bid. Once the game is named, the side that looks at it has lost a plain game.',
    },
    {
      heading: 'Discarding',
      id: 'discarding',
      says: 'Any two of the twelve, those of the skat or others, to be rid of a suit or to save points. With ace, ten and king of a long suit both high cards may go. One card too many or too few put away, and the game is lost.',
      laws: [32],
      foster: 'The same, if it is not noticed before the first trick is turned.',
      today: 'Any two, before the game is named. Without putting two away the game is lost.',
    },
  ],
};
