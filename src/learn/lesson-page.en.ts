/** The page of the lesson, in lines with marks (src/lib/marked.ts). */

/** What stands before and after the lesson. */
export const LESSON_PAGE = {
  title: 'Skat in ten minutes',
  description:
    'A first lesson in Skat for someone who knows no card game: what a trick is, trumps, points, what a game is worth, bidding, and a first deal, played card by card.',
  opening: 'Three players, 32 cards. You need no experience of card games.',
  then: 'And then?',
  play: 'You know enough to play: [sit down to a first whole game](/play/#first), with a guide beside you.',
  read: 'The book explains what a first lesson leaves out, with hands that you play through at the table. Read these four chapters first, in this order:',
  chapters: [
    '[Description of the Game](/manual/description-of-the-game/) gives the whole of Skat in outline.',
    '[First Principles](/manual/first-principles/) repeats what you have learned here, and adds to it.',
    '[The Simple Game](/manual/the-simple-game/) plays another hand in which the skat is taken up, and it turns on a single point.',
    '[Scoring](/manual/scoring/) explains what games win and lose.',
  ],
  lookUp:
    'Look things up in the [laws](/manual/the-laws/) and in the [glossary](/glossary/). To get used to the cards, [say who takes the trick](/practice/tricks/) and [count points](/practice/points/) for a while.',
  rules:
    'The lesson teaches today’s rules; in 1922, when the hands of this book were played, each suit had three base values, one for each way to play it, and most lost games counted once, as [Scoring](/manual/scoring/) explains.',
} as const;
