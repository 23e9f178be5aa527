/** The list of errata. */

/** What stands around the errata. */
export const ERRATA_PAGE = {
  title: 'Errata',
  description:
    'The misprints and slips of Foster’s Skat Manual of 1922, hand by hand and page by page, and what is right.',
  opening:
    'The mistakes of the manual of 1922, in its hands and its text, and what we think is right.',
  figures:
    'Foster’s diagrams show the cards as they were dealt, and his tables of the play show them as they were held once two cards had been put away. Vorhand leads to the first trick. The card that wins is underlined, and the card below it leads the next trick. On the right, the column marked plus has the points that the declarer takes, and the column marked minus those of the defenders. Our figures mark the winner of each trick and keep both counts.',
  hands: 'In the hands',
  otherHands: 'In hands from elsewhere',
  /** What is printed where nothing is. */
  nothing: 'nothing',
  /** Between what is printed and what is right, for those who do not see the arrow. */
  right: 'is printed; it should be',
  open: '(the source leaves it open)',
  text: 'In the text',
  ofText: 'Here are slips in the chapters, and places where the book contradicts itself.',
  seeNote: 'See the note beside the text.',
} as const;

/** How the errata were found, and how many there are. */
export const introduceErrata = (places: number, hands: number): string =>
  `A machine has played every hand of the book card by card. Where a card is printed twice, a suit is not followed or a sum is wrong, the hand cannot have been played as the page says. There are ${places} such places in ${hands} hands. Each entry names the place and gives our reason; what we think is right stands after the arrow.`;
