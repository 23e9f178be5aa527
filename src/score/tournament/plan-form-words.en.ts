/** The form of a new tournament: the list of its players, and its rules. */
import { counted } from '#edition/game/words/nouns.ts';

/** The list of the players, and the buttons that seat them. */
export const LIST_FORM = {
  players: 'Players, one name to a line',
  points: 'Points',
  games: 'Games',
  byLot: 'Draw lots for the seats',
  inOrder: 'Seat them as listed',
  /** How the list is written, by what it can have; lines with marks (src/lib/marked.ts). */
  teams:
    'Write a team after the name and a slash: *Brown / Spade Kings*. Players with the same team name are a team.',
  pairs: 'Two players who follow each other in the list are a pair, unless lots are drawn.',
  umpires:
    'Put a star before each player who keeps a table’s score, {example}: one for each table. Without stars, lots decide who keeps the scores.',
  umpireExample: '* Brown',
} as const;

/** How many players are listed, and before it says what their tables will be. */
export const sayListed = (players: number): string => `${counted(players, 'player')}.`;

/** The rules of a tournament. */
export const PLAN_FORM = {
  movement: 'Movement',
  section: 'Tables in a section, at most',
  deals: 'Deals',
  dealsBeforeMove: 'Deals before a move',
  seriesDeals: 'at a table of four; a table of three plays a quarter fewer',
  rounds: 'Rounds',
  allRounds: 'all',
  allRoundsOf: (rounds: number): string => `all ${rounds}`,
  prizes: 'Prizes',
  places: 'Places',
  ofEach: 'Prizes of each kind',
  winsBoth: 'A player who wins both takes',
  before: { points: 'The prize for points', games: 'The prize for games' },
  also: 'And also',
  hardest: 'A prize for the hardest game',
  booby: 'A booby prize for the most points lost',
} as const;

/** The rules of a tournament in series. */
export const SERIES_FORM = {
  series: 'Series',
  laterSeats: 'Later seats',
  /** @param note what the choice means. */
  seating: (note: string): string => `From the second series on. ${note}`,
  /** The fields for money, each with what stands behind it. */
  money: {
    entry: ['Entry money', 'from each player'],
    lost: ['Lost games', 'for each of the first three in a series'],
    lostMore: ['From the 4th', 'for each lost game after the third in a series'],
  },
  none: 'none',
} as const;
