/** The page on the hands as data; lines with marks are read by src/lib/marked.ts. */
import { listed } from '#edition/game/words/lists.ts';

/** Its head and its opening. */
export const DATA_PAGE = {
  title: 'The hands as data',
  description:
    'Every hand of the book as text and as JSON, for programs: the addresses, the fields, and what will not change.',
  opening: 'Every hand of the book, for programs. Take what you need.',
  addresses: 'There are four addresses, and they will not change:',
  again:
    'A hand as JSON can be turned back into the same hand: paste it into [the analysis room](/analyse/), give it to the element for [pages of your own](/embed/), or read it with the package for [programs](/developers/). Its form is described in a [JSON Schema](/data/hand.schema.json), with which editors complete and check it.',
  embed:
    'To show a hand on a page of your own you need none of these: see [how to embed one](/embed/).',
  cards:
    'A card is a suit letter and a rank, `CJ`, `H10`, `D7`. New fields may be added; none will be renamed, dropped or given another meaning.',
} as const;

/** The addresses, each with what is there. */
export const DATA_ADDRESSES: Readonly<Record<string, string>> = {
  '/hands/index.json': 'all hands in the order of the book, with game, declarer, result and value;',
  '/hands/foster-09.json':
    'one hand with all that its file has: the deal, the play, comments, variations and errata; and the points and the score;',
  '/hands/foster-09.hand':
    'the same hand as its author wrote it, with comments and variations, in [our notation](/notation/);',
  '/hands/foster-09.analysis.json': 'the value of the hand after each card, with all cards open.',
};

/** The index of all hands. */
export const DATA_INDEX = {
  heading: 'The index',
  text: 'The index is a list of objects. `points` are the declarer’s card points, or the loser’s in a Ramsch, and null where points do not count; `value` is what the game was worth and `score` what was scored for it.',
  example: 'One entry of the index',
} as const;

/** A hand of Skat, with its table of fields; the kinds of contract stand in the gap. */
export const DATA_HAND = {
  heading: 'A hand',
  field: 'Field',
  meaning: 'Meaning',
  kinds: 'The kinds of contract: {kinds}.',
  example: 'Hand 9 as JSON',
} as const;

/** The fields of a hand and what they mean. @param laws the ids of the rule books. */
export const dataFields = (
  laws: readonly string[],
): readonly (readonly [name: string, meaning: string])[] => [
  ['format', '1. It goes up with a change that older programs would get wrong.'],
  ['id', 'The hand’s name in addresses: lower-case letters, digits and hyphens. It never changes.'],
  ['number', 'Its number in the book it comes from, or null.'],
  ['title, source, page', 'Text; source and page may be null.'],
  ['laws', `The rule book it is scored by: ${listed(laws, 'or')}.`],
  [
    'contract',
    'kind (see below); trump, a suit letter or null; announced, “schneider”, “schwarz” or null.',
  ],
  ['declarer', 'V, M or H (Vorhand, Mittelhand, Hinterhand); null in a Ramsch.'],
  [
    'bidding',
    'As in hand files, “M 10, V yes, M pass, H pass”, with “...” where the source does not say; or null.',
  ],
  [
    'comment, biddingComment, layoutComment',
    'What is said of the deal and the hand as a whole, of the bidding, and of the two cards put away. Here and below, whatever is empty is left out.',
  ],
  ['turned', 'The card turned up for trump, or null.'],
  ['deal', 'V, M, H: ten cards each as dealt; skat: two.'],
  ['layout', 'The two cards the declarer put away, or null.'],
  ['handedRound', 'In a Schiebe-Ramsch the two cards that each seat passed on; else null.'],
  ['exchange', 'In a Revolution the cards that the defenders exchanged; else null.'],
  [
    'tricks',
    'In order: leader, the card of each seat, winner, card points. Then by seat marks (good, mistake or interesting) and comments, the comment on the trick, and its variations.',
  ],
  [
    'variations',
    'What else could have been done: id, title, comment and tricks, of which the first takes the place of the trick that the variation stands in. Before the first trick another contract, declarer or layout.',
  ],
  [
    'table, tableNotes',
    'Where play stopped in the middle of a trick: the cards on the table, the leader’s first; and their marks, comments and variations.',
  ],
  ['conceded', 'The side that gave up the rest, “declarer” or “defenders”.'],
  [
    'brokenOff',
    'true where the play stops before its end. All that follows from the end is then null.',
  ],
  [
    'points',
    'Card points of declarer (with those of the skat), defenders, and skat by itself. A declarer who took no trick does not count the skat. In a Ramsch the points by seat.',
  ],
  ['matadors', '{ "with": 3 } or { "without": 1 }; null in games without trumps and in a Ramsch.'],
  ['value', 'base × multiplier = points: what the game was worth as it was played.'],
  ['won', 'true or false; null in a Ramsch.'],
  ['score', 'What is scored: by the declarer, or by each loser of a Ramsch.'],
  ['loser', 'In a Ramsch only: the seat that lost it, or null when it was not just one.'],
  ['errata', 'Where the hand departs from its source: at, printed, corrected, why, open.'],
];

/** A hand of whist and the like. */
export const DATA_OTHER_GAMES = {
  heading: 'A hand of another game',
  text: 'Hands of the other books’ games, such as [the first of whist](/hands/pole-1.json), have `game` in place of a contract, `trump` and the card `turned` up or null, who dealt and who leads, the cards of each seat by its letter in `deal`, and in `tricks` for each trick its `leader`, its `cards` in the order played and its `winner`. `printed` there has the seats whose cards the source prints, or null where it prints all of them or we do not know. `result` is written as that game counts. These hands have no analysis, and are not in the index.',
} as const;

/** The analysis of a hand. */
export const DATA_ANALYSIS = {
  heading: 'The analysis',
  text: '`stops` gives for each place, named as in addresses, the value after every card that may be played there: the declarer’s final card points with best play by all; in a Nullo or with schwarz announced it is 1 if the declarer can still succeed, else 0. `layouts` has the same for the 66 pairs that could be put away, `games` for every game of each seat: `untouched` with the skat left alone, `taken` with it taken up. A Ramsch has no values. `version` goes up when any of these changes its meaning.',
} as const;
