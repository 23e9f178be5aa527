/** The index of hands; lines with marks are read by src/lib/marked.ts. */
import { inWords } from '#edition/game/words/number-words.ts';
import type { HandCount } from '../hand-count.ts';

/** Its head and its foot. */
export const HANDS_PAGE = {
  title: 'Illustrative Hands',
  description:
    'Foster’s index to the illustrative hands: game, declarer, points and score of each, to play through card by card.',
  caption: 'Index to the Illustrative Hands',
  after:
    'In a Nullo no points are counted. A Ramsch has no declarer, so the points and the score are the loser’s. For the games of [other books](/shelf/) the table gives the result of each side.',
} as const;

/** What the index has, and what its columns mean. */
export const introduceHands = ({ all, manual, otherGames, skat }: HandCount): string =>
  `You can play through ${all} hands card by card: the ${manual} of Foster’s manual, ${inWords(skat - manual)} more of Skat and ${inWords(otherGames)} of other games. _Points_ are the declarer’s card points, _score_ is what was scored, and _page_ is the page of 1922 that has the hand.`;

/** The columns of the index. */
export const HAND_COLUMNS = {
  number: 'No.',
  numberInFull: 'Number',
  game: 'Game',
  declarer: 'Declarer',
  points: 'Points',
  result: 'Result',
  score: 'Score',
  page: 'Page',
} as const;

/** How a hand ended, in its row. */
export const HAND_RESULTS = { won: 'won', lost: 'lost' } as const;
