/** The rules of a sheet, as the players choose them. */

/** The rows of the form, and the button that opens it. */
export const RULES_FORM = {
  change: 'Change',
  done: 'Done',
  laws: 'Rules',
  list: 'Counted',
  lists: { plain: 'Game points only', seeger: 'Seeger’s points too' },
  seegerNote:
    'Seeger’s way adds 50 points for each game won and takes 50 for each game lost, for which each of the others gets 40 (30 at a table of four).',
  players: 'Players',
  three: 'Three',
  four: 'Four: the dealer sits out',
  length: 'Deals',
  noEnd: 'no end',
  agreement: 'By agreement',
  agreed: 'Games that the book leaves to agreement',
  playersStay:
    'The number of players cannot change now, because deals have been entered. If somebody comes or goes, balance this sheet and begin another.',
} as const;
