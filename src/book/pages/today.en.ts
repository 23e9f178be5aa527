/** The page of today’s game; in lines with marks (src/lib/marked.ts). */
export const TODAY_PAGE = {
  title: 'Today’s Skat',
  description:
    'The game as clubs play it now: bidding by numbers, what a hand is worth, the two cards you put away, suit games, Grands and Nulls, defending, lists and the rules in force.',
  opening:
    'The game as clubs play it now, by the International Skat Order. The advice here is ours, and wherever dealt hands can test it, they have.',
  more: 'New to Skat? [Learn it in ten minutes](/learn/) first. Then bid and play by these rules [at the table](/play/), or keep the score of your own evening on [the pad](/score/). How the game was played a hundred years ago is in [Foster’s manual](/manual/).',
} as const;
