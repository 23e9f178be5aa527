/** The page of sources; lines with marks are read by src/lib/marked.ts. */
import type { CitedBook } from '../books.ts';

/** Its head and its sections. */
export const SOURCES_PAGE = {
  title: 'Sources',
  description:
    'The manual of 1922 that this book follows, the other books in its margins, and where each is cited.',
  opening: 'The manual that this book follows, and the books that its notes cite.',
  manual: {
    heading: 'The manual',
    /** The title of the manual stands in the gap. */
    text: 'Robert Frederick Foster, {manual}, third edition, New York, E. P. Dutton, 1922, in the text that Distributed Proofreaders Canada made of it. The chapters and hands of this book follow it, and its page numbers stand beside our text. Its mistakes are listed in the [Errata](/errata/).',
  },
  game: 'On the game',
  history: 'On its history',
  ours: {
    heading: 'What is ours',
    text: 'We take facts from the old books: deals, plays, rules, values, dates. The sentences are new. A note that names no source is a remark of ours. Where we say that a game is won in so many deals in a hundred, our solver played those deals with all cards open: [Foster put to the proof](/proof/) explains how, and how to repeat it.',
  },
  licence: {
    heading: 'What you may do with it',
    /** The name of the licence stands in the gap, as a link. */
    texts:
      'The texts, the hands and the data are under the licence {licence}. You may copy, print, translate, change and even sell them if you name “Vorhand, a manual of Skat”, link to it where you can, and say what you changed. The deals, plays and rules themselves are facts and belong to nobody. We chose this licence because a club’s page or another program may then put our hands beside its own, whatever its own licence is.',
    name: 'Creative Commons Attribution 4.0',
    program:
      'The program is free to use and to change under the MIT License. The typeface, EB Garamond, is under the SIL Open Font License. The kings, queens and jacks on large cards were drawn by [Adrian Kennard](https://www.me.uk/cards/), who gave them to the public domain under CC0; their colours are ours. [One file](/licences.txt) has these licences and those of all packages that the site contains.',
  },
} as const;

/** What each source on the game is and what we take from it. */
export const GAME_SOURCES = {
  Eichhorn:
    'By J. Charles Eichhorn. The rules, values and penalties of the North American Skat League, with much advice and many side games. Our text was read from the pages by a machine, which lost its pictures of hands and most page numbers, so we cite it by headings.',
  Hoyle:
    'The chapter on Skat in a large book of games. It has older German rules, the order of calling by suits, and opinions of its own. It too is cited by headings.',
  Today:
    'The official rules of the game today. Our notes explain, in our words, what differs from 1922.',
  Capellen:
    'Two new games of war, printed at Hanover, one of which is Mate. We know it only from Sid Sackson’s account, and take from that the rules and moves, but no sentence.',
  Scoring: 'How tournaments count today.',
} as const satisfies Readonly<Partial<Record<CitedBook, string>>>;

/** The same for the sources on its history. */
export const HISTORY_SOURCES = {
  Altenburg: 'The town in which the game began, on the congresses and the league.',
  Cotton: 'An English book of games, for the word matador.',
  Duden: 'For the word Skat and where it comes from.',
  Martin: 'A study of the tarok that the inventors of the game knew.',
  Matthes: 'On the town, its players and its newspapers.',
  Pratesi: 'On the notary whose diary has the oldest mention of tarok cards.',
  Thuringia: 'A page on people of Thuringia, for the man who introduced the bidding.',
  UNESCO: 'The German register of intangible heritage, which lists Skat.',
  Wikipedia: 'For dates, and for how much of the old stories can be proved.',
} as const satisfies Readonly<Partial<Record<CitedBook, string>>>;

/** In how many notes a book is cited, above the list of their chapters. */
export const sayCited = (notes: number): string => `Cited in ${notes} notes`;
